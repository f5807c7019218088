import type { Language } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { findWords, type Hit } from "../lexicon/find-words.ts";
import { isThereToBeSeen } from "./figures-of-speech.ts";

const MOST_PROPS = 3;

/** Things to be seen, and creatures that are not of the cast. */
export const propsIn = (narration: string, language: Language, cast: readonly CastMember[]): string[] =>
  [...new Set(propHits(narration, language, cast).map(({ value }) => value))].slice(0, MOST_PROPS);

/** The same with where the text speaks of them. */
export const propHits = (narration: string, language: Language, cast: readonly CastMember[]): Hit[] => {
  const kinds = new Set(cast.map(({ kind }) => kind));
  // The whale of the cast is no second one beside it, whichever picture of one the word stands for.
  const isInCast = ({ word }: Hit): boolean => kinds.has(word);
  return findWords(narration, language).filter(
    (hit) =>
      !isInCast(hit) &&
      ((hit.sort === "prop" && !isScenery.has(hit.value)) ||
        (hit.sort === "kind" && !kinds.has(hit.value) && !PEOPLE.test(hit.value))) &&
      (language !== "english" || isThereToBeSeen(narration, hit)),
  );
};

const PEOPLE = /^(?:man|woman|boy|girl|doctor|teacher|hero|farmer)$/;

/** What the place, the time and the weather of a picture show already: a second moon would hang beside the first. */
const isScenery: ReadonlySet<string> = new Set(
  `beach-with-umbrella bridge-at-night camping cityscape cityscape-at-dusk cloud cloud-with-lightning
  cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow crescent-moon cyclone desert desert-island droplet
  fog foggy full-moon high-voltage hole hot-springs houses japanese-castle milky-way mount-fuji mountain
  national-park night-with-stars snow-capped-mountain snowflake sparkles sun sun-with-face sunrise
  sunrise-over-mountains sunset tornado volcano water-wave wedding wind-face window wood world-map`.split(/\s+/),
);
