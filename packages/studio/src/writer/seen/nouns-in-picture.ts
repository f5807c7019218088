import { type Language, type NonEnglish, sentenceSpace, storyPacks, writings } from "../../languages/index.ts";
import { nounOfKind } from "../non-english/noun-of-kind.ts";
import { type Noun, nounOf, thingOf } from "../non-english/nouns.ts";

/** A kind of character as a noun; undefined where the language's tables do not have it. */
export const kindNoun = (kind: string, traits: readonly string[], language: Language): Noun | undefined => {
  if (language !== "english") return nounOf(nounOfKind(kind), language);
  const words = [...traits.filter((trait) => trait !== "man" && trait !== "woman"), spaced(kind)].join(" ");
  return { first: withArticle(words), again: `the ${spaced(kind)}`, gender: "it" };
};

/** A thing without an article, in English with one; undefined where the language has no word for it. */
export const thingName = (thing: string, language: Language): string | undefined =>
  language === "english"
    ? withArticle(spaced(thing.replace(/^(?:deciduous|evergreen)-/, "")))
    : (tableName(thing, language) ?? emojiName(thing, language) ?? kindName(thing, language));

/** "deciduous-tree" is a "tree" of the noun tables. */
const tableName = (thing: string, language: NonEnglish): string | undefined =>
  (thingOf(nounOfKind(thing), language) ?? thingOf(thing.split("-").at(-1) ?? thing, language))?.replace(articles, "");

const emojiName = (thing: string, language: NonEnglish): string | undefined => {
  const word = writings[language].emojiWords[thing]?.split("|")[0];
  // Words of several parts are in lower case, and in German only some of those parts are nouns.
  if (word && language === "german") return /[\s-]/.test(word) ? undefined : capitalized(word);
  return word;
};

const kindName = (kind: string, language: NonEnglish): string | undefined => {
  const noun = nounOf(nounOfKind(kind), language);
  return noun?.again.replace(articles, "");
};

const articles = /^(?:(?:der|die|das|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as) |l[’'])/i;

const spaced = (name: string): string => name.replaceAll("-", " ");

const withArticle = (words: string): string => {
  if (/[^s]s$/.test(words) || /^(?:bread|water|money|honey|yarn|cheese)/.test(words)) return words;
  return `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;
};

/** The text with its first letter in upper case. */
export const capitalized = (text: string): string => {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase() + rest.join("");
};

/** How a name relates to the noun of its kind: "Katze" is the noun, "der alte Fischer" and "قطتها" contain it. */
export const nameAndNoun = (name: string, noun: Noun, language: Language): "same" | "contained" | "other" => {
  const [plainName, plainNoun] = [plain(name), plain(bareNoun(noun, language))];
  if (plainName === plainNoun || (language === "english" && plainName === `the ${plainNoun}`)) return "same";
  return /^\p{Ll}/u.test(name) || plainName.includes(plainNoun) ? "contained" : "other";
};

const bareNoun = ({ first, again }: Noun, language: Language): string => {
  if (language === "english") return again.split(" ").at(-1) ?? again;
  return language === "arabic" ? first : again.replace(articles, "");
};

/** In lower case, and without the vowel marks of Arabic, which names seldom have. */
const plain = (text: string): string => text.toLocaleLowerCase().replace(/[\u064b-\u0652]/g, "");

/** Sentences as the language separates them. */
export const joined = (sentences: readonly string[], language: Language): string =>
  sentences.filter((each) => each !== "").join(sentenceSpace(language));

/** A story pack's particle after a word, as in Korean. */
export const withParticle = (words: string, particle: string, language: Language): string =>
  language === "english" || particle === ""
    ? words
    : words + (storyPacks[language].grammar.particleAfter?.(words, particle) ?? particle);
