import { Duration } from "aws-cdk-lib";
import { MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { enginesIn } from "#contract/settings/engine-choice.ts";
import { type EnvironmentName, metricsNamespace } from "../options.ts";
import type { MonitoredResources } from "./monitored-resources.ts";

/** A count of all functions (functions/connect/metrics.ts). */
export const countMetric = (
  environmentName: EnvironmentName,
  metricName: string,
  { of = {}, minutes = 5 }: { readonly of?: Record<string, string>; readonly minutes?: number } = {},
): Metric =>
  new Metric({
    namespace: metricsNamespace(environmentName),
    metricName,
    dimensionsMap: { service: "animation-agent", ...of },
    statistic: "Sum",
    period: Duration.minutes(minutes),
  });

/** The same count of all providers. It is a search, because providers are only known when one is called. */
export const countOfAllProviders = (
  environmentName: EnvironmentName,
  metricName: string,
  label = metricName,
): MathExpression => {
  const dimensions = `{"${metricsNamespace(environmentName)}",provider,service,work}`;
  return new MathExpression({
    expression: `SUM(SEARCH('${dimensions} MetricName="${metricName}"', 'Sum', 300))`,
    label,
    period: Duration.minutes(5),
  });
};

/** What the engines of each list are called for. */
const worksOf = { WRITER: ["write", "assist"], ILLUSTRATOR: ["draw"], NARRATOR: ["speak"] } as const;
/** A CloudWatch alarm computes with ten metrics at most. */
const maxMetrics = 10;

/** The calls of engines that are not built in. An alarm must name its metrics: it cannot search. */
export const externalCalls = (
  settings: Readonly<Record<string, string>>,
): readonly (readonly [engine: string, work: string])[] => {
  const calls = Object.entries(worksOf).flatMap(([name, works]) =>
    enginesIn([settings[name] ?? "built-in"])
      .filter((engine) => engine !== "built-in")
      .flatMap((engine) => works.map((work) => [engine, work] as const)),
  );
  // Without other engines the alarms stay, silent, so that choosing one changes no alarm's name.
  return calls.length > 0 ? calls.slice(0, maxMetrics) : [["built-in", "write"]];
};

/** The sum of a count over `externalCalls`. Missing data counts as 0. */
export const sumOfExternalCalls = (
  { options: { environmentName }, settings }: Pick<MonitoredResources, "options" | "settings">,
  metricName: string,
  minutes: number,
): MathExpression => {
  const metrics = externalCalls(settings).map(([provider, work]) =>
    countMetric(environmentName, metricName, { of: { provider, work }, minutes }),
  );
  const names = metrics.map((_, at) => `m${at}`);
  return new MathExpression({
    expression: names.map((name) => `FILL(${name}, 0)`).join(" + "),
    usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric])),
    label: metricName,
    period: Duration.minutes(minutes),
  });
};
