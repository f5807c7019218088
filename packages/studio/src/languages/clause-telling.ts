import type { Agreement } from "./agreement.ts";
import type { Named } from "./named.ts";

/** What a clause of an idea says its hero wants, is, does or lacks. Earlier ones are read first. */
export const premises = [
  "friend",
  "fear",
  "learn",
  "refuse",
  "lost",
  "must",
  "wish",
  "love",
  "long",
  "lack",
  "sad",
  "seek",
  "find",
  "make",
  "go",
  "event",
] as const;
export type Premise = (typeof premises)[number];

/** What a later clause brings: somebody helps or is met, what was lost is found, something is in the way, says why, changes, or is done by the hero. */
export const turns = ["help", "meet", "found", "cause", "obstacle", "act", "change"] as const;
export type Turn = (typeof turns)[number];

/** A clause of an idea as a sentence of its own. */
export interface Clause {
  readonly text: string;
  /** Who acts, if it is not the hero. */
  readonly other?: Named;
  /** It stands against what was said before: "but". */
  readonly isContrary?: boolean;
  /** It says why: "because". */
  readonly isCause?: boolean;
  /** Who acts is named by this pronoun only. */
  readonly pronoun?: "he" | "she";
  /** All or none act, and not the hero: "everybody laughs". */
  readonly isEverybody?: boolean;
}

/**
 * Lines in the present tense, told after a clause of an idea. Gaps are as in `Telling`; "{v:geht/gehen}" agrees with the
 * hero, "{o:hilft/helfen}" with "{other}".
 */
export interface ClauseLines {
  readonly premises: Readonly<Record<Premise, { readonly tell: readonly string[]; readonly end: readonly string[] }>>;
  readonly turns: Readonly<Record<Turn, readonly string[]>>;
  /** With "{mate}", who is there from the start. */
  readonly mates: readonly string[];
  readonly places: readonly string[];
  /** Between two others, in every story. */
  readonly between: readonly string[];
  /** Before the idea's first clause. */
  readonly openings?: readonly string[];
  /** What can be seen, heard and felt where the idea has one of these words. */
  readonly around?: readonly { readonly words: RegExp; readonly lines: readonly string[] }[];
  /** At the end, with "{told}": the idea's first clause. */
  readonly recalls?: readonly string[];
}

/** Who tells a story, if it is one of those in it, and whether it is told in the past. */
export interface Voice {
  readonly speaker?: "i" | "we";
  readonly isPast?: boolean;
}

/** How a language tells an idea clause by clause. */
export interface ClauseTelling {
  readonly clausesOf: (sentence: string, hero: Named, voice?: Voice) => readonly Clause[];
  /** Whom the narrator of an idea calls hers: "my class". */
  readonly ownHero: (idea: string) => Named | undefined;
  /** Words of an idea that is told in the past. */
  readonly pastTense: RegExp;
  readonly premises: Readonly<Partial<Record<Premise, RegExp>>>;
  readonly turns: Readonly<Partial<Record<Turn, RegExp>>>;
  /** What somebody else does against the hero, and what is not done. */
  readonly hurt: RegExp;
  /** What happens to the hero and is not wanted. */
  readonly mishap: RegExp;
  readonly denied: RegExp;
  /** Words of a clause by gap: "task", "object", "skill", "fear". */
  readonly wordsOf: (clause: string) => Readonly<Record<string, string | undefined>>;
  /** Who tells the idea, and in which tense; undefined where that is not certain. Without it, only others in the present. */
  readonly voiceOf?: (idea: string) => Voice | undefined;
  /** The name of who tells: "ich", "wir". */
  readonly speakers?: Readonly<Record<"i" | "we", string>>;
  /** What those who tell call themselves, if not as in `speakers`. */
  readonly speakerName?: (idea: string) => string | undefined;
  /** The person with which words agree that stand with who tells; "i" for one and "they" for more without it. */
  readonly speakerPerson?: (idea: string) => Named["person"];
  /** A clause as it is said of others in the present, for its reading: "ich baute", "er baut". */
  readonly asOfOthers?: (clause: string, voice: Voice) => string;
  /** What is read of such a clause, in the words of who tells: "seiner Frau", "meiner Frau". */
  readonly asOfSpeaker?: (words: string, voice: Voice) => string;
  /** A line as such a narrator tells it; undefined where it does not fit. */
  readonly inVoice?: (line: string, voice: Voice) => string | undefined;
  /** Pronouns of the hero by gap, for he, she, it, they, they (all women), I and we. */
  readonly pronouns: Readonly<Record<string, readonly string[]>>;
  /** How the lines agree with the hero, if not as those of the scripts. */
  readonly agreement?: Agreement;
  /** Whom an idea is about that names no one: "all". With it, every idea is told so that does not leave all open. */
  readonly everybody?: Named;
  /** Whether its lines show the hero's gender. */
  readonly hasGender?: boolean;
  /** What follows a thing that does not lead, as it is lost or broken. */
  readonly unled?: RegExp;
  /** An idea that names only whom it is about: "a cat". */
  readonly isOpen?: (idea: string) => boolean;
  /** Whether somebody with this name acts in a clause of which `clausesOf` does not say it. */
  readonly isSubject?: (clause: string, name: string) => boolean;
  /** Forms of somebody else by gap. */
  readonly formsOfOther: (other: Named) => Readonly<Record<string, string | undefined>>;
  readonly lines: ClauseLines;
}
