import { Duration } from "aws-cdk-lib";
import { MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { type EnvironmentName, metricsNamespace } from "../options.ts";

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

/** The calls of outside providers. An alarm must name its metrics: it cannot search. */
export const externalCalls = [
  ["gemini", "write"],
  ["gemini", "draw"],
  ["gemini", "speak"],
  ["gemini", "assist"],
  ["polly", "speak"],
] as const;

/** The sum of a count over `externalCalls`. Missing data counts as 0. */
export const sumOfExternalCalls = (
  environmentName: EnvironmentName,
  metricName: string,
  minutes: number,
): MathExpression => {
  const metrics = externalCalls.map(([provider, work]) =>
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
