import type { Foreign } from "../../languages.ts";
import { columns } from "../../lexicon/hand-words.ts";
import { animals } from "./animals.ts";
import { articles } from "./articles.ts";
import { many } from "./many.ts";
import { people } from "./people.ts";
import { spots } from "./spots.ts";
import { things } from "./things.ts";

/** Somebody in another language. */
export interface Noun {
  /** "ein Fuchs" */
  readonly first: string;
  /** "der Fuchs" */
  readonly again: string;
  readonly gender: "he" | "she" | "it" | "they";
}

/** Columns of the tables, after the English word. */
const nounColumns = columns.filter((each): each is Foreign => each !== "english");

const rowsOf = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split("\n")
      .map((row): [string, string[]] => {
        const [name = "", ...cells] = row.split(";");
        return [name, cells];
      }),
  );

const singular = rowsOf(`${animals.trim()}\n${people.trim()}`);
const plural = rowsOf(many);
const wanted = rowsOf(things);
const where = rowsOf(spots);

const cell = (rows: ReadonlyMap<string, readonly string[]>, name: string, language: Foreign): string | undefined =>
  rows.get(name)?.[nounColumns.indexOf(language)];

export const nounOf = (name: string, language: Foreign, several = false): Noun | undefined => {
  const found = several ? cell(plural, name, language) : undefined;
  const word = found ?? cell(singular, name, language);
  if (!word) return undefined;
  const plain = word.replace(/[+-]$/, "");
  // A plural of Hindi has no article, whatever it ends in.
  const [first, again] = found && language === "hindi" ? [plain, plain] : articles[language](plain);
  return { first, again, gender: found ? "they" : genderOf(word, language) };
};

export const thingOf = (name: string, language: Foreign): string | undefined => cell(wanted, name, language);
export const spotOf = (name: string, language: Foreign): string | undefined => cell(where, name, language);

/** Every name of whoever may act, in a language, by its English one: what a reader of texts may look for. */
export const actors = function* (language: Foreign): Generator<{ english: string; word: string }> {
  for (const [english, cells] of [...singular, ...plural]) {
    const word = cells[nounColumns.indexOf(language)]?.replace(/[+-]$/, "").split("=")[0] ?? "";
    yield { english, word: bareOf(word, language) };
  }
};

const bareOf = (word: string, language: Foreign): string => {
  if (/^(?:spanish|french|portuguese)$/.test(language)) return word.replace(/^(?:u\p{L}+|des) /u, "");
  if (language === "german") return word.replace(/^(?:der|die|das) /, "").toLowerCase();
  if (language === "arabic") return word.replace(/[\u064b-\u065f\u0670]/g, "");
  return articles[language](word)[1];
};

const feminine: Partial<Record<Foreign, RegExp>> = { arabic: /ة(?:ٌ|$|ٌ=|=)|اةٌ/, russian: /[ая]$/ };

/** "+" marks a feminine noun and "-" a masculine one that their ending would not tell. */
const genderOf = (word: string, language: Foreign): Noun["gender"] => {
  if (word.endsWith("+")) return "she";
  if (word.endsWith("-")) return "he";
  if (language === "russian" && /[ое]$/.test(word)) return "it";
  return feminine[language]?.test(word.split(" ")[0] ?? word) ? "she" : "he";
};
