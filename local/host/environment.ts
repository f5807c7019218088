import { region } from "./template.ts";

/** Never those of whoever runs it: nothing here may ever reach a real account. */
export const credentials = { accessKeyId: "LOCALLOCALLOCALLOCAL", secretAccessKey: "local-secret-of-no-account" };

type At = { readonly endpoint: string };

/** What tells an SDK to speak to this machine. The rest of the environment does not reach a function. */
export const endpoints = (on: {
  readonly dynamodb: At;
  readonly s3: At;
  readonly kms: At;
  readonly ses: At;
  readonly events: At;
  readonly steps: At;
  readonly cognito: At;
  readonly stripe: At;
}): Readonly<Record<string, string>> => ({
  PATH: process.env["PATH"] ?? "",
  TMPDIR: process.env["TMPDIR"] ?? "/tmp",
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_EC2_METADATA_DISABLED: "true",
  // Node 20 is served until its SDKs end; the notice would be printed by each function.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  // A terminal shows faults, and not each thing that is done.
  POWERTOOLS_LOG_LEVEL: "ERROR",
  POWERTOOLS_DEV: "true",
  POWERTOOLS_METRICS_DISABLED: "true",
  AWS_ENDPOINT_URL_DYNAMODB: on.dynamodb.endpoint,
  AWS_ENDPOINT_URL_S3: on.s3.endpoint,
  AWS_ENDPOINT_URL_KMS: on.kms.endpoint,
  AWS_ENDPOINT_URL_SESV2: on.ses.endpoint,
  AWS_ENDPOINT_URL_EVENTBRIDGE: on.events.endpoint,
  AWS_ENDPOINT_URL_SFN: on.steps.endpoint,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: on.cognito.endpoint,
  STRIPE_API_BASE: on.stripe.endpoint,
});
