import { generateKeyPairSync, randomBytes } from "node:crypto";
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import * as z from "zod";
import { engineFacts } from "#contract/catalogue/engines.ts";
import { enginesUsed } from "#contract/settings/engine-choice.ts";
import { engineSecret } from "#contract/settings/settings.ts";
import { DeployFault } from "./fault.ts";

export type Fields = Readonly<Record<string, string>>;

export interface StoredSecret {
  readonly fields: Fields;
  readonly versionId: string;
}

/** The secrets of an environment in Secrets Manager. Values never leave this process but to Secrets Manager. */
export const secretStore = (client: SecretsManagerClient, stage: string) => {
  const nameOf = (name: string) => `animation-agent/${stage}/${name}`;
  return {
    async find(name: string): Promise<StoredSecret | undefined> {
      try {
        const { SecretString = "", VersionId = "" } = await client.send(
          new GetSecretValueCommand({ SecretId: nameOf(name) }),
        );
        return { fields: z.record(z.string(), z.string()).parse(JSON.parse(SecretString)), versionId: VersionId };
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return undefined;
        if (error instanceof SyntaxError || error instanceof z.ZodError)
          throw new DeployFault(
            `The secret ${nameOf(name)} is not a JSON object whose fields are texts. Store it again.`,
          );
        throw error;
      }
    },
    async create(name: string, fields: Fields): Promise<void> {
      await client.send(new CreateSecretCommand({ Name: nameOf(name), SecretString: JSON.stringify(fields) }));
    },
    async replace(name: string, fields: Fields): Promise<void> {
      await client.send(new PutSecretValueCommand({ SecretId: nameOf(name), SecretString: JSON.stringify(fields) }));
    },
  };
};
export type SecretStore = ReturnType<typeof secretStore>;

/** A pair of keys for links to files, as fields of `media-signing`. */
export const mediaKey = (number: number): Fields => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return { [`privateKey${number}`]: privateKey, [`publicKey${number}`]: publicKey };
};

/** The numbers of the keys in `media-signing`, lowest first. */
export const mediaKeyNumbers = (fields: Fields): readonly number[] =>
  Object.keys(fields)
    .flatMap((name) => /^privateKey(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);

export const randomCursorSecret = (): Fields => ({ cursorSecret: randomBytes(32).toString("base64") });
export const randomEdgeSecret = (): Fields => ({ edgeSecret: randomBytes(32).toString("hex") });

/** What the operator knows, from the environment of the command. Undefined: nothing. */
export const stripeFields = (environment: NodeJS.ProcessEnv): Fields | undefined => {
  const { STRIPE_SECRET_KEY: stripeSecretKey, STRIPE_WEBHOOK_SECRET: stripeWebhookSecret } = environment;
  return stripeSecretKey && stripeWebhookSecret ? { stripeSecretKey, stripeWebhookSecret } : undefined;
};

/** Until Stripe is set up, checkouts are refused and webhooks have a wrong signature. */
const noStripe: Fields = { stripeSecretKey: "none-yet", stripeWebhookSecret: "none-yet" };

/** Makes the secrets that the stacks need and that are missing. Changes none. Returns the names of the new ones. */
export const createMissingSecrets = async (
  store: SecretStore,
  context: Readonly<Record<string, string>>,
  environment: NodeJS.ProcessEnv,
): Promise<readonly string[]> => {
  const wanted: Record<string, () => Fields> = {
    "media-signing": () => ({ ...mediaKey(1), ...mediaKey(2), signWith: "1" }),
    cursors: randomCursorSecret,
    edge: randomEdgeSecret,
    stripe: () => stripeFields(environment) ?? noStripe,
    ...(context["YOUTUBE_CLIENT_ID"] && { youtube: () => youTubeFields(environment) }),
    ...engineKeys(context, environment),
  };
  const made: string[] = [];
  for (const [name, make] of Object.entries(wanted)) {
    if (await store.find(name)) continue;
    await store.create(name, make());
    made.push(name);
  }
  return made;
};

const youTubeFields = ({ YOUTUBE_CLIENT_SECRET: clientSecret }: NodeJS.ProcessEnv): Fields => {
  if (clientSecret) return { clientSecret };
  throw new DeployFault("YOUTUBE_CLIENT_SECRET is not set: YOUTUBE_CLIENT_SECRET=… npm run deploy");
};

const engineKeys = (
  context: Readonly<Record<string, string>>,
  environment: NodeJS.ProcessEnv,
): Record<string, () => Fields> =>
  Object.fromEntries(
    enginesUsed(context).flatMap((engine) => {
      const { key = "", isLocal, defaultUrl } = engineFacts(engine);
      const place = engineSecret(key);
      // A server of the operator's own may ask for no key.
      if (!place || isLocal || (defaultUrl === undefined && !environment[key])) return [];
      return [[place.name, () => ({ [place.field]: requireVariable(environment, key, engine) })]];
    }),
  );

const requireVariable = (environment: NodeJS.ProcessEnv, name: string, engine: string): string => {
  const value = environment[name];
  if (value) return value;
  throw new DeployFault(`${name} is not set. The engine ${engine} is chosen, which needs it: ${name}=… npm run deploy`);
};
