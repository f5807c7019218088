import { sentences } from "@animation-agent/studio/writer";

interface ToldIdea {
  readonly text: string;
  readonly names: readonly string[];
  readonly idea: string;
}

/** The words that carry an idea: longer than three letters and no function words. */
const contentWords = (idea: string): string[] =>
  (idea.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []).filter(
    (word) => word.length > 3 && !FUNCTION_WORDS.test(word),
  );

const FUNCTION_WORDS =
  /^(?:that|this|with|from|into|over|have|been|were|they|them|their|there|when|what|which|while|would|could|must|make|made|story|about|after|before|only|very|even|then|than|because|eine?[nrms]?|und|nicht|sich|aber|dans|pour|avec|elle|para|pero|como|della|alla|sono|quando)$/;

const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, "").slice(0, 6);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const masked = (sentence: string, names: readonly string[]): string =>
  names
    .filter((name) => name !== "")
    .reduce((rest, name) => rest.replace(new RegExp(escaped(name), "gi"), "X"), sentence)
    .toLowerCase()
    .replace(/\b(?:she|he|they|it)\b/g, "P")
    .replace(/\b(?:her|his|him|their|them|its)\b/g, "P")
    .replace(/[^\p{L}\p{M} ]/gu, "");

/** The share of sentences that also stand in another film, and of those with a word of their idea, in percent. */
export const measureSharing = (films: readonly ToldIdea[], language: string) => {
  const told = films.map(({ text, names }) =>
    sentences(text, language).map((each) => ({ plain: each.text, key: masked(each.text, names) })),
  );
  const filmsByKey = new Map<string, Set<number>>();
  told.forEach((each, at) => {
    for (const { key } of each) filmsByKey.set(key, (filmsByKey.get(key) ?? new Set<number>()).add(at));
  });
  const all = told.flat();
  const isShared = (key: string): boolean => (filmsByKey.get(key)?.size ?? 0) > 1;
  const withWord = films.map(({ idea }, at) => {
    const words = contentWords(idea);
    const stems = new Set(words.map(stem));
    const hasWord = (sentence: string): boolean =>
      language === "japanese"
        ? words.some((word) => sentence.includes(word.slice(0, 2)))
        : contentWords(sentence).some((word) => stems.has(stem(word)));
    return (told[at] ?? []).filter(({ plain }) => hasWord(plain)).length;
  });
  const percent = (part: number): number => Math.round((100 * part) / Math.max(1, all.length));
  return {
    shared: percent(all.filter(({ key }) => isShared(key)).length),
    withContent: percent(withWord.reduce((sum, each) => sum + each, 0)),
    worst: [...filmsByKey]
      .sort((a, b) => b[1].size - a[1].size)
      .slice(0, 25)
      .map(([key, { size }]) => `${size} x ${key}`),
  };
};
