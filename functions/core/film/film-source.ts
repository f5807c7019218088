import { digitalSourceOf, withOwnMedia } from "../media/digital-source.ts";
import type { DigitalSource } from "../media/ports.ts";
import { ownPicturesOf, watermarkOf } from "../picture/own-pictures.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import type { Plan } from "../story/story.ts";

/** How a film came about: by its engines alone, or together with pictures, music or narration of its owner. */
export const filmSource = (task: RunningTask, plan: Plan): DigitalSource => {
  const hasOwnMedia =
    (task.music === "own" && task.music_key !== undefined) ||
    watermarkOf(task) !== undefined ||
    ownPicturesOf(task, plan).length > 0 ||
    plan.scenes.some(({ picture, ownNarration }) => picture.ownKey !== undefined || ownNarration !== undefined);
  const source = digitalSourceOf(task);
  return hasOwnMedia ? withOwnMedia(source) : source;
};
