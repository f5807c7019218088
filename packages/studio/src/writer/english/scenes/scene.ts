/**
 * A small episode: its beats are paragraphs that follow from one another and are told together. "{obj}" is a gap for
 * words of the idea, "[a|b]" a choice, "<...>" a sentence that may be left out. A scene is told only if the idea has
 * words for all its gaps. "~" marks scenes about one third person, "*" about a group.
 */
export type Scene = readonly string[];

/** Scenes for what a sentence of an idea tells. */
export interface ActionScenes {
  /** The verbs of the idea, in the infinitive. */
  readonly verbs: string;
  /** Who does it: the hero, if nothing is said here. */
  readonly by?: "other" | "any";
  /** The idea's sentence must name another character. */
  readonly withPerson?: true;
  readonly scenes: readonly Scene[];
}
