/** Lines by the words of an idea that they tell of; the words are alternatives of a pattern, in lower case. */
export type Lore = Readonly<Record<string, readonly string[]>>;
