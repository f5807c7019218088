import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { optionalSetting } from "./environment.ts";
import { lazy } from "./lazy.ts";

/** One service for all functions: a metric is the product's, whichever function noted it. */
const metrics = lazy(() => new Metrics({ serviceName: "animation-agent" }));

/** Counts something in a line of the log that CloudWatch reads as a metric: no call is made for it, and none can fail. */
export const count = (name: string, of: Readonly<Record<string, string>> = {}, by = 1): void => {
  // Who runs functions without a place for metrics wants none.
  if (!optionalSetting("POWERTOOLS_METRICS_NAMESPACE")) return;
  const one = metrics().singleMetric();
  if (Object.keys(of).length > 0) one.addDimensions({ ...of });
  one.addMetric(name, MetricUnit.Count, by);
};
