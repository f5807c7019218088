import type { Place } from "../../vocabulary.ts";
import type { Noun } from "./nouns/noun.ts";

/** Somebody as a film's language calls them and as the artist knows them. */
export interface Hero extends Noun {
  readonly kind: string;
  readonly traits: readonly string[];
}

/** What an idea is about, in the words of another language. What it cannot say there is left out. */
export interface Subject {
  readonly heroes: readonly Hero[];
  /** A name that the idea gives its hero. */
  readonly name?: string;
  readonly thing?: string;
  /** The thing is not there yet. */
  readonly isSought: boolean;
  /** "in der Wüste" */
  readonly spot?: string;
  readonly scenery?: Place;
}
