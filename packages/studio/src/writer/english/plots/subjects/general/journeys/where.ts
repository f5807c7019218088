/**
 * The pattern of a place of an idea, by name or noun, which fills a gap of this name, for `phrase`: "Canada", "a small town",
 * "the Black Forest", "an island full of turtles".
 */
export const where = (gap: string): string =>
  `(?:another )?(?<${gap}>(?:${BEFORE_PLACE} (?:${WORD} ){0,4}?${NOUN}|(?<=another )(?:${WORD} ){0,2}?${NOUN}|${NAME}))${END}`;

const SMALL =
  "and|or|but|to|of|in|on|at|with|for|from|by|into|onto|over|under|through|across|near|behind|along|about|after|before|until|while|when|where|who|that|which|because|so|though|although|as|if|than|how|not|is|was|were|had|has|did|he|she|it|they|during|without|inside|every|all|alone|together|again|last|next|this|just|only|against|despite|where|instead|since|too|between|one|once|by";
const BEFORE_PLACE = "(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Mm]y|[Oo]ur)";
const WORD = `(?!(?:${SMALL})\\b)[\\p{L}\\d][\\p{L}\\d'’-]*`;
const NOUN = `${WORD}(?: of (?:${BEFORE_PLACE} )?(?:${WORD} ){0,2}?${WORD}| full of (?:${WORD} ){0,2}?${WORD})?`;
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: (?:\\p{Lu}[\\p{L}'’-]+|of \\p{Lu}[\\p{L}'’-]+|de \\p{Lu}[\\p{L}'’-]+))*";
/** Where a name or noun ends: for patterns that go on after one. */
export const END = `(?=[,.;:!?”"]|$| (?:${SMALL}|[a-z]+ly)\\b)`;

/** What an idea's hero has along that is no company. */
export const THING_ALONG =
  "\\bwith (?:an?|his|her|its|their|the|only an?|nothing|two|three) (?:[\\p{L}-]+ ){0,3}(?:suitcases?|bags?|backpack|rucksack|guitar|violin|car|van|bike|bicycle|plane|boat|train|map|camera|heart|box|letters?|books?|money|tent|dreams?|plan|urn|coffin|caravan|campervan|motorbike|scooter|bus|truck|balloon|telescope|umbrella|hat|wheelchair|trumpet|piano|wish|secret|ticket|pass|aim|goal|eyes?|leg|problem|phone|compass|basket|cake|recipe|photo\\w*|picture|camper|tractor|rocket|sledge|sled|skateboard|ashes|fridge|but|gift|present)\\b";

/**
 * Why, as the idea says it, with the full stop, so that it is not taken for whom it names last: "because they laughed at her
 * brother."
 */
export const REASON = /\bbecause (?<ownreason>(?!of )[^.!?;\p{Lu}]+[.!?])/u;

/** What for, with the full stop: "to watch one last football match." */
export const AIM_END = `to (?!(?:${SMALL}|her|him|them|it|his|their|an?|my|our|each|other|school|work|sea|bed|be)\\b)(?<ownaim>[a-z][^.!?,;\\p{Lu}]*[.!?])`;
