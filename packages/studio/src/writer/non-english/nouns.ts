import { type NonEnglish, storyPacks } from "../../languages/index.ts";
import type { Gender } from "../../languages/pack.ts";

/** A noun of a language, ready to be put into a sentence. */
export interface Noun {
  /** The first mention: "ein Fuchs". */
  readonly first: string;
  /** Later mentions: "der Fuchs". */
  readonly again: string;
  readonly gender: Gender;
}

type NounTable = ReadonlyMap<string, string>;

interface NounTables {
  readonly singular: NounTable;
  readonly several: NounTable;
  readonly things: NounTable;
  readonly places: NounTable;
}

const tables = new Map<NonEnglish, NounTables>();

const tablesOf = (language: NonEnglish): NounTables => {
  const made = tables.get(language) ?? readTables(language);
  tables.set(language, made);
  return made;
};

const readTables = (language: NonEnglish): NounTables => {
  const { animals, people, several, things, places } = storyPacks[language].nouns;
  return {
    singular: new Map(Object.entries({ ...animals, ...people })),
    several: new Map(Object.entries(several)),
    things: new Map(Object.entries(things)),
    places: new Map(Object.entries(places)),
  };
};

/** An animal or a person by the English name; undefined where the tables do not have it. */
export const nounOf = (name: string, language: NonEnglish, isPlural = false): Noun | undefined => {
  const { singular, several } = tablesOf(language);
  const plural = isPlural ? several.get(name) : undefined;
  const word = plural ?? singular.get(name);
  if (!word) return undefined;
  const plain = withoutMark(word);
  const { articles, hasBarePlurals } = storyPacks[language].grammar;
  const [first, again] = plural && hasBarePlurals ? [plain, plain] : articles(plain);
  return { first, again, gender: plural ? "they" : genderOf(word, language) };
};

/** Whether a word of a text is the plural of this noun, and not also its singular. */
export const isPluralWord = (word: string, name: string, language: NonEnglish): boolean => {
  const { singular, several } = tablesOf(language);
  const form = (noun: string | undefined): string =>
    noun ? storyPacks[language].grammar.dictionaryForm(withoutMark(noun).split("=")[0] ?? "") : "";
  return form(several.get(name)) === word && form(singular.get(name)) !== word;
};

/** What a story searches for, with its article. */
export const thingOf = (name: string, language: NonEnglish): string | undefined => tablesOf(language).things.get(name);

/** Where a story plays, as a phrase. */
export const placeOf = (name: string, language: NonEnglish): string | undefined => tablesOf(language).places.get(name);

/** Every animal and person, as texts of the language name them, with the English name. */
export const actorNames = function* (language: NonEnglish): Generator<{ english: string; word: string }> {
  const { singular, several } = tablesOf(language);
  for (const [english, word] of [...singular, ...several]) {
    const [first = ""] = withoutMark(word).split("=");
    yield { english, word: storyPacks[language].grammar.dictionaryForm(first) };
  }
};

const withoutMark = (word: string): string => word.replace(/[+-]$/, "");

const genderOf = (word: string, language: NonEnglish): Gender => {
  if (word.endsWith("+")) return "she";
  if (word.endsWith("-")) return "he";
  return storyPacks[language].grammar.genderByEnding?.(word) ?? "he";
};
