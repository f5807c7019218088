import { region } from "./template.ts";

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Credentials of no account, so that nothing can reach the AWS account of the person who runs this. */
export const credentialsOf = (secretAccessKey: string): Credentials => ({
  accessKeyId: "LOCALLOCALLOCALLOCAL",
  secretAccessKey,
});

type Service = { readonly endpoint: string };

/** The environment that directs the SDKs to the emulators. Functions get nothing else of this process's environment. */
export const endpoints = (
  credentials: Credentials,
  on: {
    readonly dynamodb: Service;
    readonly s3: Service;
    readonly kms: Service;
    readonly secrets: Service;
    readonly ses: Service;
    readonly events: Service;
    readonly steps: Service;
    readonly cognito: Service;
    readonly stripe: Service;
  },
): Readonly<Record<string, string>> => ({
  PATH: process.env["PATH"] ?? "",
  TMPDIR: process.env["TMPDIR"] ?? "/tmp",
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_EC2_METADATA_DISABLED: "true",
  // Node 20 is served until its SDKs end; the notice would be printed by each function.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  // The terminal shows errors only.
  POWERTOOLS_LOG_LEVEL: "ERROR",
  POWERTOOLS_DEV: "true",
  POWERTOOLS_METRICS_DISABLED: "true",
  AWS_ENDPOINT_URL_DYNAMODB: on.dynamodb.endpoint,
  AWS_ENDPOINT_URL_S3: on.s3.endpoint,
  AWS_ENDPOINT_URL_KMS: on.kms.endpoint,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: on.secrets.endpoint,
  AWS_ENDPOINT_URL_SESV2: on.ses.endpoint,
  AWS_ENDPOINT_URL_EVENTBRIDGE: on.events.endpoint,
  AWS_ENDPOINT_URL_SFN: on.steps.endpoint,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: on.cognito.endpoint,
  STRIPE_API_BASE: on.stripe.endpoint,
});
