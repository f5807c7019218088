import * as z from "zod";
import { sceneFolder } from "../artifact/task-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { drawnFor, type Plan, type PlannedScene } from "../story/story.ts";
import { ownKeys, ownPicturesOf } from "./own-pictures.ts";

/** Width and height of a film in pixels. */
export const sizeOf = (task: Pick<RunningTask, "image_dimensions">): { width: number; height: number } => {
  const [width = 0, height = 0] = task.image_dimensions.split("x").map(Number);
  return { width, height };
};

/** The keys of a scene's picture: DrawScene returns them, and later stages receive them. */
export const PictureKeys = z.object({ picture: z.string(), layers: z.string() });
export type PictureKeys = z.infer<typeof PictureKeys>;

/**
 * Names the picture files of a scene by a digest of their inputs. Only the stage that writes them calls this. `card`
 * exists if a title card replaces the picture; films of earlier releases have no `tile`.
 */
export const namePictures = async (
  task: RunningTask,
  plan: Plan,
  scene: PlannedScene,
): Promise<PictureKeys & { readonly tile: string; readonly card: string }> => {
  const { drawnFor: _, ...picture } = scene.picture;
  const name = await digest({
    picture,
    number: drawnFor(scene),
    cast: plan.cast,
    place: plan.places?.find(({ id }) => id === scene.picture.placeId),
    style: task.image_illustration_style,
    size: task.image_dimensions,
    model: task.models.illustrator,
    hero: ownKeys(ownPicturesOf(task, plan)),
  });
  const folder = sceneFolder(task, drawnFor(scene));
  return {
    picture: `${folder}/picture-${name}.png`,
    tile: tileOf(`${folder}/picture-${name}.png`),
    layers: `${folder}/layers-${name}.bin`,
    card: `${folder}/card-${name}.json`,
  };
};

/** The key of the small copy of a scene's picture. */
export const tileOf = (picture: string): string => picture.replace(/\/picture-([^/]*)\.png$/, "/tile-$1.webp");
