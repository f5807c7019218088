import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { optionalSetting } from "./environment.ts";
import { lazy } from "./lazy.ts";

/** One service name for all functions, so that a metric has the same dimensions in each. */
const metrics = lazy(() => new Metrics({ serviceName: "animation-agent" }));

/** Adds to a metric with a log line in CloudWatch's embedded metric format, which needs no call. */
export const count = (name: string, of: Readonly<Record<string, string>> = {}, by = 1): void => {
  // Without a namespace there are no metrics.
  if (!optionalSetting("POWERTOOLS_METRICS_NAMESPACE")) return;
  const one = metrics().singleMetric();
  if (Object.keys(of).length > 0) one.addDimensions({ ...of });
  one.addMetric(name, MetricUnit.Count, by);
};
