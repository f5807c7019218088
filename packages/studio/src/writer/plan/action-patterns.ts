import type { ToldAction } from "../../languages/action-words.ts";
import { isUnspaced, type Language, writings } from "../../languages/index.ts";
import { escapePattern } from "../escape-pattern.ts";

interface ActionPatterns {
  readonly verbs: readonly (readonly [ToldAction, RegExp])[];
  readonly figures: RegExp | undefined;
  readonly notDone: RegExp | undefined;
  readonly pronouns: Readonly<Record<"she" | "he" | "they" | "together", RegExp | undefined>>;
  readonly objectBefore: RegExp | undefined;
  readonly objectAfter: RegExp | undefined;
  readonly relatives: RegExp | undefined;
}

const patterns = new Map<Language, ActionPatterns>();

export const actionPatterns = (language: Language): ActionPatterns => {
  const made = patterns.get(language) ?? compile(language);
  patterns.set(language, made);
  return made;
};

const compile = (language: Language): ActionPatterns => {
  const {
    verbs,
    figures,
    notDone,
    pronouns,
    objectBefore = "",
    objectAfter = "",
    relatives = "",
  } = writings[language].actionWords;
  const one = (list: string): RegExp | undefined => (list ? wordsPattern(list, language, "iu") : undefined);
  return {
    // The keys of the table are the actions.
    verbs: (Object.entries(verbs) as [ToldAction, string][])
      .filter(([, list]) => list !== "")
      .map(([action, list]) => [action, wordsPattern(list, language, "giu")]),
    figures: figures ? wordsPattern(figures, language, "giu") : undefined,
    notDone: one(notDone),
    relatives: relatives ? new RegExp(`^\\s(?:${alternatives(relatives)})\\s`, "iu") : undefined,
    pronouns: {
      she: one(pronouns.she),
      he: one(pronouns.he),
      they: theyPattern(one(pronouns.they), pronouns.theyAct),
      together: one(pronouns.together),
    },
    objectBefore: objectBefore
      ? new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives(objectBefore)})\\s*$`, "iu")
      : undefined,
    objectAfter: objectAfter
      ? new RegExp(`^\\s?(?:${alternatives(objectAfter)})${isUnspaced(language) ? "" : "(?![\\p{L}\\p{M}]{2})"}`, "iu")
      : undefined,
  };
};

const theyPattern = (words: RegExp | undefined, acts: string | undefined): RegExp | undefined =>
  acts === undefined
    ? words
    : new RegExp(`(?:${[words?.source, `(?<!\\p{L})(?:${acts})(?!\\p{L})`].filter(Boolean).join("|")})`, "iu");

/** A list of words as `ActionWords` has it. */
const wordsPattern = (list: string, language: Language, flags: string): RegExp =>
  isUnspaced(language)
    ? new RegExp(alternatives(list), flags)
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives(list)})(?![\\p{L}\\p{M}])`, flags);

const alternatives = (list: string): string =>
  plain(list)
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")
    // The longest first: "gave up" before "gave".
    .toSorted((a, b) => b.length - a.length)
    .map(pattern)
    .join("|");

const pattern = (word: string): string => {
  const stem = word.endsWith("-");
  const bare = escapePattern(stem ? word.slice(0, -1) : word);
  // "n't" and "n'" stand inside or at the start of a word.
  const start = bare.startsWith("n't") ? "[\\p{L}]*" : "";
  const end = stem || bare.endsWith("'") ? "[\\p{L}\\p{M}]*" : "";
  return `${start}${bare.replaceAll(" … ", "(?:\\s+[\\p{L}\\p{M}'’]+){0,5}?\\s+").replaceAll(" ", "\\s+")}${end}`;
};

/** One form for what is written in several: apostrophes, vowel marks, composed letters. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[’ʼ]/g, "'")
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "");

const SPEECH = /[“"„«「『][^“”"„«»「」『』]*[”"“»」』]/gu;

/** The text without direct speech, in which people tell of what they do not do now. */
export const plainText = (narration: string, language: Language): string =>
  (language === "english" ? plain(narration) : plain(narration).replace(WRITTEN, "")).replace(
    SPEECH,
    isUnspaced(language) ? "、" : ", ",
  );

/** "Sie schrieb in den Sand: Wir sind da." */
const WRITTEN = /(?<=:\s)(?!["„«“»])[^.!?"„«“]*/gu;
