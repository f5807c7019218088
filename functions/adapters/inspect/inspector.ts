import type { Inspector } from "#functions/core/asset/ports.ts";

/**
 * Opens strangers' files with sharp and ffmpeg, each with limits of its own. What opens a kind is loaded with the first
 * file of it: most calls of its function bring none.
 */
export const inspector: Inspector = {
  measurePicture: async (...asked) => (await import("./measure-picture.ts")).measurePicture(...asked),
  rewritePicture: async (...asked) => (await import("./rewrite-picture.ts")).rewritePicture(...asked),
  rewriteSound: async (...asked) => (await import("./rewrite-sound.ts")).rewriteSound(...asked),
};
