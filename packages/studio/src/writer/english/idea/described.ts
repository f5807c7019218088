import type { Character } from "./idea-parts.ts";

/** "three little mice": how many, of what sort, and what. */
export const characterPhrase = ({
  count,
  adjectives,
  noun,
}: Pick<Character, "count" | "adjectives" | "noun">): string => [count, ...adjectives, noun].filter(Boolean).join(" ");
