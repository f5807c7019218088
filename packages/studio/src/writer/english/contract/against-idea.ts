import type { IdeaReading } from "./subject-of-idea.ts";

interface Contradiction {
  /** What the idea says of its hero, or of where it takes place. */
  readonly idea: RegExp;
  /** What cannot be told of such a hero, or there. */
  readonly line: RegExp;
  /** It is only about the small moments and the ends, which may be anywhere. */
  readonly isOfMoments?: true;
}

/** A place far from houses. */
const AWAY_FROM_HOME =
  /\b(?:camp(?:ed|ing|s)?|tent|submarine|shipwreck\w*|desert island|island|desert|jungle|rainforest|north pole|south pole|antarctica|space|spaceship|space station|on mars|on the moon|raft|lifeboat|at sea|glacier|oil rig)\b/i;

/** Whether an idea takes place where there are no houses. */
export const isAwayFromHome = (text: string): boolean => AWAY_FROM_HOME.test(text);

const contradictions: readonly Contradiction[] = [
  {
    idea: /\b(?:(?:speaks?|spoke|talks?|talked) only (?:in|by|with)|only (?:speaks?|spoke|talks?|talked) (?:in|by|with)|(?:is|was|were|had been) mute|(?:can(?:not|['’]t)|could not|did not|does not|would not) (?:speak|talk)(?! (?:to|with|about))|(?:stops|stopped) (?:talking|speaking)(?! to)|(?:lost|loses) (?:his|her|its) voice|never (?:spoke|speaks) a word)\b/i,
    line: /” (?:said|asked|called|whispered|shouted|cried) \{(?:[Hh]ero|[Hh]e|[Dd]oer)|\{(?:[Hh]ero|[Hh]e|[Dd]oer|[Dd]oerhe)\} (?:said|asked|called|whispered|shouted|told|talked|sang|answered)|\{(?:[Hh]ero|[Hh]e|doer)\} (?:began|had) to (?:tell|talk)/,
  },
  {
    idea: /\b(?:blind|could not see|cannot see)\b(?! date)/i,
    line: /\b(?:saw|looked|looking|stared|watched|gazed|eyes?|colou?rs?|glitter|stars|mirror|blinked|squinted|speck)\b/i,
  },
  {
    idea: /\b(?:broken (?:leg|foot|ankle|hip)|bro(?:ke|ken) (?:his|her|its|my) (?:leg|foot|ankle|hip)|wheelchair|(?:leg|foot) in plaster|can(?:not|['’]t) walk|could not walk|on crutches)\b/i,
    line: /\b(?:ran|walk(?:ed|ing)?|hop(?:ped)?|jump(?:ed)?|danced?|tiptoed?|climbed|step(?:s|ped)?|somersault|raced|legs|both feet|toes|barefoot|stood up|got up|puddle)\b/i,
  },
  {
    idea: AWAY_FROM_HOME,
    line: /\b(?:kitchen|doorstep|door|windows?|curtains?|neighbours?|next door|stairs|bath|mirror|ceiling|calendar|street|lamp post|policeman|supermarket|grandmother|at home|(?:his|her) house|wall|fence|gate|school|bench|newspaper|mayor|baker|pigeons?|goat|cow|dog)\b/i,
    isOfMoments: true,
  },
  {
    idea: /\b(?:knights?|castle|kingdom|king|queen|viking|pirates?|dragon|caravan|stone age|cave ?man|medieval|witch)\b/i,
    line: /\b(?:photographs?|telephone|called up|alarm clock|postcard|newspaper|policeman|lamp post|ticket|supermarket|chocolate|meter|calendar|plaster|postman|bus)\b/i,
    isOfMoments: true,
  },
];

/** Tells of a line whether it says what the idea denies; of small moments and ends also whether they can be there. */
export const contradictionsOf = (
  { clauses }: Pick<IdeaReading, "clauses">,
  isOfMoments: boolean,
): ((line: string) => boolean) => {
  const text = clauses.map((each) => each.text).join(" ");
  const found = contradictions.filter((each) => (isOfMoments || !each.isOfMoments) && each.idea.test(text));
  return (line) => found.some((each) => each.line.test(line));
};
