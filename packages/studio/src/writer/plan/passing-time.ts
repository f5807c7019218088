import type { TimeOfDay } from "../../vocabulary.ts";
import { blank } from "../blank.ts";
import type { Scenery } from "./scenery.ts";

/** The time of day that follows. Night lasts until the text has a morning. */
const nextTime: Partial<Record<TimeOfDay, TimeOfDay>> = {
  dawn: "day",
  storm: "day",
  golden: "dusk",
  dusk: "night",
};

/** An English narration with spaces for the times at which something always is: they are not now. */
export const withoutUsualTimes = (narration: string): string =>
  USUAL.reduce((rest, pattern) => rest.replace(pattern, blank), narration);

const TIME = "(?:morning|noon|afternoon|evening|night|dawn|dusk|midnight)";
const USUAL: readonly RegExp[] = [
  // A season is no time of day.
  /\bin autumn\b/gi,
  // "In the morning, when he got up, and at night, when he lay down".
  new RegExp(`\\b${TIME}s?\\b[^.;!?“”"]*\\band (?:[\\w ]+ )?(?:at|in the|toward|towards|by) ${TIME}\\b`, "gi"),
  new RegExp(`\\b(?:every|each|most|many|since the|since that|since last) ${TIME}s?\\b`, "gi"),
  new RegExp(`\\b(?:in the|at|by) ${TIME} (?=[^.;!?“”"]*\\b(?:always|usually|mostly)\\b)`, "gi"),
];

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
