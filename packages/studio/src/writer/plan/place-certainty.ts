import type { Language } from "../../languages/index.ts";
import { type Place, type Spot, spotOf } from "../../vocabulary.ts";
import { findWords, type Hit } from "../lexicon/find-words.ts";
import { personNoun } from "../people/person-nouns.ts";
import { asserted } from "./asserted.ts";
import { leaves, leavesAt, startsNewTime, staysWhileTimePasses } from "./changes-of-scene.ts";
import { isIndoors } from "./indoor-places.ts";
import { momentsOf } from "./moments.ts";
import { isThere, isThereIn } from "./place-prepositions.ts";
import { isAtHome } from "./signs-of-home.ts";
import { spotShown } from "./spot-of-scene.ts";
import { opensInTrain } from "./stay-places.ts";
import { strictWords } from "./strict-words/strict-words.ts";

/** What a pasted text says of where its people are: the place by name, only that it is in the open, or nothing. */
export type Certainty = "named" | "open" | "unknown";

export interface PlaceReading {
  /** What the text says to be so, without names. */
  readonly told: string;
  readonly language: Language;
  readonly before: Place;
  readonly after: Place;
  readonly was: Certainty;
  /** Somebody leaves, another day begins, or the text turns to others than those who were at the place. */
  readonly isElsewhere: boolean;
  /** All of the cast are animals, who live in the open and in no house. */
  readonly isWild: boolean;
}

/** A place is certain when the text names it, until somebody leaves it, another day begins, or it turns to others. */
export const certaintyOf = ({ told, language, before, after, was, isElsewhere, isWild }: PlaceReading): Certainty => {
  if (namesPlace(told, after, language)) return "named";
  const words = strictWords(language);
  const isSeen =
    after !== before &&
    (after !== "room" ||
      (words?.homely ?? HOMELY).test(told) ||
      IS_LET_IN.test(told) ||
      isShownAsHome(told, before, language));
  // Snow that falls names no place: it lies on yards and streets as well.
  const isSnowfall =
    language === "english" && after === "snow" && !(was === "named" && /^(?:meadow|forest)$/.test(before));
  if (isSeen && !isSnowfall) return "named";
  const isInTheOpen = (words?.inTheOpen ?? IN_THE_OPEN).test(told);
  const isOpen = isInTheOpen || (isWild && !GOES_INDOORS.test(told));
  if (isElsewhere || after !== before) return isOpen ? "open" : "unknown";
  return was === "unknown" && (language === "english" ? isInTheOpen : isOpen) ? "open" : was;
};

const isShownAsHome = (told: string, before: Place, language: Language): boolean =>
  language === "english" && isAtHome(told, before);

/** "In winter the mouse showed her the way inside": animals are in houses as well. */
const GOES_INDOORS =
  /\b(?:(?:way|crept|slipped|came|went|got|led (?:him|her|them)|let (?:him|her|them)) (?:inside|indoors|in(?=[.,;!?]))|behind the (?:boiler|stove|oven|cupboard))\b/i;

/** "Opened the door and pulled us inside". */
const IS_LET_IN =
  /\b(?:let|pulled|led|invited|asked|brought|carried|took) (?:him|her|it|them|me|us|both|everybody) in(?:side)?\b/i;

export interface Stay {
  /** Where a text was, and how certain that is. */
  readonly before: Place;
  readonly was: Certainty;
  /** It turns to others than those who were there. */
  readonly isOfOthers: boolean;
  /** How many of those who were there are in it. */
  readonly together: number;
  readonly language: Language;
}

/** Whether a text goes on somewhere else, unless it names the place again. */
export const goesElsewhere = (told: string, { before, was, isOfOthers, together, language }: Stay): boolean =>
  !(isIndoors(before) && AT_WINDOW.test(told)) &&
  ((undrawnAt(told) >= 0 && !(was === "named" && isPartOf(told, before))) ||
    (OF_ONE_FLOOR.test(before) && ON_STAIRS.test(told)) ||
    (leaves(told, language, was === "named" ? before : undefined) &&
      !(before === "train" && OF_TRAIN.test(told)) &&
      !(before === "ship" && !ASHORE.test(told))) ||
    (!CLOSED.test(before) &&
      ((startsNewTime(told, language) && !staysWhileTimePasses(told, { place: before, together, language })) ||
        isOfOthers)));

/** "Agnes was already on the stairs": no longer in the kitchen. */
const OF_ONE_FLOOR = /^(?:kitchen|classroom|shop|barn|laboratory)$/;
const ON_STAIRS =
  /\b(?:(?:on|up|down) the (?:[\w-]+ )?(?:stairs|staircase|stairway|steps)|upstairs|(?:climbed|went|ran) round and round)\b/i;

/** Whether a paragraph that opens with somebody else plays where the one before did: "Then Lina gave her a sign". */
export const goesOnThere = (told: string, language: Language): boolean =>
  (strictWords(language)?.opensWithPronoun ?? OF_KNOWN).test(told) ||
  STANDS_THERE.test(told) ||
  MEETS.test(told) ||
  COMES_TO.test(told);
/** "Her brother came in": she is still there. */
const OF_KNOWN = /^\W*(?:his|her|their|my|our|he|she|they|we|I)\b/i;
/** "Around seven somebody knocked", "the door opened and their mother came in". */
const COMES_TO =
  /\b(?:knock(?:ed|s)?|rang(?: at)? the (?:door)?bell|doorbell|the (?:[\w-]+ )?door (?:opened|flew open|swung open|banged|burst open|creaked|was pushed open)|(?:came|burst|walked|looked|hurried|stormed|rushed|peeped) in(?=[.,;!?]| (?:and|with|carrying|holding|from|through|without|again)\b)|(?:stood|appeared) in the door(?:way)?)\b/i;
/** "Under an old oak sat a squirrel": who came by sees it. */
const STANDS_THERE =
  /^\W*(?:there|inside|outside|opposite|(?:under|beneath|beside|behind|next to|in front of|on|at|by|between|above|in) (?:the|a|an|one)\b[^.,;!?]{0,40}?) (?:sat|stood|lay|hung|hid|slept|knelt|crouched|waited|(?:was|were) (?!gone\b|about\b)\w+ing)\b/i;
const MEETS = /\b(?:him|me|us|them|her(?= (?:a|an|the|there|to|in|on|by|with|from|and)\b|[.,;!?]))(?![\w'’-])/i;
/** Where people are of which there is no picture. */
const AT_UNDRAWN =
  /\b(?:on|in|inside|onto|into|up to|under) (?:the|an?|his|her|their|my|our) (?:[\w-]+ )?(?:roof|balcony|terrace|temple|tent|treehouse|bridge|gorge|porch|veranda|tomb|dungeon|vault|lighthouse|basket of the balloon|doorstep|platform|step|scaffolding|crane|cable car|submarine|helicopter|plane|aeroplane|airplane|car|van|lorry|jeep|(?:back|front) of the (?:car|van|lorry|truck|jeep))\b(?! of\b)/i;
/** A bridge in a village is in the village, and a step in a museum in the museum. */
const isPartOf = (told: string, place: Place): boolean =>
  HAS_PARTS.test(place) ? AT_PART.test(told) : place === "hall" && AT_STEP.test(told);
const AT_STEP = /\b(?:on|onto) (?:the|an?) (?:[\w-]+ )?(?:platform|step)\b/i;
const AT_PART =
  /\b(?:on|in|inside|onto|into|up to|under) (?:the|an?|his|her|their|my|our) (?:[\w-]+ )?(?:tent|treehouse|bridge|porch|veranda|doorstep|platform|step|terrace)\b/i;
const HAS_PARTS = /^(?:village|city|meadow|forest|mountain|lake|snow|market)$/;
/** "The temple was cool and dark". */
const UNDRAWN_OPENS =
  /(?<=^|[.!?]["”]?\s+|\n\s*)[Tt]he (?:[\w-]+ )?(?:roof|balcony|terrace|temple|tent|treehouse|tomb|dungeon|vault|lighthouse|submarine|helicopter|airport|dentist['’]s|hairdresser['’]s) (?:was|smel\w+|looked|seemed|felt|lay) (?!far|on fire|burning|gone|across|over there|closed|empty now|behind|beyond|above)/;
/** Where a text names a place of which there is no picture, or -1. */
const undrawnAt = (told: string): number => {
  const opened = told.search(UNDRAWN_OPENS);
  if (opened >= 0) return opened;
  const at = told.search(AT_UNDRAWN);
  return OF_OTHERS.test(told.slice(0, Math.max(0, at))) ? -1 : at;
};
/** Whether people are at a place of which there is no picture. */
export const isAtUndrawn = (told: string): boolean => undrawnAt(told) >= 0 || ON_STAIRS.test(told);
/** "The rain drummed on the roof", "a tit sat on the roof": the people are below it. */
const OF_OTHERS =
  /\b(?:rain|hail|snow|wind|sun|moon|birds?|cats?|kittens?|pigeons?|doves?|tits?|sparrows?|robins?|blackbirds?|swallows?|starlings?|crows?|ravens?|magpies?|owls?|storks?|squirrels?|smoke)\b[^.;!?]*$/i;
/** Who looks out stays, and so does who rides on. */
const AT_WINDOW = /(?<!\p{L})(?:windows?|windowsill|fensterbank|fensters?|fenêtres?|ventanas?)(?!\p{L})/iu;
/** "We left Horta" on board goes on aboard. */
const ASHORE =
  /\b(?:harbou?r|quay|pier|jetty|beach|shore|ashore|islands?|docks?|wharf|land(?:ed)?|rowed|dinghy|home|village|town|city|house|path|road|street)\b/i;
const OF_TRAIN = /\b(?:[Tt]he|[Aa]|[Tt]heir) (?:train|bus|tram|coach)\b/;

/** Reads sentence by sentence whether a text goes to another place or time. */
export const changesOfPlace = (language: Language): ((sentence: string) => boolean) => {
  let place: string | undefined;
  return (sentence) => {
    const told = asserted(sentence, language);
    const named = placesNamed(told, language)[0]?.value;
    const isOther =
      (named !== undefined && place !== undefined && named !== place) ||
      leaves(told, language) ||
      startsNewTime(told, language);
    place = named ?? (isOther ? undefined : place);
    return isOther;
  };
};

/** What stands in the rooms of a house. Floors, stairs and corridors are in temples and towers too. */
const HOMELY =
  /\b(?:beds?|bedside|pillows?|sofa|couch|armchairs?|chairs?|fireplace|stove|wardrobe|bookshel\w+|cupboard|curtains?|carpet|rug|kettle|desk|(?:at|by) the windows?|home|house|flat|apartment|upstairs|downstairs|on the (?:first|second|third|fourth|fifth|sixth|top) floor|hut|cabin|cottage|inn|pub|tavern|caravan)\b/i;

/** How certain the place is at which a text opens: it names it before anybody goes elsewhere or another day begins. */
export const certaintyAtFirst = (
  opening: string,
  { place, isWild, language }: { place: string; isWild: boolean; language: Language },
): Certainty => {
  if (CLOSED.test(place) && (place !== "train" || language !== "english")) return "named";
  for (const [at, { text }] of momentsOf(opening, language).slice(0, OPENING_MOMENTS).entries()) {
    const told = asserted(text, language);
    if (at === 0 && place === "train" && opensInTrain(text)) return "named";
    if (leaves(told, language) || (at > 0 && startsNewTime(told, language))) break;
    if (placesNamed(told, language).some(({ value }) => value === place)) return "named";
  }
  return isWild ? "open" : "unknown";
};
const OPENING_MOMENTS = 3;

/** Whether an English text that names no place at first shows soon that its people are in a house: "on the sofa". */
export const opensAtHome = (opening: string): boolean => {
  for (const [at, { text }] of momentsOf(opening, "english").slice(0, MOMENTS_TO_HOME).entries()) {
    const told = asserted(text, "english");
    if (IN_THE_OPEN.test(told) || leaves(told, "english") || (at > 0 && startsNewTime(told, "english"))) return false;
    if (isAtHome(told, NOWHERE)) return true;
  }
  return false;
};
const MOMENTS_TO_HOME = 5;
const NOWHERE: Place = "meadow";

export interface Base {
  readonly place: Place;
  readonly spot: Spot | undefined;
}

/** The shop, workshop or school in which the people of a text work: "had a shop", "worked nights in the bakery". */
export const baseOf = (opening: string): Base | undefined => {
  const [first = ""] = opening.split(/(?<=[.!?]["”]?)\s/);
  const work = findWords(first, "english").find(
    ({ sort, value, at }) =>
      sort === "place" &&
      isIndoors(value as Place) &&
      value !== "train" &&
      (WORKS.test(first.slice(0, at)) || isOfTrade(first.slice(0, at))),
  );
  return work ? { place: work.value as Place, spot: work.spot } : undefined;
};
const WORKS =
  /\b(?:(?:had|has|kept|keeps|owned|owns|ran|runs|opened)|(?:repaired|repairs|mended|mends|sold|sells|made|makes|sewed|sews|built|builds|cut|cuts|bound|binds|carved|carves|fixed|fixes|tuned|tunes|served|serves|printed|prints|baked|bakes)(?: [\w'’-]+){1,4} (?:in|at)|(?:worked|works|taught|teaches|cooked|baked)(?: \w+)? (?:in|at)) (?:an?|the|his|her|their|my) (?:(?!of\b)[\w-]+ ){0,2}$/;

/** "Had been the night guard of the city museum". */
const isOfTrade = (ahead: string): boolean => {
  const noun = (OF_TRADE.exec(ahead) ?? OPENS_WITH_TRADE.exec(ahead))?.[1];
  return noun !== undefined && personNoun(noun.toLowerCase()) !== undefined;
};
/** "The night watchman of the city museum was called Emil". */
const OPENS_WITH_TRADE = /^\s*The (?:[\w-]+ ){0,2}?([\w-]+) (?:of|in|at) (?:an?|the|our) (?:(?!of\b)[\w-]+ ){0,2}$/;
const OF_TRADE =
  /\b(?:was|is|had been|has been) (?:the|an?) (?:[\w-]+ ){0,3}?([\w-]+) (?:of|in|at) (?:an?|the|our|his|her) (?:(?!of\b)[\w-]+ ){0,2}$/;

/** "Came home, ate his dinner and went straight out": at the end of a text its people are somewhere else. */
export const endsElsewhere = (told: string, place: Place, language: Language): boolean => {
  const left = Math.max(leavesAt(told, language, place), isPartOf(told, place) ? -1 : undrawnAt(told));
  const named = placesNamed(told, language).findLast(({ value }) => value === place)?.at ?? 0;
  return left > named && told.slice(named, left).trim().length > place.length;
};

const placesNamed = (told: string, language: Language): Hit[] =>
  findWords(told, language).filter(
    (hit) => hit.sort === "place" && (language === "english" ? isThere(told, hit) : isThereIn(told, hit, language)),
  );

/** Whether a text says by the word for a place that somebody is there: "in the cave". */
export const saysWhere = (told: string, language: Language): boolean => placesNamed(told, language).length > 0;

const namesPlace = (told: string, place: string, language: Language): boolean =>
  placesNamed(told, language).some(({ value }) => value === place) ||
  spotOf(place, spotShown(told, language)) !== undefined;

/** In a train or a ship other days begin as well. */
const CLOSED = /^(?:train|ship|spaceship|space)$/;

/** "Under the brambles", "along the path", "in the mud". */
const IN_THE_OPEN =
  /\b(?:under|beneath|behind|through|over|in|into|across|along|up|down|on|onto|at|by|beside|near|among|between|around|past|against|(?:out|over|down|up|back|walked|ran|went|came|climbed|crept) to) (?:(?:the|a|an|some|his|her|their|its|my|our|this|that|two|tall|wet|deep|old) )*(?:[\w-]+ )?(?:trees?|beech|oak|pine|willow|bush(?:es)?|brambles|hedges?|grass|fields?|pond|streams?|rivers?|brook|hills?|hillside|slope|valley|logs?|roots|leaves|mud|paths?|track|lane|bank|rocks|ferns?|reeds|cliffs?|fence|orchard|garden|lawn|yard(?! door\b)|flowerbeds?|puddles?|snow|sand|stars|moonlight|sunshine|bridge|campfire|tent|haystack|road|roadside|verge|ditch|gate|railings|wells?|pump|kennel|boulders?|rock|wagon|cart|sledge|saddle|henhouse|beehives?|vines?|cornfield|stubble|thorns?|nettles|rope bridge|ruins?)\b/i;
