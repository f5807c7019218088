/** A character that the user adds to a story. */
export interface OwnCharacter {
  readonly name: string;
  /** Who or what it is, in a few words: "little dragon". */
  readonly kind?: string | undefined;
  /** What it looks like, in the user's words: "green, with a red scarf". */
  readonly look?: string | undefined;
}

/** Whether two names are the same. */
export const isNamed = (one: string | undefined, other: string): boolean =>
  one !== undefined && one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
