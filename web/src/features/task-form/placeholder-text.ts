/** A prompt in pieces: its words, and the placeholders among them. */
export const piecesOf = (prompt: string): readonly { readonly words: string; readonly isPlaceholder: boolean }[] =>
  prompt
    .split(/(__[a-z_]+?_placeholder__)/)
    .filter((words) => words !== "")
    .map((words) => ({ words, isPlaceholder: /^__[a-z_]+_placeholder__$/.test(words) }));

/** About how many tokens a model reads: four letters are one. */
export const tokensOf = (prompt: string): number => Math.ceil(prompt.length / 4);
