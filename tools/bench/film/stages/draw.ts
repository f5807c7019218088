import { writeFile } from "node:fs/promises";
import { layeredPictureFiles } from "#functions/adapters/pictures/layered-picture-files.ts";
import { paintingOf } from "../painting.ts";

/** The stage that draws a scene, with files where it has a bucket. */
export const handler = async ({ path, place, index }: { path: string; place: string; index: number }) => {
  const picture = await paintingOf(place, index);
  await writeFile(`${path}.png`, await layeredPictureFiles.flatten(picture));
  await writeFile(`${path}.layers`, await layeredPictureFiles.pack(picture));
};
