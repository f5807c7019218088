import type { Place, TimeOfDay } from "../../vocabulary.ts";
import { type Random, seededRandom } from "../random.ts";
import type { Scenery } from "./scenery.ts";

/** The places near each place. */
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

/** The same in space. A story does not leave a place that is missing here. */
const spaceNeighbours: typeof earthNeighbours = {
  space: ["desert", "cave", "spaceship"],
  desert: ["mountain", "cave", "space"],
  mountain: ["desert", "cave"],
  cave: ["desert", "space"],
  room: ["space", "desert"],
  spaceship: ["space", "desert"],
};

/** Deserts and snow have their own neighbours. */
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

/** The time of day that follows. */
const nextTime: Partial<Record<TimeOfDay, TimeOfDay>> = {
  dawn: "day",
  storm: "day",
  golden: "dusk",
  dusk: "night",
  night: "dawn",
};

/** Scenes without a new place or time in the text before the scenery changes. */
const maxUnchangedScenes = 2;

/**
 * Varies the scenery of a journey: if the text names no new place for some scenes, the picture moves to a place nearby
 * and back. Places in the text take precedence.
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
