/** A pattern for what one forgets to bring, with its article: "the tent". No word that one tries to remember. */
export const LEFT_AT_HOME =
  "(?:the|his|her|their|its|my|our) (?:[a-z]+ )?(?:tent|keys?|umbrella|passport|lunch(?:box)?|bag|suitcase|tickets?|wallet|purse|presents?|gifts?|rings?|shoes|boots|homework|phone|map|sandwiches|sleeping bags?|violin|trumpet|costume|hat|coat|glasses|book|ball|torch|matches|food|cake|candles|swimsuit)";
