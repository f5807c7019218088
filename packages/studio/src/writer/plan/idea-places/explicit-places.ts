import { isIndoors } from "../indoor-places.ts";
import { type PlaceNoun, placeNounsIn, WITH_PREPOSITION } from "./place-nouns.ts";
import { type Where, whereOf } from "./where.ts";

/**
 * A place that an idea names: where somebody is ("at"), goes ("to"), would like to be ("goal"), or a town around what
 * happens ("around"). "work": it is only named with those who belong there, "a hospital porter".
 */
export interface NamedPlace {
  readonly sort: "at" | "to" | "goal" | "around" | "work";
  /** Somebody travels there: most of the story is told on the way. */
  readonly isJourney: boolean;
  readonly where: Where;
  readonly word: string;
  readonly at: number;
  /** The number of its sentence. */
  readonly sentence: number;
  /** Where its clause begins. */
  readonly clause: number;
  /** Somebody is near it, and not in it: "next to the observatory". */
  readonly isBeside: boolean;
  /** It only says whose work it is: "the caretaker of a school". */
  readonly isOfSomebody: boolean;
  /** Somebody must fetch something there: a story begins elsewhere. */
  readonly isErrand: boolean;
}

/** A word of the phrase before a noun. */
const STEP =
  "(?!(?:and|or|but|so|who|whom|that|which|where|when|while|because|until|before|after|if|as|to|of|in|on|at|for|from|by|with|into|onto|behind|under|beneath|near|through|across|inside|outside|around|along|between|past|off|down|up|is|are|was|were|has|have|had)\\b)[\\p{L}\\d'’-]+";

/** The places that an idea names in their order, without those of others, and those that somebody comes from. */
export const namedPlaces = (idea: string): NamedPlace[] => {
  const ends = [...idea.matchAll(SENTENCE_END)].map(({ index }) => index);
  const nouns = placeNounsIn(idea);
  return nouns.flatMap((noun, number): NamedPlace[] => {
    const sentence = ends.filter((end) => end < noun.at).length;
    const from = sentence === 0 ? 0 : (ends[sentence - 1] ?? 0) + 1;
    const before = idea.slice(from, noun.at).replace(/^[.!?\s]+/, "");
    const after = idea.slice(noun.at + noun.word.length);
    const sort = isHead(noun, nouns[number + 1], after)
      ? sortOf(noun, before, after)
      : BELONGS.test(after) && IS_SUBJECT.test(before)
        ? "work"
        : undefined;
    if (!sort) return [];
    const isLater = sort === "at" && (LATER.test(before) || BEFORE_EVENT.test(before));
    const where = OUTSIDE.test(before) && !FURNITURE.test(noun.word) ? groundOutside(noun.where, idea) : noun.where;
    return [
      {
        sort: isLater ? "to" : sort,
        isJourney:
          (sort === "to" || sort === "goal") &&
          (JOURNEY.test(before) || BOAT_TO.test(before) || (sort === "goal" && SETS_OFF.test(before))),
        where,
        word: noun.word,
        at: noun.at,
        sentence,
        clause: from + clauseStart(before.replace(PHRASE_AFTER_COMMA, " $1")),
        isBeside: BESIDE.test(before),
        isOfSomebody: OF_SOMEBODY.test(before),
        isErrand: ERRAND.test(before),
      },
    ];
  });
};

/** "In a lift, on the eleventh floor". */
const PHRASE_AFTER_COMMA = /,( (?:on|in|at) )/g;

/** "The caretaker of a school": he may be in one of its rooms. */
const OF_SOMEBODY =
  /\b(?:caretaker|keeper|cook|cleaner|captain|guard|manager|gardener|janitor|director|pupil|teacher|librarian|porter|usher|nurse) of (?:[\p{L}'’-]+ ){0,4}$/iu;

/** "A chip shop next to the observatory". */
/** "Retires to a pet shop", "moves to a farm": most of the story is there. */
const SETTLES = /\b(?:moves?|moved|retires?|retired|emigrates?|transferred) to [^,.;]*$/i;
const BESIDE = new RegExp(`\\b(?:next to|opposite|beside|above|below|near) (?:${STEP} ){0,4}$`, "iu");

/** "Mr. Finch" ends no sentence. */
export const SENTENCE_END = /(?<!\b(?:Mr|Mrs|Ms|Dr|St))[.!?]+(?=\s|$)/g;

/** "Until he finds a cat in the library". */
const LATER = /\b(?:until|ends? up|and then|then one|but then|, then)\b/i;

/** "Behind the gym" is not in it. */
const OUTSIDE = new RegExp(`\\b(?:behind|outside|in front of) (?:${STEP} ){0,4}$`, "iu");
const FURNITURE = /^(?:bookshelf|wardrobe|sofa|couch|armchair|fridge|bed|kitchen table|stage|bar|backstage)$/i;
const groundOutside = (where: Where, idea: string): Where =>
  where.place === "spaceship"
    ? whereOf("space")
    : isIndoors(where.place) && where.spot === undefined && where.place === "room"
      ? whereOf("garden")
      : isIndoors(where.place)
        ? whereOf(/\bschool\b/i.test(idea) ? "playground" : "street")
        : where;

/** "In the hospital garden": the last noun says where. A school bus driver is at no school by that word. */
const isHead = (noun: PlaceNoun, next: PlaceNoun | undefined, after: string): boolean =>
  !(next && JOINS.test(after.slice(0, next.at - noun.at - noun.word.length)) && !WITH_PREPOSITION.test(next.word)) &&
  !(IS_OF.test(after) && !IS_WINDOW.test(after));
/** "The moon base gardener", "the lighthouse keeper's cat". */
const BELONGS =
  /^(?:['’]s)? (?:keepers?|gardeners?|librarians?|porters?|cooks?|chefs?|cleaners?|nurses?|doctors?|guards?|caretakers?|janitors?|ushers?|wait(?:er|ress)(?:es|s)?|receptionists?|cats?|dogs?|mouse|mice|printers?|owners?|managers?|clocks?|lamps?|bells?)\b/iu;
/** Who is at the window of a house is at the house. */
const IS_WINDOW = /^(?:['’]s)? (?:windows?|doors?)\b/i;
const JOINS = /^(?:['’]s)?[ -]$/;
const IS_OF =
  /^['’]?s? (?:keepers?|drivers?|musicians?|food|teams?|clubs?|choir|hamster|captains?|cooks?|workers?|owners?|nurses?|doctors?|teachers?|boys?|girls?|friends?|enem(?:y|ies)|cats?|dogs?|mouse|mice|elders?|lights?|lamps?|bells?|doors?|windows?|keys?|tickets?|company|bands?|conductors?|guards?|guides?|cleaners?|inspectors?|manager|director|clock|artists?|photographers?|tunes?|songs?|thie(?:f|ves)|robber(?:y|s)?|cream|cubes?|skaters?|skating|hockey|lice|people|folk|council|mayor|king|queen|globe|suits?|race|runner|map|model|set|ride|pass|line|dream|life|lessons?|trophy|sale|cloth|boss|chef|chair|pattern|concert|trip|play|musical|disco|show|newspaper|report|caretakers?|janitors?|kids|librarians?|divers?|rangers?|gardeners?|receptionists?|ushers?|wait(?:er|ress)(?:es|s)?|apprentices?|pilots?|porters?|poles|cakes?|dress(?:es)?|rings?|planners?|puzzles?|printers?|carvings?|dinner|ladies|lady)\b|^-\p{L}/iu;

/** Something that happens in a place: "until the school dance". */
const EVENT =
  /(?:final|final match|sports day|gala|opening night|dress rehearsal|nativity|play|pantomime|school (?:dance|disco|concert)|prom|assembly|parents['’]? evening|wedding|christening|talent (?:show|contest)|competition|carnival|parade|festival|fete|sale)$/iu;
const AT_EVENT = new RegExp(`\\b(?:during|until|before|for) (?:${STEP} ){0,4}$`, "iu");
const BEFORE_EVENT = new RegExp(`\\b(?:until|before) (?:${STEP} ){0,4}$`, "iu");

const sortOf = ({ word }: PlaceNoun, before: string, after: string): NamedPlace["sort"] | undefined => {
  const clause = before.slice(clauseStart(before));
  if (isOfOthers(before, clause) || LEFT_THERE.test(clause) || (/^home$/i.test(word) && /\bway $/i.test(before)))
    return undefined;
  if (/^who (?:went|moved|left|flew)\b/i.test(clause)) return undefined;
  const isEvent = EVENT.test(word);
  if (isEvent && AT_EVENT.test(before)) return "at";
  const isWished = WISHED.test(clause) && !isEvent && !WISHED_THERE.test(clause);
  const here = isTown(word) ? "around" : "at";
  if (WITH_PREPOSITION.test(word)) return isWished || INTENDED.test(clause) ? "goal" : here;
  if (VEHICLE.test(word) && DRIVES.test(clause)) return isWished ? "goal" : "at";
  if (DOING.test(clause) && !NO_GOAL.test(`${clause}${word}`)) return isWished ? "goal" : "at";
  if (word.toLowerCase() === "home" && COMES.test(clause) && !isWished && !INTENDED.test(clause)) return "at";
  const preposition = PHRASE.exec(before)?.[1]?.toLowerCase();
  if (preposition === "of" && OF_PEOPLE.test(before)) return here;
  if (preposition === undefined || preposition === "of") return isDoneThere(word, clause) ? "at" : undefined;
  if (isOnlyTold(preposition, clause, after)) return undefined;
  if (preposition === "between" && !/\bbetween (?:two|three|the two)\b/i.test(clause)) return undefined;
  if (OF_SENDER.test(before) || FROM_OUTSIDE.test(before)) return undefined;
  if (ON_TRIP.test(before)) return "at";
  if (TO_COME.test(before) || TO_SEE.test(before)) return "goal";
  const isWay = /^(?:to|into|onto|for)$/.test(preposition);
  if (SPENT.test(before)) return undefined;
  if (isWished || (isWay && (INTENDED.test(clause) || PURPOSE.test(clause)))) return "goal";
  if (isWay && SETTLES.test(clause) && !isTown(word)) return "at";
  if (isWay && !GOES.test(clause)) return TO_REACH.test(clause) ? "goal" : undefined;
  if (isWay)
    return isTown(word) && word.toLowerCase() !== "earth"
      ? "around"
      : word === "home" || /^(?:that|which|who) (?:goes|runs|drives|travels|leads|sails|flies)\b/i.test(clause)
        ? "goal"
        : "to";
  if (preposition === "from") return sortFrom(word, clause, after);
  return isTown(word) && /^(?:in|on|around)$/.test(preposition) ? "around" : "at";
};

/** "Moves from the park to a roof", "escapes from the zoo"; who must fetch something from a place goes there. */
const sortFrom = (word: string, clause: string, after: string): NamedPlace["sort"] | undefined => {
  if (
    HIGH.test(word) ||
    ESCAPES.test(clause) ||
    /\bdown from\b[^,.;]*$/i.test(clause) ||
    (GOES.test(clause) && /^[^,.;]{0,20}? to\b/i.test(after))
  )
    return "at";
  return FETCHES.test(clause) ? "to" : undefined;
};
/** "Flies kites from the roof": who does something from there is there. */
const HIGH = /^(?:roof|rooftop|balcony|terrace|tower|lighthouse)$/i;
const ERRAND = /\b(?:collect|fetch|rescue|retrieve|bring back)(?:s|es|ed|ing)? [^,.;]*\bfrom (?:[\p{L}'’-]+ ){0,4}$/iu;
const FETCHES = /\b(?:collect|fetch|rescue|retrieve|bring back)(?:s|es|ed|ing)? [^,.;]*\bfrom\b[^,.;]*$/i;

/** "On the school trip to the beach": what is told happens there. */
const ON_TRIP = new RegExp(
  `\\bon (?:an?|the|their|his|her|our) (?:[\\p{L}-]+ )?(?:trip|outing|excursion|visit|holiday) to (?:${STEP} ){0,4}$`,
  "iu",
);
/** "Sets off to see the sea". */
const TO_SEE = new RegExp(`\\bto see (?:${STEP} ){0,4}$`, "iu");
/** "The night before moving to Lisbon". */
const TO_COME = new RegExp(
  `\\bbefore (?:moving|going|leaving|flying|sailing|travelling) (?:[^,.;]*\\b)?(?:to|for|into) (?:${STEP} ){0,4}$`,
  "iu",
);
const VEHICLE = /^(?:(?:\p{L}+ )?(?:tram|train|bus|taxi|lorry|truck|ferry|ship|submarine|van))$/iu;
const DRIVES = new RegExp(
  `\\b(?:drives?|drove|steers?|captains?|pilots?) (?:an?|the|his|her|their) (?:${STEP} ){0,3}$`,
  "iu",
);

/** "A message from a girl on an island". */
const FROM_OUTSIDE = /\bfrom (?:behind|outside|under|inside) (?:[\p{L}'’-]+ ){0,3}$/iu;
const OF_SENDER =
  /\bfrom (?:an?|the|some|his|her) (?:[\p{L}-]+ )?(?:girl|boy|man|woman|friend|stranger|child|[\p{L}-]+[eo]r) (?:in|on|at) (?:[\p{L}'’-]+ ){0,4}$/iu;

/** Where somebody runs or leaves a place, and where a place is what an idea begins with. */
const isDoneThere = (word: string, clause: string): boolean =>
  (OWNS.test(clause) && !OF_WHEELS.test(word)) ||
  (SCHOOLS.test(word) && BEGINS.test(clause)) ||
  (IS_SUBJECT.test(clause) && !OF_SKY.test(word));
const OF_WHEELS = /\b(?:caravan|van|bus|train|car|lorry|truck|taxi)$/i;
/** "Old Mr Finch's allotment is full of weeds". */
const OWNS =
  /^(?:(?:[Oo]ld|[Yy]oung) )?(?:(?:Mr|Mrs|Ms|Dr)\.? )?(?:Grandma|Grandpa|Grandad|Granny|Nan|\p{Lu}\p{Ll}+)['’]s (?:[\p{Ll}-]+ ){0,2}$/u;
const SCHOOLS = /^(?:university|college|nursery|school|boarding school|night school|kindergarten|class)$/i;
const BEGINS = /\b(?:starts?|started|starting|joins?|attends?) (?:[\p{L}'’-]+ ){0,3}$/iu;
const OF_SKY =
  /^(?:moon|mars|jupiter|saturn|venus|asteroid|comet|earth|home|ship|(?:school |night |city )?bus|train|taxi|truck|nest|class)$/i;
/** "The mayor of a village". */
const OF_PEOPLE =
  /\b(?:wall|walls|door|window|gate|ruins|heart|mayor|caretakers?|keepers?|cooks?|cleaners?|captain|crew|guards?|managers?|gardeners?|janitors?|directors?|pupils?|teachers?|librarians?|porters?|ushers?|nurses?|passengers?|guests?|lad(?:y|ies)|workers?|escalators?|fountain|counter|deck|back|seat|steps|ballroom|people|children|men|women|edge|middle|end|centre|streets|owner|residents|inhabitants|rooms?|kitchen|cellar|floor|stairs|bottom|lobby|shores?|banks?|top) of (?:[\p{L}'’-]+ ){0,4}$/iu;

/** "Run the house", "sell their homes", "carry it home". */
const NO_GOAL = /\b(?:runs?|running) the house$|\bhome$/i;

/** "The best football team in town". */
const isTown = (word: string): boolean => TOWN.test(word);
const TOWN =
  /^in (?!(?:maths?|geography|history|chemistry|physics|detention|assembly)\b)|^(?:[\p{L}]+ )?(?:town|city|village|earth|countryside|neighbou?rhood|suburb|metropolis|capital|island)$/iu;

/** "Comes home after the war": the story is told there. */
const COMES = /\b(?:comes?|came|returns?|returned|gets?|got|arrives?|arrived)(?: back)? $/i;

/** "in the small seaside", before "town". */
const PHRASE = new RegExp(
  `\\b(in|of|on|at|round|under|beneath|through|throughout|across|over|into|onto|inside|outside|near|between|by|from|to|for|around|above|along|behind|beside|aboard|within|past|down|(?<!\\b(?:sets?|setting|gives?|picks?|makes?|takes?|tid(?:y|ies)|cleans?) )up|out of|next to|opposite)\\s+(?:${STEP}\\s+){0,5}$`,
  "iu",
);

/** Where the clause begins that ends a text. */
const clauseStart = (before: string): number => {
  const joints = [
    ...before.matchAll(
      /[,;:—–]\s+|\b(?:and|but|so|then|until|when|while|because|after|before|who|which|where|if|that)\s+/gi,
    ),
  ];
  const last = joints.at(-1);
  return last ? last.index : 0;
};

/** "While their parents are at the shop", "her husband, who is on an oil rig". */
const isOfOthers = (before: string, clause: string): boolean =>
  OTHERS_CLAUSE.test(clause) ||
  OTHERS_WORK.test(clause) ||
  (/^who(?:se)?\b/i.test(clause) && KIN_BEFORE.test(before.slice(0, -clause.length)));
const KIN =
  "(?:mum|mom|mother|dad|father|parents?|wife|husband|brother|sister|son|daughter|uncle|aunt|boyfriend|girlfriend|children|kids)";
const OTHERS_CLAUSE = new RegExp(
  `^(?:,\\s+)?(?:when|while|after|because|as|since|whose|before)\\s+(?:(?:his|her|their|its|the) (?:\\w+ )?)?${KIN}\\b(?:(?!\\b(?:he|she|it|they)\\b)[^,.;])*$`,
  "i",
);
/** "Her father works on a ferry". */
const OTHERS_WORK = new RegExp(
  `\\b(?:his|her|their|whose) (?:\\p{L}+ )?${KIN} (?:works?|worked|is (?:away|stationed|still|far away)|was away|is|was) (?:on|in|at) (?:${STEP} ){0,4}$`,
  "iu",
);
const KIN_BEFORE = new RegExp(`\\b(?:his|her|their) (?:\\w+ )?${KIN},? $`, "i");

/** "Wants to see", "dreams of sailing": not there yet, or there only in thought. Who dreams of leaving a place is in it. */
const WISHED =
  /\b(?:want(?:s|ed)?|would (?:like|love)|dream(?:s|ed|t)?|wish(?:es|ed)?|hope[sd]?|long(?:s|ed)?)\s+(?:\w+\s+){0,3}?(?:to|of)\s+(?!leav)/i;
/** "Wants to win the race on the beach", "to catch the biggest fish in the lake": there already. */
const WISHED_THERE =
  /\bto (?:win|catch|fix|repair|sing|perform|compete|be the (?:first|best|fastest|youngest)|become the (?:first|best|fastest|youngest)) [^,.;]*\b(?:at|in|on) (?:[\p{L}'’-]+ ){0,3}$/iu;
/** "Must reach", "helps them escape to": they are not there yet. */
const INTENDED =
  /\b(?:(?:plan|decide|promise|try|trie|tr)(?:s|d|ed|ying)?|ha[sd]|have|must|need(?:s|ed)?|supposed|help(?:s|ed)?|let(?:s)?|way)\b\s(?:[\p{L}'’-]+\s){0,5}?(?:to\s+)?(?:go|travel|get|reach|move|climb|fly|escape|return|sail|sneak|smuggle|come|bring|carry|deliver|run|make it|take|drive|walk|sell|find)\b/iu;

/** "Builds a rocket in the garage to fly to Mars": what it is for is later. */
const PURPOSE =
  /\S\s+to (?:fly|go|get|travel|sail|drive|swim|walk|run|climb|escape|return) (?:\w+ ){0,3}(?:to|into) (?:the )?$/i;
/** "After forty years at the factory": that is over. */
const SPENT = /^(?:after|for) (?:[\p{L}-]+ ){1,3}years (?:at|in|on|with) (?:[\p{L}'’-]+ ){0,3}$/iu;

/** "A letter to the moon", "looks at the sea", "songs about the sea", "a girl from a fishing village". */
const isOnlyTold = (preposition: string, before: string, after: string): boolean =>
  (/^(?:to|into|at)$/.test(preposition) && FROM_AFAR.test(before)) ||
  (/^(?:to|into)$/.test(preposition) && STUCK_ON_WAY.test(before)) ||
  /\b(?:maps?|postcards?|letters?|calls?|messages?|tickets?) (?:from|to|for) [^,.;]*$/i.test(before) ||
  /^\s+(?:of (?:him|her|them|his heart|her heart)|of the day|of time)\b/i.test(after) ||
  (preposition === "for" && !/\b(?:leaves?|left|heads?|sets? (?:off|out)|bound|sails?)\s+for\b/i.test(before));
/** "Because she forgot it at home": where a thing is. */
const LEFT_THERE =
  /^(?:because|since|that|who|which) .*\b(?:forg[eo]ts?|forgotten|left|leaves) (?:it|them|(?:his|her|their|the|my) (?:\w+ ){0,2}\w+) (?:at|on|in) (?:the |his |her )?$/i;
/** "Get stuck in a lift on the way to a wedding": they do not get there. */
const STUCK_ON_WAY =
  /\b(?:stuck|trapped|stranded|lost|snowed in|break(?:s|ing)? down|broke down|delayed)\b[^.;]*\bon (?:the|his|her|their|our|my|its) way (?:home |back )?to [^,.;]*$/i;
const FROM_AFAR =
  /\b(?:look|stare|gaze|wave|talk|speak|sing|dream|think|listen|writ|wrote|sp(?:eaks?|oke)|shout|laugh|point)(?:s|es|ed|ing)?\s+(?:(?:only|again|back|out|up) )?(?:to|at|into)\s[^,.;]*$|\bin love with\b[^,.;]*$/i;

/** "Moves to", "comes back to", "rides into". */
const GOES =
  /\b(?:go(?:es|ne|ing)?|went|comes?|came|coming|mov(?:e|es|ed|ing)|travel\w*|return(?:s|ed|ing)?|walk(?:s|ed|ing)?|drives?|drove|rid(?:es?|ing)|rode|sail(?:s|ed|ing)?|fl(?:y|ies|ew)|runs?|ran|escap(?:es?|ed)|gets? (?:lost|back|stuck)|takes? [^,.;]*|took [^,.;]*|brings?|brought|sent|sends?|invited?s?|sneaks?|climbs?|falls?|fell|wanders?|heads?|sets? (?:off|out)|journeys?|trip|flees?|follow(?:s|ed)?|arriv\w+|disappears?|retreats?|land(?:s|ed)|jump(?:s|ed)?|hik(?:e|es|ing)|leaves?|dives?|dove|swims?|swam|carries|washed|pulled|blown|swept|marches|emigrates?|carr(?:y|ied)|deliver(?:s|ed)?|drift(?:s|ed)?|float(?:s|ed)?|row(?:s|ed)?|cycl(?:es?|ed)|hitch(?:es)?|smuggles?|drags?|push(?:es)?|leads?|led|chas(?:es?|ed)|rolls?|hops?|retires?|retired|called(?: out| over)?|digs?|dug|hurr(?:y|ies)|rush(?:es)?|transferr?(?:s|ed)?|breaks?|broke|slips?|slipped|creeps?|crept|crawl(?:s|ed)?|sneaked|snuck|steps?|stepped|bursts?|stumbles?|stumbled|tumbles?|tumbled|crash(?:es|ed)?)\b/i;
const TO_REACH = /\b(?:way|road|journey|path|ticket|race|back|boat|ferry|bus|train|plane)\s+(?:\w+\s+)?(?:to|into)\b/i;
const ESCAPES =
  /\b(?:escap\w+|runs? away|ran away|running away|flees?|fled|breaks? out|steals?|stolen|stole|missing|disappear\w*|vanish\w*|lost|banned|thrown out|fired|expelled|kicked out)\b/i;

/** "Opens an ice cream shop", "crosses the desert". */
const DOING = new RegExp(
  `\\b(?:run|runs|ran|running|opens?|opened|opening|owns?|owned|inherit(?:s|ed)?|enters?|visit(?:s|ed)?|cross(?:es|ed)?|cleans?|cleaning|guards?|shares?|took over|takes? over|manages?|keeps?|leaves?|left|lives? (?:at|in)|explor(?:es?|ed|ing)|search(?:es|ed)?|(?<!to )reach(?:es|ed)?|haunts?|leaving|saves?|buys?|bought|steers?|turns?|finds?|discovers?|maps?|takes?|took|renovat\\w+|boards?|misses|robs?|robbed|rents?|rented|hires?|hired|books?|booked|haunted|rescu\\w+|protects?|loses?|lost) (?:${STEP} ){0,5}$`,
  "iu",
);
/** "The village bakery is closing": the first thing that an idea names. */
const IS_SUBJECT =
  /^[,;]?\s*(?:(?:the|an?|our|my|one|small|in|every|there is an?|there was an?) )+(?:(?!and\b|of\b|is\b|who\b|on\b|in\b|at\b|\p{L}+ing\b|\p{L}+s\b)[\p{L}'’-]+ ){0,3}$/iu;
const SETS_OFF =
  /\b(?:plan(?:s|ned)?|sets? (?:off|out)|sneaks?|drives?|walks?|travels?) (?:[\p{L}'’-]+ ){0,6}to see (?:[\p{L}'’-]+ ){0,3}$/iu;
const BOAT_TO = new RegExp(`\\b(?:boat|ferry|bus|train|plane) to (?:${STEP} ){0,4}$`, "iu");
const JOURNEY =
  /\b(?:(?:takes?|took|catch(?:es)?|caught|boards?) (?:the|an?) (?:[\p{L}-]+ )?(?:bus|train|ferry|plane|tram|boat)(?= to)|delivers?|travel(?:s|led)?|drives?|drove|rides?|rode|walks?|walked|hikes?|hiked|sails?|cycles?|journeys?|sets? (?:off|out)|trips?) (?:[\p{L}'’-]+ ){0,5}to (?:[\p{L}'’-]+ ){0,4}$/iu;
