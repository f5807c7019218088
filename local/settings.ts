import { resolve } from "node:path";
import { engineFacts } from "#contract/catalogue/engines.ts";
import { enginesUsed, missingEngineSettings } from "#contract/settings/engine-choice.ts";
import { parseOrDefault, parseSetting, SettingError, warningsFor } from "#contract/settings/parse.ts";
import { type SettingName, settingRow, settingRows, settings } from "#contract/settings/settings.ts";

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
  readonly warnings: readonly string[];
}

/** The settings of `npm start` from its environment. Throws a SettingError with a line for each bad value. */
export const readLocalSettings = (environment: NodeJS.ProcessEnv): LocalSettings => {
  const given: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, text] of Object.entries(environment)) {
    const row = settingRow(name);
    if (!text || !row?.readBy.includes("npm start")) continue;
    try {
      parseSetting(name, row, text);
      if (row.readBy.includes("functions")) given[name] = text;
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push(error.message);
    }
  }
  const chosen = withDefaultEngines(given);
  for (const engine of enginesUsed(chosen))
    if (engineFacts(engine).isAws)
      problems.push(
        `${engineFacts(engine).label} is not on this machine. It needs an AWS account: deploy the product.`,
      );
  problems.push(...missingEngineSettings(chosen, { withKeys: true }));
  if (problems.length > 0) throw new SettingError(problems.join("\n"));

  const warnings = [...warningsFor(Object.keys(environment), settingRows, "npm start")];
  if (given["GEMINI_API_KEY"] && !enginesUsed(chosen).includes("gemini"))
    warnings.push("GEMINI_API_KEY has no effect: other engines are chosen.");
  return {
    port: parseOrDefault("PORT", settings.PORT, environment["PORT"]),
    data: resolve(parseOrDefault("DATA_DIR", settings.DATA_DIR, environment["DATA_DIR"])),
    settings: chosen,
    warnings,
  };
};

/** Where the servers that people run themselves listen without other settings. */
const localServers: Readonly<Record<string, string>> = {
  ollama: "http://127.0.0.1:11434/v1",
  lmstudio: "http://127.0.0.1:1234/v1",
  localai: "http://127.0.0.1:8080/v1",
  kokoro: "http://127.0.0.1:8880/v1",
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
