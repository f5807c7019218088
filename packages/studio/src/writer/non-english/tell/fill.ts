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
  /** Of whom "{other}" names. */
  readonly other?: Person | undefined;
  /** Words that do not fit the hero. */
  readonly unfit?: RegExp | undefined;
}

/** The words of an action between these marks are told at its first mentions only. */
export const LEFT_OUT = /\uE000([^\uE001]*)\uE001/g;

/** A line with its gaps filled and its verbs in agreement; undefined where the idea has nothing for a gap. */
export const fillTelling = (line: string, filling: Filling): string | undefined => {
  const { words, person, agreement, random, unfit } = filling;
  const at = PERSONS.indexOf(person);
  const isMany = person === "they" || person === "theyf";
  let isComplete = true;
  const wordOf = (gap: string): string | undefined => words[gap] ?? agreement.pronouns[gap]?.[at];
  const forOther = line.replace(/\{o:([^}]*)\}/g, (_, forms: string) => {
    const form = formOf(forms.split("/"), filling.other ?? "he");
    if (form === undefined) isComplete = false;
    return form ?? "";
  });
  const known = forOther.replace(/<([^<>]*)>/g, (_, texts: string) => firstKnown(texts.split(BETWEEN_TEXTS), wordOf));
  const chosen = known.replace(/\[([^\]]*)\]/g, (_, options: string) =>
    random.pick(fitting(options.split("|"), unfit)),
  );
  if (unfit?.test(chosen.replace(/\{[^}]+\}/g, "")) === true) return undefined;
  if (!isComplete || !isKnown(chosen, wordOf)) return undefined;
  const hero = { person, name: words["hero"] ?? "" };
  const agreed = chosen
    .replace(/(?<![\p{L}\p{M}])([\p{L}\p{M}]+)\*( \{hero\})?/gu, (_, verb: string, next = "") =>
      agreement.agreedVerb
        ? agreement.agreedVerb(verb, hero, next === "") + next
        : (isMany ? agreement.plural(verb) : verb) + next,
    )
    .replace(/@/g, agreement.endings?.[Math.min(at, LAST_ENDING)] ?? "");
  const filled = agreed.replace(/\{([^}]+)\}/g, (_, gap: string, offset: number) => {
    const value = (ACTIONS.test(gap) ? marked(wordOf(gap), agreement) : wordOf(gap)) ?? "";
    return isSentenceStart(agreed, offset) ? upper(value) : value;
  });
  return (agreement.polish?.(filled) ?? filled)
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[.,])/g, "")
    .replace(/(?<=[?!])\.(?!\.)/g, "")
    .trim();
};

/** "war/waren", "думал/думала/думали". */
const formOf = (forms: readonly string[], person: Person): string | undefined => {
  const isMany = person === "they" || person === "theyf";
  if (person === "theyf" && forms.length > 3) return forms[3];
  if (forms.length < 3) return forms[isMany ? 1 : 0];
  return person === "it" ? undefined : forms[isMany ? 2 : person === "she" ? 1 : 0];
};

const ACTIONS = /^(?:action|doing|aim)$/;
const marked = (words: string | undefined, { leftOut }: Agreement): string | undefined => {
  const head = words && leftOut?.(words);
  return words && head ? `\uE000${head}\uE001${words.slice(head.length)}` : words;
};

const fitting = (options: readonly string[], unfit: RegExp | undefined): readonly string[] => {
  const found = options.filter((option) => unfit?.test(option) !== true);
  return found.length > 0 ? found : options;
};

/** The first text whose gaps can be filled. */
const firstKnown = (texts: readonly string[], wordOf: (gap: string) => string | undefined): string =>
  texts.find((text) => isKnown(text, wordOf)) ?? "";

/** Whether all gaps of a text can be filled. */
const isKnown = (text: string, wordOf: (gap: string) => string | undefined): boolean =>
  [...text.matchAll(/\{([^}]+)\}/g)].every(([, gap = ""]) => wordOf(gap) !== undefined);

/** Not within a choice. */
const BETWEEN_TEXTS = /\|(?![^[\]]*\])/;
const LAST_ENDING = 4;
/** Whether a sentence starts at an offset. A search of all text before it would take most of the time of a story. */
const isSentenceStart = (text: string, offset: number): boolean =>
  SENTENCE_START.test(text.slice(Math.max(0, offset - LONGEST_START), offset));
const LONGEST_START = 12;
const SENTENCE_START = /(?:^|[.!?…](?:\s?[“”»"])?\s+|[„«「]\s?|(?<!: )[¡¿]|(?:^|\s)—\s?)$/u;
const upper = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
