import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import { type BenchScene, framesPerScene } from "./bench-scenes.ts";
import { size } from "./painting.ts";

/** Renders the scene with ffmpeg's own zoom, which moves by whole pixels and therefore trembles. */
export const renderWithZoompan = ({ order, picture, caption, watermark }: BenchScene): Promise<unknown> => {
  const zoom = `zoompan=z='1+0.12*on/${framesPerScene}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${framesPerScene}`;
  const overlays = [
    `[0:v]${zoom}:s=${size.width}x${size.height}:fps=30[moved]`,
    "[moved][1:v]overlay=0:0:enable='between(t,0.5,5.5)'[told]",
    "[told][2:v]overlay=main_w-164:36,format=yuv420p[shown]",
  ].join(";");
  return runFfmpeg([
    ...["-v", "error", "-i", picture, "-i", caption, "-i", watermark, "-filter_complex", overlays, "-map", "[shown]"],
    ...["-frames:v", `${framesPerScene}`, "-c:v", "libx264", "-preset", "superfast", "-crf", "21", "-threads", "1"],
    `${order.path}.zoompan.mp4`,
  ]);
};
