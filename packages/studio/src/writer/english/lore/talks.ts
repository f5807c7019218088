import type { Lore } from "./lore.ts";

/** What the hero and a companion say or do to each other while something is done. */
export const talks: Lore = {
  "build(?:s|ing)?|built": [
    "“Do you think it'll hold?” asked {mate}. {Hero} knocked on it, here and there. “It has promised to,” said {hero}.",
    "{Mate} held the end that was too long. “Left a bit,” said {hero}. “My left or yours?” asked {mate}, and then they both let go.",
    "{Pet} lay down exactly where {hero} wanted to go on, and had to be worked around.",
  ],
};
