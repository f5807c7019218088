/** A word of a noun phrase. */
const WORD = "[\\p{L}][\\p{L}'’-]*";
const OPENER = `(?:an?|the|his|her|their|its|my|our|some|all|both|two|three|four|five|six|seven|ten|twelve|a hundred|\\p{Lu}[\\p{L}-]*['’]s|(?:an?|the|his|her|their|my|our) ${WORD}['’]s)`;
/** Words that end a noun phrase. */
const AFTER =
  "(?=[.,;:!?]|$| (?:in|on|at|to|for|from|with|by|into|onto|over|under|behind|and|or|but|so|because|that|who|which|when|whenever|until|while|before|after|during|every|each|all|out|up|down|off|again|once|one|through|across|around|round|about|instead|as|than|like|without|near|next|together|alone|home|back|away|inside|outside|along|against|between|beside|where|how|if|by|just|only|even|too|then|first|last|overnight|asleep|awake|alive|living|sleeping|hiding|sitting|lying|standing|waiting|crying|all by|all alone|tonight|today|tomorrow|was|were|had|would|could|will|did)\\b)";
const PHRASE = `(?:${OPENER} )?(?:${WORD} ){0,3}?${WORD}(?: of (?:(?:the|his|her|an?|all) )?${WORD})?`;

/**
 * The pattern of an event in a sentence of an idea. "{object}" and "{spot}" stand for a thing, "{being}" for somebody; what
 * they match is told in the gaps of the same names, with "the". Words of other groups are told as they stand.
 */
export const event = (source: string): RegExp =>
  new RegExp(
    `\\b(?:${source.replace(/\{(object|spot|being)\}/g, (_, name: string) => `(?<${name}>${PHRASE})${AFTER}`)})`,
    "iu",
  );

/** The pattern of an event that is told wherever it stands in a sentence, rather than one that stands before it. */
export const inSentence = (source: string): RegExp => event(`^[^.]*?\\b(?:${source})`);
