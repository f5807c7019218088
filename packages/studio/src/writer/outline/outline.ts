/** Who a story is about. What is left out is not known. */
export interface OutlineCharacter {
  readonly name?: string | undefined;
  /** Who or what it is, in the words of the idea: "little volcano". */
  readonly kind?: string | undefined;
  readonly age?: "child" | "adult" | "old" | undefined;
  readonly gender?: "female" | "male" | undefined;
  /** The number of a group. */
  readonly count?: number | undefined;
}

/** The parts of a story. Given with an idea, each part that is set replaces what the writer reads in the idea. */
export interface Outline {
  /** The hero first. */
  readonly characters?: readonly OutlineCharacter[] | undefined;
  readonly place?: string | undefined;
  readonly wish?: string | undefined;
  readonly obstacle?: string | undefined;
  readonly ending?: string | undefined;
  readonly manner?: "funny" | "sad" | undefined;
}

const MAX_NAME = 60;
const MAX_PART = 200;

/** A part that fits into an outline; undefined for one that is empty or too long. */
export const partOf = (text: string | undefined): string | undefined => within(text, MAX_PART);
export const nameOf = (text: string | undefined): string | undefined => within(text, MAX_NAME);

const within = (text: string | undefined, max: number): string | undefined => {
  const plain = (text ?? "").replace(/\s+/g, " ").trim();
  return plain === "" || plain.length > max ? undefined : plain;
};

/** Whether two outlines name the same, whatever the case and the marks around it. */
export const isSame = (one: string | undefined, other: string | undefined): boolean => bare(one) === bare(other);
const bare = (text: string | undefined): string =>
  (text ?? "")
    .toLocaleLowerCase()
    .replace(/^[\s"“„«]+|[\s.!?…"”»]+$/gu, "")
    .replace(/\s+/g, " ");
