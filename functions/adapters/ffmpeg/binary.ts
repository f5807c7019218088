import { accessSync, chmodSync, constants } from "node:fs";
import { createRequire } from "node:module";

let found: string | undefined;

/** The ffmpeg of 2018 that comes with npm: libx264 and aac, no xfade and no HarfBuzz. `FFMPEG_PATH` names another. */
export const ffmpegPath = (): string => {
  found ??= process.env.FFMPEG_PATH ?? executable(installed());
  return found;
};

const installed = (): string => {
  // The package has types for `import`, but chooses its binary only when it is required.
  const { path } = createRequire(import.meta.url)("@ffmpeg-installer/ffmpeg") as { readonly path: string };
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
