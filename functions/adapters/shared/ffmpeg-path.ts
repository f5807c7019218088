import { accessSync, chmodSync, constants } from "node:fs";
import { createRequire } from "node:module";

let cached: string | undefined;

/** The path of `FFMPEG_PATH`, or of the npm package's ffmpeg of 2018: it has libx264 and aac, but no xfade and no HarfBuzz. */
export const ffmpegPath = (): string => {
  cached ??= process.env.FFMPEG_PATH ?? executable(installed());
  return cached;
};

const installed = (): string => {
  // Loaded on demand: the package throws on import on machines without a binary, which set FFMPEG_PATH.
  const { path } = createRequire(import.meta.url)(
    "@ffmpeg-installer/ffmpeg",
  ) as typeof import("@ffmpeg-installer/ffmpeg");
  return path;
};

/** Some package managers and archives drop the executable bit. */
const executable = (path: string): string => {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
  return path;
};
