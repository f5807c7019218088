import { type Progress, type StageName, stageNames } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Timings } from "./ports.ts";

type Stage = Exclude<StageName, "waiting">;
const stages = stageNames.filter((name): name is Stage => name !== "waiting");

/** Seconds of a stage before there are timings of earlier films; per scene for stages that work on scenes. */
const usual: Record<Stage, number> = { story: 2, scenes: 2, voices: 2, pictures: 12, film: 1.5, publishing: 1 };
export const stagesOfScenes: readonly Stage[] = ["voices", "pictures", "film"];

const labels: Record<StageName, string> = {
  waiting: "Waiting to start",
  story: "Writing the story",
  scenes: "Planning the scenes",
  voices: "Recording the narration",
  pictures: "Drawing and filming the scenes",
  film: "Joining the film",
  publishing: "Writing title and description",
};

/** The progress of a task, and the remaining time by the medians of earlier films. */
export const progressOf = (task: TaskRecord, timings: Timings, now: Date): Progress => {
  const kept_pictures = task.pictures_kept?.size ?? 0;
  const scenes = task.video_scene_count;
  if (task.process_status === "completed")
    return { stage: "publishing", label: "Completed", done: 1, of: 1, percent: 100, eta_seconds: 0, kept_pictures };
  const stage = task.stage ?? "waiting";
  if (stage === "waiting" || task.process_status === "pending")
    return { stage: "waiting", label: waits(task), done: 0, of: 1, percent: 0, kept_pictures };

  const seconds = (name: Stage) => median(timings[name], usual[name]) * (stagesOfScenes.includes(name) ? scenes : 1);
  const at = stages.indexOf(stage);
  const sum = (names: readonly Stage[]) => names.reduce((total, name) => total + seconds(name), 0);
  const part = fractionOf(task, stage, seconds(stage), now);
  const rest = sum(stages.slice(at)) - part * seconds(stage);
  const failed = task.process_status === "failed";
  return {
    stage,
    label: failed ? `Stopped at: ${labels[stage]}` : labels[stage],
    ...countOf(task, stage),
    percent: Math.min(99, Math.floor((100 * (sum(stages) - rest)) / sum(stages))),
    ...(!failed && { eta_seconds: Math.ceil(rest) }),
    kept_pictures,
  };
};

const waits = ({ process_status }: TaskRecord): string =>
  process_status === "failed" ? "Stopped before it started" : labels.waiting;

const countOf = (task: TaskRecord, stage: Stage): { done: number; of: number } => {
  if (stage === "voices") return { done: task.voices_made?.size ?? 0, of: task.video_scene_count };
  if (stage === "pictures") return { done: task.segments_made?.size ?? 0, of: task.video_scene_count };
  return { done: 0, of: 1 };
};

/** The finished part of a stage, 0 to 1: by its scenes, or else by elapsed time (at most 0.9). */
const fractionOf = (task: TaskRecord, stage: Stage, expected: number, now: Date): number => {
  const scenes = Math.max(1, task.video_scene_count);
  if (stage === "voices") return (task.voices_made?.size ?? 0) / scenes;
  if (stage === "pictures") return ((task.pictures_made?.size ?? 0) + (task.segments_made?.size ?? 0)) / (2 * scenes);
  const spent = task.stage_since ? (now.getTime() - Date.parse(task.stage_since)) / 1000 : 0;
  return Math.min(0.9, spent / expected);
};

const median = (numbers: readonly number[] | undefined, otherwise: number): number => {
  const sorted = [...(numbers ?? [])].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? otherwise;
};
