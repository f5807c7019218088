import type { Character } from "./premise.ts";

/** "three little mice": how many, of what sort, and what. */
export const described = ({ count, adjectives, noun }: Pick<Character, "count" | "adjectives" | "noun">): string =>
  [count, ...adjectives, noun].filter(Boolean).join(" ");
