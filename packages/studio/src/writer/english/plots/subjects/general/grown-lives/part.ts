import { oneOf } from "../../subject-story.ts";

/** A part of a sentence, up to its commas, in which one of these words stands: the story tells all of it. */
export const part = (words: string): RegExp => new RegExp(`(?:^|[.,;] ?)[^.,;]*?\\b(?:${words})\\b[^.,;]*`, "i");

/** What no ordinary life has in it, but for kings and queens. */
export const UNREAL =
  "murder\\w*|kill\\w*|ghosts?|vampires?|robots?|magic\\w*|wizard|witch|dragon|aliens?|zombie\\w*|spy|spies|prince\\w*|detective";
/** What a story of such a life is not for: that, and what it says itself. */
export const notFor = (more: string): RegExp => oneOf(`${UNREAL}|kings?|queens?|${more}`);
