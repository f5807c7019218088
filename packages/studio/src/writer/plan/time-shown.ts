import type { CastMember, ScenePicture } from "../../vocabulary.ts";
import { sleepsSomebody } from "./calm-actions.ts";
import { isIndoors } from "./indoor-places.ts";
import type { Scenery } from "./scenery.ts";

/** Rain does not fall from a bright sky, and people who sleep do so at night where the text says nothing else. */
export const timeShown = (
  { time, weather }: Scenery,
  { told, cast, narration, before }: SleepersOfScene,
): Scenery["time"] => {
  if (weather === "rain" && /^(?:day|dawn|golden|dusk)$/.test(time)) return "storm";
  const isAwakeTime = before === "dawn" || BY_DAY.test(narration);
  return time === "day" && sleepsSomebody(told, cast) && !isAwakeTime ? "night" : time;
};
interface SleepersOfScene {
  readonly told: ScenePicture["cast"];
  readonly cast: readonly CastMember[];
  readonly narration: string;
  /** The time of the scene before. */
  readonly before: Scenery["time"];
}
const BY_DAY =
  /(?<!\p{L})(?:after)?(?:noon|day|sun|nap|mittag\p{L}*|tag|sonne|midi|jour|soleil|siesta|mediodía|día|sol|mezzogiorno|giorno|sole|meio-dia|dia|полдень|днём|солнц\p{L})(?!\p{L})/iu;

/** It goes on raining outside of a room, until the text says otherwise. */
export const weatherAfter = (said: Scenery, before: Scenery, narration: string): Scenery["weather"] =>
  before.weather === "rain" && said.place === before.place && isIndoors(said.place) && !DRY.test(narration)
    ? "rain"
    : said.weather;
const DRY =
  /\b(?:door|sun\w*|rainbow|dry|dried|clear(?:ed)?|stopped|over|stars?|moon|next|later|after|morning|evening|\w+day|snow\w*)\b/i;

/** A sunrise is over in the next scene. */
export const afterSunrise = (before: Scenery): Scenery =>
  before.time === "dawn" ? { ...before, time: "day" } : before;
