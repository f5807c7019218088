import type { Place, TimeOfDay, Weather } from "../../../vocabulary.ts";

/** A character of the story, in the idea's words. */
export interface Character {
  /** "robot" or "mice", singular or plural as in the idea. */
  readonly noun: string;
  readonly adjectives: readonly string[];
  /** "three" in "three little mice". */
  readonly count?: string;
  readonly name?: string;
  /** Belongs to the hero: "her grandmother". */
  readonly related: boolean;
  readonly many: boolean;
  readonly gender: "she" | "he" | "it" | "they";
  /** The artist's name for what is drawn. */
  readonly kind: string;
  /** The relative clause after "who", in the past tense: "was afraid of the dark". */
  readonly who?: string;
}

/** What the hero wants. "find" ends with a discovery, "save" with a rescue, "do" with a finished task. */
export interface Goal {
  readonly kind: "find" | "save" | "do";
  /** "look for the last blue flower" */
  readonly infinitive: string;
  /** "looking for the last blue flower" */
  readonly gerund: string;
  /** "looked for the last blue flower" */
  readonly past: string;
  /** "the last blue flower" */
  readonly thing: string;
}

export interface Setting {
  /** "on Mars" */
  readonly where: string;
  /** "Mars" */
  readonly name: string;
  readonly scenery: Place;
}

/** All that an idea may say about its story. */
export interface IdeaParts {
  readonly hero: Character;
  readonly pal?: Character;
  readonly others: readonly Character[];
  readonly foe?: Character;
  readonly goal?: Goal;
  readonly setting?: Setting;
  readonly time?: TimeOfDay;
  /** The words that gave the time: "moonlit night". */
  readonly timeWords?: string;
  readonly weather?: Weather;
  /** Other things that the idea names: "an old map". */
  readonly things: readonly string[];
  /** Sentences of the idea after the first, in the past tense. */
  readonly events: readonly string[];
}

/** A character found in the terms of a sentence. */
export interface FoundCharacter {
  readonly who: Omit<Character, "gender"> & { readonly gender?: Character["gender"] };
  /** The index of the term after it. */
  readonly next: number;
  /** What the character has lost: "Mila's kite flies away". */
  readonly lost?: string;
}

/** "three little mice": number, adjectives and noun. */
export const characterPhrase = ({
  count,
  adjectives,
  noun,
}: Pick<Character, "count" | "adjectives" | "noun">): string => [count, ...adjectives, noun].filter(Boolean).join(" ");
