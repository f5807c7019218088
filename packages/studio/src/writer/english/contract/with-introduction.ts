import { escapePattern } from "../../escape-pattern.ts";
import type { Filling } from "./fill-line.ts";

/** The helper is "an old ferryman" at first, and later "the ferryman". */
export const withIntroduction = (paragraphs: readonly string[], { details, hero }: Filling): string[] => {
  let isKnown = false;
  const { firstHelper, helper } = details;
  // "The shepherd boy" is no shepherd.
  const longer = hero.toLowerCase().startsWith(`${helper} `)
    ? `(?!${escapePattern(hero.slice(helper.length))}\\b)`
    : "";
  const mention = new RegExp(`\\b(?:${firstHelper}|${helper})\\b${longer}`, "gi");
  return paragraphs.map((paragraph) =>
    paragraph.replace(mention, (words) => {
      const told = isKnown ? helper : firstHelper;
      isKnown = true;
      return /^\p{Lu}/u.test(words) ? told.charAt(0).toUpperCase() + told.slice(1) : told;
    }),
  );
};
