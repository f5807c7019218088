import type { Age, Gender } from "./person-nouns.ts";

/** A character as a text has it. */
export interface Person {
  readonly key: string;
  readonly name?: string;
  /** "parrot", "wife": what the text calls it. */
  readonly noun?: string;
  readonly kind: string;
  readonly gender: Gender;
  readonly age?: Age;
  readonly many: boolean;
  /** The number of a group: 2 for "two sisters". */
  readonly count: number;
  readonly traits: readonly string[];
  /** The words that mention it, in lower case. */
  readonly aliases: readonly string[];
  /** "old lighthouse keeper": the noun with the words before it. */
  readonly phrase?: string;
  /** How much the text is about it. */
  readonly score: number;
  readonly firstAt: number;
  readonly isNarrator: boolean;
  /** The words around its first mention. */
  readonly opening?: string;
}
