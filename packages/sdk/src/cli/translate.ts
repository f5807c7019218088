import type { AnimationAgent } from "../agent.ts";
import type { TranslationOrders } from "../types.ts";
import { UsageError } from "./settings.ts";

interface TranslateOptions {
  /** Names of languages, separated by commas. */
  readonly languages: string | undefined;
  readonly maxCredits: number;
  readonly print: (line: string) => void;
}

/** Orders a completed film in other languages. Undefined if that would cost more than the limit. */
export const translate = async (
  agent: AnimationAgent,
  id: string,
  { languages = "", maxCredits, print }: TranslateOptions,
): Promise<readonly string[] | undefined> => {
  const names = languages.split(",").flatMap((name) => name.trim() || []);
  if (names.length === 0) throw new UsageError("Please name the languages: --language german,hindi");
  // The service checks the values and names a wrong one.
  const order = { languages: names.map((language) => ({ language })) } as TranslationOrders;
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
