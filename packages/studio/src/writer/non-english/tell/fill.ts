import type { Agreement, Person } from "../../../languages/pack.ts";
import type { Random } from "../../random.ts";

const PERSONS: readonly Person[] = ["he", "she", "it", "they", "theyf", "i"];

/** The idea's words by gap: "hero", "thing", "there". */
export type Words = Readonly<Record<string, string | undefined>>;

interface Filling {
  readonly words: Words;
  readonly person: Person;
  readonly agreement: Agreement;
  readonly random: Random;
}

/** A line with its gaps filled and its verbs in agreement; undefined where the idea has nothing for a gap. */
export const fillTelling = (line: string, { words, person, agreement, random }: Filling): string | undefined => {
  const at = PERSONS.indexOf(person);
  const isMany = person === "they" || person === "theyf";
  let isComplete = true;
  const wordOf = (gap: string): string | undefined => words[gap] ?? agreement.pronouns[gap]?.[at];
  const known = line.replace(/<([^<>]*)>/g, (_, texts: string) => firstKnown(texts.split("|"), wordOf));
  const chosen = known.replace(/\[([^\]]*)\]/g, (_, options: string) => random.pick(options.split("|")));
  const agreed = chosen
    .replace(/(\p{L}+)\*/gu, (_, verb: string) => (isMany ? agreement.plural(verb) : verb))
    .replace(/@/g, agreement.endings?.[Math.min(at, LAST_ENDING)] ?? "");
  const filled = agreed.replace(/\{([^}]+)\}/g, (_, gap: string, offset: number) => {
    const value = wordOf(gap);
    if (value === undefined) isComplete = false;
    return SENTENCE_START.test(agreed.slice(0, offset)) ? upper(value ?? "") : (value ?? "");
  });
  const polished = (agreement.polish?.(filled) ?? filled).replace(/ {2,}/g, " ").replace(/ (?=[.,])/g, "");
  return isComplete ? polished.trim() : undefined;
};

/** The first text whose gaps can be filled. */
const firstKnown = (texts: readonly string[], wordOf: (gap: string) => string | undefined): string =>
  texts.find((text) => [...text.matchAll(/\{([^}]+)\}/g)].every(([, gap = ""]) => wordOf(gap) !== undefined)) ?? "";

const LAST_ENDING = 4;
const SENTENCE_START = /(?:^|[.!?…](?:\s?[“”»"])?\s+|[„«¡¿「]\s?|—\s)$/u;
const upper = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
