import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
  SecretsManagerServiceException,
} from "@aws-sdk/client-secrets-manager";
import * as z from "zod";
import { SettingError } from "#contract/settings/parse.ts";

/** The fields of a secret. */
export type SecretFields = Readonly<Record<string, string>>;

/** A version of a secret: the one in force, and the one that it replaced. */
type Version = "AWSCURRENT" | "AWSPREVIOUS";

export interface Secrets {
  /** The fields in force, at most five minutes old. Undefined: the secret does not exist, or may not be read. */
  current(name: string): Promise<SecretFields | undefined>;
  /** The fields in force and those before them, at most ten seconds old: for a value that somebody refused. */
  renewed(name: string): Promise<Readonly<Record<"current" | "previous", SecretFields | undefined>>>;
}

/** A replaced secret is used everywhere after this time at the latest. */
const keepMs = 5 * 60_000;
/** Strangers send wrong signatures too. They must not make us call Secrets Manager without a limit. */
const renewMs = 10_000;

interface Kept {
  readonly readAt: number;
  readonly fields: Promise<SecretFields | undefined>;
}

/** The secrets of Secrets Manager whose names start with `path`, kept in memory for a while. */
export const secretsManager = (client: SecretsManagerClient, path: string, now: () => number = Date.now): Secrets => {
  const kept: Readonly<Record<Version, Map<string, Kept>>> = { AWSCURRENT: new Map(), AWSPREVIOUS: new Map() };

  const readWithin = (name: string, version: Version, maxAgeMs: number): Promise<SecretFields | undefined> => {
    const before = kept[version].get(name);
    if (before && now() - before.readAt < maxAgeMs) return before.fields;
    const readAt = now();
    const fields = read(client, path + name, version).catch((error: unknown) => {
      // An old value is better than none while Secrets Manager cannot be reached.
      if (before) return before.fields;
      kept[version].delete(name);
      throw error;
    });
    kept[version].set(name, { readAt, fields });
    return fields;
  };

  return {
    current: (name) => readWithin(name, "AWSCURRENT", keepMs),
    async renewed(name) {
      const [current, previous] = await Promise.all([
        readWithin(name, "AWSCURRENT", renewMs),
        readWithin(name, "AWSPREVIOUS", renewMs),
      ]);
      return { current, previous };
    },
  };
};

const read = async (
  client: SecretsManagerClient,
  SecretId: string,
  VersionStage: Version,
): Promise<SecretFields | undefined> => {
  try {
    const { SecretString = "" } = await client.send(new GetSecretValueCommand({ SecretId, VersionStage }));
    return parseFields(SecretId, SecretString);
  } catch (error) {
    if (error instanceof ResourceNotFoundException || isDenied(error)) return undefined;
    throw error;
  }
};

/** IAM grants exact names, so a secret that was never created is denied instead of not found. */
const isDenied = (error: unknown): boolean =>
  error instanceof SecretsManagerServiceException && error.name === "AccessDeniedException";

const Fields = z.record(z.string(), z.string());

/** Throws a SettingError without any part of the content. */
const parseFields = (name: string, content: string): SecretFields => {
  try {
    return Fields.parse(JSON.parse(content));
  } catch {
    throw new SettingError(`The secret ${name} must be a JSON object whose fields are texts`);
  }
};
