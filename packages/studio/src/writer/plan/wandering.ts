import type { Place, TimeOfDay } from "../../vocabulary.ts";
import { type Random, seededRandom } from "../random.ts";
import type { Scenery } from "./scenery.ts";

/** Where one comes to when one goes on from a place, and comes back from. */
const onEarth: Readonly<Partial<Record<Place, readonly Place[]>>> = {
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
const inSpace: typeof onEarth = {
  space: ["desert", "cave", "spaceship"],
  desert: ["mountain", "cave", "space"],
  mountain: ["desert", "cave"],
  cave: ["desert", "space"],
  room: ["space", "desert"],
  spaceship: ["space", "desert"],
};

/** In a desert no grove is near, and from the snow nobody comes to a summer meadow. */
const inTheDesert: typeof onEarth = {
  desert: ["cave", "mountain"],
  mountain: ["desert"],
  cave: ["desert"],
  village: ["desert"],
  city: ["desert"],
};
const inTheSnow: typeof onEarth = {
  snow: ["cave", "mountain"],
  mountain: ["snow"],
  cave: ["snow"],
  forest: ["snow"],
  village: ["snow"],
};

const worlds = { earth: onEarth, space: inSpace, desert: inTheDesert, snow: inTheSnow } as const;
export type World = keyof typeof worlds;

/** A morning does not last, nor does a night: what an hour becomes when a story stays in it. */
const later: Partial<Record<TimeOfDay, TimeOfDay>> = {
  dawn: "day",
  storm: "day",
  golden: "dusk",
  dusk: "night",
  night: "dawn",
};

/** Scenes that a story may stay in one place, or at one hour, without a word about it. */
const patience = 2;

/**
 * The scenery of a story that travels: where its text names no new place for a while, it goes on to one nearby, and
 * back again. What the text does name is always obeyed.
 */
export const wandering = (seed: string, world: World): ((said: Scenery) => Scenery) => {
  const beyond = worlds[world];
  const random: Random = seededRandom(`${seed}/wandering`);
  let saidBefore: Scenery | undefined;
  let shown: Scenery | undefined;
  let still = 0;
  return (said) => {
    const isNew = said.place !== saidBefore?.place || said.time !== saidBefore.time;
    saidBefore = said;
    still = isNew ? 0 : still + 1;
    if (!shown || isNew || still < patience) {
      shown = isNew || !shown ? said : { ...shown, weather: said.weather };
      return shown;
    }
    still = 0;
    const place = shown.place === said.place ? random.pick(beyond[said.place] ?? [said.place]) : said.place;
    shown = { place, time: later[shown.time] ?? shown.time, weather: said.weather };
    return shown;
  };
};
