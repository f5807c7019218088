import type { TaskRecord } from "#contract/schema/task-record.ts";

/** What each part of a film's making is of its price, in percent (DECISIONS on cancellation). */
export const shares = { story: 10, voices: 20, pictures: 60, film: 10 } as const;

type Made = Pick<
  TaskRecord,
  "credit_cost" | "video_scene_count" | "story_key" | "voices_made" | "pictures_made" | "cards_made" | "video_key"
>;

/** Credits for what a cancelled film had made: whole numbers, rounded in the user's favour. */
export const priceOfMade = (task: Made): number => {
  const scenes = Math.max(1, task.video_scene_count);
  const size = (made: ReadonlySet<number> | undefined) => Math.min(scenes, made?.size ?? 0);
  const pictures = Math.max(0, size(task.pictures_made) - size(task.cards_made));
  // Hundredths of a scene's price, so that all but the last step is done in whole numbers.
  const parts =
    (task.story_key ? shares.story * scenes : 0) +
    shares.voices * size(task.voices_made) +
    shares.pictures * pictures +
    (task.video_key ? shares.film * scenes : 0);
  return Math.floor((task.credit_cost * parts) / (100 * scenes));
};

/** Credits for pictures that were replaced by a title card: they go back when the film is done. */
export const priceOfCards = (task: Pick<TaskRecord, "credit_cost" | "video_scene_count" | "cards_made">): number =>
  Math.ceil(
    (task.credit_cost * shares.pictures * (task.cards_made?.size ?? 0)) / (100 * Math.max(1, task.video_scene_count)),
  );
