import type * as z from "zod";
import type { Reader, Setting } from "./setting.ts";
import { settingRow } from "./settings.ts";

/** A setting that is missing, or has a value that is not allowed. Its message names the setting and says what to do. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** The value of a setting from its text. */
export const parseSetting = <S extends Setting>(name: string, { format, secret }: S, text: string) => {
  const parsed = format.safeParse(text);
  if (!parsed.success)
    throw new SettingError(`${name}${secret ? "" : `=${text}`} is not allowed. It must be ${format.description}.`);
  // The format of this row made it.
  return parsed.data as z.output<S["format"]>;
};

type OrUndefined<S extends Setting> = S extends { readonly default: string } ? never : undefined;

/** The same, or that of the default if no text is given. An empty text is none. */
export const parseOrDefault = <S extends Setting>(name: string, setting: S, text: string | undefined) => {
  const given = text || setting.default;
  const value = given === undefined ? undefined : parseSetting(name, setting, given);
  return value as z.output<S["format"]> | OrUndefined<S>;
};

/** A warning for each name that nothing reads: one that is nearly a setting's, or a setting that is not for this reader. */
export const warningsFor = (
  names: readonly string[],
  rows: Readonly<Record<string, Setting>>,
  reader: Exclude<Reader, "functions">,
): readonly string[] => {
  const rowOf = (name: string) => rows[name] ?? settingRow(name);
  const isRead = (name: string) => rowOf(name)?.readBy.includes(reader) && !(reader === "infra" && rowOf(name)?.secret);
  const readNames = Object.keys(rows).filter(isRead);
  return names.flatMap((name) => {
    if (isRead(name)) return [];
    if (Object.hasOwn(rows, name)) return [`${name} has no effect: ${starting[reader]} does not read it.`];
    const meant = readNames.find((known) => isSimilar(name.toUpperCase(), known.toUpperCase()));
    return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [];
  });
};

const starting = { infra: "a deployment", "npm start": "npm start" } as const;

/** The same but for the case, cut off or continued, or with one or two wrong letters. */
const isSimilar = (name: string, known: string): boolean => {
  const shorter = Math.min(name.length, known.length);
  if (shorter >= 6 && (name.startsWith(known) || known.startsWith(name))) return true;
  return editDistance(name, known) <= (shorter < 8 ? 1 : 2);
};

/** Levenshtein's distance: letters to insert, delete or replace. */
const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};
