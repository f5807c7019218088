import { type Language, languageOf, writings } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { findWords, type Hit } from "../lexicon/find-words.ts";
import { sentences } from "../speech/sentences.ts";
import { genderTraitsOfWord } from "./grammatical-gender.ts";
import { looksAt } from "./looks.ts";

export const MAX_CAST = 6;

/** The cast of a text: the characters that it names most, the lead first. */
export const castIn = (text: string, language: string, heroName?: string): CastMember[] => {
  const opening = text.slice(0, 12_000);
  const counts = new Map<string, { times: number; first: Hit }>();
  for (const hit of findWords(opening, language)) {
    if (hit.sort !== "kind") continue;
    const { times, first } = counts.get(hit.value) ?? { times: 0, first: hit };
    counts.set(hit.value, { times: times + 1, first });
  }
  const ranked = [...counts.values()].sort((a, b) => b.times - a.times || a.first.at - b.first.at).slice(0, MAX_CAST);
  const named = heroName?.trim() || heroNameIn(opening, language);
  const cast = ranked.map(
    ({ first }, rank): CastMember => ({
      id: rank === 0 ? "hero" : `cast-${rank + 1}`,
      name: rank === 0 && named ? named : first.word,
      kind: first.value,
      traits: traitsAt(opening, first, languageOf(language)),
    }),
  );
  return cast.length > 0 ? cast : [{ id: "hero", name: named ?? "", kind: "girl", traits: [] }];
};

/** The looks at the first mention of a character: "an old fisherman", "la pequeña pescadora". */
export const traitsAt = (text: string, { value: kind, word, at }: Hit, language: Language): string[] => [
  ...looksAt(text, at, word, language),
  ...genderTraitsOfWord(kind, word, language),
];

/** The name that the text repeats most within sentences. */
const heroNameIn = (text: string, language: string): string | undefined => {
  if (!writings[languageOf(language)].capitalsMarkNames) return undefined;
  const counts = new Map<string, number>();
  for (const sentence of sentences(text, language))
    for (const [, name = ""] of sentence.text.slice(1).matchAll(/(?<=[\p{Ll},]\s)(\p{Lu}\p{Ll}{2,})/gu))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 2 ? best[0] : undefined;
};
