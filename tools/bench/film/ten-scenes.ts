import { join } from "node:path";
import { places } from "@animation-agent/studio/vocabulary";
import sharp from "sharp";
import { captionPatch } from "#functions/adapters/ffmpeg/text/caption-patch.ts";
import { captionStyle } from "#functions/adapters/ffmpeg/text/caption-style.ts";
import { layeredPictureFiles } from "#functions/adapters/pictures/layered-picture-files.ts";
import { flatPicture } from "#functions/adapters/shared/flat-picture.ts";
import type { SceneOrder } from "#functions/core/media/ports.ts";
import { makeWatermark } from "#test/film/making/pictures.ts";
import { paintingOf, size } from "./painting.ts";

export const frames = 180;

/** A scene, and the same as files for those who make films of files. */
export interface BenchScene {
  readonly order: SceneOrder;
  readonly picture: string;
  readonly caption: string;
  readonly watermark: string;
}

/** So many scenes of six seconds: a painted picture of 1080p under a moving camera, captions, watermark. */
export const scenes = async (folder: string, count: number): Promise<BenchScene[]> => {
  const mark = await makeWatermark();
  const watermark = join(folder, "watermark.png");
  await sharp(mark).toFile(watermark);
  const lines = ["Once upon a time, in a land", "where the hills hummed old songs,"];
  const caption = join(folder, "caption.png");
  const words = captionPatch(lines, captionStyle("english", size), size);
  const patch = sharp(words.rgba, { raw: { width: words.width, height: words.height, channels: 4 } });
  const around = { top: words.y, left: words.x, right: size.width - words.x - words.width };
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  await patch
    .extend({ ...around, bottom: size.height - words.y - words.height, background })
    .png()
    .toFile(caption);

  const all: BenchScene[] = [];
  for (const [index, place] of places.slice(0, count).entries()) {
    const picture = join(folder, `picture-${index}.png`);
    const png = await layeredPictureFiles.flatten(await paintingOf(place, index));
    await sharp(png).toFile(picture);
    const order: SceneOrder = {
      ...{ size, frames, scene: index, camera: "zoom", language: "english", fadeIn: 0, fadeOut: 0 },
      picture: await flatPicture(png),
      captions: [{ start: 0.5, end: 5.5, lines }],
      captionsBurned: true,
      watermark: mark,
      path: join(folder, `scene-${index}.mp4`),
    };
    all.push({ order, picture, caption, watermark });
  }
  return all;
};
