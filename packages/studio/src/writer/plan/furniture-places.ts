import { type Place, spots } from "../../vocabulary.ts";
import { INDOOR_PLACES, isIndoors } from "./indoor-places.ts";
import { spotReachedByThings } from "./things-of-spots.ts";

/** Where the things of a sentence stand, if the scene is not at such a place already. */
export const placeOfFurniture = (written: string, before: Place): Place | undefined => {
  const narration = written.replace(OF_SKY, " ").replace(/\b(?:my|our)\b/g, "their");
  const isInside = INDOOR_PLACES.test(before) || before === "castle";
  if ((GOES_IN.test(narration) && IN_BARN.test(narration)) || OPENS_BARN.test(narration)) return "barn";
  if (ON_BANK.test(narration) && /\b(?:rivers?|boats?|ferry|ferryman|streams?|water|flood)\b/i.test(narration))
    return "lake";
  if (
    /\b(?:on|aboard|onto) (?:the|a|an|his|her|their) (?:(?!scratched|painted|drawn|carved|toy|model|paper|wrecked)[a-z]+ )?(?:ship|boat|yacht|trawler)\b/i.test(
      narration,
    )
  )
    return /^(?:lake|space|spaceship)$/.test(before) ? undefined : "ship";
  if (
    /\b(?:in|into|inside) (?:the|a|an|his|her|their|its) (?:[\w-]+ ){0,3}(?:hut|cabin|cottage|caravan|pub|inn|tavern|flat(?= (?:I|he|she|we|they|and|with|where)\b|[.,;!?])|apartment)\b/i.test(
      narration,
    )
  )
    return "room";
  const spot = spotReachedByThings(narration, before);
  if (spot) return spots[spot];
  if (!isInside && IN_HOUSE.test(narration)) return "room";
  if (ON_DECK.test(narration)) return /^(?:space|spaceship)$/.test(before) || isInside ? undefined : "ship";
  if (/\b(?:at|behind|on) the counter\b/i.test(narration)) return isInside ? undefined : "shop";
  if (/\b(?:anvil|bellows|smithy)\b/i.test(narration)) return "barn";
  if (/\bchurch (?:tower|steeple)\b/i.test(narration)) return isInside && before !== "hall" ? undefined : "village";
  // "Bought six buns in the bakery and climbed up to the second floor".
  if (before === "shop" && TO_FLAT.test(narration)) return "room";
  if (!isInside && ON_STAIRS.test(narration)) return /\b(?:tower|castle|palace)\b/i.test(narration) ? "hall" : "room";
  if (!isInside && before !== "ship" && AT_WINDOW.test(narration)) return "room";
  if (ABOVE_TREES.test(narration)) return "mountain";
  if (IN_ROW.test(narration) && OF_THEATRE.test(narration))
    return /^(?:classroom|train)$/.test(before) ? undefined : "hall";
  if (BACK_IN_TOWN.test(narration))
    return /\b(?:fire|armchair|chair|desk|sofa|bed)\b/i.test(narration) ? "room" : "city";
  if (IN_STREET.test(narration)) return before === "meadow" || isInside ? "city" : undefined;
  if (IN_TRAFFIC.test(narration)) return /^(?:city|village)$/.test(before) ? undefined : "city";
  if (WAY_HOME.test(narration))
    return /^(?:sea|lake|forest|mountain)$/.test(before) || isInside ? "village" : undefined;
  if (BEFORE_A_HOUSE.test(before === "hall" ? narration.replace(ON_STEP, " ") : narration))
    return isInside || /^(?:meadow|forest|mountain)$/.test(before) ? "village" : undefined;
  if (before === "spaceship" && /\b(?:land|lands|landed) (?:on|beside|near|at|by)\b/i.test(narration)) return "space";
  if (isInside && TO_BED.test(narration)) return /^(?:kitchen|classroom|shop|barn)$/.test(before) ? "room" : undefined;
  if (before === "room" && /\bthe blackboard\b/i.test(narration)) return "classroom";
  const goesOut = GOES_OUT.test(narration);
  if (isInside && goesOut && AMONG_TREES.test(narration)) return "forest";
  if (isInside && ON_WAY.test(narration)) return ON_CITY_STREET.test(narration) ? "city" : "village";
  if (isInside && ((goesOut && OUTDOORS.test(narration)) || OUT_OF_HOUSE.test(narration))) return "meadow";
  if (isInside || before === "ship") return undefined;
  if (/\b(?:the|an|his|her|their) (?:oven|stove|fridge|kitchen table|sink)\b/i.test(narration)) return "kitchen";
  if (
    /(?<!\b(?:for|about|after|before|until|of|to|from) )\b(?:the|their) (?:blackboard|desks|exam|lesson)\b/i.test(
      narration,
    )
  )
    return "classroom";
  if (GOES_IN.test(narration)) return "room";
  return INDOORS.test(narration.replace(GOES_HOME_AT_LAST, "")) ? "room" : undefined;
};

/** "The sun shone on the ruined bridge": the people are somewhere else. */
const OF_SKY =
  /\b[Tt]he (?:sun|moon|stars|moonlight|sunlight|fog|mist|rain|snow|wind) (?:shone|fell|lay|glittered|poured|beat|drummed|hung|blew|howled|swept|streamed) [^.,;!?]*/g;

/** "A whale in his bathroom", "the monster under the bed". */
const IN_HOUSE =
  /\bin (?:the|his|her|their|my|our) bathroom\b|\b(?:under|beneath|beside|next to) (?:the|his|her|their|my) bed\b/i;

/** "Steered the mail boat to the islands": aboard, and not there yet. */
export const isSteered = (narration: string, before: Place): boolean =>
  STEERED.test(narration) && !isIndoors(before) && !/^(?:space|lake)$/.test(before);
const STEERED =
  /\b(?:steered|sailed|captained) (?:the|a|an|her|his|their) (?:[\w-]+ ){0,2}(?:boat|ship|ferry|trawler|cutter|steamer|barge) (?:to|across|through|past|between|around)\b/i;

/** "Back in London the captain sat by the fire". */
const BACK_IN_TOWN =
  /\b(?:[Bb]ack in|[Hh]ome in|returned to|arrived in) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Mr|Mrs|Miss|Dr)\b)\p{Lu}\p{Ll}+/u;

/** Cars and kerbs. */
const IN_STREET =
  /\b(?:drove (?:the|his|her|a|their) (?:[\w-]+ )?(?:taxi|car|cab|van|lorry|truck|bus|tram)|on the (?:kerb|curb|pavement|sidewalk)|in the (?:taxi|cab)|free rides|onto the (?:flat )?roof|on the (?:flat )?roof of the (?:gym|school|house|factory|hotel))\b/i;

/** What only streets with cars have. */
const IN_TRAFFIC =
  /\b(?:at the (?:[\w-]+ )?(?:traffic lights?|zebra crossing|pedestrian crossing|junction|roundabout|taxi rank)|(?:taxi|cab|bus|car) (?:stopped|pulled up|waited|turned|drew up) (?:in front of|outside|at|beside|by|into) |rolled down (?:the|his|her|its|their) window)\b/i;

/** What only ships have. */
const ON_DECK =
  /\b(?:(?:across|on|over|onto|below) (?:the )?decks?|deck ?hand|over the (?:rail|side of the (?:ship|boat))|the (?:mast|helm|rigging|crow['’]s nest)|(?:at|to|turned) the (?:ship['’]s )?wheel|(?:steered|sailed|captained) (?:the|a|an|her|his|their) (?:[\w-]+ ){0,2}(?:boat|ship|ferry|trawler|cutter|steamer|barge))\b/i;

const ON_STAIRS =
  /\b(?:sat down on the stairs|on the (?:first|second|third|fourth|fifth|sixth|top|next) floor|(?:climbed|climbs|ran|went|came|walked|crept|hurried|sat) (?:up |down |on )?the (?:[\w-]+ )?stairs|(?:carried|dragged|pulled|lugged) [^.,;!?]{0,24}(?:up|down) the stairs)\b/i;
const TO_FLAT =
  /\b(?:climbed|went|came|walked|ran|carried (?:it|them)) up (?:the stairs )?to (?:the (?:first|second|third|fourth|fifth|top) floor|(?:his|her|their) (?:flat|door|room))\b/i;
const AT_WINDOW = /\b(?:stood|sat|was sitting|was standing|waited|knelt) (?:\w+ )?(?:at|by) the window\b/i;
const ABOVE_TREES =
  /\b(?:we|they|he|she|I) (?:was|were|came|got|climbed|walked|rose)(?: out| high)? above the (?:last )?(?:trees|tree ?line|clouds)\b/i;
/** Schools, buses and choirs have rows as well. */
const IN_ROW = /\bin the (?:first|second|third|front|back|last) row\b(?! of (?:graves|trees|houses))/i;
const OF_THEATRE =
  /\b(?:stages?|curtains?|theat(?:re|er)|cinema|circus|concerts?|orchestra|opera|audience|balcony|actors?|actress|singers?|pianist|violin\w*|musicians?|conductor|plays?|films?|performance|applau\w+|clapp\w+)\b/i;
/** "Pushed the barn door open". */
const OPENS_BARN =
  /\b(?:pushed|pulled|opened|kicked|slid|unlocked) (?:open )?the (?:[\w-]+ )?(?:barn|stable|shed|garage|workshop|cellar|attic) door\b/i;
const IN_BARN = /\b(?:barn|mill|stable|sacks?|hay)\b/i;
/** "Inside there was a fire". */
export const GOES_IN =
  /(?:^|[.!?]["”]?\s+)Inside(?:,| (?:there|it|the (?!jar|box|bag|cage|envelope|drawer|book|case|pocket|nest|bottle|suitcase|parcel|shell|egg|basket|tin|chest|tent|boat|helmet|machine|cupboard|wardrobe|letter|lamp|sack|trunk|bucket|barrel|pot|tree|volcano)|he|she|they|was|were|sat|lay|stood|burned|everything))\b|\b(?:let (?:him|her|them|it|me|us) in|came in(?:side)?(?=[.,;!?]| and| with)|stepped inside|went inside|slipped inside|pulled (?:him|her|them|me|us) inside)\b/;

const WAY_HOME =
  /\b(?:went|ran|walked|drove|hurried|rode) (?:back )?home (?:between|through|along|past|across|over|under|down|up) /i;

const BEFORE_A_HOUSE =
  /\bin front of (?:the|his|her|their) (?:[\w-]+['’]s )?(?:house|shop|bakery|cottage|hut|school|garage|station|(?:fire|police) station|museum|town hall|hotel|church|hospital|library)\b|\bon the (?:doorstep|step|porch|veranda|front steps?|gatepost|gate)\b|\b(?:at|by|through|to|on|in|outside) the (?:school|church|garden|front|factory|hospital) (?:gates?|yard|steps|wall)|\b(?:in|on|across|to|into) the (?:playground|schoolyard|churchyard|courtyard|farmyard)\b/i;

/** Halls have steps as well. */
const ON_STEP = /\bon the step\b/gi;

/** Somebody moves: a tree of cardboard stands in a hall as well. */
const GOES_OUT =
  /\b(?:out|outside|outdoors|went|go|goes|came|walk\w*|ran|run|runs|running|rode|riding|drove|climb\w*|crept|slipped|stepp\w*|hurried|rush\w*|raced|left|fled|followed|chased|led|carried|pushed|pulled|jumped|dashed|wander\w*|danced|flew|rain|snow|sky|stars|lay|stood|waited|worked|played|hid|hidden|sat|knelt|crouched|dug|planted|slept|rested|picked|fed)\b/i;

const OUTDOORS =
  /\b(?:in|under|behind|between|beside|by|through|into|up|against|on|over) the (?:[\w-]+ )?(?:rain|trees?|hives?|bushes|stars|moonlight|grass|mud|puddles?|fence|road|path|hedge|lawn|orchard|flowerbeds?|vegetable patch|haystack|cornfield)\b/i;

/** Ways outside of houses. */
const ON_WAY =
  /\b(?:down|along|up|past|into|across|over|onto|on|through|in) (?:the|a|an|his|her|their|our|my|\p{Lu}[\p{L}]+['’]s|(?:Mr|Mrs|Miss) \p{Lu}\p{L}+['’]s) (?:[\w-]+ )?(?:lane|street|road|hedge|track|alley|pavement|sidewalk|footpath|crossroads|bridge|corner of the (?:street|road))\b/u;
const ON_CITY_STREET = /\b(?:street|pavement|sidewalk|alley)\b/i;

/** Somebody of a spacecraft is outside of it. */
export const isOutInSpace = (narration: string, before: Place): boolean =>
  /^space/.test(before) && OUT_IN_SPACE.test(narration);
const OUT_IN_SPACE =
  /\bOutside,? (?:it|there|the)\b|\b(?:along|on) the (?:outer )?hull\b|\bspacewalk|\b(?:drifted|floated) (?:away|off|out)\b|\binto (?:empty |outer |open )?space\b|\bout (?:of|through) the airlock\b/;

/** "The monks stood in the courtyard". */
export const isInYard = (narration: string): boolean =>
  /\b(?:stood|standing|gathered|waited|came|ran) (?:\w+ )?(?:in|into|to|across) the (?:courtyard|yard|street|garden)\b/i.test(
    narration,
  );

/** Beside a river. */
const ON_BANK =
  /\b(?:on|along|at|to|from) the (?:far |other |opposite |near |muddy |grassy |river )?(?:bank|riverbank)\b/i;

const AMONG_TREES = /\b(?:among|between|through|under) the (?:[\w-]+ )?trees\b/i;

const OUT_OF_HOUSE =
  /\b(?:slipped|stepped|crept|ran|walked|hurried|rushed) (?:out (?:in|barefoot|without|to (?:the (?!kitchen|hall)|shut|see|look|fetch|find|save|help))|out past|outside|out of the (?:house|hut|barn|kitchen|shop|door)|out into)\b/i;

const TO_BED = /\b(?:to|in|into|on) (?:(?:his|her|their|the) )?bed\b/i;

/** "He cut the ribbon and went home": where a scene ends is not where it plays. */
const GOES_HOME_AT_LAST = /(?<=[.!?]["”]? [^.!?]*)\b(?:went|walked|ran|drove|rode|came|hurried) home\b/gi;

/** The home of the moon or of birds is no room. */
const INDOORS =
  /\b(?:(?:in|into|out of) bed(?=[.,;!?]| (?:and|when|with|that|at|until|all)\b)|the (?:next |other |top |bottom )?beds? (?:next to|beside|opposite|under)\b|(?:lay|lying) (?:\w+ )?in (?:the|his|her|their|a) (?:(?!flower|river|oyster)\w+ ){0,2}beds?\b|(?:opened|drew|closed|pulled) (?:back )?the curtains|(?<!\bof )(?:the|his|her|their) (?:sofa|armchair|fireplace|cupboard|bunk|mattress|mantelpiece|sideboard|(?:bare )?boards|(?<!forest |sea |ocean |valley )floor|ceiling|hallway|corridor|wardrobe|bookshelf|pillow|staircase)|upstairs|downstairs|(?<!\b(?:moon|sun|stars?|wind|tide|clouds?|birds|geese|swallows|herd|flock) )(?:went|came|got|ran|walked|drove|returned|hurried|back|was|were|stayed|carried (?:it|him|her|them)|brought (?:it|him|her|them)) home(?! (?:between|through|along|past|across|over|under|by|down|up|in the (?:rain|snow|dark))))\b/i;
