import type { Language } from "../../languages/index.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { AWAY } from "./absent-people.ts";

/** At a part of a place from which people may be outside: its wall, its window, its door. */
const isAtEdge = (text: string, { at, word, value }: Pick<Hit, "at" | "word" | "value">): boolean => {
  const before = text.slice(Math.max(0, at - 48), at);
  // "Through the attic window": who is there may be on either side of it.
  if (
    /^(?:attic|cellar|bathroom|bedroom|workshop|barn)$/.test(word) &&
    /^ (?:windows?|doors?)\b/.test(text.slice(at + word.length))
  )
    return true;
  if (!INDOORS.test(value) && /^ doors?\b/.test(text.slice(at + word.length))) return true;
  // "Rang at a yellow house", "against the wall of the pool": outside of it.
  if (
    value === "room" &&
    /^(?:house|hut|cottage|cabin|farmhouse|home|flat|hotel|inn)$/.test(word) &&
    AT_BUILDING.test(before)
  )
    return true;
  if (WALL_OF.test(before) || (/\bpool$/.test(word) && BEFORE_IT.test(before))) return true;
  // "In the middle of that yellow square" of light.
  return word === "kiosk" || (word === "square" && !IN_A_TOWN.test(before));
};

/** Words for places that mean none after some words: "the children of the school". */
const isOfWord = (word: string, before: string): boolean =>
  (/^(?:cemetery|graveyard|churchyard)$/.test(word) && OF_THE_DEAD.test(before)) ||
  (word === "school" && OF_SCHOOL.test(before)) ||
  (word === "house" && OF_ANIMALS.test(before));

/** "in the forest", not "a forest of chimneys" and not "he missed the sea". */
export const isThere = (text: string, { at, word, value }: Pick<Hit, "at" | "word" | "value">): boolean => {
  const before = text.slice(Math.max(0, at - 48), at);
  if (isAtEdge(text, { at, word, value })) return false;
  if (/^(?:train|shop|store|lift)$/.test(word) && /\bto $/i.test(text.slice(0, at))) return false;
  // "Came in with seaweed in her hair", "listened to the sea".
  if (WITH_IT.test(before) || HEARD.test(before)) return false;
  if (DOWN_THERE.test(text.slice(0, at)) && OTHERS_THERE.test(text.slice(at + word.length))) return false;
  // "In the last minute Town attacked": a team.
  if (
    /^\p{Lu}/u.test(text.slice(at)) &&
    /\p{Ll} $/u.test(text.slice(0, at)) &&
    TEAM_ACTS.test(text.slice(at + word.length))
  )
    return false;
  if (OF_ALL.test(before)) return false;
  if (OF_RELATIVE.test(text.slice(Math.max(0, at - 120), at))) return false;
  if (isOnlyNamed(text, at) || isOtherSense(text, { at, word })) return false;
  // "Came to a house": before it.
  if (value === "room" && BUILDING.test(word) && TO_BUILDING.test(before)) return false;
  if (KIN_WENT.test(text.slice(0, at)) && !/^(?:room|kitchen)$/.test(value)) return false;
  if (MEANT_OUTSIDE.test(text.slice(at + word.length))) return false;
  // "Looked down at the valley": seen from afar.
  if (LOOKED_AT.test(before)) return false;
  if (/\b(?:far from|dreamed of|thought of)\b/i.test(before) || ELSEWHERE_BACK.test(before)) return false;
  if (OF_OTHERS_THERE.test(before)) return false;
  // "An umbrella left on a train".
  if (LEFT_THERE.test(text.slice(0, at))) return false;
  // "The sun went down behind the mountains": far away.
  if (FAR_SUBJECT.test(before)) return false;
  // "By the yard door": a door between the house and the yard.
  if (OF_PLACE.test(text.slice(at + word.length)) || WISHED.test(text.slice(0, at))) return false;
  if (word === "home" && (/\bway $/i.test(before) || ON_WAY.test(text.slice(at + word.length)))) return false;
  // "Wore it all the way to the sea", "took the chairs from the kitchen": not there yet, and not there.
  if (NOT_THERE_YET.test(before) || (TAKEN_FROM.test(before) && !SEEN_FROM.test(before))) return false;
  // "Rain drummed on the wood": what planks are made of.
  if (word === "wood" && !IN_A_WOOD.test(before)) return false;
  // "Harbour Street" is at no harbour, "after school" in no school.
  if ((isInName(text, at, word) && !IN_HOUSE_OF_NAME.test(`${before}${word}`)) || AT_A_TIME.test(before)) return false;
  // "Gave it room".
  if (word === "room" && SPACE_TO_MOVE.test(before)) return false;
  // "Always from the harbour to the hospital", "a hotel by the sea".
  if (RANGE_START.test(text.slice(at + word.length)) && /\bfrom (?:the )?$/i.test(before)) return false;
  if (RANGE_END.test(before) || BUILDING_BY.test(before)) return false;
  // "On one side were garages".
  if (INDOORS.test(value) && STANDS_BESIDE.test(before)) return false;
  if (isOfWord(word, before)) return false;
  if (word === "tower" && /\b(?:church|clock|bell|water) $/i.test(before)) return false;
  // "It was the old ferry": seen, and not boarded.
  if (
    /^(?:ferry|steamer)$/.test(word) &&
    !/\b(?:on|aboard|onto|boarded|took) (?:the|a|an|his|her|their) (?:[\w-]+ )?$/i.test(before)
  )
    return false;
  // "The kitchen at the end of the train".
  if (IN_VEHICLE.test(text.slice(at + word.length))) return false;
  if (isOfAbsent(text, at) || KIN_WORKS.test(before)) return false;
  if (TOLD_OF.test(text.slice(Math.max(0, at - 120), at)) || OF_SOMEBODY.test(before)) return false;
  // "Carried the sack to Maud's house": the way there.
  if (/^(?:house|home|cottage|hut)$/.test(word) && /\bto (?:\p{Lu}[\p{L}-]*|·+)['’]s $/u.test(before)) return false;
  // "The other end of town" is not where somebody is going to stay.
  if (
    /\b(?:(?:round|around) the corner|other end|outskirts|way out|map|picture|photograph|king|queen|mayor|name|smell|sound) of (?:the )?(?:(?:net|tool|garden|boat|bike) )?$/i.test(
      before,
    )
  )
    return false;
  // "Past the house", "outside the school": not in it.
  if (
    INDOORS.test(value) &&
    /\b(?:outside|past|around|behind|beside|near|by|from|towards?|in front of)\s+(?:(?:the|an?|his|her|their|its)\s+)?(?:[\w·'’-]+\s+){0,2}$/i.test(
      before,
    )
  )
    return false;
  return (
    THERE.test(before) ||
    (OPENS.test(text.slice(0, at)) && IS_SEEN.test(text.slice(at + word.length))) ||
    /\b(?:this|that|here) (?:was|is) (?:the|a|an|his|her|their)\s+(?:[\w-]+\s+){0,1}$/i.test(before)
  );
};

/** "The smallest fish in the river": of all there are. */
const OF_ALL =
  /\b(?:the|his|her|their) (?:(?!forest|west|guest|priest|chest|rest|nest)\p{L}+est|best|worst|most \p{L}+) (?:\p{L}+ )?\p{L}+ in (?:all )?(?:the|this) $/iu;
/** "Knew every lamp in the house", "wore it to the shops", "such as he had only ever heard in his own kitchen". */
/** "The space behind the stove", "the train of her gown", "my store" of food: words for places that mean something else. */
const isOtherSense = (text: string, { at, word }: Pick<Hit, "at" | "word">): boolean => {
  const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
  if (word === "space")
    return SPACE_OF.test(after) || /\b(?:an?|more|enough|little|some|much|no|parking) $/i.test(before);
  if (/^trains?$/.test(word)) return /^ of (?:her|his|their|the|an?|long)\b/.test(after) && !/\bthe $/i.test(before);
  return word === "store" && STORE_OF.test(before);
};
const SPACE_OF =
  /^ (?:behind|between|under|beneath|beside|above|below|around|in front|for|of|on|where|left|to|inside|near|next)\b/;
/** "To the king's store", not "to his store on the corner". */
const STORE_OF = /(?:\b(?:my|our)|\b(?:king|queen|farmer|chief|village|grain|food)(?:['’]s)?) (?:\w+ )?$/i;

const isOnlyNamed = (text: string, at: number): boolean =>
  [OF_EACH, TAKEN_ALONG, FELT, HEARD_BEFORE].some((words) => words.test(text.slice(0, at)));
const HEARD_BEFORE =
  /\b(?:had (?:only |once |ever |only ever |never )+(?:heard|seen|smelled|felt|known)|such as)\b[^.;!?]*$/i;
const OF_EACH = /\b(?:every|each|all the) (?:\p{L}+ )?\p{L}+ (?:in|on|of) (?:the|his|her|their|our) $/iu;
const TAKEN_ALONG = /\b(?:wore|wears|wearing) (?:it|them|him|her|one) (?:\p{L}+ )?to (?:the )?$/iu;
const FELT = /\bfe(?:el|lt) (?:it|them|him|her|nothing|something) (?:\p{L}+ )?through (?:the )?$/iu;
/** "The people back in the village", not "he was back in the library". */
const ELSEWHERE_BACK =
  /(?<!\b(?:was|were|am|is|are|been|sat|stood|lay|came|got|went|finally|safely|soon|once) )\bback in\b/;
/** "People in the shop shook their heads". */
const OF_OTHERS_THERE =
  /\b(?:people|those|others|somebody|someone|customers|strangers) (?:in|at|on) (?:the|an?|his|her|their) (?:[\w-]+ )?$/i;
const LEFT_THERE =
  /\b(?:an?|the|his|her|their|my) [\w-]+ (?:left|lost|forgotten|found|bought|stolen) (?:\w+ )?(?:on|in|at) (?:an?|the|his|her) (?:[\w-]+ )?$/i;

/** "Emil, who taught at the school": what somebody does at other times, not "a girl who stood in the kitchen". */
const OF_RELATIVE =
  /\b(?:who|whom|whose)\b(?! (?:(?:was|were) )?(?:sat|stood|lay|sitting|standing|lying|waiting|waited|knelt|hiding)\b)[^.,;:!?“”"]*$/i;
const TEAM_ACTS = /^ (?:\p{Ll}+ed|won|lost|were|had|got|began|came|led|took|hit)\b/u;
const BUILDING = /^(?:house|hut|cottage|cabin|inn|hotel|farmhouse|tavern)$/;
const TO_BUILDING =
  /\b(?:came|got|went|walked|ran|rode|drove|led|way|galloped) (?:\w+ )?to (?:an?|the) (?:[\w-]+ ){0,2}$/i;

const IN_A_TOWN =
  /\b(?:the|our|their|market|town|village|city|main|church|old|empty|crowded|busy|little|big|great|central|whole|\p{Lu}\p{Ll}+) $/u;
const AT_BUILDING =
  /\b(?:(?:at|before|outside) (?:an?|the|every|each|another)|(?:in front of|outside|opposite) (?:his|her|their|an?|the)) (?:[\w-]+ ){0,3}$/i;
const WALL_OF = /\b(?:wall|door|fence|sign|owner|address|key) of (?:the|an?|his|her|their) (?:[\w-]+ )?$/i;
const BEFORE_IT = /\b(?:in front of|outside|behind|past) (?:the|an?) (?:[\w-]+ )?$/i;

/** "Carried it home, walking behind Dad along the towpath". */
const ON_WAY =
  /^[^.;!?]*\b(?:walking|running|riding|cycling|driving|trudging|wading) (?:[\w'’-]+ ){0,4}(?:along|through|down|over|across|past|between|under)\b/i;

const WITH_IT = /\bwith (?:(?:the|a|some|his|her|their) )?(?:[\w-]+ )?$/i;
const HEARD =
  /\b(?:listen(?:ed|ing|s)?|belong(?:ed|s)?|close|near|next|used|talk(?:ed|s)?|spoke|compared|similar|view) to (?:the|a|his|her|their) (?:[\w-]+ )?$/i;
/** "To the village hall, where the parents stood outside". */
const MEANT_OUTSIDE = /^(?: [\w-]+)?,? where [^.;!?]*\boutside\b/i;
const STANDS_BESIDE =
  /\b(?:on|at|behind|beside|opposite|beyond|to) [^.,;!?]*\b(?:were|was|stood|lay|rose) (?:(?:the|a|an|some|many|two|three) )?(?:[\w-]+ )?$/i;
/** "Down on the market square people looked up". */
const DOWN_THERE = /(?:^|[.!?]["”]?\s+)(?:Far )?[Dd]own (?:below |there )?(?:on|in|at|by) the (?:[\w-]+ )?$/;
const OTHERS_THERE = /^(?: \w+)?,? (?:people|somebody|someone|cars|lights|children|men|women)\b/;
/** "My parents went to the theatre": the others stay behind. */
const KIN_WENT =
  /\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) parents (?:(?:had )?(?:gone|went|were|had to go|drove|flew)) (?:out |away |off )?to (?:the |a )?$/;
/** "Mum worked nights at the hospital": what others do at other times. */
const KIN_WORKS =
  /\b(?:Mum|Mom|Dad|Mummy|Daddy|Papa|Mama|(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) (?:mother|father|mum|mom|dad|parents)) (?:worked|works|taught|teaches)(?: \w+)? (?:in|at) (?:the|an?) (?:[\w-]+ )?$/;
const IN_VEHICLE =
  /^ (?:(?:at|in) the (?:[\w-]+ )?(?:end|back|front|middle) )?(?:of|on|on board|aboard|below deck) (?:the|a|our|their) (?:[\w-]+ )?(?:train|ship|boat|ferry|bus|spaceship|steamer)\b/i;

const SPACE_TO_MOVE =
  /\b(?:(?:give|gave|given|giving|gives|make|made|making|leave|left|leaving)(?: (?:it|them|him|her|us|me|each other|himself|herself|themselves))?|more|enough|no) $/i;
const LOOKED_AT =
  /\blook(?:ed|s|ing) (?:down |out |up |over |back |across )+(?:at |on |to |over |into |across )?(?:the|a|an|his|her|their) (?:[\w-]+ )?$/i;
const FAR_SUBJECT =
  /\b(?:[Tt]he|[Aa]) (?:sun|moon|stars?|smoke|clouds?|lights?|wind|bells?|lightning|rainbow) [^.,;!?]*$/;
const NOT_THERE_YET =
  /\b(?:all the way|the way|(?:on|along) (?:his|her|their|the) way|the road) to (?:(?:the|a|his|her|their) )?$/i;
const TAKEN_FROM = /\bfrom (?:(?:the|a|an|his|her|their|my|our) )?(?:[\w-]+ )?$/i;
const SEEN_FROM =
  /\b(?:look\w*|watch\w*|saw|see[ns]?|shout\w*|call\w*|wav\w+|point\w*|sang|sing\w*|heard|hear\w*)\b[^.;!?]*$|\bfrom the (?:top|edge|bottom|back|middle|end) of [^.;!?]*$/i;

export const isInName = (text: string, at: number, word: string): boolean =>
  /^\p{Lu}/u.test(text.slice(at)) && /^ \p{Lu}\p{Ll}/u.test(text.slice(at + word.length));
/** "In the Café Merkur". */
const IN_HOUSE_OF_NAME =
  /\b(?:in|into|inside) (?:the )?(?:café|cafe|hotel|restaurant|museum|theatre|theater|cinema|library|hospital)$/iu;
const AT_A_TIME = /\b(?:after|before|since|until) $/i;
const RANGE_START = /^ to (?:the |a )?\w/i;
const RANGE_END = /\bfrom (?:the |a )?(?:[\w-]+ ){1,2}to (?:the |a )?$/i;
const BUILDING_BY =
  /\b(?:hotel|house|inn|shop|café|cottage|restaurant|school|hut|bakery|library|hospital|station) (?:by|near|at|beside|on|above|opposite) (?:the |a )$/i;

/** "The children of the school", "in the boiler room of the school": no lesson is on. */
const OF_SCHOOL =
  /\b(?!(?:front|middle|back|end|door|entrance|hall|gym|yard|out|inside|top|roof)\b)\p{L}+ of (?:the|his|her|our|their) (?:\p{L}+ )?$/iu;

/** "At the monkey house" of a zoo. */
const OF_ANIMALS =
  /\b(?:horn|boat|engine|pump|wheel|ice|bath|guard|customs|power|wash|monkey|ape|lion|elephant|reptile|bird|insect|tropical|hen|dog|doll['’]?s?) $/i;

const IN_A_WOOD =
  /\b(?:in|into|through|from|across|beyond|near|behind|around|past|towards?|edge of|out of|heart of|middle of) (?:(?:the|a|an|this|that|his|her|their) )(?:[\w-]+ ){0,2}$/i;

/** "Told him about the rats in the cellar", "thought of her grandfather, who sold oranges at the market". */
export const TOLD_OF =
  /\b(?:told|tells|telling|talked|talks|spoke|asked|heard|hears|dreamed|dreamt|thought|sang|wrote|remembered|stor(?:y|ies))\b[^.;!?"“”]*?\b(?:about|of)\b[^.;!?"“”]*$/i;

const isOfAbsent = (text: string, at: number): boolean =>
  [...text.matchAll(AWAY)].some(({ index, 0: found }) => index < at && at < index + found.length);

/** "Mr. Baptiste was in the garden": where a text says that somebody is, before where they go. */
export const isWhereSomebodyIs = (text: string, { at }: Pick<Hit, "at">): boolean =>
  /\b(?:was|were|sat|stood|lay|waited|slept|knelt|lived|worked)(?: (?:alone|together|all|already|still|now|working|sitting|standing|waiting|out))? (?:in|on|at|by|under|inside|behind|beside) (?:the|his|her|their|a|an) (?:(?!of\b)[\w-]+ )?$/i.test(
    text.slice(Math.max(0, at - 70), at),
  );

/** "They had to get it to the ballroom", "she wanted to sing in the theatre": not there yet. */
export const WISHED =
  /\b(?:(?:want(?:ed|s)?|hope[ds]?|wish(?:ed|es)?|long(?:ed|s)?|dream(?:ed|s|t)?|forg[eo]ts?|refuse[ds]?|promise[ds]?|plan(?:ned|s)?|meant|(?:was|were) (?:just )?(?:about|going))(?: (?:so much|more than anything|badly|nothing more than))? to|(?:had|has|have) to (?:get|bring|take|carry) (?:it|him|her|them|the \w+|a \w+)) [^.,;!?“”"]*$/i;

/** "The school uniform", "the church tower": something of a place. */
const OF_PLACE =
  /^ (?:district|quarter|master|office|gates?|yard|steps|bus|roof|playground|fence|uniform|bag|satchel|books?|bell|holidays?|friends?|band|trip|project|play|company|owner|clerk|captain|tower|steeple|clock|choir|suits?|helmets?|food|program(?:me)?|agency|shoes|map|keeper|caretaker|janitor|teachers?|nurse|cook|librarian|guard|watchman|porter|driver|director|orchestra|mouse|cat|dog|children|kids)\b/i;

const INDOORS = /^(?:room|kitchen|classroom|shop|laboratory|barn|train|hall)$/;
/** "The farmhouse kitchen was full of jars". */
const OPENS = /(?:^|[.!?]\s+|\n)(?:The|This|Our|Their|His|Her) (?:[\w-]+ )?$/;
const IS_SEEN = /^ (?:was(?! (?:burning|on fire|gone|far))|were|is|smel\w+|looked|seemed|felt) /;

const THERE =
  /\b(?:in|on|aboard|at|to|into|onto|through|across|by|near|reach|reaches|reached|entered|under|beneath|inside|over|from|round|beyond|crossed|along|toward|towards|up|down|around|outside|past|passed|between|among|behind|beside|swept|cleaned|guarded|patrolled|mopped|unlocked|followed|found|discovered|explored|visited)\s+(?:(?:the|a|an|his|her|their|its|that|this)\s+)?(?:(?:[\w-]+ )?(?:hall|halls|room|rooms|entrance|gallery|wing|front|bottom|top|edge|end|middle|side|foot|back|corner|heart|shore|bank|roof|shelter) of\s+(?:(?:the|a|his|her|their)\s+)?)?(?:(?!(?:the|an?|his|her|their|its)\s)[\w·'’-]+\s+){0,3}$/i;

/** "A boy who slept in the street": where somebody comes from is not where they are. */
const OF_SOMEBODY =
  /(?:, and (?:he|she|it) (?:lived|lives)|\b(?:who|that) (?:had )?(?:lived|slept|worked|came|grew up|was born|lives|works|sleeps)) [^.,;!?“”"]*$/i;
/** "Her husband slept in the cemetery". */
const OF_THE_DEAD = /\b(?:slept|sleeps|lay|lies|rests?|rested|(?:is|was) buried) in the (?:\p{Ll}+ )?$/iu;

/** The words before a place at which somebody is. Languages that are not here put them after the noun, or change it. */
const prepositions: Partial<Record<Language, string>> = {
  german:
    "in|im|ins|an|am|ans|auf|aufs|aus|durch|über|übers|zu|zum|zur|nach|vor|hinter|hinterm|unter|unterm|bei|beim|neben|entlang|von|vom",
  spanish: "en|a|al|hacia|hasta|por|sobre|bajo|desde|entre|tras|junto a|junto al|cruzó|cruzaron",
  french: "dans|à|au|aux|vers|sur|sous|par|depuis|entre|derrière|devant|près du|près de|chez|en",
  italian:
    "in|a|al|alla|allo|all|nel|nella|nello|nell|sul|sulla|sullo|verso|per|dal|dalla|sotto|tra|fra|attraverso|lungo|dietro",
  portuguese: "em|no|na|nos|nas|ao|à|para|pelo|pela|sobre|sob|até|entre|num|numa|do outro lado do",
  russian: "в|во|на|к|ко|по|из|через|у|около|за|под|до|с|над|среди",
};

const patterns = new Map(
  Object.entries(prepositions).map(([language, list]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${list})(?:\\s+|['’])(?:[\\p{L}-]+(?:\\s+|['’])){0,3}$`, "iu"),
  ]),
);

/** Things of which one is where they are named: "she lit the oven". */
const OWN_PLACES = /^(?:kitchen)$/;

/** "Erzählte ihr vom Schnee". */
const TOLD_OF_IN =
  /(?<!\p{L})(?:erzähl|sprach|träum|dacht|contó|contab|habl|soñ|racont|parl|rêv|sogn|contou|contav|fal|sonh|рассказ|мечта)\p{L}*\s[^.,;:!?]*$/iu;

/** "Devant la boulangerie": before a house, not in it. */
const BEFORE_BUILDING =
  /(?<!\p{L})(?:vor|vorm|hinter|hinterm|neben|devant|derrière|près de|à côté de|en face de|delante de|detrás de|frente a|junto a|davanti a|dietro|accanto a|di fronte a|em frente|atrás d|ao lado d|diante d|перед|возле|около)\p{L}{0,3}\s(?:(?:der|dem|die|das|den|la|le|l['’]|el|il|lo|o|a)\s?)?(?:\p{Ll}+\s)?$/iu;

export const isBeforeBuilding = (text: string, hits: readonly Hit[], language: Language): boolean =>
  language !== "english" &&
  hits.some(
    ({ sort, value, at }) =>
      sort === "place" && INDOORS.test(value) && BEFORE_BUILDING.test(text.slice(Math.max(0, at - 30), at)),
  );

/** "La bottega del nonno era in un vicolo". */
const OPENS_IN = /(?:^|[.!?…]\s+|\n)(?:Der|Die|Das|La|Le|L['’]|El|Il|Lo|O|A)\s?$/u;
const IS_IN = /^\p{L}+(?:\s[\p{L}'’]+){0,4}?\s(?:war|roch|était|sentait|era|estaba|olía|odorava|estava|cheirava)\s/iu;

/** "Un muchacho que dormía en la calle". */
const WHO_LIVES =
  /(?<!\p{L})(?:que|qui|che|,\s(?:der|die|das)|котор\p{L}+)\s(?:dormía|vivía|trabajaba|venía|dormait|vivait|habitait|travaillait|venait|dormiva|viveva|abitava|lavorava|dormia|vivia|morava|trabalhava|жил\p{L}?|спал\p{L}?|работал\p{L}?)\s[^.,;:!?]*$/iu;

/** "Nach der Schule", "après l'école": a time. */
const AT_A_TIME_IN =
  /(?<!\p{L})(?:nach|vor|seit)\sder\s$|(?<!\p{L})(?:après|avant)\sl['’]$|(?<!\p{L})(?:después|antes)\sde(?:\sla|l)\s$|(?<!\p{L})(?:dopo|prima\sdella?)\s(?:la\s)?$|(?<!\p{L})(?:depois|antes)\sda\s$/iu;

/** "Carmen tenía una panadería": where somebody works. */
const WORK_PLACES = /^(?:shop|barn|kitchen)$/;
const WORK_ROOMS = /^(?:praxis|büro|kanzlei|consulta|oficina|cabinet|bureau|studio|ufficio|ambulatorio|кабинет)/iu;
/** "War das Wartezimmer leer". */
const IS_EMPTY =
  /^\p{L}+\s(?:war\s)?(?:leer|voll|still|dunkel|vide|pleine?|vací[oa]|llen[oa]|vuot[oa]|pien[oa]|vazi[oa]|chei[oa])(?!\p{L})/iu;
const HAS =
  /(?<!\p{L})(?:hatte|führte|betrieb|tenía|llevaba|regentaba|tenait|avait|aveva|gestiva|tinha|держал\p{L}?|была)\s(?:\p{L}+\s){1,3}$/iu;

/** The same in other languages: "im Wald", not "sie hatte noch nie das Meer gesehen". */
export const isThereIn = (text: string, { at, value }: Pick<Hit, "at" | "value">, language: Language): boolean => {
  const pattern = patterns.get(language);
  if (!pattern || OWN_PLACES.test(value)) return true;
  const before = text.slice(Math.max(0, at - 48), at);
  if (WHO_LIVES.test(before) || AT_A_TIME_IN.test(before)) return false;
  if (IS_EMPTY.test(text.slice(at))) return true;
  if ((WORK_PLACES.test(value) || WORK_ROOMS.test(text.slice(at))) && HAS.test(before)) return true;
  if (TOLD_OF_IN.test(before) || (INDOORS.test(value) && BEFORE_BUILDING.test(before))) return false;
  if (INDOORS.test(value) && OPENS_IN.test(text.slice(0, at)) && IS_IN.test(text.slice(at, at + 60))) return true;
  // A title or a text that opens with its place.
  return pattern.test(before.slice(before.search(/[^.,;:!?\n]*$/)));
};
