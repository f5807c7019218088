import { fileTypeFromBuffer } from "file-type";
import type { PictureKind, RecordingKind } from "#functions/core/asset/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/** The extensions that file-type reports for each kind. Recorders often write m4a files with an mp4 brand. */
const extensions: Readonly<Record<PictureKind | RecordingKind, readonly string[]>> = {
  png: ["png"],
  jpg: ["jpg"],
  gif: ["gif"],
  mp3: ["mp3"],
  wav: ["wav"],
  m4a: ["m4a", "mp4"],
  webm: ["webm"],
  ogg: ["ogg", "oga", "opus"],
};

const kindNames: Readonly<Record<PictureKind | RecordingKind, string>> = {
  png: "a PNG image",
  jpg: "a JPG image",
  gif: "a GIF image",
  mp3: "an MP3 file",
  wav: "a WAV file",
  m4a: "an M4A file",
  webm: "a WebM file",
  ogg: "an Ogg file",
};

/** Throws a `Refusal` if the first bytes do not match the kind: an HTML page named .png, an animated PNG. */
export const checkMagicBytes = async (bytes: Uint8Array, kind: PictureKind | RecordingKind): Promise<void> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || !extensions[kind].includes(found.ext))
    throw new Refusal("unsupported_media_type", `The file is not ${kindNames[kind]}, although its name says so.`);
};
