import type { TaskRecord } from "#contract/schema/task-record.ts";

/** Percent of the price per part of the work, for cancelled tasks. */
export const shares = { story: 10, voices: 20, pictures: 60, film: 10 } as const;

type Made = Pick<
  TaskRecord,
  | "credit_cost"
  | "credits_due"
  | "edit_credits_made"
  | "video_scene_count"
  | "story_key"
  | "voices_made"
  | "pictures_made"
  | "cards_made"
  | "video_key"
  | "translation_key"
>;

/** Credits for the finished work of a cancelled film, rounded down. A film in another language pays for no picture. */
export const priceOfMade = (task: Made): number => {
  if (task.credits_due) return priceOfFirstLook(task);
  const scenes = Math.max(1, task.video_scene_count);
  const size = (made: ReadonlySet<number> | undefined) => Math.min(scenes, made?.size ?? 0);
  const pictures = task.translation_key ? 0 : Math.max(0, size(task.pictures_made) - size(task.cards_made));
  const whole = task.translation_key ? 100 - shares.pictures : 100;
  // In percent per scene, so that only the last step divides.
  const parts =
    (task.story_key ? shares.story * scenes : 0) +
    shares.voices * size(task.voices_made) +
    shares.pictures * pictures +
    (task.video_key ? shares.film * scenes : 0);
  return Math.floor((task.credit_cost * parts) / (whole * scenes)) + (task.edit_credits_made ?? 0);
};

/** A first look costs nothing before its scene is drawn and spoken, nor with a title card for its picture. */
const priceOfFirstLook = ({ credit_cost, credits_due = 0, voices_made, pictures_made, cards_made }: Made): number =>
  voices_made?.has(1) && pictures_made?.has(1) && !cards_made?.has(1) ? credit_cost - credits_due : 0;

/** Credits that are released for scenes with a title card instead of a picture. */
export const priceOfCards = (task: Pick<TaskRecord, "credit_cost" | "video_scene_count" | "cards_made">): number =>
  Math.ceil(
    (task.credit_cost * shares.pictures * (task.cards_made?.size ?? 0)) / (100 * Math.max(1, task.video_scene_count)),
  );
