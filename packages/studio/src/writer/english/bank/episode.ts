/** Something that happens on the way. What it leaves behind is needed at the end. Optional paragraphs start with "+". */
export interface Episode {
  readonly id: string;
  readonly paragraphs: readonly string[];
  /** Who comes to help when all is lost: "the toll keeper with the misspelled sign". */
  readonly friend: string;
  /** What was learned, as someone said it. */
  readonly lesson: string;
}
