import type { TaskRecord } from "#contract/schema/task-record.ts";

/** Sets of numbers of scenes, or of parts of the sound, that a stage has finished; adding a number again changes nothing. */
export type MadeScenes =
  | "voices_made"
  | "pictures_made"
  | "pictures_kept"
  | "segments_made"
  | "cards_made"
  | "sound_made";

/** The parts of the sound's work whose end is stored. */
export const soundParts = 5;

/** The number of scenes, from the first on, that are rendered without a gap. */
export const watchableScenes = ({ segments_made }: Pick<TaskRecord, "segments_made">): number => {
  let count = 0;
  while (segments_made?.has(count + 1)) count++;
  return count;
};

/** The text that the task keeps for a scene that a stage has finished: which set, which scene, and when. */
export const writeSceneMark = (made: MadeScenes, scene: number, at: Date): string => `${made}/${scene}/${at.getTime()}`;

/** Epoch milliseconds at which the scenes were added to a set, sorted. A repeated scene counts when it was first added. */
export const sceneTimes = ({ scene_marks }: Pick<TaskRecord, "scene_marks">, made: MadeScenes): number[] => {
  const first = new Map<string, number>();
  for (const mark of scene_marks ?? []) {
    const [set, scene = "", at] = mark.split("/");
    if (set === made) first.set(scene, Math.min(first.get(scene) ?? Number.POSITIVE_INFINITY, Number(at)));
  }
  return [...first.values()].sort((one, other) => one - other);
};
