import type { Shot } from "../../vocabulary.ts";

export interface Staging {
  readonly people: number;
  readonly talks: boolean;
  readonly moved: boolean;
  readonly feels: boolean;
  /** Something is done that a close view would cut off. */
  readonly acts: boolean;
  readonly last: boolean;
}

const WINDOW = 5;
const sizes: readonly Shot[] = ["wide", "medium", "close"];

/** The next shot size. Sizes vary: no three in a row are the same, and all sizes appear within a few pictures. */
export const nextShot = (before: readonly Shot[], staging: Staging): Shot => {
  const wished = wishedShot(before, staging);
  const recent = before.slice(-WINDOW);
  const missing = sizes.filter((size) => !recent.includes(size));
  if (recent.length === WINDOW && missing.length > 0 && !missing.includes(wished)) return missing[0] ?? wished;
  return before.at(-1) === wished
    ? (sizes.find((size) => size !== wished && size !== before.at(-2)) ?? wished)
    : wished;
};

const wishedShot = (before: readonly Shot[], { people, talks, moved, feels, acts, last }: Staging): Shot => {
  if (before.length === 0 || moved || last) return "wide";
  if (acts) return before.at(-1) === "medium" ? "wide" : "medium";
  if (talks && people > 1) return before.at(-1) === "over-the-shoulder" ? "close" : "over-the-shoulder";
  if (feels) return "close";
  return before.at(-1) === "medium" ? "wide" : "medium";
};
