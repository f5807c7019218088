import { languageOf } from "../../languages/index.ts";
import { type Place, places, type Spot, type TimeOfDay, times, type Weather, weathers } from "../../vocabulary.ts";
import { blank } from "../blank.ts";
import { findWords, type Hit } from "../lexicon/find-words.ts";
import { isInSpeech } from "./absent-things.ts";
import { darknessIn, eveningHour, timeOfClock, timeOfSun, withoutAlways } from "./darkness.ts";
import { isThereToBeSeen } from "./figures-of-speech.ts";
import { GOES_IN, isInYard, isOutInSpace, isSteered, placeOfFurniture } from "./furniture-places.ts";
import { INDOOR_PLACES } from "./indoor-places.ts";
import { isBeforeBuilding, isThere, isThereIn, isWhereSomebodyIs, TOLD_OF } from "./place-prepositions.ts";
import { isAtHome } from "./signs-of-home.ts";
import { spotAfter } from "./spot-of-scene.ts";
import { boardsTrain, isAtGate, isSnowy, leavesTrain, roomOfFurniture } from "./stay-places.ts";

/** The surroundings of a scene. They stay until the text changes them; only a sunrise is over in the next scene. */
export interface Scenery {
  readonly place: Place;
  readonly spot?: Spot | undefined;
  /** A thing that shows which place of its sort it is: a lighthouse, the fence of a zoo. */
  readonly thing?: string | undefined;
  readonly time: TimeOfDay;
  readonly weather: Weather;
}

export const known = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((each) => each === value);

/** `isByThings`: of which places things alone say that somebody is there, as a sofa does of a room. */
export const sceneryAfter = (
  written: string,
  language: string,
  before: Scenery,
  isByThings: (place: Place) => boolean = () => true,
): Scenery => {
  // "For her mother, who was still on the train": somebody else is there; "from morning till night" is always.
  const narration = language === "english" ? withoutAlways(written).replace(ELSEWHERE, blank) : written;
  const hits = language === "english" ? seenHits(narration) : findWords(narration.replace(TOLD, blank), language);
  const named = hits.filter(
    (hit) =>
      hit.sort === "place" &&
      isReached(narration, hit, language) &&
      !isInSpeech(narration, hit.at) &&
      !isAfterwards(narration, hit) &&
      !isPartOfPlace(narration, hit, before.place),
  );
  const isLookedOut = staysIndoors(narration, before.place);
  const reached = isLookedOut ? named.filter((hit) => isBeforeWindow(narration, hit)) : named;
  const goal = goalOf(narration, reached, before.place, language);
  const landmark = hits.find(({ sort, value }) => sort === "prop" && Object.hasOwn(placesOfThings, value))?.value;
  const time = timeSaid(narration, language, hits);
  const isStormAtNight = time === "storm" && (before.time === "night" || hits.some(({ value }) => value === "night"));
  const weather = IS_OVER.test(withoutSpeech(narration))
    ? "clear"
    : known(weathers, hits.find(({ sort }) => sort === "weather")?.value);
  const isInCastle = /^(?:castle|hall)$/.test(before.place) || reached[0]?.value === "castle";
  const inside =
    language === "english" && isInCastle
      ? (insideCastle(narration, reached[0]?.value) ??
        (before.place === "hall" && BEFORE_CASTLE.test(withoutSpeech(narration)) ? "castle" : undefined))
      : undefined;
  const byThings = placeOfThings(narration, language, before.place, { isLookedOut, landmark });
  const isNewDay = (language === "english" ? NEW_DAY : NEW_DAY_IN).test(narration);
  const isAtSchool = goal?.value === "classroom" && before.place !== "classroom";
  const place =
    inside ??
    (language === "english" && isOutInSpace(narration, before.place) ? "space" : undefined) ??
    (staysAt(before.place, goal, narration, language) ? before.place : undefined) ??
    (language === "english" && goal?.value !== "ship" && isSteered(narration, before.place) ? "ship" : undefined) ??
    // "On deck … the sea was as grey as slate".
    (language === "english" && goal?.value === "sea" && OPENS_ON_DECK.test(narration) ? "ship" : undefined) ??
    (language === "english" && goal?.word === "station" ? placeOfStation(narration, goal) : undefined) ??
    (language === "english" && goal && isInsideCottage(narration, goal) ? "room" : undefined) ??
    known(places, goal?.value) ??
    (INDOOR_PLACES.test(before.place) &&
    (isBeforeBuilding(narration, hits, languageOf(language)) || isAtGate(narration, languageOf(language)))
      ? "village"
      : undefined) ??
    (boardsTrain(narration, languageOf(language)) ? "train" : undefined) ??
    (before.place === "train" && leavesTrain(narration) ? "village" : undefined) ??
    (/^(?:meadow|forest)$/.test(before.place) && isSnowy(narration) ? "snow" : undefined) ??
    (byThings && isByThings(byThings) ? byThings : undefined) ??
    before.place;
  return {
    place,
    spot: spotAfter({ narration, language, place, reached: goal ? [goal, ...reached] : reached }, before),
    time:
      (isStormAtNight ? "night" : time) ??
      (before.time === "storm" && STORMY.test(narration) && !isNewDay ? "storm" : undefined) ??
      (before.time === "storm" || isNewDay || isAtSchool
        ? "day"
        : isMorningHour(narration, before.time)
          ? "dawn"
          : ((language === "english" ? eveningHour(narration, before.time) : undefined) ?? before.time)),
    weather: weather ?? (time === "storm" ? "rain" : "clear"),
  };
};

/** Whether a word for a place names a part of the one where somebody is. */
const isPartOfPlace = (narration: string, { at, value, word }: Hit, before: Place): boolean => {
  const ahead = narration.slice(0, at);
  // Snow and grass are in towns as well: "a giant sat on the grass" of a market.
  if (OF_STREETS.test(before) && (value === "snow" || /^(?:grass|lawn)$/.test(word))) return true;
  // Along a river through a town.
  if (before === "city" && value === "lake") return /\b(?:along|across|over|past|beyond|of|by) (?:the )?$/i.test(ahead);
  if (/^corridors?$/.test(word)) return (before !== "room" && INDOOR_PLACES.test(before)) || isInYard(narration);
  // "In the last room" of a museum.
  return (
    before === "hall" && word === "room" && /\b(?:last|next|first|second|third|other|every|each|largest) $/i.test(ahead)
  );
};

interface Things {
  readonly isLookedOut: boolean;
  readonly landmark: string | undefined;
}

const placeOfThings = (
  narration: string,
  language: string,
  before: Place,
  { isLookedOut, landmark }: Things,
): Place | undefined => {
  const isEnglish = language === "english";
  return (
    roomOfFurniture(narration, languageOf(language), before) ??
    (isEnglish && isAtHome(withoutTold(narration), before) ? "room" : undefined) ??
    (isEnglish && !isLookedOut ? placeOfFurniture(withoutTold(narration), before) : undefined) ??
    (isEnglish && GOES_IN.test(narration) ? undefined : placesOfThings[landmark ?? ""]?.(before))
  );
};

/** "The rain stopped". */
const IS_OVER =
  /\bthe (?:rain|snow|storm|shower|hail|thunder) (?:had |has )?(?:(?:finally |at last |suddenly )?(?:stopped|stops|ended|passed)|was over|died down)\b(?![\s\S]*\b(?:began|started) to (?:rain|snow))/i;
export const OF_STREETS = /^(?:city|village|market)$/;

/** "In the cottage a fire was burning", not "in a cottage by the sea lived a man". */
const isInsideCottage = (narration: string, { at, word }: Hit): boolean =>
  word === "cottage" &&
  /\b(?:in|into|inside|entered) (?:the|his|her|their|my|our) (?:[\w-]+ )?$/i.test(narration.slice(0, at));

/** In a train that goes on, on a beach with dunes, on a ship at sea. */
const staysAt = (before: Place, goal: Hit | undefined, narration: string, language: string): boolean => {
  if (before === "train") return boardsTrain(narration, languageOf(language));
  if (language !== "english") return false;
  // "The whole house smelled of bread": the kitchen is in it.
  if (before === "kitchen") return goal?.word === "house" || goal?.word === "room";
  if (before === "sea") return goal?.word.startsWith("dune") === true;
  return before === "ship" && goal?.value === "sea" && !LANDS.test(narration);
};

const timeSaid = (narration: string, language: string, hits: readonly Hit[]): TimeOfDay | undefined =>
  timeOfSun(narration) ??
  (language === "english" && SUN_SHINES.test(withoutSpeech(narration)) ? "day" : undefined) ??
  (language === "english" ? timeOfClock(withoutSpeech(narration)) : undefined) ??
  darknessIn(withoutSpeech(narration), languageOf(language)) ??
  known(
    times,
    (
      hits.findLast(({ sort, word }) => sort === "time" && !USUAL_TIME.test(word)) ??
      hits.findLast(({ sort }) => sort === "time")
    )?.value,
  );

/** "When I woke up, the sun was shining on the floor". */
const SUN_SHINES =
  /\b(?:the|bright|warm) (?:morning )?sun(?:light|shine)? (?:was (?:already )?(?:shining|streaming|pouring)|shone|shines|streamed|poured|stood high|(?:came|was) out|broke through)\b(?! (?:red|low|one last))|\b(?:sat|stood|lay|standing|sitting|lying|walked|walking|ate) (?:[\w-]+ ){0,4}?in the (?:warm |bright |morning )?sun(?:light|shine)?\b|\b(?:until|when|before|by the time) it (?:was|got|grew) (?:quite |fully )?light\b/i;

/** "Am Abend … saß sie morgens nie mehr allein": what is usual. */
const USUAL_TIME = /^(?:morgens|vormittags|mittags|nachmittags|abends|nachts)$/;

const ELSEWHERE = /\b(?:who|which|that) (?:was|were|is|are) (?:still|already|away|back|far) [^.,;!?"“”]*/gi;

/** "The mayor asked him to cut the ribbon. He cut it and went home": where a scene ends is not where it plays. */
const isAfterwards = (narration: string, hit: Hit): boolean => isOwnEnd(narration, hit) || isOfLast(narration, hit);

/** "The witch packed up her pot, and the giant rolled up his shadows and went home": others stay. */
const isOfLast = (narration: string, { at, word }: Hit): boolean =>
  word === "home" &&
  /, and (?:the|an?) \p{Ll}+ [^.,;!?·]*\b(?:went|walked|ran|drove|rode) $/u.test(narration.slice(0, at));

const isOwnEnd = (narration: string, { at, word }: Hit): boolean =>
  word === "home" &&
  /\b(?:went|walked|ran|drove|rode|came|hurried) $/i.test(narration.slice(0, at)) &&
  at > narration.length / 2 &&
  /[.!?]["”]?\s/.test(narration.slice(0, at));

/** "Far below in the village, Annie stood at the kitchen window": where somebody is, unless the scene opens in a room. */
const goalOf = (narration: string, reached: readonly Hit[], before: Place, language: string): Hit | undefined => {
  const first = reached.find((hit) => !isPartOf(hit, before));
  // "Walked across the courtyard and over the bridge into the wood".
  const end =
    first && language === "english" ? reached.findLast((hit) => isEndOfWay(narration, first, hit)) : undefined;
  if (end) return end;
  // "At home in the kitchen".
  const closer =
    first?.value === "room" &&
    reached.find((hit) => /^(?:kitchen|classroom)$/.test(hit.value) && isRightAfter(narration, first, hit));
  if (closer) return closer;
  if (language !== "english" || !first || (INDOOR_PLACES.test(first.value) && first.word !== "corridor")) return first;
  return reached.find((hit) => hit.at > first.at && isWhereSomebodyIs(narration, hit)) ?? first;
};

const isEndOfWay = (narration: string, first: Hit, next: Hit): boolean =>
  next.at > first.at &&
  !/[.!?]/.test(narration.slice(first.at, next.at)) &&
  /\b(?:across|through|over|past|along|out of) (?:(?:the|a|an|his|her|their) )?(?:[\w-]+ )?$/i.test(
    narration.slice(0, first.at),
  ) &&
  /\b(?:into|to|onto|out on) (?:(?:the|a|an|his|her|their) )?(?:[\w-]+ )?$/i.test(narration.slice(0, next.at));

const isRightAfter = (narration: string, { at, word }: Hit, next: Hit): boolean =>
  next.at > at && !/[.!?]/.test(narration.slice(at, next.at)) && next.at - at - word.length < 16;

/** "At school he looked out of the window": a room that is named before its window. */
const isBeforeWindow = (narration: string, { at, value }: Hit): boolean =>
  INDOOR_PLACES.test(value) && at < narration.search(WINDOW) && !OUTSIDE.test(narration.slice(0, at));
const OUTSIDE = /(?<!\p{L})(?:outside|draußen|dehors|fuera|fuori|lá fora|снаружи)(?!\p{L})/iu;

/** No city lies at "a little station in the snow". */
const placeOfStation = (narration: string, { at, word }: Hit): Place | undefined =>
  !/\b(?:little|small|tiny|lonely|country|village|old|mountain) $/i.test(narration.slice(0, at))
    ? undefined
    : /^[^.;!?]{0,30}\bsnow/i.test(narration.slice(at + word.length))
      ? "snow"
      : "village";

/** A waterfall in the mountains is no lake, nor is their valley a meadow. */
const isPartOf = ({ word, value }: Hit, before: Place): boolean =>
  (before === "mountain" && word === "valley") ||
  (value === "lake" &&
    /^(?:waterfall|stream|wasserfall|bach|cascade|ruisseau)$/.test(word) &&
    /^(?:mountain|forest|snow)$/.test(before));

/** "Er hatte immer gesagt: Im nächsten Sommer": what is said there is not here. */
const TOLD =
  /(?<=(?:gesagt|sagte|dicho|decía|dijo|dit|disait|detto|diceva|disse|dito|сказал\p{L}?|говорил\p{L}?):\s)[^.!?"«“„]*/giu;

/** "At six the door opened" after a night. */
const isMorningHour = (narration: string, before: TimeOfDay): boolean =>
  before === "night" &&
  /(?<!\p{L})(?:at (?:five|six|seven|eight)|a las (?:cinco|seis|siete|ocho)|um (?:fünf|sechs|sieben|acht)|à (?:cinq|six|sept|huit) heures|alle (?:cinque|sei|sette|otto)|às (?:cinco|seis|sete|oito)|в (?:пять|шесть|семь|восемь) (?:часов|утра))(?!\p{L}| (?:o['’]clock )?(?:in the evening|at night)| past| minutes| to| (?:uhr )?(?:abends|nachts|am abend|in der nacht)| de la (?:tarde|noche)| du soir| (?:di|da) (?:sera|notte|noite|tarde)| вечера)/iu.test(
    narration,
  );

export const isReached = (text: string, hit: Hit, language: string): boolean =>
  language === "english" ? isThere(text, hit) : isThereIn(text, hit, languageOf(language));

/** The hall of a castle where furniture and corridors are named; the castle itself where somebody is before it. */
const insideCastle = (narration: string, reached: string | undefined): Place | undefined => {
  if (reached !== undefined && reached !== "castle") return undefined;
  // Flowers have beds as well.
  return CASTLE_INDOORS.test(narration.replace(FLOWER_BEDS, " ")) ? "hall" : undefined;
};

export const withoutSpeech = (text: string): string => text.replace(/["“][^"“”]*["”]/g, " ");

/** Outside the rooms of a castle. */
const BEFORE_CASTLE =
  /\b(?:in|into|through|across|at|to|by|before|above|beneath|under|outside|on|over|from) the (?:[\w-]+ )?(?:courtyard|gates?|drawbridge|moat|battlements|ramparts|castle walls?|(?:castle|palace|royal) gardens?)\b/i;

const FLOWER_BEDS = /\b(?:between|among|along) the (?:[\w-]+ )?beds\b/gi;
const CASTLE_INDOORS =
  /\b(?:(?:inside|into|within|entered|through) (?:the|his|her|their) (?:[\w-]+ )?(?:castle|palace)|throne|chambers?|ceiling|corridors?|stairs|staircase|banquets?|courtiers|fireplace|candles?|tapestr(?:y|ies)|(?:his|her|their|a|the) (?:[\w-]+ )?beds?|pillows?|dining|the (?:[\w-]+ )?halls?)\b/i;

/** "Outside the window a crow sat": who looks out of a room is in it, and so is who passes a wood in a train. */
const staysIndoors = (narration: string, before: Place): boolean =>
  INDOOR_PLACES.test(before) &&
  (WINDOW.test(narration) || GOES_BY.test(narration) || (before === "train" && PASSING_TRAIN.test(narration))) &&
  !/\b(?:climb|jump|leap|crawl|fl[ye]w?)\w* (?:out|through)\b/i.test(narration);

const WINDOW =
  /(?<!\p{L})(?:windows?|fenster|ventana|ventanilla|fenêtre|finestra|finestrino|janela|окн\p{L}*)(?!\p{L})/iu;
/** "Outside the hills went by". */
const GOES_BY =
  /\bOutside,? (?:[^.;!?]*\b(?:went|rolled|flew|slid|passed|raced|rushed|glided|drifted) (?:by|past)\b|(?:it|there|the (?!house|door|school|shop|window|station|church|gate|hut)|an?\b|snow|rain|some\b|two\b)[^.!?]*[.!?]?\s*$)/;
const PASSING_TRAIN =
  /(?<!\p{L})(?:(?:the|a) (?:train|bus|tram)|der (?:zug|bus)|el (?:tren|autobús)|le (?:train|bus)|il treno|o (?:trem|comboio)|поезд) [^.,;!?]*?(?:through|over|past|across|along|durch|über|por|sobre|par|sur|attraverso|через|мимо)(?!\p{L})/iu;

/** Without what is only told, compared or waited for: "told them about the storm", "waited for rain", "for three nights". */
export const seenHits = (narration: string): Hit[] =>
  findWords(narration, "english").filter(
    (hit) =>
      (hit.sort !== "time" && hit.sort !== "weather") ||
      // "In the mornings": what is usual.
      (!/^(?:mornings|evenings|nights|afternoons)$/.test(hit.word) &&
        // "Through the dark forest": so are forests by day.
        !(hit.word === "dark" && DARK_THING.test(narration.slice(hit.at))) &&
        isThereToBeSeen(narration, hit) &&
        !DURATION.test(narration.slice(0, hit.at)) &&
        !OVER.test(narration.slice(0, hit.at)) &&
        !IS_PAST_TIME.test(narration.slice(0, hit.at)) &&
        !SAID_THAT.test(narration.slice(0, hit.at))),
  );

const DARK_THING = /^dark (?!and\b|but\b|when\b|with\b|before\b|now\b|outside\b)[a-z]/i;

/** "The road had gone in the night": a time that is over. */
const OVER = /\b(?:had (?!begun|started)|used to )[^.,;!?]*$/i;

/** "After the storm", "flat after the night", "wet from the rain". */
const IS_PAST_TIME = /\b(?:after the|wet from the|since the) (?:(?:long|great|big|bad|heavy|terrible|last) )?$/i;

/** "He told them that a storm was coming". */
const SAID_THAT = /\b(?:told|said|knew|thought|heard|feared|believed|hoped)\b[^.;!?]*\bthat\b[^.;!?]*$/i;

const DURATION =
  /\b(?:(?:for|in|after|of) (?:two|three|four|five|six|seven|ten|many|several|a few|\d+)|last|good|stopped|no more) $/i;

/** The time of day starts again. */
const NEW_DAY =
  /\b(?:(?:in|one|that|next|all) (?:late |early )?(?:spring|summer|autumn|winter)|when (?:the )?(?:spring|summer|autumn|winter) came|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|after (?:breakfast|lunch|school)|for (?:an? (?:week|month)|(?:two|three|four|five|six|seven|eight|nine|ten|many|several|some|\d+) (?:days|weeks|months))|in the (?:first|second|third|fourth|fifth|last) (?:week|month)|at (?:noon|midday|lunchtime)|in the middle of the day|on the (?:big |great |last |first |second |third |fourth |fifth )?day|(?:at|by|towards?|near) the (?:end|beginning|start) of (?:the (?:week|month|year|summer|autumn|winter|spring|holidays?|term)|january|february|march|april|may|june|july|august|september|october|november|december)|i am (?:\w+-\w+|\w+) (?:years old )?now|(?:the )?next (?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|the (?:mon|tues|wednes|thurs|fri|satur|sun)day after|one (?:[a-z]+ )?(?:day|sunday|monday|tuesday|wednesday|thursday|friday|saturday|afternoon)|the day after|(?:days?|weeks?|months?|years?) later|that was (?:\w+ )?\w+ (?:months|years) ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|after (?:a|two|three|many|some) (?:days?|weeks?|months?|years?)|(?:that|this|the following|every|each) (?:day|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|all (?:day|(?:sun|mon|tues|wednes|thurs|fri|satur)day)|since (?:then|that day)|from (?:then|that day) on|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** "Told me about a goat that rode on his bus": the scene is somewhere else. */
const withoutTold = (narration: string): string =>
  narration
    .split(/(?<=[.!?])\s/)
    .map((sentence) => {
      const told = TOLD_OF.exec(sentence.replace(/[.!?]+$/, ""));
      return told ? sentence.slice(0, told.index) : sentence.replace(/\bhad been [^.;!?]*/, "");
    })
    .join(" ");

/** The same in other languages. */
const NEW_DAY_IN =
  /(?<!\p{L})(?:am nächsten tag|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|nach (?:einer woche|einem monat|einem jahr|ein paar tagen)|eines tages|im (?:frühling|sommer|herbst|winter|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|le lendemain|un jour|(?:une semaine|un mois|un an|quelques jours) plus tard|au (?:mois d|printemps)|en (?:été|automne|hiver)|à midi|al día siguiente|un día|(?:una semana|un mes|un año|unos días) después|en (?:primavera|verano|otoño|invierno|abril|mayo)|a mediodía|il giorno dopo|un giorno|(?:una settimana|un mese|un anno) dopo|a mezzogiorno|in (?:primavera|estate|autunno|inverno)|no dia seguinte|um dia|(?:uma semana|um mês|um ano) depois|ao meio-dia|na primavera|no (?:verão|outono|inverno)|на следующий день|однажды|через (?:неделю|месяц|год)|весной|летом|осенью|зимой|в полдень|mittags|am mittag)(?!\p{L})/iu;

/** Where a thing is that stands in one kind of place only. */
const placesOfThings: Readonly<Record<string, (before: Place) => Place>> = {
  lighthouse: (before) => (/^(?:lake|ship)$/.test(before) ? before : "sea"),
  windmill: (before) => (before === "village" ? before : "meadow"),
};

/** A storm that goes on. */
const STORMY =
  /\b(?:waves?|wind howled|gale|lightning|thunder\w*|storm|masts?|pouring)\b(?![^.;!?]*\b(?:over|passed|calm|died down)\b)/i;

const OPENS_ON_DECK = /(?:^|[.!?]["”]?\s+)(?:Up |Out )?[Oo]n (?:the )?(?:\p{Ll}+ )?deck\b/u;
const LANDS =
  /\b(?:harbou?r|quay|pier|jetty|beach|shore|ashore|island|docks?|wharf|land(?:ed|s)?|rowed|swam|swim|jumped|dived|fell overboard)\b/i;
