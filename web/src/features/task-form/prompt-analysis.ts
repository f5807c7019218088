/** A prompt in pieces: its words, and the placeholders among them. */
export const splitPlaceholders = (
  prompt: string,
): readonly { readonly words: string; readonly isPlaceholder: boolean }[] =>
  prompt
    .split(/(__[a-z_]+?_placeholder__)/)
    .filter((words) => words !== "")
    .map((words) => ({ words, isPlaceholder: /^__[a-z_]+_placeholder__$/.test(words) }));

/** About how many tokens a model reads: four letters are one. */
export const estimateTokens = (prompt: string): number => Math.ceil(prompt.length / 4);

/** From so many letters at once it was not typed, and is more than an idea. */
const minStoryLength = 1_200;

/** Whether what came into a text at one stroke is a whole story. */
export const isPastedStory = (before: string, after: string): boolean => after.length - before.length >= minStoryLength;
