/** Things that show which place is meant where the nearest picture is of a wider sort: a zoo is a meadow with a fence. */
const THINGS_OF_NOUNS: readonly (readonly [RegExp, string])[] = [
  [/\blighthouse\b/i, "lighthouse"],
  [/\b(?:zoo|wildlife park|paddock|(?:house|enclosure|cage))$/i, "fence"],
  [/\b(?:camp|campsite|caravan (?:park|site)|camping trip|tent|safari)$/i, "tent"],
  [/\b(?:hills|hillside)\b/i, "hill"],
  [/\b(?:amusement|theme) park|funfair|fun fair|^fair(?:ground)?$|ferris wheel/i, "ferris-wheel"],
  [/\b(?:carousel|merry-go-round)\b/i, "carousel-horse"],
  [/\b(?:launderette|laundrette|laundromat|laundry room)\b/i, "washing-machine"],
  [/\b(?:ski|chair) ?(?:lift|resort|slope|school|race|jump)\b/i, "skis"],
  [/\b(?:church tower|bell tower|belfry)\b/i, "bell"],
  [/\bcircus\b|\bbig top\b/i, "circus-tent"],
  [/\b(?:airport|departure lounge|hangar)\b/i, "airplane"],
  [
    /\b(?:car park|parking (?:space|lot)|(?:petrol|gas|service) station|motorway(?: services)?|car wash|traffic jam)\b/i,
    "car",
  ],
  [/\b(?:haunted house|mansion)\b/i, "candle"],
  [/\bsubmarine\b/i, "submarine"],
];

/** The thing that shows which place a noun means. */
export const thingOfPlace = (noun: string): string | undefined =>
  THINGS_OF_NOUNS.find(([pattern]) => pattern.test(noun))?.[1];
