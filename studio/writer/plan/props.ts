import type { CastMember } from "#studio/vocabulary.ts";
import type { Language } from "../languages.ts";
import { findWords } from "../lexicon/find-words.ts";

const MOST_PROPS = 3;

/** Things to be seen, and creatures that are not of the cast. */
export const propsIn = (narration: string, language: Language, cast: readonly CastMember[]): string[] => {
  const kinds = new Set(cast.map(({ kind }) => kind));
  const seen = findWords(narration, language).filter(
    ({ sort, value }) =>
      (sort === "prop" && !isScenery.has(value)) || (sort === "kind" && !kinds.has(value) && !PEOPLE.test(value)),
  );
  return [...new Set(seen.map(({ value }) => value))].slice(0, MOST_PROPS);
};

const PEOPLE = /^(?:man|woman|boy|girl|doctor|teacher|hero|farmer)$/;

/** What the place, the time and the weather of a picture show already: a second moon would hang beside the first. */
const isScenery: ReadonlySet<string> = new Set(
  `beach-with-umbrella bridge-at-night camping cityscape cityscape-at-dusk cloud cloud-with-lightning
  cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow crescent-moon cyclone desert desert-island droplet
  fog foggy full-moon high-voltage hole hot-springs houses japanese-castle milky-way mount-fuji mountain
  national-park night-with-stars snow-capped-mountain snowflake sparkles sun sun-with-face sunrise
  sunrise-over-mountains sunset tornado volcano water-wave wind-face window wood world-map`.split(/\s+/),
);
