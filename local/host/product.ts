import { join } from "node:path";
import { startCognito } from "@animation-agent/aws-emulators/cognito";
import { startDynamodb } from "@animation-agent/aws-emulators/dynamodb";
import { startEventBridge } from "@animation-agent/aws-emulators/eventbridge";
import { startKms } from "@animation-agent/aws-emulators/kms";
import { startS3 } from "@animation-agent/aws-emulators/s3";
import { startSes } from "@animation-agent/aws-emulators/ses";
import { startStepFunctions } from "@animation-agent/aws-emulators/step-functions";
import { startStripe } from "@animation-agent/fakes/stripe";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import { bundle } from "./bundle.ts";
import { mediaDistribution } from "./cdn.ts";
import { sendMail } from "./cognito-mail.ts";
import { credentials, endpoints } from "./environment.ts";
import type { FunctionSpec } from "./function-spec.ts";
import { startFunctions } from "./functions.ts";
import { provision } from "./provision.ts";
import { restApi } from "./rest-api.ts";
import { openSecrets } from "./secrets.ts";
import { synthesize } from "./synthesize.ts";
import { type Deployed, deploy, region } from "./template.ts";
import { userPoolAuthorizer } from "./user-pool-authorizer.ts";

export interface ProductOptions {
  /** The repository. */
  readonly root: string;
  /** Where all state is kept. */
  readonly data: string;
  /** Where people find the site, without a slash at its end. */
  readonly site: string;
  /** Settings that differ from the template's, by the name that the functions know them by. */
  readonly settings?: Readonly<Record<string, string>>;
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The whole product behind the site: emulators, then what the template puts on them, then the functions. */
export const startProduct = async ({ root, data, site, settings = {} }: ProductOptions) => {
  const secrets = await openSecrets(data);
  const secretFields: Readonly<Record<string, string>> = { ...secrets, site };
  const resources = deploy(await synthesize(root), (_, field) => secretFields[field] ?? "");
  const entries = resources.flatMap(({ metadata }) => (metadata["entry"] ? [String(metadata["entry"])] : []));
  const files = await bundle(root, entries);

  const invoke = (arn: string, payload: unknown) => functions.invoke(arn, payload);
  const dynamodb = await startDynamodb({ folder: join(data, "dynamodb") });
  const s3 = await startS3({ folder: join(data, "s3"), credentials });
  const kms = await startKms({
    folder: join(data, "kms"),
    keys: resources.filter(({ type }) => type === "AWS::KMS::Key").map(({ arn }) => arn),
  });
  const ses = await startSes({ folder: join(data, "mail") });
  const events = await startEventBridge({
    folder: join(data, "events"),
    deliver: async (arn, payload) => void (await invoke(arn, payload)),
  });
  const steps = await startStepFunctions({
    folder: join(data, "step-functions"),
    invoke,
    putEvents: async () => Promise.reject(new Error("States put no events here")),
  });
  steps.onStatusChange((change) => events.put(change));
  const pool = poolIn(resources);
  const cognito = await startCognito({
    folder: join(data, "cognito"),
    region,
    pool,
    trigger: invoke,
    deliver: (mail) => sendMail(ses.endpoint, mail),
  });
  const stripe = await startStripe({
    folder: join(data, "stripe"),
    webhookSecret: secrets.stripeWebhookSecret,
    site,
  });
  const bucket = settingsOf(resources)["ASSETS_BUCKET"] ?? "";
  const environment: Readonly<Record<string, string>> = {
    ...endpoints({ dynamodb, s3, kms, ses, events, steps, cognito, stripe }),
    USER_POOL_KEYS_URL: `${cognito.endpoint}/${pool.id}/.well-known/jwks.json`,
    UPLOADS_ADDRESS: `${site}/local/s3/${bucket}`,
  };
  const functions = startFunctions(specsIn(resources, files, { ...environment, ...settings }));

  const clients = { region, credentials };
  const s3Client = new S3Client({ ...clients, endpoint: s3.endpoint });
  await provision(resources, {
    dynamodb: new DynamoDBClient({ ...clients, endpoint: dynamodb.endpoint }),
    s3: s3Client,
    steps,
    events,
  });
  return {
    resources,
    environment: { ...environment, ...settingsOf(resources), ...settings },
    pool,
    cognito,
    mails: ses.mails,
    stripe,
    invoke,
    api: restApi(resources, userPoolAuthorizer({ ...pool, jwks: cognito.jwks }), invoke),
    media: mediaDistribution(s3Client, bucket, site, secrets.publicKey),
    s3,
    /** Deletes the files whose days are over. */
    deleteExpiredFiles: () => s3.applyLifecycleRules(new Date()),
    /** Goes on with what was under way when the product last ended. */
    resume() {
      steps.resume();
      events.resume();
      stripe.webhooks.resume();
    },
    async stop() {
      await Promise.all([events.stop(), steps.stop(), stripe.stop()]);
      await functions.stop();
      await Promise.all([cognito.stop(), ses.stop(), kms.stop(), s3.stop(), dynamodb.stop()]);
    },
  };
};

const poolIn = (resources: readonly Deployed[]) => {
  const pool = resources.find(({ type }) => type === "AWS::Cognito::UserPool");
  const client = resources.find(({ type }) => type === "AWS::Cognito::UserPoolClient");
  if (!pool || !client) throw new Error("The template has no user pool");
  // Both are described by the CDK.
  const { PasswordPolicy } = pool.properties["Policies"] as { PasswordPolicy: { MinimumLength: number } };
  const triggers = (pool.properties["LambdaConfig"] ?? {}) as Readonly<Record<string, string>>;
  return {
    id: pool.ref,
    clientId: client.ref,
    triggers,
    minPasswordLength: PasswordPolicy.MinimumLength,
  };
};

const isFunction = ({ type, metadata }: Deployed) =>
  type === "AWS::Lambda::Function" && metadata["entry"] !== undefined;
const variables = ({ properties }: Deployed): Readonly<Record<string, string>> =>
  (properties["Environment"] as { Variables?: Record<string, string> } | undefined)?.Variables ?? {};

const specsIn = (
  resources: readonly Deployed[],
  files: ReadonlyMap<string, string>,
  environment: Readonly<Record<string, string>>,
): FunctionSpec[] =>
  resources.filter(isFunction).map((resource) => {
    const entry = String(resource.metadata["entry"]);
    return {
      arn: resource.arn,
      file: files.get(entry) ?? "",
      environment: { ...variables(resource), ...environment },
      timeoutSeconds: Number(resource.properties["Timeout"] ?? 3),
      heavy: entry.startsWith("functions/pipeline/"),
    };
  });

/** The settings that any function has: what tools of this machine need to speak to the same table. */
const settingsOf = (resources: readonly Deployed[]) =>
  Object.assign({}, ...resources.filter(isFunction).map(variables)) as Readonly<Record<string, string>>;
