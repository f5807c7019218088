import { cpus } from "node:os";
import type { Seller } from "@animation-agent/fakes/stripe";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import { bundle } from "./bundle.ts";
import { mediaDistribution } from "./cdn.ts";
import { watchDisk } from "./disk-guard.ts";
import { startEmulators } from "./emulators.ts";
import { credentialsOf, endpoints } from "./environment.ts";
import { createFilmQueue, type Invoke, invokeInTurn } from "./film-queue.ts";
import { startFunctions } from "./functions.ts";
import type { FunctionSpec } from "./instance.ts";
import { provision } from "./provision.ts";
import { restApi } from "./rest-api.ts";
import { functionSecrets, openSecrets } from "./secrets.ts";
import { clientAddressOf, type Sharing } from "./sharing.ts";
import { synthesize } from "./synthesize.ts";
import { type DeployedResource, region, resolveTemplates } from "./template.ts";
import { userPoolIn } from "./user-pool.ts";
import { userPoolAuthorizer } from "./user-pool-authorizer.ts";

export interface ProductOptions {
  /** The repository's folder. */
  readonly root: string;
  /** The folder of all state. */
  readonly data: string;
  /** The site's origin, without a trailing slash. */
  readonly site: string;
  /** The same server's origin on this machine. */
  readonly loopback: string;
  /** How the product is shared with other machines. */
  readonly sharing?: Sharing | undefined;
  /** Who issues the invoices of test payments. */
  readonly seller?: Seller | undefined;
  /** Environment variables of the functions that differ from the template's. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Where functions ask for the place of a waiting film. */
export const queuePath = "/local/queue/";

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Starts everything behind the site: the emulators, the resources of the template, and the functions. */
export const startProduct = async ({ root, data, site, loopback, sharing, seller, settings = {} }: ProductOptions) => {
  const secrets = await openSecrets(data);
  const secretFields: Readonly<Record<string, string>> = { ...secrets, site };
  const resources = resolveTemplates(await synthesize(root), (_, field) => secretFields[field] ?? "");
  const entries = resources.flatMap(({ metadata }) => (metadata["entry"] ? [String(metadata["entry"])] : []));
  const files = await bundle(root, entries);
  const films = createFilmQueue(Math.max(minFilms, cpus().length));
  const disk = await watchDisk(data);
  const invoke = (arn: string, payload: unknown) => functions.invoke(arn, payload);
  const stages = (...names: string[]) => names.map((name) => arnOf(resources, `functions/pipeline/${name}.ts`));
  const turns = { claims: stages("claim-task", "resume-film"), waits: stages("wait-for-edits", "wait-for-review") };
  const invokeStage = preparing(invokeInTurn(films, turns, invoke), stages("wait-for-edits", "claim-task"), () =>
    functions.prepare(firstStages.map((names) => stages(...names))),
  );
  const pool = { ...userPoolIn(resources), confirmsSignUps: sharing?.signUp === "open" };
  const credentials = credentialsOf(secrets.awsSecretKey);
  const emulators = await startEmulators({
    root,
    credentials,
    data,
    site,
    pool,
    keys: keysOf(resources, (specification) => specification !== "ECC_NIST_P256"),
    signingKeys: keysOf(resources, (specification) => specification === "ECC_NIST_P256"),
    secrets: functionSecrets(String(settingsOf(resources)["SECRETS_PATH"]), secrets, settings),
    webhookSecret: secrets.stripeWebhookSecret,
    seller,
    invoke,
    invokeStage,
  });
  const { dynamodb, s3, events, steps, cognito, ses, stripe } = emulators;
  const bucket = settingsOf(resources)["ASSETS_BUCKET"] ?? "";
  const environment: Readonly<Record<string, string>> = {
    ...endpoints(credentials, emulators),
    USER_POOL_KEYS_URL: `${cognito.endpoint}/${pool.id}/.well-known/jwks.json`,
    FILM_QUEUE_URL: `${loopback}${queuePath}`,
    SITE_PAGE_URL: loopback,
    UPLOADS_ADDRESS: `${site}/local/s3/${bucket}`,
  };
  const functions = startFunctions(
    specsIn(resources, files, { ...environment, ...settings }),
    films.rankOf,
    disk.whenSpace,
  );
  const makeVideoArn = settingsOf(resources)["MAKE_VIDEO_ARN"];
  steps.onStatusChange(({ detail: { stateMachineArn, status, input } }) => {
    if (stateMachineArn === makeVideoArn && status !== "RUNNING") films.leave(JSON.parse(input).taskId);
  });

  const clients = { region, credentials };
  const database = new DynamoDBClient({ ...clients, endpoint: dynamodb.endpoint });
  const s3Client = new S3Client({ ...clients, endpoint: s3.endpoint });
  await provision(resources, { dynamodb: database, s3: s3Client, steps, events });
  return {
    resources,
    environment: { ...environment, ...settingsOf(resources), ...settings },
    pool,
    database,
    cognito,
    mails: ses.mails,
    stripe,
    invoke,
    films,
    api: restApi(resources, userPoolAuthorizer({ ...pool, jwks: cognito.jwks }), invoke, clientAddressOf(sharing)),
    media: mediaDistribution(s3Client, bucket, site, secrets.publicKey),
    s3,
    /** Deletes the files that have expired by the bucket's lifecycle rules. */
    deleteExpiredFiles: () => s3.applyLifecycleRules(new Date()),
    /** Continues what was unfinished when the process last ended. */
    resume: emulators.resume,
    isDiskFull: disk.isFull,
    async stop() {
      disk.stop();
      await emulators.stopCallers();
      await functions.stop();
      await emulators.stopServices();
    },
  };
};

/** The stages with which a film begins, by the process that loads their code while the owner can still change the film. */
const firstStages = [
  ["write-story", "plan-scenes", "voice-scene", "render-scene"],
  ["draw-scene", "voice-scene", "fit-length", "render-scene"],
] as const;

/** Invokes a stage; before one of the first of a film it prepares those that follow. */
const preparing =
  (invoke: Invoke, first: readonly string[], prepare: () => void): Invoke =>
  (arn, payload) => {
    if (first.includes(arn)) prepare();
    return invoke(arn, payload);
  };

/** Two films use one core better than one, because each waits at times. */
const minFilms = 2;

/** The ARNs of the KMS keys that have such a specification. */
const keysOf = (resources: readonly DeployedResource[], isWanted: (specification: unknown) => boolean): string[] =>
  resources
    .filter(({ type, properties }) => type === "AWS::KMS::Key" && isWanted(properties["KeySpec"]))
    .map(({ arn }) => arn);

const arnOf = (resources: readonly DeployedResource[], entry: string): string =>
  resources.find((resource) => isFunction(resource) && resource.metadata["entry"] === entry)?.arn ?? "";

const minTimeoutSeconds = 25;

/** Stages that only read and write the table: they must not wait for a film that is drawn. */
const lightStages = /\/(claim-task|wait-for-edits|wait-for-review|resume-film|complete-task|fail-task)\.ts$/;

const isFunction = ({ type, metadata }: DeployedResource) =>
  type === "AWS::Lambda::Function" && metadata["entry"] !== undefined;
const variables = ({ properties }: DeployedResource): Readonly<Record<string, string>> =>
  (properties["Environment"] as { Variables?: Record<string, string> } | undefined)?.Variables ?? {};

const specsIn = (
  resources: readonly DeployedResource[],
  files: ReadonlyMap<string, string>,
  environment: Readonly<Record<string, string>>,
): FunctionSpec[] =>
  resources.filter(isFunction).map((resource) => {
    const entry = String(resource.metadata["entry"]);
    return {
      arn: resource.arn,
      file: files.get(entry) ?? "",
      environment: { ...variables(resource), ...environment },
      // The machine may be slow or busy, which is no reason to fail.
      timeoutSeconds: Math.max(minTimeoutSeconds, Number(resource.properties["Timeout"] ?? 3)),
      isHeavy: entry.startsWith("functions/pipeline/") && !lightStages.test(entry),
    };
  });

/** The environment variables of all functions together, for code that runs outside of them. */
const settingsOf = (resources: readonly DeployedResource[]) =>
  Object.assign({}, ...resources.filter(isFunction).map(variables)) as Readonly<Record<string, string>>;
