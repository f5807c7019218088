import type { Language } from "../../languages/index.ts";
import { type Action, backdrop, type Ground, isStaged } from "../../vocabulary.ts";
import { secondsOf } from "./moments.ts";
import type { MomentPicture } from "./picture-of-moments.ts";

interface PlannedMoment {
  readonly moment: string;
  readonly picture: MomentPicture;
}

/**
 * The moment of a scene that its picture shows: where most of the scene plays, one of the cast who does something, told at
 * length.
 */
export const mostTelling = (
  moments: readonly PlannedMoment[],
  isMain: (id: string) => boolean,
  language: Language,
): PlannedMoment => {
  const ofCast = moments.filter(({ moment, picture }) => picture.isOfCast && !ELSEWHERE.test(moment));
  const told = ofCast.length > 0 ? ofCast : moments;
  const shareOf = (place: Ground): number =>
    told
      .filter(({ picture }) => picture.place === place)
      .reduce((sum, { moment }) => sum + secondsOf(moment, language), 0) * (place === backdrop ? UNCERTAIN : 1);
  const weightOf = ({ moment, picture: { cast } }: PlannedMoment): number =>
    secondsOf(moment, language) *
    Math.max(1, ...cast.map(({ action }) => weightOfAction(action))) *
    (cast.some(({ id }) => isMain(id)) ? 1 : SIDE_FIGURES) *
    (cast.some(({ id }) => id === HERO) ? OF_HERO : 1);
  const [best] = told.toSorted(
    (a, b) => shareOf(b.picture.place) - shareOf(a.picture.place) || weightOf(b) - weightOf(a),
  );
  if (!best) throw new Error("A scene without words");
  return { ...best, picture: { ...best.picture, time: timeOf(best, moments), ...dryAfter(best, moments) } };
};

/** "We had lunch on the beach. The rain had stopped and the sun came out": it does not rain on their lunch. */
const dryAfter = (shown: PlannedMoment, moments: readonly PlannedMoment[]): Partial<MomentPicture> => {
  if (shown.picture.weather !== "rain") return {};
  const dry = moments.slice(moments.indexOf(shown) + 1).find(({ moment }) => HAD_STOPPED.test(moment));
  return dry ? { weather: "clear", time: dry.picture.time } : {};
};
const HAD_STOPPED = /\bthe (?:rain|storm|thunderstorm) (?:had (?:already |finally )?(?:stopped|passed)|was over)\b/i;

/** What a second about people of one scene counts beside one about those of the story. */
const SIDE_FIGURES = 0.5;
/** The id of who leads the cast, and what a second about them counts beside one about others. */
const HERO = "hero";
const OF_HERO = 1.1;
/** What a second at an uncertain place counts beside one at a certain place. */
const UNCERTAIN = 0.6;
const IDLE: ReadonlySet<Action> = new Set<Action>(["stand", "look", "talk"]);
const weightOfAction = (action: Action): number => (isStaged(action) ? 1.5 : IDLE.has(action) ? 1 : 1.25);
const ELSEWHERE = /^\W*(?:Somewhere|Elsewhere|Far away|In the distance|In that (?:land|country|town)|Meanwhile)\b/;

/** The time of the moment, or what the scene says after it of the same place: "The stars were still out". */
const timeOf = (shown: PlannedMoment, moments: readonly PlannedMoment[]): MomentPicture["time"] => {
  const at = moments.indexOf(shown);
  const { time, place } = shown.picture;
  if (moments.slice(0, at + 1).some(({ picture }) => picture.isTimeSaid)) return time;
  const later = moments.slice(at + 1).find(({ picture }) => picture.isTimeSaid);
  return later && later.picture.place === place && !LATER.test(later.moment) ? later.picture.time : time;
};
const LATER = /^\W*(?:When|As|At|Then|Later|Until|After|That|By|In|On|Soon|Before|Towards?|The next)\b/;
