import { resolve } from "node:path";
import { parseOrDefault, parseSetting, SettingError, warningsFor } from "#contract/settings/parse.ts";
import { type SettingName, settingRows, settings } from "#contract/settings/settings.ts";

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
  for (const [name, row] of Object.entries(settingRows)) {
    const text = environment[name];
    if (!text || !row.readBy.includes("npm start")) continue;
    try {
      parseSetting(name, row, text);
      if (row.readBy.includes("functions")) given[name] = text;
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push(error.message);
    }
  }
  const models = Object.entries(given).filter(([name]) => name.endsWith("_MODEL"));
  const usesGemini = models.some(([, model]) => model.startsWith("gemini-"));
  for (const [name, model] of models)
    if (model.startsWith("polly-"))
      problems.push(`${name}=${model} is not allowed here. Amazon Polly needs an AWS account: deploy the product.`);
  if (usesGemini && !given["GEMINI_API_KEY"])
    problems.push("GEMINI_API_KEY is not set. A model of Gemini is chosen, which needs it.");
  if (problems.length > 0) throw new SettingError(problems.join("\n"));

  const warnings = [...warningsFor(Object.keys(environment), settingRows, "npm start")];
  if (given["GEMINI_API_KEY"] && !usesGemini)
    warnings.push("GEMINI_API_KEY has no effect: no model of Gemini is chosen (WRITER_MODEL=gemini-...).");
  return {
    port: parseOrDefault("PORT", settings.PORT, environment["PORT"]),
    data: resolve(parseOrDefault("DATA_DIR", settings.DATA_DIR, environment["DATA_DIR"])),
    settings: given,
    warnings,
  };
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
