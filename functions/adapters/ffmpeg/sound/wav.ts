import { type FileHandle, open } from "node:fs/promises";
import type { Narration } from "#functions/core/media/ports.ts";

/** The only shape that narration comes in. */
export const sampleRate = 48_000;

/** The samples of a narration, a piece at a time, so that an hour of speech takes no more memory than a second. */
export async function* samplesOf(narration: Narration): AsyncGenerator<Int16Array> {
  if ("wav" in narration) {
    const { start, bytes } = dataOf(narration.wav);
    // A copy: a Buffer may begin at an odd address, where no 16-bit numbers can lie.
    yield int16(new Uint8Array(narration.wav.subarray(start, start + bytes)));
    return;
  }
  const file = await open(narration.path);
  try {
    const header = await read(file, 0, 4096);
    const { start, bytes } = dataOf(header);
    // A header that was written before its end was known names more bytes than there are.
    const end = Math.min((await file.stat()).size, start + bytes);
    for (let at = start; at < end; at += piece) yield int16(await read(file, at, Math.min(piece, end - at)));
  } finally {
    await file.close();
  }
}

const piece = 1 << 18;

const read = async (file: FileHandle, at: number, length: number): Promise<Uint8Array> => {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.slice(0, bytesRead);
};

const int16 = (bytes: Uint8Array): Int16Array =>
  new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 2));

interface Data {
  readonly start: number;
  readonly bytes: number;
}

/** Where the samples lie in a WAV file whose beginning this is. Throws where it is not what a narration is. */
const dataOf = (wav: Uint8Array): Data => {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const name = (at: number): string => String.fromCharCode(...wav.subarray(at, at + 4));
  if (wav.length < 12 || name(0) !== "RIFF" || name(8) !== "WAVE") throw new Error("A narration is a WAV file");
  for (let at = 12; at + 8 <= wav.length; ) {
    const bytes = view.getUint32(at + 4, true);
    if (name(at) === "fmt ") expectSpeech(view, at + 8);
    if (name(at) === "data") return { start: at + 8, bytes };
    at += 8 + bytes + (bytes & 1);
  }
  throw new Error("A narration has no samples");
};

const expectSpeech = (view: DataView, at: number): void => {
  const [channels, rate, bits] = [
    view.getUint16(at + 2, true),
    view.getUint32(at + 4, true),
    view.getUint16(at + 14, true),
  ];
  if (channels === 1 && rate === sampleRate && bits === 16) return;
  throw new Error(`A narration is 48000 Hz, mono, 16 bit; not ${rate} Hz, ${channels} channels, ${bits} bit`);
};
