import type { TimeOfDay } from "../../vocabulary.ts";
import type { Scenery } from "./scenery.ts";

/** The time of day that follows. Night lasts until the text has a morning. */
const nextTime: Partial<Record<TimeOfDay, TimeOfDay>> = {
  dawn: "day",
  storm: "day",
  golden: "dusk",
  dusk: "night",
};

/** Scenes without a new place or time in the text before the time of day moves on. */
const maxUnchangedScenes = 2;

/**
 * Lets the time of day move on in a written story while its text names no new place or time. The place stays as the text
 * has it: a picture of another place would show what is not told.
 */
export const passingTime = (): ((said: Scenery) => Scenery) => {
  let previous: Scenery | undefined;
  let time: TimeOfDay | undefined;
  let unchanged = 0;
  return (said) => {
    const isNew = !time || said.place !== previous?.place || said.time !== previous.time;
    previous = said;
    unchanged = isNew ? 0 : unchanged + 1;
    if (isNew || !time) time = said.time;
    else if (unchanged >= maxUnchangedScenes) {
      time = nextTime[time] ?? time;
      unchanged = 0;
    }
    return { ...said, time };
  };
};
