/**
 * A paragraph of a script, or several of which one is told, with its rank: smaller ranks are told before others find
 * room. "{goal}" is a gap, "[a|b]" a choice, "<...>" a sentence that may be left out, "^" marks lines about people,
 * "%" lines about animals and things, "*" lines about a group, "~" lines about one third person.
 */
export type Beat = readonly [rank: number, ...variants: string[]];

/** Paragraphs that follow from one another: how somebody sets about something, what goes wrong, what helps. */
export interface Script {
  readonly tell: readonly Beat[];
  /** How it comes out, if the idea does not say so itself. */
  readonly end: readonly Beat[];
}

/** The scripts for what somebody wants or does, by the verbs of the idea, in the infinitive. */
export interface ScriptGroup {
  readonly verbs: string;
  /** If the idea names another character, only its scripts about two fit. */
  readonly isAboutTwo?: true;
  readonly scripts: readonly Script[];
}
