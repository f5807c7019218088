import { prices } from "#infra/cost/prices.ts";

/** The cost of a month without use: the deployment itself, and the records of this many users. */
export const fixedCost = (users: number): Readonly<Record<string, number>> => ({
  "Keys (users' secrets)": prices.keyMonth,
  "Secrets (Stripe, media signing, cursors, edge, Gemini)": 5 * prices.secretMonth,
  "Dashboard, 14 alarms, 16 metrics of ours": prices.dashboardMonth + 14 * prices.alarmMonth + 16 * prices.metricMonth,
  // Once a minute, 0.3 s with 512 MB.
  "The sweep": 43_200 * (0.3 * 0.5 * prices.lambdaGbSecond + prices.lambdaRequest + 4 * prices.dynamoReadUnit),
  // A profile, a balance and a ledger of ten entries: 6 KB with their indexes.
  Records: ((users * 6) / 1e6) * prices.dynamoGbMonth,
  "The site and logs": 0.05 * prices.s3GbMonth + 0.2 * prices.logGb,
});
