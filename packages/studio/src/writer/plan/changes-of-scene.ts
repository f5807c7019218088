import type { Language } from "../../languages/index.ts";
import type { Place } from "../../vocabulary.ts";
import { personNoun } from "../people/person-nouns.ts";
import { isIndoors } from "./indoor-places.ts";
import { strictWords } from "./strict-words/strict-words.ts";

/** "One Sunday", "in May", "that evening", "three days later". */
export const startsNewTime = (told: string, language: Language): boolean =>
  (strictWords(language)?.newTime ?? NEW_TIME).test(told);
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const NEW_TIME = new RegExp(
  `(?:^|[.!?…]\\s+|\\n\\s*)(?:[Aa]nd |[Bb]ut |[Tt]hen )?(?:[Oo]n (?:the (?:next|following|\\w+th|first|second|third) |that )?(?:${DAY}|day|morning|night)|(?:[Oo]ne|[Tt]he (?:next|following|same|other)|[Tt]hat|[Ll]ast|[Ee]very|[Tt]his|[Aa]ll (?:that|the))(?: same| very)? (?:\\w+ )?(?:${DAY}|day|morning|afternoon|evening|night|week|month|year|summer|winter|autumn|spring)|[Tt]he ${DAY} after|[Ii]n (?:the |late |early )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|mornings?|afternoons?|evenings?)|[Aa]fter (?:\\w+ )?(?:\\w+ )?(?:days?|weeks?|months?|years?|school|work|breakfast|lunch|dinner)|(?:\\w+ )?(?:\\w+ )?(?:days?|weeks?|months?|years?|hours) (?:later|passed|went by|ago)|[Tt]hat was \\w+ years ago|(?:[Aa]t|[Bb]y|[Tt]owards?) the end of (?:the (?:week|month|year|summer|autumn|winter|spring|holidays?|term)|january|february|march|april|may|june|july|august|september|october|november|december)|[Bb]y the end of|[Oo]n \\w+ day|[Ww]hen (?:the )?(?:spring|summer|autumn|winter) came|[Ss]ince then|[Ff]rom (?:then|that \\w+) on|[Tt]o this day|[Ee]ver since|[Nn]ow and then|[Ll]ater(?:,| that)|[Aa]t (?:noon|midnight|night)|I am [\\w-]+ (?:years old )?now|[Oo]nce(?! upon))\\b`,
  "iu",
);

/**
 * Whether those who are together at a place are still there when time passes: for some hours, until they wake in a house,
 * and on another day if two of them are together there again.
 */
export const staysWhileTimePasses = (
  told: string,
  { place, together, language }: { place: Place; together: number; language: Language },
): boolean => {
  const words = strictWords(language);
  if (words) return together > 0 && words.sameDay.test(words.newTime.exec(told)?.[0] ?? "");
  const [time] = NEW_TIME.exec(told) ?? [];
  if (time === undefined || together === 0 || YEARS.test(time)) return false;
  if (HOURS.test(time)) return true;
  return isIndoors(place) && (MORNING.test(time) || together > 1);
};
const YEARS =
  /\b(?:weeks?|months?|years?|summer|winter|autumn|spring|january|february|march|april|may|june|july|august|september|october|november|december|since|every|from (?:then|that \w+) on|to this day|now and then)\b/i;
const HOURS =
  /\b(?:hours?|(?:that|this|the same|all (?:that|the)|in the) (?:\w+ )?(?:afternoon|evening|night)|noon|midnight|at night|later|breakfast|lunch|dinner)\b/i;
const MORNING = /\b(?:in the|the (?:next|following)|that) (?:\w+ )?morning\b/i;

/**
 * Somebody goes elsewhere: "set off", "climbed through the jungle", "went down the road"; not "to the window". Who is
 * known to be in a house leaves it less easily.
 */
export const leaves = (told: string, language: Language, from?: Place): boolean => leavesAt(told, language, from) >= 0;

/** Where a text says last that somebody goes elsewhere, or -1. */
export const leavesAt = (told: string, language: Language, from?: Place): number => {
  const words = strictWords(language);
  if (words) return told.search(words.leaves);
  const inside = from && isIndoors(from) ? from : undefined;
  const goes = [...told.matchAll(GOES)].filter(
    ({ 1: way = "", 2: goal = "" }) => !NEAR.test(goal.trim()) && !(inside && isWithin(way, goal, inside)),
  );
  const off = [...told.matchAll(SETS_OFF)].filter(
    ({ 0: words, index }) => !(inside && COMES_IN.test(words) && !AIM.test(told.slice(index + words.length))),
  );
  const left = [...off, ...goes].filter(({ index }) => !isOfThing(told.slice(0, index)));
  return Math.max(-1, ...left.map(({ index }) => index));
};

/** "When he came in", "the guests arrived": others come to where a text is. */
const COMES_IN = /^(?:\w+ (?:in|inside|back in)|arrived|entered)$/i;
const AIM = /^ (?:to|into|at|in|on|the|a|an|his|her|their|my|our)\b/;

/** "Past the shelves", "up the stairs" of a large house. */
const isWithin = (way: string, goal: string, building: Place): boolean =>
  !IN_STREETS.test(goal) &&
  (/^(?:past|along|around|round|by|over|under|beyond|from)$/i.test(way) ||
    (LARGE_BUILDINGS.has(building) && /^(?:up|down|through|across|off)$/i.test(way)));
const LARGE_BUILDINGS: ReadonlySet<Place> = new Set<Place>(["hall", "room", "laboratory"]);
const IN_STREETS =
  /\b(?:streets?|roads?|lanes?|alley|pavement|gardens?|yard|courtyard|fields?|meadows?|woods?|forest|trees|hills?|mountains?|valley|village|town|city|square|market|bridge|river|lake|stream|sea|beach|shore|harbou?r|paths?|track|snow|rain|grass|gates?|fence|wall|houses?|school|church|station|shops?|windows?|roofs?|sky|world|jungle|desert|door)\b/i;

/** "The loaves came out of the oven": none of the people goes. */
const isOfThing = (ahead: string): boolean => {
  if (OF_NO_PERSON.test(ahead)) return true;
  const noun = THING.exec(ahead.replace(/^.*[.,;:!?…—–]\s*/su, ""))?.[1];
  return noun !== undefined && personNoun(noun.toLowerCase()) === undefined;
};
/** "Nothing came out", "it went down". */
const OF_NO_PERSON = /\b(?:nothing|something|everything|it|tears?|words?|sounds?|voices?|lights?)\s*$/i;
const THING =
  /^(?:(?:and|but|then|when|as|while|where|until) )*(?:the|an?|its|their|his|her|my|our|some|all|many|more|every|no|stones|smoke|rain|snow|water|steam|waves)(?: [\w-]+){0,2}? ([\w-]+)\s*$/i;

const SETS_OFF =
  /\b(?:set (?:off|out)|(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I) (?:was|were) (?:soon |already |now |well )?(?:past|beyond|clear of|out of|through|across) (?:the|a|an) (?!rain\b|water\b|worst\b|breath\b|danger\b|table\b|door\b|first\b)|[Oo]n (?:the|his|her|their|my|our) way (?:back|home)\b|(?:he|she|they|we|I|and|then|\p{Lu}\p{Ll}+) (?:left(?! (?:hand|arm|foot|leg|side|the door|it|him|her|them|a|an)\b)|fled|escaped|returned|departed)|(?:carried|took|dragged|lugged|pushed) (?:it|him|her|them|(?:the|his|her|my|their|our|an?) (?!breath\b)[\w-]+) (?:home|away)|arrived|reached (?:the|a|an|their|his|her)\b|crossed (?:the|a)|entered|(?:took|caught|boarded) (?:the|a|an|his|her|their|our|my) (?:[\w-]+ ){0,2}(?:bus|train|tram|taxi|cab|ferry|boat|plane|ship|underground|coach)(?! (?:tickets?|timetable|keys?|money|fare)\b)|(?:went|walked|ran|drove|rode|marched|hurried|sailed|flew|climbed|came) (?:out|away|off|on|home|outside|inside|in|back|ashore|upstairs|downstairs)(?=[.,;!?]| (?:to|into|of|and|again|together|alone|through|past|on|along)\b))/gu;
const GOES =
  /\b(?:went|walk(?:ed|s)|ran|drove|rode|cycled|hurried|rushed|raced|climbed|crawled|crept|slipped|stepped|marched|wandered|strolled|came|travelled|traveled|sailed|jumped|slid|followed|led|swept|chased|galloped|landed|rowed|trotted|limped|tiptoed|headed|dived|waded|swam)\b(?: (?!to\b|into\b|through\b|across\b|along\b|past\b|out\b|off\b|down\b|up\b|over\b|onto\b|towards?\b|from\b|by\b)[\w'’]+){0,5}? (?:(?:back |straight |right |all the way )?(out of|out into|out to|out through|into|to|through|across|along|past|over|down to|up to|down|up|off|towards?|from|inside|outside|under|beyond|around|round|by)) ((?:[^\s.,;:!?]+ ?){1,5})/giu;

/** Goals within a place: furniture, its edges, and people. */
const NEAR =
  /^(?:·|(?:at|by|and|in|on|for|with|when|while|as|until|because|early|late|again|together|so|one|after|before)\b|(?:him|her|them|me|us|it|each|himself|herself|themselves|his (?:feet|knees)|her (?:feet|knees)|a few|two|three|all|and|again|the time|sleep|bed|work|look|see|help|his|her|their|my|the|a|an|one)? ?(?:[\w-]+ ){0,2}?(?:holes?|nests?|ladder|left|right|line|post|posts|branch(?:es)?|kennel|cage|windows?|doors?|doorway|tables?|desk|chairs?|armchair|sofa|couch|bed|beds|bedside|cupboard|wardrobe|drawer|shelf|shelves|fridge|stove|oven|sink|counter|till|corner|corners|wall|walls|floor|ceiling|aisle|seats?|bench|mirror|fire|fireplace|piano|blackboard|front|back|side|end|edge|middle|centre|center|top|bottom|others?|rest|room|feet|knees|legs?|arms?|hands?|shoulders?|face|head|hair|eyes|ear|ears|lap|neck|mouth|nose|pocket|bag|box|basket|bowl|pot|pan|pillow|blanket|air|ground|sky|water|grass|mud|mother|father|mum|dad|brother|sister|friend|grandmother|grandfather|king|queen|dog|cat|horse|boy|girl|man|woman|child|children|people|it|him|her|them|me|us|sleep|pieces|place|work|collar|sleeve|hood|chin)\b)/iu;
