import type { Inspector } from "#functions/core/asset/asset-ports.ts";
import { measurePicture } from "./measure-picture.ts";
import { rewritePicture } from "./rewrite-picture.ts";
import { rewriteSound } from "./rewrite-sound.ts";

/** Opens strangers' files with sharp and ffmpeg, each with limits of its own. */
export const inspector: Inspector = { measurePicture, rewritePicture, rewriteSound };
