import { Duration } from "aws-cdk-lib";
import { MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { type EnvironmentName, metricsNamespace } from "../options.ts";

/** A count that functions note themselves (functions/connect/metrics.ts), of all of them together. */
export const counted = (
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

/** The same count of every provider and kind of work there is: which they are is known when one is asked. */
export const ofProviders = (
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

/** What is asked of providers that cost something or may be away: an alarm names its metrics, it cannot search. */
export const asked = [
  ["gemini", "write"],
  ["gemini", "draw"],
  ["gemini", "speak"],
  ["gemini", "assist"],
  ["polly", "speak"],
] as const;

/** The sum of a count over `asked`, nothing where there is none. */
export const ofAsked = (environmentName: EnvironmentName, metricName: string, minutes: number): MathExpression => {
  const metrics = asked.map(([provider, work]) =>
    counted(environmentName, metricName, { of: { provider, work }, minutes }),
  );
  const names = metrics.map((_, at) => `m${at}`);
  return new MathExpression({
    expression: names.map((name) => `FILL(${name}, 0)`).join(" + "),
    usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric])),
    label: metricName,
    period: Duration.minutes(minutes),
  });
};
