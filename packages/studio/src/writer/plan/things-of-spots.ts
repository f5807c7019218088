import type { Place, Spot } from "../../vocabulary.ts";

interface ThingsOfSpot {
  /** Words that put somebody beside what stands in this spot only. */
  readonly words: RegExp;
  readonly spot: Spot;
  /** Places where they say nothing of another place: there are beds in a castle. */
  readonly unlessAt?: RegExp;
}

const ANYWHERE = /^/;
const IN_ROOMS = /^(?:room|kitchen|classroom|shop|laboratory|spaceship|hall|barn|train|castle)$/;

/** What stands in one spot only, which tells where somebody is: "at the workbench", "in the bathtub". */
const THINGS_OF_SPOTS: readonly ThingsOfSpot[] = [
  {
    spot: "bathroom",
    words: /\bin (?:the|his|her|their|my|our) (?:bathtub|bath|shower)\b/i,
    unlessAt: IN_ROOMS,
  },
  {
    spot: "bedroom",
    words:
      /(?<!flower|flower ?)\b(?:(?:in|into|out of) (?:his|her|their|my|our) (?:(?!flower|river|oyster)[\w-]+ )?beds?|(?:into|to|in|out of) bed|(?:under|beneath|beside|next to) (?:the|his|her|their|my) bed|went to bed|bunk beds?)\b/i,
    unlessAt: ANYWHERE,
  },
  {
    spot: "bus",
    words:
      /\b(?:(?:in|on|onto|into) (?:the|a|his|her|their) (?:school )?bus|(?:on|onto) (?:the|a|their) coach)\b(?! (?:stops?|stations?|shelter|lane|queue)\b)/i,
  },
  {
    spot: "roof",
    words:
      /\bon(?:to)? the (?:flat )?roof of (?:our|the|his|her|their) (?:building|block|hotel|school|factory|flats)\b/i,
  },
  {
    spot: "theatre",
    words: /\b(?:on|onto|across|off|behind|(?:back|front|edge|middle|side) of) the (?:stage|curtain)\b/i,
    unlessAt: /^(?:classroom|train)$/,
  },
  {
    spot: "river",
    words: /\b(?:on|along|to|at|from) the (?:far |other |opposite |muddy |grassy )?(?:riverbank|bank of the river)\b/i,
  },
  {
    spot: "pool",
    words:
      /\b(?:in|at|on|off|from|to|into) the (?:(?:shallow|deep) end|(?:high|diving|five[- ]metre|three[- ]metre) board|paddling pool)\b/i,
  },
  { spot: "workshop", words: /\b(?:at|under|beside|on|behind|over|from|by|to) (?:the|his|her|their|a) workbench\b/i },
  {
    spot: "hospital",
    words: /\b(?:on|in|onto|into|round|through) the (?:[\w-]+ )?ward\b|\bhospital beds?\b/i,
    unlessAt: IN_ROOMS,
  },
  {
    spot: "harbour",
    words: /\b(?:behind|between|among|past|beside|on) the (?:lobster pots|fishing nets|bollards?|moored boats)\b/i,
    unlessAt: /^(?:sea|ship)$/,
  },
  {
    spot: "stadium",
    words:
      /\b(?:on|onto|across|off|round) the (?:football |rugby |muddy |wet )?pitch\b|\bthe (?:goalkeeper|goalie|striker|centre forward|stands were (?:full|packed|empty))\b|\bpenalty (?:spot|area|kick|shoot-?out)\b|\b(?:first|second) half\b(?! of\b)|\b(?:at|before|until|after) half[- ]?time\b|\bthe referee (?:blew|whistled|pointed)\b|\b(?:headed|kicked|shot|hammered|curled) the ball (?:into|over|past|against|towards)|\binto the (?:top |bottom |far |left |right )?(?:corner of the (?:net|goal)|net|goal)\b/i,
    unlessAt: /^(?:hall|snow)$/,
  },
  {
    spot: "station",
    words:
      /\b(?:stood|waited|was waiting|were waiting|sat|was standing|were standing|alone) (?:alone |already )?on the (?:station )?platform\b|\bthe (?:[\w-]+ )?(?:train|express) (?:pulled|rolled|came) in(?:to the station)?\b/i,
    unlessAt: /^(?:hall|sea|ship|snow)$/,
  },
  {
    spot: "playground",
    words: /\b(?:on|onto|from|in|down) the (?:swings?|slide|seesaw|sandpit|climbing frame|roundabout)\b/i,
    unlessAt: /^(?:city|village)$/,
  },
];

/** The spot in which the things of an English narration stand. */
export const spotOfThings = (narration: string): Spot | undefined =>
  THINGS_OF_SPOTS.find(({ words }) => words.test(narration))?.spot;

/** The same where they show that somebody has come to another place. */
export const spotReachedByThings = (narration: string, before: Place): Spot | undefined =>
  THINGS_OF_SPOTS.find(({ words, unlessAt }) => words.test(narration) && !unlessAt?.test(before))?.spot;
