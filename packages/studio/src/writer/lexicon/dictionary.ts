import { characterNoun } from "../english/idea/characters.ts";
import type { Language } from "../languages.ts";
import { actors } from "../tongues/nouns/noun.ts";
import { acting, artistsName } from "./acting.ts";
import { columns, handWords } from "./hand-words.ts";
import generated from "./words.generated.json" with { type: "json" };

export type Sort = "kind" | "prop" | "place" | "time" | "weather" | "mood";

export interface Meaning {
  readonly sort: Sort;
  readonly value: string;
}

const dictionaries = new Map<Language, Map<string, Meaning>>();

/** Every word of a language that a picture can show, and what it is there. */
export const dictionary = (language: Language): Map<string, Meaning> => {
  const made = dictionaries.get(language) ?? read(language);
  dictionaries.set(language, made);
  return made;
};

const signs: Readonly<Record<string, Sort>> = { "*": "prop", "@": "place", "^": "time", "~": "weather", "!": "mood" };

const read = (language: Language): Map<string, Meaning> => {
  const words = new Map<string, Meaning>();
  const add = (list: readonly string[], meaning: Meaning): void => {
    for (const word of list) if (word !== "" && !words.has(word)) words.set(word, meaning);
  };
  const column = columns.indexOf(language);
  for (const row of handWords.trim().split("\n")) {
    const [head = "", ...cells] = row.split(";");
    const sort = signs[head.charAt(0)] ?? "kind";
    add((cells[column] ?? "").split(","), { sort, value: sort === "kind" ? head : head.slice(1) });
  }
  const annotations: Readonly<Record<string, string>> = generated[language];
  for (const [slug, list] of Object.entries(annotations))
    add(
      list.split("|").filter((word) => !MEANS_MORE.has(word)),
      { sort: acting.has(slug) ? "kind" : "prop", value: artistsName[slug] ?? slug },
    );
  if (language === "english") return words;
  const shortest = shortestActor[language] ?? 3;
  for (const { english, word } of actors(language))
    if ([...word].length >= shortest && !MEANS_MORE.has(word)) add([word], { sort: "kind", value: kindOf(english) });
  return words;
};

/** Shorter names are found inside other words. */
const shortestActor: Readonly<Partial<Record<Language, number>>> = { chinese: 2, korean: 2 };

/** "Se llama" is no llama, and what is said in Korean no horse. */
const MEANS_MORE: ReadonlySet<string> = new Set([
  "말",
  "주머니",
  "llama",
  "mono",
  "genio",
  "lama",
  "savant",
  "marin",
  "grue",
  "lagarta",
]);

const kindOf = (english: string): string =>
  dictionary("english").get(english)?.value ?? characterNoun(english)?.sort.kind ?? english;
