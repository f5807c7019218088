import { writeFile } from "node:fs/promises";
import { layeredPictureFiles } from "#functions/adapters/pictures/layered-picture-files.ts";
import { drawPainting, type PaintedPlace } from "../painting.ts";

/** Draws a scene like the stage DrawScene, but into files instead of a bucket. */
export const handler = async ({ path, place, index }: { path: string; place: PaintedPlace; index: number }) => {
  const picture = await drawPainting(place, index);
  await writeFile(`${path}.png`, await layeredPictureFiles.flatten(picture));
  await writeFile(`${path}.layers`, await layeredPictureFiles.pack(picture));
};
