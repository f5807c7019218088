import type { DrawableWords } from "../../languages/drawable-words.ts";
import { type Language, storyPacks, writings } from "../../languages/index.ts";
import { type Spot, spots } from "../../vocabulary.ts";
import { characterNoun } from "../english/idea/characters.ts";
import { actorNames } from "../non-english/nouns.ts";
import { artistNames, characterKinds } from "./character-kinds.ts";

export type Sort = "kind" | "prop" | "place" | "time" | "weather" | "mood";

export interface Meaning {
  readonly sort: Sort;
  readonly value: string;
  /** The spot that a word of a place names. */
  readonly spot?: Spot;
  /** It says what somebody does, or is to others. */
  readonly isTrade?: boolean;
}

const dictionaries = new Map<Language, Map<string, Meaning>>();

/** Every word of a language that a picture can show, and its meaning to the artist. */
export const dictionary = (language: Language): Map<string, Meaning> => {
  const made = dictionaries.get(language) ?? read(language);
  dictionaries.set(language, made);
  return made;
};

const sorts = {
  places: "place",
  times: "time",
  weathers: "weather",
  moods: "mood",
  kinds: "kind",
  things: "prop",
} as const satisfies Readonly<Record<Exclude<keyof DrawableWords, "spots">, Sort>>;

const read = (language: Language): Map<string, Meaning> => {
  const words = new Map<string, Meaning>();
  const add = (list: readonly string[], meaning: Meaning): void => {
    for (const word of list) if (word !== "" && !words.has(word)) words.set(word, meaning);
  };
  const { drawableWords, trades = {}, emojiWords, ambiguousWords = [] } = writings[language];
  for (const [value, list] of Object.entries(trades)) add(list.split(","), { sort: "kind", value, isTrade: true });
  for (const [spot, place] of Object.entries(spots) as [Spot, string][])
    add(drawableWords.spots?.[spot]?.split(",") ?? [], { sort: "place", value: place, spot });
  // The keys of `sorts` are those of `drawableWords`.
  for (const group of Object.keys(sorts) as (keyof typeof sorts)[])
    for (const [value, list] of Object.entries<string>(drawableWords[group]))
      add(list.split(","), { sort: sorts[group], value });
  for (const [slug, list] of Object.entries(emojiWords))
    add(
      list.split("|").filter((word) => !ambiguousWords.includes(word)),
      { sort: characterKinds.has(slug) ? "kind" : "prop", value: artistNames[slug] ?? slug },
    );
  if (language === "english") return words;
  if (language === "russian") for (const [word, meaning] of [...words]) add([stemOf(word)], meaning);
  const { minNounLength = 3 } = storyPacks[language].grammar;
  for (const { english, word } of actorNames(language))
    if ([...word].length >= minNounLength && !ambiguousWords.includes(word))
      add([word], { sort: "kind", value: kindOf(english) });
  return words;
};

/** "Гитар" of "гитара": cases change the end of a noun. */
const stemOf = (word: string): string => (/^\p{L}{4,}[аяоеь]$/u.test(word) ? word.slice(0, -1) : "");

const kindOf = (english: string): string =>
  dictionary("english").get(english)?.value ?? characterNoun(english)?.sort.kind ?? english;
