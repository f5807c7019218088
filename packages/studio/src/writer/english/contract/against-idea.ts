import { bodyMisfit, LONGEST_MOMENT } from "./body-of-hero.ts";
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
    line: /” (?:said|asked|called|whispered|shouted|cried) \{(?:[Hh]ero|[Hh]e|[Dd]oer)|\{(?:[Hh]ero|[Hh]e|[Dd]oer|[Dd]oerhe)\} (?:said|asked|called|whispered|shouted|told|talked|sang|answered)|\b(?:hummed|sang|humming|singing|whistled) (?:a|the|to|under)\b|\{(?:[Hh]ero|[Hh]e|doer)\} (?:began|had) to (?:tell|talk)/,
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
  {
    idea: /\b(?:without (?:ever |even )?(?:speaking|talking|saying|a (?:single )?word)|(?:had |have )?not spoken|did not speak|(?:talking|speaking) (?:was|is) forbidden|in (?:complete |total )?silence|never (?:spoke|talked|said)|vow of silence|planet of silence)\b/i,
    line: /“|\b(?:told|whispered|shouted|called|talked|speak|voice)\b/,
  },
  {
    idea: /\b(?:empty (?:space station|spaceship|house|island|city|town|planet|street|museum|school|ship)|(?:all|completely|entirely|quite) alone|deserted|abandoned|desert island|the last (?:human|person|man|woman|robot|one) (?:on|in|of)|(?:locked|trapped|locked up) (?:in|inside)|alone (?:on|in) (?:the|an?) (?:moon|mars|planet|island|station|spaceship|ship|lighthouse))\b/i,
    line: /\b(?:people|everybody|everyone|(?:somebody|someone) (?:said|asked|called|shouted|laughed|else)|the others|other people|said the ones|passed by|children|neighbou?rs?|crowd|policeman|visitors?|in the corridor|[Tt]hey (?:all )?(?:said|asked))\b/,
  },
  {
    idea: /\b(?:space station|spaceship|generation ship|submarine|space ship|in orbit|moon base|mars base)\b/i,
    line: /\b(?:dry weeks|snow\w*|frost|outside|autumn|leaves|rain(?:ed|y|ing)?|garden|street|weather|mast|foam|waves?|seagulls?|gulls?|harbour|cherry stone|hedge|wind)\b/i,
  },
  {
    idea: /\b(?:night (?:shift|watchman|watch|guard|nurse|baker|driver|bus|train|porter)|(?:guards?|guarded|watch(?:es|ed)|works?|worked|drives?|drove|driving|bakes?|patrols?) [^.]*\b(?:at night|by night|every night|all night|each night)|(?:at|every|each|all) night\b[^.]*\b(?:guards?|guarded|drove|worked|patrolled))\b/i,
    line: /\{(?:[Hh]ero|[Hh]e|[Dd]oer)\} (?:lay|slept|went to bed|went to sleep|fell asleep|\{was\} asleep)|\b(?:[Gg]ood morning|in broad daylight|sunshine|the sun (?:was|shone))\b/,
  },
  {
    idea: /\balways (?:evening|night|dark|twilight|dusk)\b/i,
    line: /\b(?:toward evening|(?:in|the) morning|noon|lamps came on|lit up|midday|broad daylight)\b/i,
  },
  {
    idea: /\b(?:beach|forest|jungle|cave|mountain top|peak|desert|savannah?|south pole|north pole|ocean|at sea)\b/i,
    line: /\b(?:pots were put on the stove|fried onions|street lamps|gutters?|up the street|shop windows?|doorbells?|lamp post|washing line)\b/i,
  },
  {
    idea: /\b(?:secretly|in secret|must not (?:know|find out|see)|was not to (?:know|find out|see)|let anyone find out|without anyone (?:knowing|noticing|seeing)|nobody (?:must|may|was to) (?:know|see|find out))\b/i,
    line: /\b(?:[Gg]ood morning to everyone|people asked|everybody (?:knew|clapped|cheered|came)|told (?:everybody|everyone|it to)|announced|by the next morning everyone knew|crowd|the news about)\b/i,
  },
  {
    idea: /\b(?:retired|secretly dr(?:ove|ives?)|old route)\b/i,
    line: /\b(?:passengers?|climbed in|last row|every seat|running after the bus|nearly there|tickets?|timetable)\b/i,
  },
  {
    idea: /\bkeep (?:it|him|her|them|the \S+) alive\b|\b(?:found|discovered) an? (?:\S+ )?(?:plant|flower|tree|sapling|sunflower|cactus)\b/i,
    line: /\b(?:first bite|squirted|ate|eaten|tasted|juicy|made a hole|seeds? (?:in|into)|sowed|planted)\b/i,
  },
  {
    idea: /\b(?:soup|stew|ice cream|lemonade|salad|sauce|tea|coffee|porridge|jam)\b(?![^.]*\b(?:cakes?|bread|pies?|biscuits|cookies|bak\w+)\b)/i,
    line: /\b(?:oven|had risen|rise|dough|crust|came out as flat|tin by itself)\b/i,
  },
  {
    idea: /\b(?:not spoken|(?:did|do) not (?:speak|talk) to each|enem(?:y|ies)|hated each other|feud\w*|without ever speaking)\b/i,
    line: /\b(?:teased each other|leaned against each other|closer together|giggl\w+|helped each other|on to each other|hug(?:ged)?|stayed so close|huddled|whispered|squeezed closer)\b/,
    isOfMoments: true,
  },
  {
    idea: /\b(?:(?:can(?:not)?|could|must|may) (?:never|not)|never) (?:hug|touch|meet|kiss)\b/i,
    line: /\b(?:hug(?:ged)?|touched|shoulders|leaned against|pinch(?:ed)?|held hands|fell into each other)\b/,
  },
  {
    idea: /\bdream(?:s|ed|t)? of (?:\w+ing|one day)\b/i,
    line: /\b(?:woke up|went to sleep with that dream|when it was light)\b/,
  },
  {
    idea: /\b(?:refuses?|refused) to (?:lose|let go|drop)\b/i,
    line: /\blet go\b/,
  },
  {
    idea: /\bdid not want to (?:be )?(?:eaten|picked|sold|caught|cut)\b/i,
    line: /Everybody does it|\bhungry\b|\bhalf a roll\b/i,
  },
  {
    idea: /\btired of (?:shining|glowing|going|driving|working|ringing|singing|being)\b/i,
    line: /\b(?:make it brighter|shone? brighter|as usual)\b/i,
  },
  {
    idea: /\b(?:the day before|tomorrow (?:is|was)|before (?:midnight|noon|sunrise|dinner|supper|lunch)|by (?:midnight|tomorrow|tonight)|in (?:one|a single) (?:day|night|hour))\b/i,
    line: /\b(?:every (?:day|practice|week|sunday)|from then on|weeks?|months?|in one afternoon|that (?:winter|summer|year)|all (?:winter|summer))\b/i,
  },
];

/** Tells of a line whether it says what the idea denies; of small moments and ends also whether they can be there. */
export const contradictionsOf = (
  reading: Pick<IdeaReading, "clauses"> & Partial<Pick<IdeaReading, "hero">>,
  isOfMoments: boolean,
): ((line: string) => boolean) => {
  const text = reading.clauses.map((each) => each.text).join(" ");
  const isMisfit = bodyMisfit(reading, isOfMoments);
  const missing = missingIn(text);
  const found = contradictions.filter((each) => (isOfMoments || !each.isOfMoments) && each.idea.test(text));
  return (line) =>
    found.some((each) => each.line.test(line)) ||
    (line.length < LONGEST_MOMENT && missing?.test(line)) ||
    isMisfit(line);
};

/** "a zebra without stripes", "lost its horn": small moments do not show what is missing. */
const missingIn = (text: string): RegExp | undefined => {
  const [, part = ""] = MISSING.exec(text) ?? [];
  return part === "" ? undefined : new RegExp(`\\b${part.replace(/s$/, "")}s?\\b`, "i");
};
const MISSING =
  /\b(?:without|(?:has|had|have) no|(?:lost|loses) (?:all )?(?:of )?(?:his|her|its|their)) (?:any |an? |his |her |its )?(?:[a-z]+ )?(stripes|spots|dots|horn|mane|tail|feathers|wings|shell|trunk|teeth|hair|beard|fur|claws|quills|spikes|colou?rs|sparkle|shadow)\b/i;
