import { fileTypeFromBuffer } from "file-type";
import type { PictureKind, SoundKind } from "#functions/core/asset/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/** Endings that file-type gives to what we take for a kind. Recorders often write m4a under the brands of mp4. */
const endings: Readonly<Record<PictureKind | SoundKind, readonly string[]>> = {
  png: ["png"],
  jpg: ["jpg"],
  gif: ["gif"],
  mp3: ["mp3"],
  wav: ["wav"],
  m4a: ["m4a", "mp4"],
};

const names: Readonly<Record<PictureKind | SoundKind, string>> = {
  png: "a PNG image",
  jpg: "a JPG image",
  gif: "a GIF image",
  mp3: "an MP3 file",
  wav: "a WAV file",
  m4a: "an M4A file",
};

/** Refuses a file whose first bytes are not those of what its name says: a page named .png, an animated PNG. */
export const checkKind = async (bytes: Uint8Array, kind: PictureKind | SoundKind): Promise<void> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || !endings[kind].includes(found.ext))
    throw new Refusal("unsupported_media_type", `The file is not ${names[kind]}, although its name says so.`);
};
