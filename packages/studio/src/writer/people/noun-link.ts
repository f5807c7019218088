import type { PersonNoun } from "./person-nouns.ts";

/** The noun that says what a named character is, and its token. */
export interface NounLink {
  readonly at: number;
  readonly noun?: PersonNoun;
  /** The token of a second noun for the same character. */
  readonly also?: number;
  /** What the second noun shows: "Coach Whitaker, a big man". */
  readonly gender?: "she" | "he";
  /** "The boy, whose name was Emil": somebody told of before. */
  readonly isDefinite?: boolean;
  /** "A porter came in. He had a badge that said Emeka": the noun is a mention of its own. */
  readonly isEarlier?: boolean;
}
