/** Splits a prompt into text and placeholders. */
export const splitPlaceholders = (
  prompt: string,
): readonly { readonly words: string; readonly isPlaceholder: boolean }[] =>
  prompt
    .split(/(__[a-z_]+?_placeholder__)/)
    .filter((words) => words !== "")
    .map((words) => ({ words, isPlaceholder: /^__[a-z_]+_placeholder__$/.test(words) }));

/** Estimates the tokens of a prompt: four characters each. */
export const estimateTokens = (prompt: string): number => Math.ceil(prompt.length / 4);

/** In characters. A longer addition was pasted, and is more than an idea. */
const minStoryLength = 1_200;

/** Returns true if a change of the text pasted a whole story. */
export const isPastedStory = (before: string, after: string): boolean => after.length - before.length >= minStoryLength;
