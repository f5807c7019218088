import type { Hit } from "../lexicon/find-words.ts";
import type { Kin } from "./name-frames/frames.ts";

/** What the words around a name say of who has it. */
export interface NameOfFrame {
  readonly kin?: Kin;
  readonly gender?: "she" | "he";
  /** The word for what somebody is. */
  readonly noun?: Hit | undefined;
  /** Where nouns stand that are no other characters: "the miller" of the miller's son. */
  readonly taken: readonly { readonly from: number; readonly to: number }[];
  /** Somebody else leads. */
  readonly isBeside: boolean;
}

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
  readonly frame?: NameOfFrame;
}
