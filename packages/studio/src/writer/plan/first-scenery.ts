import { isUnspaced, languageOf } from "../../languages/index.ts";
import { places, type TimeOfDay, times } from "../../vocabulary.ts";
import { findWords, type Hit } from "../lexicon/find-words.ts";
import { darknessIn, isOnlyDarkInside, timeOfSun, withoutAlways } from "./darkness.ts";
import { isOfSpacecraft, isPlayedShip } from "./full-places.ts";
import { isInName } from "./place-prepositions.ts";
import { isReached, known, type Scenery, seenHits, withoutSpeech } from "./scenery.ts";
import { isOfTrain, isRural, isSnowy, isUrban, placeOfWork } from "./stay-places.ts";
import type { Whereabouts } from "./usual-spots.ts";

/** The scenery at the start of a text: the place that it names most, or `usual` where it names none. */
export const firstScenery = (
  text: string,
  language: string,
  storyType?: string,
  usual: Whereabouts = { place: "meadow" },
): Scenery => {
  const hits = findWords(text.slice(0, 6000), language);
  const counts = new Map<string, number>();
  // What is named towards the end of a story is not where it starts.
  const earlyEnd = Math.max(OPENING * 2, text.length * EARLY_SHARE);
  const isNamed = (hit: Hit): boolean => hit.sort === "place" && hit.at < earlyEnd && isReached(text, hit, language);
  const named = hits.filter(isNamed);
  for (const { value } of named.length > 0
    ? named
    : hits.filter(
        ({ sort, at, word }) =>
          sort === "place" &&
          at < earlyEnd &&
          !isInName(text, at, word) &&
          !/\bof (?:the |a )?$/i.test(text.slice(Math.max(0, at - 8), at)),
      ))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  // The place that is named early is where a text starts, not where it mostly plays.
  const isShort = text.length < OPENING * 3;
  const isOfFishers = language === "english" && (text.slice(0, OPENING * 3).match(AT_SEA)?.length ?? 0) > 2;
  const work = storyType === undefined ? placeOfWork(text, languageOf(language)) : undefined;
  // Where such a story usually opens, only the idea's own sentence counts: what fills a story sits down on the grass too.
  const openingEnd = usual?.isOfIdea ? text.search(/\n|$/) : OPENING;
  const early = named.find(({ at }) => at < openingEnd && !isWayTo(text, at));
  const first = isOfFishers ? "sea" : work && early && early.at > OPENING / 2 ? undefined : early?.value;
  const [most] =
    first || (work && early)
      ? [[first ?? work]]
      : usual?.isOfIdea
        ? []
        : [...counts].filter(([, count]) => isShort || count > 1).sort((a, b) => b[1] - a[1]);
  if (
    language === "english" &&
    isAboardShip(text.slice(0, OPENING * 3)) &&
    !isPlayedShip(text) &&
    !isOfTrain(text, "english")
  )
    return { place: "ship", time: seenTime(text), weather: "clear" };
  if (language === "english" && storyType === undefined && !first && isOfSpacecraft(text))
    return { place: "spaceship", time: "day", weather: "clear" };
  if (isOfTrain(text, languageOf(language))) return { place: "train", time: "day", weather: "clear" };
  const home =
    work ??
    (isSnowy(text.slice(0, OPENING))
      ? "snow"
      : storyType === "sci_fi_story"
        ? "space"
        : storyType === "comics_story"
          ? "city"
          : isRural(text) && storyType === undefined
            ? "village"
            : isUrban(text) && language === "english" && storyType === undefined
              ? "city"
              : (usual?.place ?? "meadow"));
  // Times of day later in the text say nothing about its start.
  const timely =
    language === "english"
      ? seenHits(openingOf(text)).filter(({ at }) => !/\b(?:every|each) $/i.test(text.slice(0, at)))
      : hits.filter(({ at }) => at < (isUnspaced(languageOf(language)) ? OPENING / 4 : OPENING));
  const opening = withoutSpeech(language === "english" ? openingOf(text) : text.slice(0, OPENING));
  const isDarkRoom = language === "english" && isOnlyDarkInside(opening);
  const time =
    (language === "english" ? timeOfSun(opening) : undefined) ??
    (isDarkRoom ? undefined : darknessIn(opening, languageOf(language))) ??
    known(times, timely.find(({ sort }) => sort === "time")?.value);
  const chosen = storyType === "sci_fi_story" && AMONG_THE_STARS.test(text.slice(0, 1500)) ? "space" : most?.[0];
  const place = known(places, chosen) ?? home;
  const spot = named.find(({ value }) => value === place)?.spot ?? (place === usual?.place ? usual.spot : undefined);
  return { place, spot, time: time ?? "day", weather: "clear" };
};

/** The opening of a text up to the sentence with which another time begins. */
const openingOf = (text: string): string => {
  const opening = withoutAlways(text.slice(0, OPENING));
  const next = opening.search(LATER);
  return next < 0 ? opening : opening.slice(0, next);
};
const LATER =
  /(?<=[.!?]["”]?\s+)(?:(?:One|Every|Each|That|The next|The following) (?:day|morning|afternoon|evening|night|\w+day|winter|summer|spring|autumn)|In the (?:morning|afternoon|evening|night)s?|On (?:the|\w+day)|At (?:night|\w+ o)|(?:They|He|She|We|I) (?:got|woke) up|[^.!?]*\bon (?:the|our|my|his|her) (?:first|second|third|last) (?:night|evening))\b/;

const DAY_BY_DAY =
  /[.!?]\s(?:On \w+day|Then|Later|Once|That|One (?:day|night|evening|morning|afternoon)|The next \w+)\b[^.!?]*$/;

/** "Later she rode to the market": where somebody goes is not where a text starts. */
const isWayTo = (text: string, at: number): boolean =>
  DAY_BY_DAY.test(text.slice(Math.max(0, at - 90), at)) ||
  /[.!?]\s[^.!?]*\b(?:rode|went|walked|drove|ran|came|hurried|travelled|took|carried)\b[^.!?]* to (?:the |a )?$/i.test(
    text.slice(Math.max(0, at - 90), at),
  );

/** "On the lost moon": in science fiction a moon is a place. */
const AMONG_THE_STARS =
  /\b(?:on|around|aboard|in)\s+(?:(?:the|an?|its|this|that)\s+)?(?:[\w-]+\s+){0,2}(?:moon|planet|mars|venus|jupiter|saturn|asteroid|comet|orbit|spaceship|starship|space station|moonbase)\b/i;

/** Words of those who are on a ship, not only before one. */
const ABOARD_SHIP =
  /\b(?:(?:ferry|ship|trawler|steamer|freighter|liner|captain|crew|decks?|wheelhouse|cabin boy|steered|starboard|the bridge of the ship|on board|aboard|(?:mended|set|hoisted|lowered) (?:the )?sails|out of sight of land|crossed the (?:atlantic|pacific|ocean)|gangway|at the rail|the engine)\b)/gi;
/** "The old captain" alone, however often, is on no ship: he may lie in a hospital. */
const isAboardShip = (opening: string): boolean => {
  const words = opening.match(ABOARD_SHIP) ?? [];
  return words.length > 2 && new Set(words.map((word) => word.toLowerCase())).size > 1;
};
const seenTime = (text: string): TimeOfDay =>
  darknessIn(text.slice(0, OPENING), "english") ??
  known(times, seenHits(text.slice(0, OPENING)).find(({ sort }) => sort === "time")?.value) ??
  "day";

const OPENING = 240;
const EARLY_SHARE = 0.5;

/** Words of people on the water, where the sea itself is not named. */
const AT_SEA =
  /\b(?:fish(?:ed|ing|erm[ae]n)|nets?|harbou?r|sail(?:s|ed|ing|ors?)|waves?|tides?|boats?|oars?|row(?:ed|ing)|stern|tiller|skipper)\b/gi;
