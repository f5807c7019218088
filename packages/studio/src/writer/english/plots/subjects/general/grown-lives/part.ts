/** A part of a sentence, up to its commas, in which one of these words stands: the story tells all of it. */
export const part = (words: string): RegExp => new RegExp(`(?:^|[.,;] ?)[^.,;]*?\\b(?:${words})\\b[^.,;]*`, "i");
