import { sentences } from "@animation-agent/studio/writer";
import { contentWordsOf } from "./content-words.ts";

/** Phrases of two or three words of an idea that its film says more than four times, without those with a name of the cast. */
export const repeatedPhrases = (
  { text, idea, names }: { readonly text: string; readonly idea: string; readonly names: readonly string[] },
  language: string,
): string[] => {
  const own = new Set(contentWordsOf(idea, language));
  const named = new Set(names.flatMap((name) => wordsOf(name)));
  const counts = new Map<string, number>();
  for (const each of sentences(text, language)) {
    const words = wordsOf(each.text);
    words.forEach((_, at) => {
      for (const length of [2, 3]) {
        const phrase = words.slice(at, at + length);
        const last = phrase.at(-1) ?? "";
        // "the taxi" of "the taxi driver"
        if (named.has(words[at + length] ?? "")) continue;
        if (phrase.length < length || phrase.some((word) => named.has(word) && word.length > 3)) continue;
        if (!contentWordsOf(last, language).some((word) => own.has(word))) continue;
        counts.set(phrase.join(" "), (counts.get(phrase.join(" ")) ?? 0) + 1);
      }
    });
  }
  return [...counts].filter(([, count]) => count > MAX_TIMES).map(([phrase, count]) => `${count} x ${phrase}`);
};

const MAX_TIMES = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
