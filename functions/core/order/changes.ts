/** Counts one more film that test keys ordered on a day; refused above the maximum. */
export interface TestFilmChange {
  readonly kind: "count-test";
  readonly userId: string;
  readonly at: string;
  readonly most: number;
}
