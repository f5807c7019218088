import { sceneFolder } from "../artifact/task-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import type { Plan, PlannedScene } from "../story/story.ts";
import { heroOf } from "./watermark-and-hero.ts";

/** Width and height of a film in pixels. */
export const sizeOf = (task: Pick<RunningTask, "image_dimensions">): { width: number; height: number } => {
  const [width = 0, height = 0] = task.image_dimensions.split("x").map(Number);
  return { width, height };
};

/** The keys of a scene's picture files, with a digest of their inputs. */
export const pictureFiles = async (
  task: RunningTask,
  plan: Plan,
  scene: PlannedScene,
): Promise<{ picture: string; layers: string; card: string }> => {
  const name = await digest({
    picture: scene.picture,
    number: scene.number,
    cast: plan.cast,
    place: plan.places?.find(({ id }) => id === scene.picture.placeId),
    style: task.image_illustration_style,
    size: task.image_dimensions,
    model: task.models.illustrator,
    hero: heroOf(task),
  });
  const folder = sceneFolder(task, scene.number);
  return {
    picture: `${folder}/picture-${name}.png`,
    layers: `${folder}/layers-${name}.bin`,
    /** Exists if a title card replaces the picture. */
    card: `${folder}/card-${name}.json`,
  };
};
