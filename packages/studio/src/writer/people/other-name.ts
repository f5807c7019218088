/** A name in a text that is not English. */
export interface OtherName {
  readonly name: string;
  readonly at: number;
  /** A word such as "named" stands before it. */
  readonly isCalled: boolean;
  /** Somebody gives it to a creature. */
  readonly isGiven?: boolean;
  /** Only the owner of something. */
  readonly isOwner: boolean;
}
