import { sentences } from "@animation-agent/studio/writer";
import { contentWordsOf } from "./content-words.ts";

interface ToldIdea {
  readonly text: string;
  readonly names: readonly string[];
  readonly idea: string;
}

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
    const words = new Set(contentWordsOf(idea, language));
    const hasWord = (sentence: string): boolean => contentWordsOf(sentence, language).some((word) => words.has(word));
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
