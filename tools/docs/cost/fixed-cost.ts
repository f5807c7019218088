import { watched } from "#infra/cost/measured.ts";
import { prices } from "#infra/cost/prices.ts";

/** US dollars for a month without traffic: the deployment, and the records of `users` users. */
export const fixedCost = (users: number): Readonly<Record<string, number>> => ({
  "Keys (users' secrets, signing of films)": 2 * prices.keyMonth,
  "Secrets (Stripe, media signing, cursors, edge, Gemini)": 5 * prices.secretMonth,
  // An alarm is billed by the metrics that it computes with.
  [`Dashboard, alarms on ${watched.alarmMetrics} metrics, ${watched.customMetrics} custom metrics`]:
    prices.dashboardMonth + watched.alarmMetrics * prices.alarmMonth + watched.customMetrics * prices.metricMonth,
  // Once a minute, 0.3 s with 512 MB.
  "The sweep": 43_200 * (0.3 * 0.5 * prices.lambdaGbSecond + prices.lambdaRequest + 4 * prices.dynamoReadUnit),
  // A profile, a balance and a ledger of ten entries: 6 KB with their indexes.
  Records: ((users * 6) / 1e6) * prices.dynamoGbMonth,
  "The site and logs": 0.05 * prices.s3GbMonth + 0.2 * prices.logGb,
});
