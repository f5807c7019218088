import type { Place } from "../../vocabulary.ts";
import type { Noun } from "./nouns.ts";

/** A hero in the words of the film's language, and as the artist knows it. */
export interface Hero extends Noun {
  readonly kind: string;
  readonly traits: readonly string[];
}

/** What an idea is about, in the words of the film's language. What that language has no words for is left out. */
export interface Subject {
  readonly heroes: readonly Hero[];
  /** A name that the idea gives its hero. */
  readonly name?: string;
  readonly thing?: string;
  /** The heroes do not have the thing yet. */
  readonly isSought: boolean;
  /** A phrase: "in der Wüste". */
  readonly place?: string;
  readonly scenery?: Place;
}
