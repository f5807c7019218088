/** An adventure on the journey. Its friend and its lesson return at the end. Optional paragraphs start with "+". */
export interface Episode {
  readonly id: string;
  readonly paragraphs: readonly string[];
  /** The character who helps at the lowest point: "the toll keeper with the misspelled sign". */
  readonly friend: string;
  /** The lesson, as a character says it. */
  readonly lesson: string;
}
