import type { Place, TimeOfDay, Weather } from "../../../vocabulary.ts";

/** Someone in the story, as the idea speaks of them. */
export interface Character {
  /** "robot", "mice": as the idea has it, in its number. */
  readonly noun: string;
  readonly adjectives: readonly string[];
  /** "three" in "three little mice". */
  readonly count?: string;
  readonly name?: string;
  /** Belongs to the hero: "her grandmother". */
  readonly related: boolean;
  readonly many: boolean;
  readonly gender: "she" | "he" | "it" | "they";
  /** What the artist draws. */
  readonly kind: string;
  /** What the idea says about it after "who", in the past tense: "was afraid of the dark". */
  readonly who?: string;
}

/** What the hero is after. "find" ends with a discovery, "save" with somebody safe, "do" with a thing done. */
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

/** Everything that an idea gives a story to go by. */
export interface IdeaParts {
  readonly hero: Character;
  readonly pal?: Character;
  readonly others: readonly Character[];
  readonly foe?: Character;
  readonly goal?: Goal;
  readonly setting?: Setting;
  readonly time?: TimeOfDay;
  /** The word that gave the time: "moonlit night". */
  readonly timeWords?: string;
  readonly weather?: Weather;
  /** Things that the idea names besides: "an old map". */
  readonly things: readonly string[];
  /** Sentences of the idea after the first, in the past tense. */
  readonly events: readonly string[];
}
