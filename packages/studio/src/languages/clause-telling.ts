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

/** What a later clause brings: somebody helps or is met, something is in the way, says why, changes, or is done by the hero. */
export const turns = ["help", "meet", "cause", "obstacle", "act", "change"] as const;
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
}

/** How a language tells an idea clause by clause. */
export interface ClauseTelling {
  readonly clausesOf: (sentence: string, hero: Named) => readonly Clause[];
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
  /** Pronouns of the hero by gap, for he, she, it, they and they (all women). */
  readonly pronouns: Readonly<Record<string, readonly [string, string, string, string, string]>>;
  /** Forms of somebody else by gap. */
  readonly formsOfOther: (other: Named) => Readonly<Record<string, string | undefined>>;
  readonly lines: ClauseLines;
}
