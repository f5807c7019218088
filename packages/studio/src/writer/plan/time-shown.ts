import type { CastMember, ScenePicture } from "../../vocabulary.ts";
import { sleepsSomebody } from "./calm-actions.ts";
import { startsNewTime } from "./changes-of-scene.ts";
import { isIndoors } from "./indoor-places.ts";
import type { Scenery } from "./scenery.ts";

/** Rain does not fall from a bright sky, and people who sleep do so at night where the text says nothing else. */
export const timeShown = (
  { time, weather }: Scenery,
  { told, cast, narration, before }: SleepersOfScene,
): Scenery["time"] => {
  if (weather === "rain" && /^(?:day|dawn|golden|dusk)$/.test(time)) return "storm";
  const isAwakeTime =
    before === "dawn" || BY_DAY.test(narration) || DOZES.test(narration) || LIES_AWAKE.test(narration);
  // Where others are awake, a child asleep in the reeds makes no night.
  const isAwake = told.some(({ action }) => action !== "sleep") && !TO_BED.test(narration);
  return time === "day" && sleepsSomebody(told, cast) && !isAwakeTime && !isAwake ? "night" : time;
};
const TO_BED =
  /(?<!\p{L})(?:beds?|pillows?|pyjamas|pajamas|bedtime|blankets?|bett|lit|cama|letto|кроват\p{L}*)(?!\p{L})/iu;
/** "Asleep behind a newspaper". */
const DOZES =
  /\b(?:asleep|sleeping|slept|dozed|dozing|snored|snoring) (?:\w+ )?(?:behind|over|under|on|in|at) (?:an?|the|his|her|their|my) (?:[\w-]+ )?(?:newspaper|books?|desk|armchair|chair|deckchair|sofa|hammock|seat|bench|bus|train|table|counter|till|car)\b/i;
/** "Mr Lazar lay in a white bed, but he smiled": he is awake. */
const LIES_AWAKE =
  /^(?![\s\S]*\b(?:sleep\w*|slept|asleep|night|evening|dream\w*|bedtime|snor\w+|dark)\b)[\s\S]*\b(?:lay|lying) (?:\w+ )?in (?:the|an?|his|her|their|my) (?:[\w-]+ )?bed\b/i;
interface SleepersOfScene {
  readonly told: ScenePicture["cast"];
  readonly cast: readonly CastMember[];
  readonly narration: string;
  /** The time of the scene before. */
  readonly before: Scenery["time"];
}
const BY_DAY =
  /(?<!\p{L})(?:after)?(?:noon|day|sun|nap|mittag\p{L}*|tag|sonne|midi|jour|soleil|siesta|mediodía|día|sol|mezzogiorno|giorno|sole|meio-dia|dia|полдень|днём|солнц\p{L})(?!\p{L})/iu;

/** In English it goes on raining until the text says otherwise, outside of a room and on the way. */
export const weatherAfter = (said: Scenery, before: Scenery, narration: string): Scenery["weather"] => {
  if (before.weather !== "rain" || said.weather !== "clear") return said.weather;
  if (isIndoors(before.place))
    return said.place === before.place && !DRY.test(narration) ? before.weather : said.weather;
  const isOver =
    CLEARS.test(narration) ||
    ANOTHER_DAY.test(narration) ||
    startsNewTime(narration, "english") ||
    DRY_PLACES.test(said.place);
  return isOver ? said.weather : before.weather;
};
const DRY =
  /\b(?:door|sun\w*|rainbow|dry|dried|clear(?:ed)?|stopped|over|stars?|moon|next|later|after|morning|evening|\w+day|snow\w*)\b/i;
const CLEARS =
  /\b(?:sun|sunlight|sunshine|sunset|rainbow|dry|dried|clear(?:ed)?|stars|moon|morning|snow\w*|(?:rain|storm|thunder|it|shower) (?:had |was |is )?(?:stopped|stops|passed|ended|over|gone|died))\b/i;
/** "But at school on Monday". */
const ANOTHER_DAY = /\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const DRY_PLACES = /^(?:space|spaceship|underwater|cave|snow)$/;

/** A sunrise is over in the next scene. */
export const afterSunrise = (before: Scenery): Scenery =>
  before.time === "dawn" ? { ...before, time: "day" } : before;
