import type { Progress, StageName } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { estimateEnd } from "./eta.ts";
import type { Timings } from "./ports.ts";
import { watchableScenes } from "./scene-marks.ts";
import type { WorkStage } from "./work-plan.ts";

const labels: Record<StageName, string> = {
  waiting: "Waiting to start",
  story: "Writing the story",
  scenes: "Planning the scenes",
  voices: "Recording the narration",
  pictures: "Drawing and filming the scenes",
  film: "Joining the film",
  publishing: "Packing the downloads",
};

/** The progress of a task, and the remaining time at its own pace. */
export const progressOf = (task: TaskRecord, timings: Timings, now: Date): Progress => {
  const scenes = { kept_pictures: task.pictures_kept?.size ?? 0, watchable_scenes: watchableScenes(task) };
  if (task.process_status === "completed")
    return { stage: "publishing", label: "Completed", done: 1, of: 1, percent: 100, eta_seconds: 0, ...scenes };
  const stage = task.stage ?? "waiting";
  if (stage === "waiting" || task.process_status === "pending")
    return { stage: "waiting", label: waits(task), done: 0, of: 1, percent: 0, ...scenes };

  const review = reviewOf(task);
  const failed = task.process_status === "failed";
  const ended = failed && task.task_completed_at ? new Date(task.task_completed_at) : reviewStart(task, now);
  const { left, range, done } = estimateEnd(task, timings, ended);
  return {
    stage,
    label: failed ? `Stopped at: ${labels[stage]}` : (reviewLabel(task) ?? soundLabel(task) ?? labels[stage]),
    ...countOf(task, stage),
    percent: Math.min(99, Math.floor(100 * done)),
    ...review,
    ...(!failed && !task.review_state && left !== undefined && { eta_seconds: Math.ceil(left) }),
    ...(!failed &&
      !task.review_state &&
      range && { eta_min_seconds: Math.floor(range.min), eta_max_seconds: Math.ceil(range.max) }),
    ...scenes,
  };
};

/** A film that waits for its review makes no progress. */
const reviewStart = ({ review_state, review_since }: TaskRecord, now: Date): Date =>
  review_state && review_since ? new Date(review_since) : now;

const reviewOf = ({ process_status, review_state, review, review_until }: TaskRecord) =>
  process_status === "in_progress" &&
  (review_state === "waiting" || review_state === "updating") &&
  review &&
  review !== "none"
    ? {
        review,
        ...(review_until !== undefined && { review_until }),
        ...(review_state === "updating" && { review_updating: true }),
      }
    : {};

/** "first_scene" is "first scene". */
const readable = (review = ""): string => review.replace("_", " ");

const reviewLabel = ({ review_state, review }: TaskRecord): string | undefined => {
  if (review_state === "continued") return "Waiting for its turn";
  if (review_state === "updating") return "Making your changes";
  return review_state === "waiting" ? `Your ${readable(review)} is ready for review` : undefined;
};

/** What is done once all scenes are filmed. */
const soundLabel = ({ stage, segments_made, video_scene_count, sound_made, sound_parts }: TaskRecord) =>
  stage === "pictures" &&
  (segments_made?.size ?? 0) >= video_scene_count &&
  (sound_made?.size ?? 0) < (sound_parts ?? 0)
    ? "Mixing the sound"
    : undefined;

const waits = ({ process_status }: TaskRecord): string => {
  if (process_status === "failed") return "Stopped before it started";
  return process_status === "in_progress" ? "Starting" : labels.waiting;
};

const countOf = (task: TaskRecord, stage: WorkStage): { done: number; of: number } => {
  if (stage === "voices") return { done: task.voices_made?.size ?? 0, of: task.video_scene_count };
  if (stage === "pictures") return { done: task.segments_made?.size ?? 0, of: task.video_scene_count };
  return { done: 0, of: 1 };
};
