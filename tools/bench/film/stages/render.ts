import { readFile } from "node:fs/promises";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { layeredPictureFiles } from "#functions/adapters/pictures/layered-picture-files.ts";
import { size } from "../painting.ts";

const frames = 20;

/** Renders a short scene like the stage RenderScene. */
export const handler = async ({ path, index }: { path: string; index: number }) =>
  filmStudio.renderScene({
    ...{ size, frames, scene: index, camera: "zoom", language: "english", fadeIn: 0, fadeOut: 0 },
    picture: await layeredPictureFiles.unpack(await readFile(`${path}.layers`)),
    captions: [{ start: 0, end: 1, lines: ["Once upon a time"] }],
    captionsBurned: true,
    path: `${path}.mp4`,
  });
