import type { TaskRecord } from "#contract/schema/task-record.ts";
import { writeSceneMark } from "#functions/core/progress/scene-marks.ts";
import { type WorkStage, workStages } from "#functions/core/progress/work-plan.ts";
import type { Models } from "#functions/core/provider/ports.ts";
import { makeRunningTask } from "./task.ts";

/** What the parts of a film take on an idle machine, in seconds. */
export interface FilmWork {
  readonly story: number;
  readonly scenes: number;
  /** Of each scene. */
  readonly voices: readonly number[];
  readonly drawing: readonly number[];
  readonly rendering: readonly number[];
  /** Mixes the sound in place of a scene, beside the first scenes. */
  readonly mixing: number;
  /** The seconds of a sound that is mixed beside all scenes. */
  readonly mixingBeside?: number;
  /** The parts of the sound that are marked; none under an older release. */
  readonly soundParts?: number | undefined;
  readonly film: number;
  readonly publishing: number;
}

export interface FilmHistory {
  readonly seconds: number;
  readonly stageSeconds: Readonly<Record<WorkStage, number>>;
  /** The record of the task at a second since its start. */
  readonly at: (second: number) => TaskRecord;
}

const start = Date.parse("2026-01-01T00:00:00.000Z");
export const momentOf = (second: number): Date => new Date(start + second * 1000);

/** Seconds until work is done that takes `seconds` on an idle machine, under a load (1: idle) that changes. */
const underLoad = (from: number, seconds: number, load: (at: number) => number): number => {
  const step = 0.25;
  let [at, left] = [from, seconds];
  while (left > 0) {
    left -= step / load(at);
    at += step;
  }
  return at + left * load(at);
};

/** Makes a film in simulated time: `atOnce` scenes at a time, slower by the load. */
export const simulateFilm = (
  work: FilmWork,
  load: (at: number) => number,
  atOnce = 2,
  models?: Models,
): FilmHistory => {
  const marks: { readonly at: number; readonly mark: string }[] = [];
  const starts: { readonly stage: WorkStage; readonly at: number }[] = [];
  let now = 0;
  const enter = (stage: WorkStage) => starts.push({ stage, at: now });
  const run = (seconds: number) => {
    now = underLoad(now, seconds, load);
  };
  const everyScene = (
    parts: readonly (readonly ["voices_made" | "pictures_made" | "segments_made", readonly number[]])[],
    before = 0,
  ) => {
    const workers = Array.from({ length: atOnce }, (_, index) => (index === 0 ? underLoad(now, before, load) : now));
    for (const index of work.voices.keys()) {
      const worker = workers.indexOf(Math.min(...workers));
      for (const [made, seconds] of parts) {
        const at = underLoad(workers[worker] ?? now, seconds[index] ?? 0, load);
        marks.push({ at, mark: writeSceneMark(made, index + 1, momentOf(at)) });
        workers[worker] = at;
      }
    }
    now = Math.max(...workers);
  };
  const markSound = (from: number, seconds: number, parts: number): number => {
    let at = from;
    for (let part = 1; part <= parts; part++) {
      at = underLoad(at, seconds / parts, load);
      marks.push({ at, mark: writeSceneMark("sound_made", part, momentOf(at)) });
    }
    return at;
  };
  enter("story");
  run(work.story);
  enter("scenes");
  run(work.scenes);
  enter("voices");
  everyScene([["voices_made", work.voices]]);
  enter("pictures");
  const soundEnd = markSound(now, work.mixingBeside ?? work.mixing, work.soundParts ?? 0);
  everyScene(
    [
      ["pictures_made", work.drawing],
      ["segments_made", work.rendering],
    ],
    work.mixing,
  );
  now = Math.max(now, soundEnd);
  enter("film");
  run(work.film);
  enter("publishing");
  run(work.publishing);

  const secondsUntil = (second: number) =>
    Object.fromEntries(
      starts.map(({ stage, at }, index) => [stage, Math.min(second, starts[index + 1]?.at ?? now) - at]),
    ) as Record<WorkStage, number>;
  return {
    seconds: now,
    stageSeconds: secondsUntil(now),
    at: (second) => {
      const current = starts.findLast(({ at }) => at <= second) ?? { stage: "story" as const, at: 0 };
      const past = Object.entries(secondsUntil(second)).slice(0, workStages.indexOf(current.stage));
      const until = marks.filter(({ at }) => at <= second);
      return makeRunningTask({
        video_scene_count: work.voices.length,
        ...(models && { models }),
        stage: current.stage,
        stage_since: momentOf(current.at).toISOString(),
        stage_seconds: Object.fromEntries(past),
        ...(work.soundParts && { sound_parts: work.soundParts }),
        scene_marks: new Set(until.map(({ mark }) => mark)),
        segments_made: new Set(
          until.filter(({ mark }) => mark.startsWith("segments_made")).map((_, index) => index + 1),
        ),
      });
    },
  };
};

/** Numbers from 0 to below 1 that a seed decides (a linear congruential generator). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};
