import { accessSync, chmodSync, constants } from "node:fs";
import { createRequire } from "node:module";

let found: string | undefined;

/** The ffmpeg of 2018 that comes with npm: libx264 and aac, no xfade and no HarfBuzz. `FFMPEG_PATH` names another. */
export const ffmpegPath = (): string => {
  found ??= process.env.FFMPEG_PATH ?? executable(installed());
  return found;
};

const installed = (): string => {
  // Required when it is needed: imported, it would throw on a machine that it has no binary for, and has FFMPEG_PATH.
  const { path } = createRequire(import.meta.url)(
    "@ffmpeg-installer/ffmpeg",
  ) as typeof import("@ffmpeg-installer/ffmpeg");
  return path;
};

/** Some package managers and archives lose the executable bit. */
const executable = (path: string): string => {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
  return path;
};
