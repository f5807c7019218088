import type { PaceRange } from "./work-plan.ts";

/** What is known of a film at a moment: seconds since its start, and the work done by then. */
export interface Moment {
  readonly at: number;
  /** In expected seconds, like all work. */
  readonly done: number;
  /** Work that may be done before the next moment: what is in progress. */
  readonly next: number;
}

/** A first estimate is a little high: people prefer a film that is ready early, and the shown time never goes up. */
export const caution = 1.05;
/** Work that is this share of the whole film older counts half for the pace: the load of a machine changes. */
const halfLifeShare = 0.25;
/** A retry reuses scenes in no time; the rest is not as fast. */
const minPace = 0.5;
/** Where earlier films tell what the load of the machine does, a film may become so many times slower or faster. */
const knownMargin = 1.2;
/** The same where they do not. */
const unknownMargin = 1.6;
/** A load that ends makes the rest of a film so many times faster at most. */
const maxEase = 2;
/** A pace is seen over this share of the film's work: a single scene may be longer or shorter than others. */
const windowShare = 0.15;

/** Returns, moment by moment, how many seconds this film takes for an expected second. */
export const paceMeter = (total: number, prior: number): ((moment: Moment) => number) => {
  let [spent, done, last] = [0, 0, { at: 0, done: 0 }];
  return (moment) => {
    const work = moment.done - last.done;
    const kept = 2 ** (-work / (total * halfLifeShare));
    [spent, done] = [spent * kept + moment.at - last.at, done * kept + work];
    last = moment;
    return Math.max(minPace, (prior * caution + spent) / (prior + done));
  };
};

/**
 * Returns, moment by moment, the fastest and the slowest pace that the rest of a film may have: by its own pace now, the
 * paces that it had before, and those of earlier films.
 */
export const rangeMeter = (
  total: number,
  usual: PaceRange | undefined,
): ((moment: Moment, pace: number) => PaceRange) => {
  const margin = usual ? knownMargin : unknownMargin;
  const before: Moment[] = [];
  let seen: PaceRange | undefined;
  return (moment, pace) => {
    const since = before.findLast(({ done }) => moment.done - done >= total * windowShare);
    before.push(moment);
    if (since) {
      const own = Math.max(minPace, (moment.at - since.at) / (moment.done - since.done));
      seen = { fast: Math.min(own, seen?.fast ?? own), slow: Math.max(own, seen?.slow ?? own) };
    }
    const { fast, slow } = usual ?? { fast: pace, slow: pace };
    return {
      fast: Math.min(pace / margin, Math.max(fast / margin, pace / maxEase), (pace + (seen?.fast ?? pace)) / 2),
      slow: Math.max(pace * margin, slow * margin, (pace + 2 * (seen?.slow ?? pace)) / 3),
    };
  };
};
