import { join, resolve } from "node:path";
import { engineFacts } from "#contract/catalogue/engines.ts";
import { enginesUsed, missingEngineSettings } from "#contract/settings/engine-choice.ts";
import { parseOrDefault, parseSetting, SettingError, warningsFor } from "#contract/settings/parse.ts";
import { type SettingName, settingRow, settingRows, settings } from "#contract/settings/settings.ts";
import type { Sharing } from "./host/sharing.ts";

/** The defaults of `npm start` that differ from those of a deployment. */
export const localDefaults: Partial<Record<SettingName, string>> = {
  /** Long enough to see a task that waits, short enough to wait for it. */
  EDIT_SECONDS: "5",
  /** Webhook receivers and blogs that a developer runs on this machine. */
  LOCAL_RECEIVERS: "localhost,127.0.0.1",
};

export interface LocalSettings {
  readonly port: number;
  /** The folder of all state, as an absolute path. */
  readonly data: string;
  /** What functions get instead of what the template says. */
  readonly settings: Readonly<Record<string, string>>;
  /** What the operator says to visitors. */
  readonly operator: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
  /** Undefined: the product serves this machine only. */
  readonly sharing?: Sharing;
}

/** The settings of `npm start` from its environment. Throws a SettingError with a line for each bad value. */
export const readLocalSettings = (environment: NodeJS.ProcessEnv): LocalSettings => {
  const given: Record<string, string> = {};
  const operator: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, text] of Object.entries(environment)) {
    const row = settingRow(name);
    if (!text || !row?.readBy.includes("npm start")) continue;
    try {
      parseSetting(name, row, text);
      if (row.readBy.includes("functions")) given[name] = text;
      else if (row.readBy.includes("infra")) operator[name] = text;
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push(error.message);
    }
  }
  const chosen = withDefaultEngines(given);
  const aws = enginesUsed(chosen).filter((engine) => engineFacts(engine).isAws);
  const account = aws.length > 0 ? awsAccount(environment) : {};
  if (!account) problems.push(...aws.map((engine) => noAwsAccount(engineFacts(engine).label)));
  problems.push(...missingEngineSettings(chosen, { withKeys: true }));
  const data = resolve(parseOrDefault("DATA_DIR", settings.DATA_DIR, environment["DATA_DIR"]));
  const sharing = sharingIn(environment);
  if (given["YOUTUBE_CLIENT_ID"] && !given["YOUTUBE_CLIENT_SECRET"])
    problems.push("YOUTUBE_CLIENT_SECRET is not set. YOUTUBE_CLIENT_ID needs it.");
  if (sharing) problems.push(...missingForSharing(environment));
  if (problems.length > 0) throw new SettingError(problems.join("\n"));

  const warnings = [...warningsFor(Object.keys(environment), settingRows, "npm start")];
  if (given["GEMINI_API_KEY"] && !enginesUsed(chosen).includes("gemini"))
    warnings.push("GEMINI_API_KEY has no effect: other engines are chosen.");
  return {
    port: parseOrDefault("PORT", settings.PORT, environment["PORT"]),
    data,
    // On a shared machine webhooks of users must not reach the machine itself.
    settings: { ...(sharing && { LOCAL_RECEIVERS: "" }), ...chosen, ...account, ...kokoroSetting(chosen, data) },
    operator,
    warnings,
    ...(sharing && { sharing }),
  };
};

/** An address of its own, or one that other machines reach, shares the product. */
const sharingIn = (environment: NodeJS.ProcessEnv): Sharing | undefined => {
  const host = environment["HOST"] || "127.0.0.1";
  const { PUBLIC_URL: url = "", ADMIN_EMAIL: adminEmail = "", ADMIN_PASSWORD: adminPassword = "" } = environment;
  if (/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host) && !url) return undefined;
  const signUp = environment["SIGN_UP"] === "open" ? "open" : "invitation";
  return { host, url, adminEmail, adminPassword, signUp };
};

const missingForSharing = (environment: NodeJS.ProcessEnv): string[] =>
  Object.entries({
    PUBLIC_URL: "the address that people open, for example http://192.168.1.20:3000",
    ADMIN_EMAIL: "the administrator's e-mail address",
    ADMIN_PASSWORD: "a password of your own with at least 10 characters",
  }).flatMap(([name, what]) =>
    environment[name] ? [] : [`${name} is not set. To share the product with other machines, set it to ${what}.`],
  );

/** Where `npm run kokoro` installs the voices of Kokoro, and their model is kept. */
export const kokoroFolder = (data: string): string => join(data, "kokoro");

const kokoroSetting = (chosen: Readonly<Record<string, string>>, data: string): Readonly<Record<string, string>> =>
  enginesUsed(chosen).includes("kokoro") ? { ENGINE_KOKORO_DIR: kokoroFolder(data) } : {};

/**
 * The AWS account of Amazon's engines, under names of their own: everything else of AWS is emulated on this machine.
 * Undefined if the environment names none.
 */
const awsAccount = (environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> | undefined => {
  const region = environment["AWS_REGION"] || environment["AWS_DEFAULT_REGION"];
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = environment;
  if (!region || !id || !secret) return undefined;
  const addresses = Object.entries(environment).filter(([name]) => /^AWS_ENDPOINT_URL_(BEDROCK|POLLY)/.test(name));
  return {
    ENGINE_AWS_REGION: region,
    ENGINE_AWS_ID: id,
    ENGINE_AWS_SECRET: secret,
    ...(token && { ENGINE_AWS_TOKEN: token }),
    ...Object.fromEntries(addresses.map(([name, address = ""]) => [name, address])),
  };
};

const noAwsAccount = (engine: string): string =>
  `${engine} is called with your AWS account. Set AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: \`eval "$(aws configure export-credentials --format env)"\` sets the last two.`;

/** Where the servers that people run themselves listen without other settings. */
const localServers: Readonly<Record<string, string>> = {
  ollama: "http://127.0.0.1:11434/v1",
  lmstudio: "http://127.0.0.1:1234/v1",
  localai: "http://127.0.0.1:8080/v1",
  "kokoro-fastapi": "http://127.0.0.1:8880/v1",
};

/** A key of Gemini alone is enough to choose it for all that it can make. */
const withDefaultEngines = (given: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const roles = ["WRITER", "ILLUSTRATOR", "NARRATOR"];
  const isGemini = given["GEMINI_API_KEY"] && !roles.some((name) => given[name]);
  const chosen = { ...given, ...(isGemini && Object.fromEntries(roles.map((name) => [name, "gemini"]))) };
  const addresses = enginesUsed(chosen).flatMap((engine) => {
    const { url } = engineFacts(engine);
    const address = localServers[engine];
    return url && address ? [[url, address]] : [];
  });
  return { ...Object.fromEntries(addresses), ...chosen };
};

/** The same for a program: prints the warnings, or prints what is wrong and ends the program. */
export const readLocalSettingsOrExit = (environment: NodeJS.ProcessEnv): LocalSettings => {
  try {
    const read = readLocalSettings(environment);
    for (const warning of read.warnings) console.warn(`Warning: ${warning}`);
    return read;
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
