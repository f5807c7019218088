import type { TaskRecord } from "#contract/schema/task-record.ts";

/** What each part of a film's making is of its price, in percent (DECISIONS on cancellation). */
const shares = { story: 10, voices: 20, pictures: 60, film: 10 } as const;

type Made = Pick<
  TaskRecord,
  "credit_cost" | "video_scene_count" | "story_key" | "voices_made" | "pictures_made" | "video_key"
>;

/** Credits for what a cancelled film had made: whole numbers, rounded in the user's favour. */
export const priceOfMade = (task: Made): number => {
  const of = (made: ReadonlySet<number> | undefined) => Math.min(1, (made?.size ?? 0) / task.video_scene_count);
  const percent =
    (task.story_key ? shares.story : 0) +
    shares.voices * of(task.voices_made) +
    shares.pictures * of(task.pictures_made) +
    (task.video_key ? shares.film : 0);
  return Math.floor((task.credit_cost * percent) / 100);
};

/** Credits for pictures that were replaced by a title card: they go back when the film is done. */
export const priceOfCards = (task: Pick<TaskRecord, "credit_cost" | "video_scene_count" | "cards_made">): number =>
  Math.ceil(
    (task.credit_cost * shares.pictures * ((task.cards_made?.size ?? 0) / Math.max(1, task.video_scene_count))) / 100,
  );
