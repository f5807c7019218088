import type { AnimationAgent } from "../agent.ts";
import type { TranslationOrders } from "../types.ts";
import { readJsonFile } from "./json-file.ts";
import { UsageError } from "./settings.ts";

interface TranslateOptions {
  /** Names of languages, separated by commas. */
  readonly languages: string | undefined;
  /** A JSON list of languages with voices or the owner's own words, instead of `languages`; "" if there is none. */
  readonly file: string;
  readonly maxCredits: number;
  readonly print: (line: string) => void;
}

/** Orders a completed film in other languages. Undefined if that would cost more than the limit. */
export const translate = async (
  agent: AnimationAgent,
  id: string,
  { languages = "", file, maxCredits, print }: TranslateOptions,
): Promise<readonly string[] | undefined> => {
  const order = { languages: file ? readLanguages(file) : namedLanguages(languages) };
  if (Number.isFinite(maxCredits)) {
    const { credits } = await agent.translate(id, { ...order, dry_run: true });
    if (credits > maxCredits) {
      print(`Nothing was ordered: it costs ${credits} credits, and the limit is ${maxCredits}.`);
      return undefined;
    }
  }
  const { films, credits_each } = await agent.translate(id, order);
  for (const { language, task_id } of films) print(`${language}: ordered as ${task_id} for ${credits_each} credits`);
  return films.map(({ task_id }) => task_id);
};

type Languages = TranslationOrders["languages"];

const namedLanguages = (languages: string): Languages => {
  const names = languages.split(",").flatMap((name) => name.trim() || []);
  if (names.length === 0) throw new UsageError("Please name the languages: --language german,hindi");
  // The service checks the values and names a wrong one.
  return names.map((language) => ({ language })) as Languages;
};

const readLanguages = (file: string): Languages => {
  const read = readJsonFile(file);
  if (!Array.isArray(read)) throw new UsageError(`${file} must be a JSON list of languages.`);
  return read;
};
