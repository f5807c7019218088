import type { Node } from "constructs";
import { deploymentOptions } from "#contract/settings/options.ts";
import { parseSetting, warningsFor } from "#contract/settings/parse.ts";
import { settingRows } from "#contract/settings/settings.ts";

/** The operator's settings as functions get them: those of `cdk deploy -c EDIT_SECONDS=30`, else the defaults. */
export const settingsIn = (node: Node): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(settingRows).flatMap(([name, setting]) => {
      const text = contextText(node, name) ?? setting.default;
      if (!setting.readBy.includes("infra") || setting.secret || text === undefined) return [];
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

/** Whether a provider makes anything here: the name of each of its models begins with the provider's. */
export const isProviderUsed = (settings: Readonly<Record<string, string>>, provider: string): boolean =>
  Object.entries(settings).some(([name, value]) => name.endsWith("_MODEL") && value.startsWith(`${provider}-`));
