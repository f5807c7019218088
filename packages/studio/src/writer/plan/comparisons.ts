import type { Language } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { blank } from "../blank.ts";

/** What only compares: "read like somebody eating cherries", "ran as if she were a puppy". */
const COMPARISONS: Partial<Record<Language, RegExp>> = {
  english:
    /\b(?:(?:like|than) (?:an?|the|some\w*|any\w*|people|children|\w+ing)\b|as (?:if|though)\b|as \w+ as\b)[^.,;:!?"“”]*/gi,
  german: /(?<!\p{L})(?:als (?:ob|wäre|wären|hätte|würde)|wie (?:eine?[mnrs]?|der|die|das)(?!\p{L}))[^.,;:!?"„“]*/giu,
  french: /(?<!\p{L})comme (?:s['’]ils?|s['’]elles?|si|une?|des|les?|la)(?!\p{L})[^.,;:!?"«»]*/giu,
  spanish: /(?<!\p{L})como (?:si|una?|unos|unas|el|la|los|las)(?!\p{L})[^.,;:!?"«»]*/giu,
  italian: /(?<!\p{L})come (?:se|una?|uno|un['’]|il|la|lo|i|gli|le)(?!\p{L})[^.,;:!?"«»]*/giu,
  portuguese: /(?<!\p{L})como (?:se|uma?|uns|umas|o|a|os|as)(?!\p{L})[^.,;:!?"«»]*/giu,
  russian: /(?<!\p{L})(?:как будто|словно|будто|точно так, как)(?!\p{L})[^.,;:!?"«»]*/giu,
};

/** A text with spaces for what only compares; positions stay. */
export const withoutComparisons = (text: string, language: Language): string => {
  const pattern = COMPARISONS[language];
  return pattern ? text.replace(pattern, blank) : text;
};

/** A text with marks for the names of its cast: a dog called Fly does not fly. Positions stay. */
export const withoutNames = (text: string, cast: readonly CastMember[]): string => {
  const names = cast.flatMap(({ name }) => name.split(/\s+/).filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word)));
  return names.reduce(
    (rest, name) => rest.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "gu"), (found) => "·".repeat(found.length)),
    text,
  );
};
