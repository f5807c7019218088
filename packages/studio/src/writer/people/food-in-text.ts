import type { Token } from "./tokens.ts";

/** "A bag of oysters", "ate the fish". */
export const isFood = (tokens: readonly Token[], start: number): boolean => {
  const [before = "", second = "", third = ""] = [1, 2, 3].map((back) => tokens[start - back]?.low ?? "");
  return (
    (before === "of" &&
      /^(?:bags?|plates?|tins?|pounds?|kilos?|dozens?|bowls?|platters?|pots?|boxe?s?|pieces?|smell|slices?)$/.test(
        second,
      )) ||
    EATS.test(before) ||
    (/^(?:the|an?|his|her|their|our|my|some|two|three|six|more)$/.test(before) &&
      (EATS.test(second) || EATS.test(third)))
  );
};
export const isEdible = (noun: string): boolean => EDIBLE.test(noun);
const EDIBLE = /^(?:oyster|fish|shrimp|crab|lobster|chicken|turkey|duck|goose|mussel|snail|herring|trout|eel|squid)$/;
const EATS = /^(?:eats?|ate|eaten|eating|fried|cooked|grilled|roasted|roast|boiled|baked|smoked)$/;
