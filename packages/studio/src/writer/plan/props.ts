import type { Language } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { blank } from "../blank.ts";
import { findWords, type Hit } from "../lexicon/find-words.ts";
import { personNoun } from "../people/person-nouns.ts";
import { isAbsentIn } from "./absent-things.ts";
import { withoutComparisons } from "./comparisons.ts";
import { isThereToBeSeen } from "./figures-of-speech.ts";

const MAX_PROPS = 3;

/** Things to draw, and creatures outside the cast. */
export const propsIn = (narration: string, language: Language, cast: readonly CastMember[]): string[] =>
  namesOf(propHits(narration, language, cast));

/** The same of what a pasted English text says to be so: its creatures only where a clause tells of them. */
export const propsTold = (told: string, cast: readonly CastMember[]): string[] =>
  namesOf(
    propHits(told.replace(LEFT_BEHIND, blank), "english", cast).filter(
      (hit) => hit.sort !== "kind" || isTold(told, hit),
    ),
  );

/** "We left the car at the bridge". */
const LEFT_BEHIND =
  /\bleft (?:the|a|an|his|her|their|our|my) (?:[\w-]+ )?[\w-]+(?= (?:at|in|on|by|behind|near|under|outside|beside)\b)/gi;

const namesOf = (hits: readonly Hit[]): string[] => [...new Set(hits.map(({ value }) => value))].slice(0, MAX_PROPS);

/** "She took the silver cup" of a contest. */
const isWon = (narration: string, { word, at }: Hit): boolean =>
  /^cups?$/.test(word) && /\b(?:silver|gold(?:en)?|bronze|winner['’]s|winning) $/i.test(narration.slice(0, at));

/** The same with their position in the text. */
export const propHits = (narration: string, language: Language, cast: readonly CastMember[]): Hit[] => {
  const kinds = new Set(cast.map(({ kind }) => kind));
  // A word for a kind of the cast names no second one.
  const isInCast = ({ word }: Hit): boolean =>
    kinds.has(word) || cast.some(({ name }) => name === `the ${word.replace(/s$/, "")}`);
  // "Paloma" is a mule, and no dove.
  const isName = ({ word, at }: Hit): boolean => {
    const written = narration.slice(at, at + word.length);
    return /^\p{Lu}/u.test(written) && cast.some(({ name }) => name.split(/\s+/).includes(written));
  };
  const read = language === "english" ? narration : withoutComparisons(narration, language);
  // A map of the story is an old sheet, not the world on a wall.
  const isOfMachine = language !== "english" || OF_MACHINE.test(narration);
  const hits = findWords(read, language)
    .map((hit) => (hit.value === "world-map" ? { ...hit, value: "old-map" } : hit))
    .map((hit) => (isWon(narration, hit) ? { ...hit, value: "trophy" } : hit))
    // The nuts of a squirrel have no thread.
    .filter(({ value, word }) => isOfMachine || value !== "nut-and-bolt" || !/^nuts?$/.test(word));
  return hits.filter(
    (hit) =>
      !isWorn(narration, hit, language) &&
      !(language === "english" && isAttribute(narration, hit, hits)) &&
      !isInCast(hit) &&
      !isName(hit) &&
      !isYoungOfAnimal(read, hit) &&
      ((hit.sort === "prop" && !isScenery.has(hit.value)) ||
        (hit.sort === "kind" && !kinds.has(hit.value) && !COMMON_PEOPLE.test(hit.value))) &&
      (language === "english"
        ? isThereToBeSeen(narration, hit) && !(hit.sort === "kind" && isOnlySpokenOf(narration, hit))
        : !isAbsentIn(narration, hit.at, language)),
  );
};

/** "A baby seal" is a seal. */
const isYoungOfAnimal = (text: string, { word, at }: Hit): boolean => {
  const [, next = ""] = word === "baby" ? (/^ (\p{Ll}+)/u.exec(text.slice(at + word.length)) ?? []) : [];
  return personNoun(next)?.isHuman === false;
};

const OF_MACHINE = /\b(?:bolts?|screw\w*|spanners?|wrench\w*|machines?|engines?|motors?|wheels?|mechanic\w*|garage)\b/i;

/** A creature of which a clause tells, or that somebody sees or meets: not "busy with a worm". */
const isTold = (text: string, { at }: Hit): boolean => {
  const clause = text.slice(0, at).replace(/^.*[.,;:!?…—–"“”]\s*/su, "");
  return IS_SUBJECT.test(clause) || IS_SEEN.test(clause);
};
const IS_SUBJECT =
  /^(?:(?:and|but|then|so|while|when|until|as|where|suddenly|there|once|somewhere)\b ?)*(?:(?:in|on|at|over|under|behind|beside|above|between|near|far) [^,]*? (?:sat|stood|lay|hung|came|swam|flew|ran|slept|lived|waited|was|were) )?(?:there (?:was|were|sat|stood|lay|came|lived) )?(?:only )?(?:(?:an?|the|his|her|their|my|our|its|one|two|three|some|another) )?(?:[\w-]+ ){0,2}$/i;
const IS_SEEN =
  /\b(?:saw|met|found|watched|heard|fed|stroked|held|caught|carried|freed|noticed|spotted|followed|chased|remember|there (?:was|were)|sat|stood|lay|rode|led|had|got|bought|brought|kept)\b(?: [\w'’-]+){0,4} $/i;

/** "The cook's daughter", "or lose them to a shark": no creature that is there. */
const isOnlySpokenOf = (text: string, { at, word }: Hit): boolean =>
  /^s?['’]/.test(text.slice(at + word.length)) || /\b(?:to an?|for an?|of) $/i.test(text.slice(0, at));

/** Clothes lie nowhere, unless somebody finds, makes or hands them over. */
const isWorn = (text: string, { value, at }: Hit, language: Language): boolean => {
  if (!WORN.has(value)) return false;
  if (language !== "english") return true;
  if (/\b(?:in|on|with|under) (?:his|her|their|its) (?:\w+ )?$/i.test(text.slice(Math.max(0, at - 24), at)))
    return true;
  return !/\b(?:f(?:ou|i)nds?|pick(?:ed|s) up|brought|gave|lost|lay|thr[eo]ws?|threw|ma(?:d|k)es?|bought|sold|mended|stole|left|gift of|pair of)\b[^.;!?]*$/i.test(
    text.slice(Math.max(0, at - 60), at),
  );
};
const WORN: ReadonlySet<string> = new Set(
  `shoe hiking-boot running-shoe woman's-boot billed-cap top-hat womans-hat graduation-cap glasses sunglasses coat scarf gloves socks dress t-shirt
  jeans shorts kimono sari necktie lab-coat crown mans-shoe high-heeled-shoe ballet-shoes flat-shoe thong-sandal military-helmet`.split(
    /\s+/,
  ),
);

/** "Goose feathers", "kitchen table": the first of two things that stand together only says of what sort the second is. */
const isAttribute = (text: string, { at, word, value }: Hit, hits: readonly Hit[]): boolean => {
  const end = at + word.length;
  return hits.some(
    (next) => next.at > at && next.sort === "prop" && next.value !== value && /^[ -]$/.test(text.slice(end, next.at)),
  );
};

const COMMON_PEOPLE = /^(?:man|woman|boy|girl|doctor|teacher|hero|farmer)$/;

/** Things that place, time or weather already show: a second moon would hang beside the first. */
export const isScenery: ReadonlySet<string> = new Set(
  `beach-with-umbrella bridge-at-night camping cityscape cityscape-at-dusk cloud cloud-with-lightning
  cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow crescent-moon cyclone desert desert-island droplet
  fog foggy full-moon high-voltage hole hot-springs houses japanese-castle milky-way mount-fuji mountain
  national-park night-with-stars snow-capped-mountain snowflake sparkles sun sun-with-face sunrise
  sunrise-over-mountains sunset tornado volcano water-wave wedding wind-face window wood world-map`.split(/\s+/),
);

/** Scenery of which the artist has no picture: it can be no hero. */
export const hasNoPicture: ReadonlySet<string> = new Set(
  `bridge-at-night cityscape cityscape-at-dusk cloud-with-lightning cloud-with-lightning-and-rain cloud-with-rain
  cloud-with-snow cyclone desert desert-island fog foggy high-voltage hot-springs milky-way mount-fuji national-park
  sun-with-face sunrise sunset wind-face`.split(/\s+/),
);
