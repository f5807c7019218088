import type { Inspector } from "#functions/core/asset/ports.ts";

/**
 * Opens untrusted uploads with sharp and ffmpeg, each with its own limits. The libraries are loaded on first use,
 * because most requests of the function bring no file.
 */
export const inspector: Inspector = {
  measurePicture: async (...args) => (await import("./measure-picture.ts")).measurePicture(...args),
  rewritePicture: async (...args) => (await import("./rewrite-picture.ts")).rewritePicture(...args),
  rewriteRecording: async (...args) => (await import("./rewrite-recording.ts")).rewriteRecording(...args),
  rewriteSound: async (...args) => (await import("./rewrite-sound.ts")).rewriteSound(...args),
};
