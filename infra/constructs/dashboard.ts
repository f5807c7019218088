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
import { measured } from "#infra/cost/measured.ts";
import { prices } from "#infra/cost/prices.ts";
import type { Lambda } from "./lambda.ts";
import { counted, ofProviders } from "./measures.ts";
import type { Watched } from "./watched.ts";

const states = ["created", "started", "retried", "completed", "failed", "cancelled"];

/** The one page that says how the product is: what is wrong first, then films, providers, credits and money. */
export const makeDashboard = (
  scope: Construct,
  dashboardName: string,
  watched: Watched,
  alarms: readonly Alarm[],
): Dashboard => {
  const { options, stages, gateway, machines, undelivered } = watched;
  const { environmentName } = options;
  const [makeVideo] = machines;
  const hour = { period: Duration.hours(1) };
  const tasks = states.map((became) => counted(environmentName, "Tasks", { of: { became } }).with({ label: became }));
  const held = counted(environmentName, "CreditsHeld");
  const rows: readonly (readonly IWidget[])[] = [
    [new AlarmStatusWidget({ title: "What is wrong", alarms: [...alarms], width: 24, height: 3 })],
    [
      graph("Tasks by state", tasks),
      graph("Whole films, from order to end", [
        makeVideo.metricTime({ ...hour, statistic: "p50", label: "half of them" }),
        makeVideo.metricTime({ ...hour, statistic: "p95", label: "19 of 20" }),
      ]),
      graph("Stages, mean time", timesOf(stages)),
    ],
    [
      graph("Calls of providers", [ofProviders(environmentName, "ProviderCalls", "calls")]),
      graph("What providers did not do", [
        ofProviders(environmentName, "ProviderErrors", "errors"),
        ofProviders(environmentName, "ProviderBlocks", "blocked"),
        ofProviders(environmentName, "ProviderWaits", "waits: paused"),
      ]),
      graph("Faults of ours, events nobody took", [
        counted(environmentName, "Faults").with({ label: "faults" }),
        undelivered.metricApproximateNumberOfMessagesVisible({ label: "undelivered" }),
      ]),
    ],
    [
      graph("Credits held, since the beginning of this view", [
        new MathExpression({
          expression: "RUNNING_SUM(FILL(held, 0))",
          usingMetrics: { held },
          label: "credits",
          period: Duration.minutes(5),
        }),
      ]),
      graph("Cost of a film in dollars, by list prices", [costOfFilm(watched)]),
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

/** What the functions of an hour's films took, and what Gemini drew and spoke for them, divided by the films. */
const costOfFilm = ({ options: { environmentName }, stages }: Watched): MathExpression => {
  const minutes = 60;
  const of = (work: string) => ({ of: { provider: "gemini", work }, minutes });
  const period = Duration.minutes(minutes);
  const durations = Object.fromEntries(
    stages.map((each, at) => [`s${at}`, each.metricDuration({ statistic: "Sum", period })]),
  );
  const compute = stages
    .map((each, at) => `FILL(s${at}, 0) * ${((each.memory / 1024 / 1000) * prices.lambdaGbSecond).toFixed(12)}`)
    .join(" + ");
  const { tokens } = measured;
  const scene = 18 * prices.gemini.speechSecond;
  const text = tokens.inPerFilm * prices.gemini.inputToken + tokens.outPerFilm * prices.gemini.outputToken;
  return new MathExpression({
    expression: `(${compute} + FILL(drawn, 0) * ${prices.gemini.picture} + FILL(spoken, 0) * ${scene.toFixed(5)} + FILL(written, 0) * ${text.toFixed(5)}) / films`,
    usingMetrics: {
      ...durations,
      drawn: counted(environmentName, "ProviderCalls", of("draw")),
      spoken: counted(environmentName, "ProviderCalls", of("speak")),
      written: counted(environmentName, "ProviderCalls", of("write")),
      films: counted(environmentName, "Tasks", { of: { became: "completed" }, minutes }),
    },
    label: "dollars",
    period,
  });
};
