import { Duration } from "aws-cdk-lib";
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  type Metric,
  Row,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { prices } from "#infra/cost/prices.ts";
import type { Lambda } from "./lambda.ts";
import { countMetric, countOfAllProviders } from "./metrics.ts";
import type { MonitoredResources } from "./monitored-resources.ts";

const states = ["created", "started", "retried", "completed", "failed", "cancelled"];

/** The overview of the product: alarms first, then films, providers, credits and cost. */
export const makeDashboard = (
  scope: Construct,
  dashboardName: string,
  monitored: MonitoredResources,
  alarms: readonly Alarm[],
): Dashboard => {
  const { options, stages, gateway, machines, deadLetters } = monitored;
  const { environmentName } = options;
  const [makeVideo] = machines;
  const hour = { period: Duration.hours(1) };
  const tasks = states.map((became) =>
    countMetric(environmentName, "Tasks", { of: { became } }).with({ label: became }),
  );
  const held = countMetric(environmentName, "CreditsHeld");
  const rows: readonly (readonly IWidget[])[] = [
    [new AlarmStatusWidget({ title: "Alarms", alarms: [...alarms], width: 24, height: 3 })],
    [
      graph("Tasks by state", tasks),
      graph("Executions, from start to end", [
        makeVideo.metricTime({ ...hour, statistic: "p50", label: "p50" }),
        makeVideo.metricTime({ ...hour, statistic: "p95", label: "p95" }),
      ]),
      graph("Stages, mean time", timesOf(stages)),
    ],
    [
      graph("Provider calls", [countOfAllProviders(environmentName, "ProviderCalls", "calls")]),
      graph("Provider errors", [
        countOfAllProviders(environmentName, "ProviderErrors", "errors"),
        countOfAllProviders(environmentName, "ProviderBlocks", "blocked"),
        countOfAllProviders(environmentName, "ProviderWaits", "waits: paused"),
      ]),
      graph("Faults and dead letters", [
        countMetric(environmentName, "Faults").with({ label: "faults" }),
        countMetric(environmentName, "FailedAttempts").with({ label: "attempts that failed" }),
        deadLetters.metricApproximateNumberOfMessagesVisible({ label: "dead letters" }),
      ]),
    ],
    [
      graph("Credits held, since the start of this view", [
        new MathExpression({
          expression: "RUNNING_SUM(FILL(held, 0))",
          usingMetrics: { held },
          label: "credits",
          period: Duration.minutes(5),
        }),
      ]),
      graph("Cost of a film in dollars, by list prices", [costOfFilm(monitored)]),
      graph("The API", [
        gateway.metricCount({ label: "requests" }),
        gateway.metricClientError({ statistic: "Sum", label: "refused" }),
        gateway.metricServerError({ statistic: "Sum", label: "failed" }),
      ]),
    ],
  ];
  return new Dashboard(scope, "Dashboard", {
    dashboardName,
    defaultInterval: Duration.days(1),
    widgets: rows.map((row) => [new Row(...row)]),
  });
};

const graph = (title: string, left: readonly IMetric[]): GraphWidget =>
  new GraphWidget({ title, left: [...left], width: 8, height: 6, leftYAxis: { showUnits: false } });

const timesOf = (stages: readonly Lambda[]): Metric[] =>
  stages.map((stage) => stage.metricDuration({ statistic: "Average", label: stage.node.id }));

/** The cost of an hour's functions and engine calls, divided by the films that were completed in it. */
const costOfFilm = ({ options: { environmentName }, stages }: MonitoredResources): MathExpression => {
  const minutes = 60;
  const period = Duration.minutes(minutes);
  const durations = Object.fromEntries(
    stages.map((each, at) => [`s${at}`, each.metricDuration({ statistic: "Sum", period })]),
  );
  const compute = stages
    .map(
      (each, at) => `FILL(s${at}, 0) * ${((each.memoryMegabytes / 1024 / 1000) * prices.lambdaGbSecond).toFixed(12)}`,
    )
    .join(" + ");
  return new MathExpression({
    expression: `(${compute} + FILL(engines, 0)) / films`,
    usingMetrics: {
      ...durations,
      engines: countMetric(environmentName, "EngineCostUsd", { minutes }),
      films: countMetric(environmentName, "Tasks", { of: { became: "completed" }, minutes }),
    },
    label: "dollars",
    period,
  });
};
