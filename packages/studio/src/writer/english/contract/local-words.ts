/** The words of one sentence of the idea. */
export interface Local {
  /** What it is done to: "the kite". */
  readonly obj?: string | undefined;
  readonly thing?: string;
  /** The key of the other character. */
  readonly other?: string;
  /** The sentence says what the hero wants. */
  readonly isWish?: boolean;
  /** What the hero teaches, where it is no character: "the robot vacuum cleaner". */
  readonly pupil?: string;
  /** Who stands in the way. */
  readonly foe?: string;
  /** A sentence of the idea as others tell it: "the snail wanted to win a race". */
  readonly told?: string | undefined;
  /** What the idea tells that the hero does: "build the raft". */
  readonly act?: string;
  /** Who does what a sentence of the idea tells, with the pronouns. */
  readonly who?: string;
  readonly whohe?: string;
  readonly whohim?: string;
  readonly whohis?: string;
  /** The words that a sentence of the idea has for the gaps of its scene. */
  readonly event?: Readonly<Record<string, string>>;
  /** What the hero did at last: "saw the sea". */
  readonly done?: string;
}

/** The words for two who talk: what is taught does not talk. */
export const withoutPupil = ({ pupil: _, ...words }: Local): Local => words;
