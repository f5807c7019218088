import * as arabic from "./arabic/index.ts";
import * as bengali from "./bengali/index.ts";
import * as chinese from "./chinese/index.ts";
import * as english from "./english/index.ts";
import * as french from "./french/index.ts";
import * as german from "./german/index.ts";
import * as hindi from "./hindi/index.ts";
import * as italian from "./italian/index.ts";
import * as japanese from "./japanese/index.ts";
import * as korean from "./korean/index.ts";
import type { LanguageBasics, LanguagePack, StoryPack } from "./pack.ts";
import * as portuguese from "./portuguese/index.ts";
import * as russian from "./russian/index.ts";
import * as spanish from "./spanish/index.ts";

/**
 * The only list of languages in the studio, in the order in which they are offered. One table for each part of a pack,
 * so that a bundle holds only the parts that its code uses: the narrator's has no stories in it.
 */
export const languageBasics = {
  english: english.basics,
  chinese: chinese.basics,
  hindi: hindi.basics,
  spanish: spanish.basics,
  french: french.basics,
  arabic: arabic.basics,
  bengali: bengali.basics,
  portuguese: portuguese.basics,
  russian: russian.basics,
  japanese: japanese.basics,
  german: german.basics,
  korean: korean.basics,
  italian: italian.basics,
} as const satisfies Readonly<Record<string, LanguagePack["basics"]>>;

export type Language = keyof typeof languageBasics;
/** Every language but English, which has a writer of its own. */
export type NonEnglish = Exclude<Language, "english">;

export const narrations: Readonly<Record<Language, LanguagePack["narration"]>> = {
  english: english.narration,
  chinese: chinese.narration,
  hindi: hindi.narration,
  spanish: spanish.narration,
  french: french.narration,
  arabic: arabic.narration,
  bengali: bengali.narration,
  portuguese: portuguese.narration,
  russian: russian.narration,
  japanese: japanese.narration,
  german: german.narration,
  korean: korean.narration,
  italian: italian.narration,
};

export const writings: Readonly<Record<Language, LanguagePack["writing"]>> = {
  english: english.writing,
  chinese: chinese.writing,
  hindi: hindi.writing,
  spanish: spanish.writing,
  french: french.writing,
  arabic: arabic.writing,
  bengali: bengali.writing,
  portuguese: portuguese.writing,
  russian: russian.writing,
  japanese: japanese.writing,
  german: german.writing,
  korean: korean.writing,
  italian: italian.writing,
};

/** What audio descriptions are made of. */
export const sceneWordings: Readonly<Record<Language, LanguagePack["sceneWords"]>> = {
  english: english.sceneWords,
  chinese: chinese.sceneWords,
  hindi: hindi.sceneWords,
  spanish: spanish.sceneWords,
  french: french.sceneWords,
  arabic: arabic.sceneWords,
  bengali: bengali.sceneWords,
  portuguese: portuguese.sceneWords,
  russian: russian.sceneWords,
  japanese: japanese.sceneWords,
  german: german.sceneWords,
  korean: korean.sceneWords,
  italian: italian.sceneWords,
};

export const storyPacks: Readonly<Record<NonEnglish, StoryPack>> = {
  chinese: chinese.story,
  hindi: hindi.story,
  spanish: spanish.story,
  french: french.story,
  arabic: arabic.story,
  bengali: bengali.story,
  portuguese: portuguese.story,
  russian: russian.story,
  japanese: japanese.story,
  german: german.story,
  korean: korean.story,
  italian: italian.story,
};

/** For tests. */
export const languageSamples: Readonly<Record<Language, LanguagePack["samples"]>> = {
  english: english.samples,
  chinese: chinese.samples,
  hindi: hindi.samples,
  spanish: spanish.samples,
  french: french.samples,
  arabic: arabic.samples,
  bengali: bengali.samples,
  portuguese: portuguese.samples,
  russian: russian.samples,
  japanese: japanese.samples,
  german: german.samples,
  korean: korean.samples,
  italian: italian.samples,
};

// The keys of `languageBasics` are its languages.
export const languageIds = Object.keys(languageBasics) as Language[];

/** The language of a name from outside; English where it is unknown. */
export const languageOf = (name: string): Language => {
  const known = name.toLowerCase();
  return languageIds.find((each) => each === known) ?? "english";
};

/** Written without spaces between words. */
export const isUnspaced = (language: Language): boolean => basicsOf(language).wordSpacing === "none";

/** Words have no spaces around them or carry particles, so that a word is searched for inside others. */
export const hasJoinedWords = (language: Language): boolean => basicsOf(language).wordSpacing !== "words";

/** What stands between two sentences: nothing in Chinese and Japanese. */
export const sentenceSpace = (language: Language): string => (isUnspaced(language) ? "" : " ");

const basicsOf = (language: Language): LanguageBasics => languageBasics[language];
