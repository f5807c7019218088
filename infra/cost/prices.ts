/**
 * List prices of AWS in US dollars, in us-east-1, on demand, without free tiers and discounts. They change: look them
 * up on AWS's own pages, correct them here, and run `npm run docs`. Engines: contract/catalogue/engine-prices.ts.
 */
export const prices = {
  lambdaGbSecond: 0.0000133334,
  lambdaRequest: 0.2e-6,
  /** Each state that a standard workflow enters, a retry too. */
  stateTransition: 25e-6,
  dynamoWriteUnit: 0.625e-6,
  dynamoReadUnit: 0.125e-6,
  dynamoGbMonth: 0.25 + 0.2,
  s3Put: 5e-6,
  s3Get: 0.4e-6,
  s3GbMonth: 0.023,
  cloudFrontGb: 0.085,
  cloudFrontRequest: 1e-6,
  apiRequest: 3.5e-6,
  event: 1e-6,
  mail: 100e-6,
  logGb: 0.5,
  trace: 5e-6,
  keyMonth: 1,
  /** Of a KMS key of type ECC_NIST_P256. */
  signature: 15e-6,
  secretMonth: 0.4,
  alarmMonth: 0.1,
  dashboardMonth: 3,
  metricMonth: 0.3,
  /** A user who signs in at least once in the month, in Cognito's plan Essentials; the first 10,000 are free. */
  signedInPerson: 0.015,
  /** In the plan Plus, from the first user. */
  protectedPerson: 0.02,
} as const;
