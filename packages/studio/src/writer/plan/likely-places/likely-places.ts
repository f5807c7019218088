import { backdrop, type Ground, isSpot, spotOf, spots } from "../../../vocabulary.ts";
import { asserted } from "../asserted.ts";
import { isAtUndrawn } from "../place-certainty.ts";
import type { Site } from "./cues.ts";
import { evidenceIn, isRoom, placeOf, sites } from "./evidence.ts";
import { isRuled, type PlannedMoment, type Reading, readingOf, type State } from "./read-moment.ts";

const states: readonly State[] = [backdrop, ...sites];

/** From a known place to none. */
const TO_NOWHERE = 0.4;
/** To where the rules have come. */
const RULED = 0.8;
/** The rooms of one house are close to each other. */
const NEXT_ROOM = 1.6;
/** The evidence that counts as a word of a site. */
const MIN_WORD = 0.8;
const MIN_WORD_AT_UNDRAWN = 1.5;
const PASSAGES: ReadonlySet<State> = new Set<State>(["corridor", "lift"]);
/** People do not stay in a corridor or a lift for long. */
const STAY_IN_PASSAGE = 0.5;
const ROOMS_OF_HOUSE: ReadonlySet<State> = new Set<State>(
  "room,kitchen,bedroom,bathroom,study,corridor,attic,cellar,garden".split(",") as Site[],
);
/** A site of which a text tells at length is entered more easily. */
const SHARE_OF_TEXT = 0.12;
const MAX_OF_TEXT = 1;

const isNextTo = (from: State, to: State): boolean =>
  (ROOMS_OF_HOUSE.has(from) && ROOMS_OF_HOUSE.has(to)) ||
  (from !== backdrop && to !== backdrop && isRoom(from) && isRoom(to) && (PASSAGES.has(from) || PASSAGES.has(to)));

/** What it costs to be at a site after another one. */
const costOf = (
  from: State,
  to: State,
  { evidence, change, stay, ruled, withoutWord }: Reading,
  ofText: (site: State) => number,
): number => {
  if (from === to) return to === backdrop ? 0 : stay + (PASSAGES.has(to) ? STAY_IN_PASSAGE : 0);
  if (to === backdrop) return TO_NOWHERE;
  if (to === ruled) return RULED;
  const cost = isNextTo(from, to) ? Math.min(change, NEXT_ROOM) : change - ofText(to);
  return cost + ((evidence.get(to) ?? 0) < MIN_WORD ? withoutWord : 0);
};

/** The most likely site of each moment: the sequence in which words, rules and moves agree best (Viterbi). */
const likelySites = (
  moments: readonly PlannedMoment[],
  isPossible: (site: Site) => boolean = () => true,
): readonly State[] => {
  const readings = moments.map((moment, at) => readingOf(moment, moments[at - 1]?.picture));
  const total = (site: State): number =>
    site === backdrop ? 0 : readings.reduce((sum, { evidence }) => sum + Math.max(0, evidence.get(site) ?? 0), 0);
  const totals = new Map(states.map((site) => [site, Math.min(MAX_OF_TEXT, total(site) * SHARE_OF_TEXT)]));
  const ofText = (site: State): number => totals.get(site) ?? 0;
  const ruled = new Set(readings.map((reading) => reading.ruled));
  const possible = states.filter((site) => site === backdrop || isPossible(site) || ruled.has(site));
  let scores = new Map<State, number>([[backdrop, 0]]);
  const paths: Map<State, State>[] = [];
  for (const reading of readings) {
    const next = new Map<State, number>();
    const path = new Map<State, State>();
    for (const to of possible) {
      const own = to === backdrop ? 0 : (reading.evidence.get(to) ?? 0);
      for (const [from, score] of scores) {
        const sum = score + own - costOf(from, to, reading, ofText);
        if (sum <= (next.get(to) ?? Number.NEGATIVE_INFINITY)) continue;
        next.set(to, sum);
        path.set(to, from);
      }
    }
    scores = next;
    paths.push(path);
  }
  let [state] = [...scores].sort((a, b) => b[1] - a[1])[0] ?? [backdrop];
  return paths
    .toReversed()
    .map((path) => {
      const own = state;
      state = path.get(own) ?? backdrop;
      return own;
    })
    .toReversed();
};

/** Moments at the places that their words show without naming them. Those that show none keep what the rules read. */
export const withLikelyPlaces = <T extends PlannedMoment>(
  scenes: readonly (readonly T[])[],
  { isOld }: { isOld: boolean },
): readonly T[][] => {
  const all = scenes.flat();
  const likely = likelySites(all, (site) => !(isOld && OF_TODAY.has(site)));
  /** The place that the rules still read, although the words have shown another one since. */
  let left: Ground | undefined;
  const shown = all.map((one, at) => {
    const site = likely[at] ?? backdrop;
    const { place } = one.picture;
    if (isRuled(one, all[at - 1]?.picture) || place !== left) left = undefined;
    if (site !== backdrop && placeOf(site) !== place) left = place;
    return site === backdrop && place === left && place !== backdrop ? atNoPlace(one) : shownAt(one, site);
  });
  let at = 0;
  return scenes.map((moments) => moments.flatMap(() => shown[at++] ?? []));
};

const atNoPlace = <T extends PlannedMoment>(one: T): T => {
  const { spot: _, ...rest } = one.picture;
  return { ...one, picture: { ...rest, place: backdrop } };
};

/** What kings and witches do not have. */
const OF_TODAY: ReadonlySet<Site> = new Set(
  "city,street,train,bus,station,lift,laboratory,spaceship,space,hospital,stadium,gym,pool,cafe".split(",") as Site[],
);

const shownAt = <T extends PlannedMoment>(one: T, site: State): T => {
  const { picture } = one;
  if (site === backdrop) return one;
  // A tent or a plane has no picture; a roof and a bridge have one nearby.
  if (isAtUndrawn(asserted(one.moment, "english")) && (evidenceIn(one.moment).get(site) ?? 0) < MIN_WORD_AT_UNDRAWN)
    return one;
  const place = isSpot(site) ? spots[site] : site;
  const spot = spotOf(place, isSpot(site) ? site : place === picture.place ? picture.spot : undefined);
  const { spot: _, ...rest } = picture;
  return { ...one, picture: { ...rest, place, ...(spot ? { spot } : {}) } };
};
