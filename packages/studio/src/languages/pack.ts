import type { EspeakVoice } from "../narrator/engines/espeak.ts";
import type { FliteVoice } from "../narrator/engines/flite.ts";
import type { ActionWords } from "./action-words.ts";
import type { Agreement } from "./agreement.ts";
import type { ClauseTelling } from "./clause-telling.ts";
import type { DrawableWords } from "./drawable-words.ts";
import type { Gender, Named, Person } from "./named.ts";
import type { Nouns } from "./noun-names.ts";
import type { SceneWords } from "./scene-words.ts";
import type { Script } from "./scripts.ts";
import type { OutlineLines, SubjectLines } from "./subject-lines.ts";

export type { Agreement } from "./agreement.ts";
export type { Gender, Named, Person } from "./named.ts";

/** What `languages/<id>/index.ts` exports. English has its own story writer (writer/english) and so no `story`. */
export interface LanguagePack {
  readonly basics: LanguageBasics;
  readonly narration: Narration;
  readonly writing: Writing;
  readonly sceneWords: SceneWords;
  readonly samples: LanguageSamples;
  readonly story?: StoryPack;
}

/** Facts that all parts of the studio use. They are small: code that tells no stories loads them too. */
export interface LanguageBasics {
  /** BCP 47, as `Intl` takes it. */
  readonly tag: string;
  readonly scripts: readonly Script[];
  /** Spaces separate words; phrases (a word and its particles, as in Korean); or are not written. */
  readonly wordSpacing: "words" | "phrases" | "none";
  readonly fullStop: string;
  /** Abbreviations without their last dot, which end no sentence. Each is part of a regular expression. */
  readonly shortForms: readonly string[];
  readonly pace: Pace;
}

/** How fast a language is read aloud. Measured with the built-in voices on a fairy tale of three minutes. */
export interface Pace {
  /** Characters, spaces and punctuation included; Arabic vowel marks are not counted. */
  readonly lettersPerSecond: number;
  /** The pause after each sentence. */
  readonly sentencePauseSeconds: number;
}

/** How the narrator reads a language aloud. */
export interface Narration {
  /** The spoken form of an abbreviation, by its lower case with its dots. */
  readonly abbreviations: Readonly<Record<string, string>>;
  readonly notation: Notation;
  /** By the last part of the voice's id: "greta" of "studio-german-greta". The first is the default. */
  readonly voices: Readonly<Record<string, VoiceSettings>>;
  /**
   * Code points per second of speech, spaces, punctuation and vowel marks included. Measured over `samples.paragraph`
   * with every voice at its own pace; a test measures it again.
   */
  readonly charactersPerSecond: number;
  /** A sentence that demonstrates a voice. */
  readonly voiceSample: string;
  /** The spoken form of a word; undefined where the general rules for numbers and signs apply. */
  readonly sayWord?: (word: string, next: string, narration: Narration) => string | undefined;
  /** Corrects the text of a word for the voice. */
  readonly normalize?: (text: string) => string;
  /** Rewrites a whole phrase for the voice, as kanji into kana. */
  readonly rewritePhrase?: (phrase: Phrase) => Promise<Phrase>;
  /** Marks that the voice pauses at, by the ASCII ones. */
  readonly fullWidthMarks?: Readonly<Record<string, string>>;
  /** Within a sentence the voice may pause at commas only. */
  readonly pausesOnlyAtCommas?: boolean;
  /** No space is put between a number and the word beside it. */
  readonly joinsNumbers?: boolean;
  /** Matches how a text goes on that belongs to the sentence before it. */
  readonly continuesSentence?: RegExp;
  /** A number with a dot is an ordinal and ends no sentence: "am 3. Mai". */
  readonly hasOrdinalDots?: boolean;
}

export const currencySigns = ["$", "€", "£", "¥", "₹", "₩"] as const;
export type CurrencySign = (typeof currencySigns)[number];

/** How a language writes and reads numbers and signs. */
export interface Notation {
  readonly decimal: "." | ",";
  readonly and: string;
  readonly percent: string;
  readonly isPercentFirst?: boolean;
  readonly money: Readonly<Record<CurrencySign, string>>;
}

export interface VoiceSettings {
  readonly gender: "female" | "male";
  readonly sound: FliteVoice | EspeakVoice;
}

/** A part of a sentence that an engine speaks at once, and the offset of each spoken word in it. Unspoken words are missing. */
export interface Phrase {
  readonly text: string;
  readonly places: readonly { readonly word: number; readonly offset: number }[];
}

/** What the writer knows of a language, whether it writes a story in it or reads one of the user. */
export interface Writing {
  /** How a narrator introduces herself. "{name}" is her name. */
  readonly greeting: string;
  /** How a sequel begins. "{title}" is the title of the story before. */
  readonly recap: string;
  readonly publishing: {
    /** The sentence under the title of a published film. "{title}" is the title. */
    readonly about: string;
    readonly chapters: string;
    /** Hashtags without "#"; "_" joins words. */
    readonly tags: readonly string[];
  };
  /** Sentences that fit into any scene and change nothing in it. Short and long ones, to fill a gap closely. */
  readonly asides: readonly string[];
  /** Regular expressions of the words that describe somebody as the artist can show it. */
  readonly looks: Readonly<Record<Look, string>>;
  /** Where adjectives stand: before the noun, after it, or on both sides. */
  readonly adjectives: "before" | "after" | "around";
  /** How nouns of trades show gender; undefined where they do not. A noun that matches neither pattern is a man. */
  readonly genderedTrades?: { readonly neither: RegExp; readonly woman: RegExp };
  /** A capital letter within a sentence shows a name. Not so in German, or in scripts without capitals. */
  readonly capitalsMarkNames: boolean;
  /** Regular expression of the words at which a story turns: "but", "suddenly". */
  readonly turningWords: string;
  readonly stopWords: readonly string[];
  /** The form of a word that counts as a keyword: without particles or vowel marks. */
  readonly keywordOf?: (word: string) => string;
  readonly actionWords: ActionWords;
  readonly drawableWords: DrawableWords;
  /** Further words for what people do or are, by the kind that is drawn. */
  readonly trades?: Readonly<Record<string, string>>;
  /** Words of emoji by the artist's name for them, separated by "|". Made by writer/lexicon/generate.ts from CLDR. */
  readonly emojiWords: Readonly<Record<string, string>>;
  /** Words of the emoji names and nouns that more often mean something else: "mono", "ancora". They show nothing. */
  readonly ambiguousWords?: readonly string[];
  /** Forms under which the dictionary may have a word, the likeliest first. Absent in languages without spaces. */
  readonly formsOf?: (word: string) => readonly string[];
}

export type Look =
  | "old"
  | "little"
  | "young"
  | "big"
  | "red"
  | "blue"
  | "white"
  | "black"
  | "grey"
  | "golden"
  | "green"
  | "yellow";

/** What a story is told with in a language that is not English. */
export interface StoryPack {
  readonly text: StoryText;
  /** Scripts in which one thing leads to another. Without them, stories are told with the beats of `text`. */
  readonly telling?: Telling;
  /** Tells an idea clause by clause, in the present tense. */
  readonly clauseTelling?: ClauseTelling;
  readonly grammar: Grammar;
  readonly nouns: Nouns;
}

/**
 * Paragraphs of scripted stories. "{hero}", "{mate}", "{thing}", "{there}", "{wish}" and the gaps of the reader's
 * `moreWords` are the idea's own words; other gaps are pronouns; "*" after a verb lets it agree with the hero, "@" is an
 * ending; "[a|b]" is a choice; "<a {thing}|b>" is the first of its texts that the idea has the words for, or nothing.
 */
export interface Telling {
  /** After the idea's own words, as a sentence. */
  readonly bridges: readonly string[];
  /** How the hero was before. */
  readonly people: readonly string[];
  /** Small moments between two steps. */
  readonly moments: readonly string[];
  /** With somebody at the hero's side. */
  readonly companions: readonly string[];
  /** With "{other}", whom the idea names besides; "{o:was/were}" agrees with it: singular/plural or he/she/they. */
  readonly others: readonly string[];
  /** What people say: "{fact}" is a sentence of the idea in its own words. */
  readonly rumours: readonly string[];
  /** Short events on the way, each complete. */
  readonly anecdotes: readonly string[];
  /** Around an idea that is no sentence: "The king who could not laugh". */
  readonly fragmentBridges: readonly string[];
  readonly scripts: readonly TellingScript[];
  readonly agreement: Agreement;
  readonly reader: IdeaReader;
  /** Words that fit no hero that is a thing: "shoes", "breakfast". A hero that is no person or animal is then an "it". */
  readonly livingWords?: RegExp;
}

/** Paragraphs that follow from one another, each in some variants. */
export interface TellingScript {
  readonly family: Family;
  readonly tell: readonly (readonly string[])[];
  readonly end: readonly (readonly string[])[];
  /** Small moments that fit every story of the family. */
  readonly moments: readonly string[];
}

export const families = [
  "fear",
  "quarrel",
  "make",
  "find",
  "seek",
  "go",
  "refuse",
  "meet",
  "befriend",
  "save",
  "win",
  "learn",
  "event",
  "any",
] as const;
/** What an idea is about; "any" scripts fit every idea with a hero, "event" scripts those without. */
export type Family = (typeof families)[number];

/** How the words of an idea become the words of a story. Undefined where a form is not certain. */
export interface IdeaReader {
  /** Words that show the family of an idea. */
  readonly families: Readonly<Partial<Record<Family, RegExp>>>;
  /** What a quarrel is about, as an object with its definite article. */
  readonly quarrelAbout?: RegExp;
  /** A noun of the idea as the subject of a sentence, and its gender. */
  readonly subjectAt: (idea: string, at: number, noun: string, known: KnownNoun | undefined) => Named | undefined;
  /** The noun of the idea's first words, as the first group, at the end of the match. */
  readonly firstNoun: RegExp;
  /** The gender of a noun of the tables. */
  readonly personOf: (noun: KnownNoun) => Person;
  /** A thing of the noun tables as an object; as it is where no function is given. */
  readonly tableObject?: (thing: string) => string;
  /** What something is done to: "die Rakete", as an object. */
  readonly objectIn: (idea: string, isTaken: (noun: string) => boolean) => string | undefined;
  /** A phrase of the idea as the place where something happens. */
  readonly placeOf: (phrase: string) => string | undefined;
  /** A name as the subject of a sentence, in a language whose names have cases. */
  readonly named?: (name: string, idea: string, gender: "she" | "he") => Named | undefined;
  /** How words of trades end. */
  readonly trade?: RegExp;
  /** Further certain parts of an idea, by gap: "{goal}", "{fear}", "{skill}", "{unwish}"; "{wish}" if it says none. */
  readonly partsIn?: (
    idea: string,
    family: Family,
    isTaken: (noun: string) => boolean,
  ) => Readonly<Record<string, string>>;
  /** Between two characters who belong together: "und", "mit". */
  readonly together: RegExp;
  /** What follows a companion: "রাজুর সঙ্গে". */
  readonly togetherAfter?: RegExp;
  /** An idea that is no sentence. */
  readonly fragment?: RegExp;
  /** An idea about what happens, and to no one in particular: "Fish fell from the sky". */
  readonly event?: RegExp;
  /** An idea told by "I". */
  readonly narrator?: RegExp;
  /** "I" as a subject, in a language whose scripts tell of "I" as of a name. */
  readonly narratorName?: string;
  /** Other words of the idea by gap: what the hero does, fears or cannot do. They replace words read without it. */
  readonly moreWords?: (idea: string, hero: string) => Readonly<Record<string, string | undefined>>;
  /** A sentence of the idea in the verb forms of the scripts. */
  readonly inTellingStyle?: (sentence: string) => string;
}

/** What the noun tables know of a word. */
export interface KnownNoun {
  /** "der Fuchs" */
  readonly again: string;
  /** "un renard" */
  readonly first: string;
}

export interface StoryText {
  /**
   * Sentences of each part of a story. The user's idea is only quoted, as "{idea}", so that it needs no inflection.
   * "{when}", "{where}", "{who}" and "{advice}" are filled with `phrases`, which fit as they are.
   */
  readonly beats: Readonly<Record<Beat, readonly string[]>>;
  readonly phrases: {
    readonly when: readonly string[];
    readonly where: Readonly<Record<Whereabouts, string>>;
    readonly who: readonly string[];
    readonly advice: readonly string[];
  };
  readonly subject: SubjectLines;
  readonly outline: OutlineLines;
  /** What the user's own characters do beside the heroes. Each fits any name, of a woman, a man or a thing. */
  readonly company: readonly string[];
}

export type Beat =
  | "open"
  | "wish"
  | "leave"
  | "arrive"
  | "meet"
  | "ask"
  | "trouble"
  | "solve"
  | "rest"
  | "low"
  | "climax"
  | "after"
  | "end";

export type Whereabouts =
  | "forest"
  | "river"
  | "mountain"
  | "village"
  | "seaside"
  | "valley"
  | "mill"
  | "bridge"
  | "cave"
  | "castle"
  | "market"
  | "dunes";

export interface Grammar {
  /** A noun at its first mention and later: "ein Fuchs", "der Fuchs". */
  readonly articles: Articles;
  /** A noun of the tables as a text has it, for the dictionary. */
  readonly dictionaryForm: (word: string) => string;
  /** The gender that a noun's ending shows; "he" where it shows none. */
  readonly genderByEnding?: (word: string) => Gender | undefined;
  /** A plural takes no article. */
  readonly hasBarePlurals?: boolean;
  /** A place of the noun table as the `where` phrases say it. */
  readonly placePhrase?: (place: string) => string;
  /** The joiner of a list after these words; undefined where `listJoiners` fit. */
  readonly joinerAfter?: (words: string) => string | undefined;
  /** The form of a particle after these words. */
  readonly particleAfter?: (words: string, particle: string) => string;
  /** Shorter nouns occur inside other words and stay out of the dictionary. */
  readonly minNounLength?: number;
}

export type Articles = (word: string) => readonly [first: string, again: string];

/** Texts that tests read, set and speak. */
export interface LanguageSamples {
  /** With letters that are hard to set. */
  readonly title: string;
  readonly caption: string;
  /** The beginning of the same story in every language: speech, commas, short and long sentences. */
  readonly paragraph: string;
  /** A short story with abbreviations and different sentence ends, if the language has them. */
  readonly story: string;
}
