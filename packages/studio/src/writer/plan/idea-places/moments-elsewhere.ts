import { isIndoors } from "../indoor-places.ts";
import { placeNounsIn } from "./place-nouns.ts";
import { isSameWhere, type Where, whereOf } from "./where.ts";

/**
 * Where a single scene plays that surely is elsewhere: "At home Leo practised", "she went to the harbour". Everything
 * else that a story says of places is seen from here. `ofCast` is what the scene says of its cast.
 */
export const momentElsewhere = (narration: string, ofCast: string, here: Where): Where | undefined => {
  const told = narration.replace(/["“][^"“”]*["”]/g, " ");
  const gone = goneTo(ofCast, here);
  if (gone) return gone;
  if (isIndoors(here.place) && here.place !== "spaceship" && ON_ROAD.test(ofCast)) return whereOf("meadow");
  if (here.place === "room" && IN_KITCHEN.test(told)) return whereOf("kitchen");
  const isSettled = SETTLED.test(here.spot ?? here.place);
  if (isSettled && IN_BED.test(told)) return whereOf("bedroom");
  return isSettled && !/^(?:room|kitchen)$/.test(here.place) && AT_HOME.test(told) ? whereOf("room") : undefined;
};

/** "Ravi went to the harbour", "ran after it through a wet field". */
const goneTo = (ofCast: string, here: Where): Where | undefined => {
  const noun = placeNounsIn(ofCast).find(({ at }) => GOES_TO.test(ofCast.slice(0, at)));
  return noun && !isSameWhere(noun.where, here) ? noun.where : undefined;
};
const GOES_TO =
  /\b(?<!\b(?:never|not|if|would|could|can|had|to|who|that|which) (?:\p{L}+ )?)(?:went|walked|ran|drove|rode|hurried|rolled|marched|slept|arrived|climbed|rowed|sailed)(?: (?:back|out|straight|down|up|on|after (?:it|him|her|them)|together|alone))* (?:to|into|onto|through|in|at) (?:the|an?|his|her|their) (?:[\p{L}-]+ ){0,2}$/iu;

/** "The detective walked along the row of lime trees". */
const ON_ROAD =
  /\b(?:walked|went|ran|rode|hurried|marched) (?:on |off )?(?:along|down|up) (?:the|an?) (?:[\p{L}-]+ )?(?:road|path|lane|track|hill|slope|row of (?:[\p{L}-]+ )?trees|avenue)\b/iu;

/** Places from which people go home in the evening. */
const SETTLED =
  /^(?:room|kitchen|classroom|shop|bakery|cafe|restaurant|study|library|museum|theatre|church|gym|stadium|pool|street|city|market|workshop|laboratory|playground|park|bus|station|hall|train)$/;
const AT_HOME =
  /(?:^|[.!?]\s+)(?:Back )?[Aa]t home,? \p{L}+ (?!was\b|they\b|called\b)|\bin (?:the|his|her) armchair at home\b/u;
const IN_BED =
  /\b(?:in|into|out of) (?:his|her|their|my) bed\b|\b(?:lay|went|climbed|crept) (?:\w+ )?(?:in|to|into) bed\b/i;
const IN_KITCHEN = /(?:^|[.!?]\s+)In the kitchen\b|\b(?:at|around|on) the kitchen table\b|\b(?:in|into) the kitchen\b/;
