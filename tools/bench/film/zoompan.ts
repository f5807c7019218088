import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import { size } from "./painting.ts";
import { type BenchScene, frames } from "./ten-scenes.ts";

/** The same scene as ffmpeg alone makes it: its zoom goes by whole pixels, and trembles. */
export const zoompan = ({ order, picture, caption, watermark }: BenchScene): Promise<unknown> => {
  const zoom = `zoompan=z='1+0.12*on/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames}`;
  const overlays = [
    `[0:v]${zoom}:s=${size.width}x${size.height}:fps=30[moved]`,
    "[moved][1:v]overlay=0:0:enable='between(t,0.5,5.5)'[told]",
    "[told][2:v]overlay=main_w-164:36,format=yuv420p[shown]",
  ].join(";");
  return runFfmpeg([
    ...["-v", "error", "-i", picture, "-i", caption, "-i", watermark, "-filter_complex", overlays, "-map", "[shown]"],
    ...["-frames:v", `${frames}`, "-c:v", "libx264", "-preset", "superfast", "-crf", "21", "-threads", "1"],
    `${order.path}.zoompan.mp4`,
  ]);
};
