interface StemRule {
  readonly longestEnding: number;
  readonly shortestStem: number;
  /** Only endings that match are cut; any ending without it. */
  readonly ending?: RegExp;
}

/** A word, and what is left of it without its last letters: a rough stem for languages with inflection. */
export const stemsOf = (word: string, { longestEnding, shortestStem, ending }: StemRule): string[] => {
  const forms = [word];
  for (let cut = 1; cut <= longestEnding; cut++) {
    const stem = word.slice(0, word.length - cut);
    if (stem.length >= shortestStem && (!ending || ending.test(word.slice(word.length - cut)))) forms.push(stem);
  }
  return forms;
};
