import type { Lore } from "./lore.ts";

/** What the hero and a companion say or do to each other while something is done. */
export const talks: Lore = {
  "build(?:s|ing)?|built": [
    "“Will it hold?” asked {mate}. {Hero} knocked on it in three places. “If nobody sneezes,” said {hero}, and {mate} stopped breathing.",
    "{Mate} held the long end. “A bit to the left,” said {hero}. “My left or your left?” asked {mate}, and then both let go at once.",
    "{Pet} lay down exactly where {hero} wanted to go on building, and {hero} had to build around {pet}.",
  ],
};
