import type { Character } from "./idea-parts.ts";

export interface FoundCharacter {
  readonly who: Omit<Character, "gender"> & { readonly gender?: Character["gender"] };
  /** The index of the term after it. */
  readonly next: number;
  /** What somebody has lost, where the sentence speaks of that: "Mila's kite flies away". */
  readonly lost?: string;
}
