import type { Node } from "constructs";
import { enginesUsed, missingEngineSettings } from "#contract/settings/engine-choice.ts";
import { deploymentOptions } from "#contract/settings/options.ts";
import { parseSetting, SettingError, warningsFor } from "#contract/settings/parse.ts";
import { settingRow, settingRows } from "#contract/settings/settings.ts";

/** The operator's settings as functions get them: those of `cdk deploy -c EDIT_SECONDS=30`, else the defaults. */
export const settingsIn = (node: Node): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new Set([...Object.keys(settingRows), ...Object.keys(node.getAllContext())])].flatMap((name) => {
      const setting = settingRow(name);
      const text = contextText(node, name) ?? setting?.default;
      if (!setting?.readBy.includes("infra") || setting.secret || text === undefined) return [];
      parseSetting(`-c ${name}`, setting, text);
      return [[name, text]];
    }),
  );

/** What `-c` says, as text: cdk.json may have numbers and booleans too. */
export const contextText = (node: Node, name: string): string | undefined => {
  const given: unknown = node.tryGetContext(name);
  return given === undefined || given === "" ? undefined : String(given);
};

/** What an operator may have misspelled after `-c`. */
export const contextWarnings = (node: Node): readonly string[] =>
  warningsFor(Object.keys(node.getAllContext()), { ...settingRows, ...deploymentOptions }, "infra");

/** The engines that functions call besides the built-in ones. Throws a SettingError if one is not set up. */
export const enginesOf = (settings: Readonly<Record<string, string>>): readonly string[] => {
  // Keys are in Secrets Manager.
  const missing = missingEngineSettings(settings, { withKeys: false });
  if (missing.length > 0) throw new SettingError(missing.join("\n"));
  return enginesUsed(settings);
};
