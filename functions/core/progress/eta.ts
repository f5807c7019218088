import type { TaskRecord } from "#contract/schema/task-record.ts";
import { isBuiltIn } from "../provider/models.ts";
import { caution, type Moment, paceMeter, rangeMeter } from "./pace.ts";
import type { QueuePlace, Timings } from "./ports.ts";
import { type MadeScenes, sceneTimes } from "./scene-marks.ts";
import {
  expectedSeconds,
  hasPictures,
  paceRangeAmong,
  variationAmong,
  type WorkStage,
  workStages,
} from "./work-plan.ts";

type Expected = Readonly<Record<WorkStage, number>>;
type Measured = Pick<
  TaskRecord,
  | "stage"
  | "stage_since"
  | "stage_seconds"
  | "scene_marks"
  | "sound_parts"
  | "video_scene_count"
  | "models"
  | "source_mode"
>;

/**
 * The part of the work on a scene that counts when it is drawn. Drawing itself is a third (6 of 18 CPU seconds); the rest
 * stands for the scenes that are in progress, of which nothing else is known.
 */
const drawnShare = 0.42;
/**
 * The part of the pictures' work that mixes the sound, beside the first scenes. A film that started under an older release
 * does not say how far its sound is: there it counts as done when a scene is finished.
 */
const mixingShare = 0.07;
/** The pace of earlier films counts as much as this share of the film's own work. */
const priorShare = 0.1;
/** Before there are earlier films, the usual seconds are a guess: the film's own pace tells more. */
const guessedPriorShare = 0.005;
/** The usual seconds are those of the built-in engines. With other engines two finished scenes must show the pace. */
const scenesOfGuess = 2;
/** If earlier films differ more than this, they tell little: a film's first scene must show its pace. */
const maxVariation = 0.15;
/** Scenes that are taken to be in progress until the next one is finished. */
const scenesInProgress = 1.5;
/** A number that is this much below the estimate is not shown. */
const maxUnderstatement = 1.5;
const graceSeconds = 15;
/** The range is not shown once the estimate is so many seconds above its end. */
const rangeGraceSeconds = 3;
/** The part of a stage without scenes that is only counted when the stage has ended. */
const uncertainPart = 0.25;

interface Eta {
  /** Seconds until the film is ready. Undefined while they cannot be said: an honest number would be higher than before. */
  readonly left: number | undefined;
  /** Seconds between which the film is ready, if the load of the machine changes as it did before. Neither goes up. */
  readonly range: { readonly min: number; readonly max: number } | undefined;
  /** The share of the work that is done, 0 to 1. It never goes down. */
  readonly done: number;
}

/**
 * The end of a film in progress. The estimate is the work that is left, in seconds of earlier films, at this film's own
 * pace. The history of the film is replayed at each call, so that the seconds never go up from one call to the next: an
 * estimate that grows slows the countdown instead, and one that grows much ends it until it is true again.
 */
export const estimateEnd = (task: Measured, timings: Timings, now: Date): Eta => {
  const expected = expectedSeconds(timings, task);
  const isFirstFilm = Object.keys(timings).length === 0;
  const { start, moments } = historyOf(task, expected);
  const elapsed = Math.max(0, (now.getTime() - start) / 1000);
  const total = totalOf(expected);
  const paceAfter = paceMeter(total, total * (isFirstFilm ? guessedPriorShare : priorShare));
  const rangeAfter = rangeMeter(total, paceRangeAmong(timings, task));
  const knownFrom = isFirstFilm ? firstKnown(task, expected) : knownAmong(timings, task, expected);
  let [shown, honest, done] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  const range = { min: Number.POSITIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  moments.forEach((moment, index) => {
    const pace = paceAfter(moment);
    const { fast, slow } = rangeAfter(moment, pace);
    if (moment.at > elapsed) return;
    const waited = Math.min(elapsed, moments[index + 1]?.at ?? elapsed) - moment.at;
    const progress = Math.min(moment.next, waited / pace);
    done = Math.max(done, (moment.done + progress) / total);
    if (moment.done < knownFrom) return;
    const work = total - moment.done;
    const first = work * pace;
    // What is left of the work after that in progress: all numbers count down with it.
    const rest = work > 0 ? (work - progress) / work : 1;
    // A lower estimate may be noise: half of it is taken at once.
    if (first < shown) shown = Number.isFinite(shown) ? (shown + first) / 2 : first;
    shown *= rest;
    const overdue = progress > 0 ? Math.max(1, waited / (progress * pace)) : 1;
    // All that is counted is done, and the stage goes on: how long it takes is unknown.
    const stalled = moment.next > 0 ? 0 : waited;
    honest = first * rest * overdue + stalled;
    range.min = Math.min(range.min, work * fast) * rest;
    range.max = Math.min(range.max, work * slow) * rest;
  });
  const isKnown = Number.isFinite(honest);
  const left = isKnown && honest <= shown * maxUnderstatement + graceSeconds ? shown : undefined;
  const isInRange = Number.isFinite(range.max) && honest <= range.max + rangeGraceSeconds;
  return { left, range: isInRange ? range : undefined, done };
};

/** The work after which the pace of a film is known: none if earlier films are alike, else until its first scene is finished. */
const knownAmong = (timings: Timings, task: Measured, expected: Expected): number => {
  if (variationAmong(timings, task) <= maxVariation) return 0;
  const ofScenes = mixingShare + (1 - mixingShare) / Math.max(1, task.video_scene_count);
  return expected.story + expected.scenes + expected.voices + expected.pictures * ofScenes;
};

/** The work after which the pace of a machine's first film is known: the voices, or also the first scenes. */
const firstKnown = ({ models, video_scene_count: scenes }: Measured, expected: Expected): number => {
  const finished = Math.min(1, scenesOfGuess / Math.max(1, scenes));
  const ofScenes = models && isBuiltIn(models) ? 0 : mixingShare + (1 - mixingShare) * finished;
  return expected.story + expected.scenes + expected.voices + expected.pictures * ofScenes;
};

/** Seconds that a film takes that has not started, by earlier films. */
export const timeAhead = (expected: Expected): number => caution * totalOf(expected);

/**
 * Seconds until a waiting film starts, if those ahead of it are like it. The films in work are half done on average, and
 * each that ends lets the next one start.
 */
export const queueSeconds = ({ place, filmsAtOnce }: QueuePlace, filmSeconds: number): number =>
  ((place - 0.5) * filmSeconds) / filmsAtOnce;

const totalOf = (expected: Expected): number => workStages.reduce((sum, stage) => sum + expected[stage], 0);

/** The starts of the stages so far and the scenes that they finished, in the order of time. */
const historyOf = (task: Measured, expected: Expected): { start: number; moments: Moment[] } => {
  const { stage = "story", stage_since, stage_seconds = {} } = task;
  const current = workStages.indexOf(stage);
  const durations = workStages.slice(0, current).map((name) => (stage_seconds[name] ?? 0) * 1000);
  const start = Date.parse(stage_since ?? "") - durations.reduce((sum, each) => sum + each, 0);
  const moments: Moment[] = [];
  let [at, before] = [start, 0];
  for (const name of workStages.slice(0, current + 1)) {
    for (const moment of momentsOf(task, name, at, expected[name]))
      moments.push({ ...moment, at: (moment.at - start) / 1000, done: before + moment.done });
    at += durations[workStages.indexOf(name)] ?? 0;
    before += expected[name];
  }
  return { start, moments };
};

/** The start of a stage and its scenes, in epoch milliseconds; work since the start of the stage. */
const momentsOf = (task: Measured, stage: WorkStage, start: number, work: number): Moment[] => {
  if (!isCounted(stage)) return [{ at: start, done: 0, next: work * (1 - uncertainPart) }];
  const mixing = stage === "pictures" ? work * mixingShare : 0;
  const perScene = (work - mixing) / Math.max(1, task.video_scene_count);
  let [done, mixed] = [0, 0];
  return [{ at: start, work: 0 }, ...endsOf(task, stage, perScene, mixing)].map((end: End) => {
    done = Math.min(work, done + end.work);
    mixed += end.isSound ? end.work : 0;
    const hasScenes = work - mixing - (done - mixed) > perScene * 0.01;
    const next = hasScenes ? perScene * scenesInProgress : mixing / (task.sound_parts ?? 1);
    return { at: Math.max(start, end.at), done, next: Math.min(work - done, next) };
  });
};

/** The end of a part of the work on a scene or on the sound. */
interface End {
  readonly at: number;
  readonly work: number;
  readonly isSound?: boolean;
}

/** Whether the task keeps when each scene of the stage was finished. */
const isCounted = (stage: WorkStage): boolean => stage === "voices" || stage === "pictures";

const endsOf = (task: Measured, stage: WorkStage, perScene: number, mixing: number): End[] => {
  const of = (made: MadeScenes, share: number) => sceneTimes(task, made).map((at) => ({ at, work: perScene * share }));
  if (stage === "voices") return of("voices_made", 1);
  const drawn = hasPictures(task) ? 0 : drawnShare;
  const rendered = of("segments_made", 1 - drawn);
  const { sound_parts: parts } = task;
  const mixed = parts
    ? sceneTimes(task, "sound_made").map((at) => ({ at, work: mixing / parts, isSound: true }))
    : rendered.slice(0, 1).map(({ at }) => ({ at, work: mixing, isSound: true }));
  return [...of("pictures_made", drawn), ...rendered, ...mixed].sort((one, other) => one.at - other.at);
};
