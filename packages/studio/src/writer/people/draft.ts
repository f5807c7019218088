import { genderOfName } from "./given-names.ts";
import type { Age, PersonNoun } from "./person-nouns.ts";

/** What is collected about a character while a text is read. */
export interface Draft {
  readonly key: string;
  name?: string;
  noun?: PersonNoun;
  age?: Age;
  she: number;
  he: number;
  count: number;
  traits: Set<string>;
  aliases: Set<string>;
  score: number;
  readonly firstAt: number;
  readonly mentions: number[];
  /** Its noun came with "the" where the name came: it was in the story before. */
  isIntroduced?: boolean;
  isNarrator?: boolean;
  /** Some mention acts or is definite. */
  isPresent?: boolean;
  /** Some mention is not only of somebody lost, absent or spoken of. */
  isTold?: boolean;
  /** "old lighthouse keeper": the noun with its words at the first mention. */
  phrase?: string;
  /** How often a noun means one, less how often it means several. */
  ones?: number;
  /** "Mama": a noun used as a name. */
  called?: string;
}

export const newDraft = (key: string, firstAt: number): Draft => ({
  key,
  she: 0,
  he: 0,
  count: 1,
  traits: new Set(),
  aliases: new Set(),
  score: 0,
  firstAt,
  mentions: [],
});

/** The place of the last mention before a place; -1 if there is none. */
export const lastBefore = ({ mentions }: Draft, at: number): number =>
  Math.max(-1, ...mentions.filter((each) => each < at));

/** The gender that names, nouns and pronouns show. */
export const genderFor = ({ key, name, noun, she, he }: Draft): "she" | "he" | undefined => {
  const known = noun?.gender ?? (name ? genderOfWords(key) : undefined);
  const fromName = noun?.gender ? 9 : known ? (noun && !noun.isHuman ? OF_ANIMAL : 2.5) : 0;
  const [women, men] = [she + (known === "she" ? fromName : 0), he + (known === "he" ? fromName : 0)];
  if (Math.max(women, men) < LEAST) return undefined;
  return women > men ? "she" : men > women ? "he" : undefined;
};
/** "Dunn was there before him" alone makes no woman of Dunn. */
const LEAST = 0.15;

/** "Chief Inspector Vera Holloway": the first name need not come first. */
const genderOfWords = (key: string): "she" | "he" | undefined => {
  const words = key.split(" ");
  return words
    .slice(0, Math.max(1, words.length - 1))
    .map(genderOfName)
    .find(Boolean);
};

/** A cat called Charlie may be "she". */
const OF_ANIMAL = 0.9;
