/** What a figure can be drawn doing, apart from standing and talking. */
export type ToldAction =
  | "walk"
  | "run"
  | "sit"
  | "sleep"
  | "look"
  | "fly"
  | "climb"
  | "swim"
  | "row"
  | "ride"
  | "read"
  | "write"
  | "cook"
  | "eat"
  | "build"
  | "dig"
  | "plant"
  | "carry"
  | "give"
  | "hug"
  | "point"
  | "play"
  | "dance";

/**
 * How a language tells actions. All lists are separated by commas. A word with "-" at its end matches every ending;
 * "…" stands for a few words between two. Infinitives stay out where they follow "want" or "can".
 */
export interface ActionWords {
  readonly verbs: Readonly<Record<ToldAction, string>>;
  /** Phrases in which a verb of the list tells no action: "gave up". */
  readonly figures: string;
  /** Words before a verb that tell that it is not done: "never", "wanted to". */
  readonly notDone: string;
  readonly pronouns: {
    readonly she: string;
    readonly he: string;
    /** Several people. */
    readonly they: string;
    /** The source of a pattern for verbs that several people do, where no word of its own says so. */
    readonly theyAct?: string;
    /** Two who do the same: "both", "together". */
    readonly together: string;
  };
  /** Where who acts is named: before the verb; on either side of it; or first in a clause that ends with the verb. */
  readonly order: "before" | "around" | "first";
  /** What stands before or after a name that does not act. */
  readonly objectBefore?: string;
  readonly objectAfter?: string;
  /** Words of `notDone` may also stand after the verb. */
  readonly deniesAfter?: boolean;
  /** Words that open a clause about who was named last before it. */
  readonly relatives?: string;
}
