import type { Place, TimeOfDay } from "../../vocabulary.ts";
import { type Random, seededRandom } from "../random.ts";
import type { Scenery } from "./scenery.ts";

/** Where one comes to when one goes on from a place, and comes back from. */
const earthNeighbours: Readonly<Partial<Record<Place, readonly Place[]>>> = {
  forest: ["meadow", "lake", "mountain"],
  meadow: ["forest", "village", "lake"],
  mountain: ["forest", "lake", "cave"],
  lake: ["forest", "meadow", "mountain"],
  sea: ["meadow", "village", "cave"],
  castle: ["meadow", "village", "room"],
  village: ["meadow", "forest", "lake"],
  city: ["room", "village", "lake"],
  desert: ["mountain", "cave", "village"],
  snow: ["mountain", "forest", "cave"],
  room: ["village", "meadow", "city"],
  laboratory: ["city", "room"],
  underwater: ["sea", "cave"],
  cave: ["mountain", "forest", "lake"],
};

/** The same among the stars: no village stands on Mars. A place that is not named here is not left. */
const spaceNeighbours: typeof earthNeighbours = {
  space: ["desert", "cave", "spaceship"],
  desert: ["mountain", "cave", "space"],
  mountain: ["desert", "cave"],
  cave: ["desert", "space"],
  room: ["space", "desert"],
  spaceship: ["space", "desert"],
};

/** In a desert no grove is near, and from the snow nobody comes to a summer meadow. */
const desertNeighbours: typeof earthNeighbours = {
  desert: ["cave", "mountain"],
  mountain: ["desert"],
  cave: ["desert"],
  village: ["desert"],
  city: ["desert"],
};
const snowNeighbours: typeof earthNeighbours = {
  snow: ["cave", "mountain"],
  mountain: ["snow"],
  cave: ["snow"],
  forest: ["snow"],
  village: ["snow"],
};

const neighboursByRegion = {
  earth: earthNeighbours,
  space: spaceNeighbours,
  desert: desertNeighbours,
  snow: snowNeighbours,
} as const;
export type Region = keyof typeof neighboursByRegion;

/** A morning does not last, nor does a night: what an hour becomes when a story stays in it. */
const nextTime: Partial<Record<TimeOfDay, TimeOfDay>> = {
  dawn: "day",
  storm: "day",
  golden: "dusk",
  dusk: "night",
  night: "dawn",
};

/** Scenes that a story may stay in one place, or at one hour, without a word about it. */
const maxUnchangedScenes = 2;

/**
 * The scenery of a story that travels: where its text names no new place for a while, it goes on to one nearby, and
 * back again. What the text does name is always obeyed.
 */
export const locationSequence = (seed: string, world: Region): ((said: Scenery) => Scenery) => {
  const neighbours = neighboursByRegion[world];
  const random: Random = seededRandom(`${seed}/wandering`);
  let previous: Scenery | undefined;
  let shown: Scenery | undefined;
  let unchanged = 0;
  return (said) => {
    const isNew = said.place !== previous?.place || said.time !== previous.time;
    previous = said;
    unchanged = isNew ? 0 : unchanged + 1;
    if (!shown || isNew || unchanged < maxUnchangedScenes) {
      shown = isNew || !shown ? said : { ...shown, weather: said.weather };
      return shown;
    }
    unchanged = 0;
    const place = shown.place === said.place ? random.pick(neighbours[said.place] ?? [said.place]) : said.place;
    shown = { place, time: nextTime[shown.time] ?? shown.time, weather: said.weather };
    return shown;
  };
};
