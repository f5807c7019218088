import { type FileHandle, open, stat } from "node:fs/promises";
import type { Narration } from "#functions/core/media/ports.ts";

/** Narration is always 48 kHz, mono, 16 bit. */
export const sampleRate = 48_000;

/** Yields the samples of a narration in chunks, so that memory does not grow with its length. */
export async function* readSamples(narration: Narration): AsyncGenerator<Int16Array> {
  if ("wav" in narration) {
    const { start, bytes } = findData(narration.wav);
    // A copy, because an Int16Array needs an even offset and a Buffer may have an odd one.
    yield int16(new Uint8Array(narration.wav.subarray(start, start + bytes)));
    return;
  }
  const file = await open(narration.path);
  try {
    const header = await read(file, 0, 4096);
    const { start, bytes } = findData(header);
    // A streamed file's header may state more bytes than the file has.
    const end = Math.min((await file.stat()).size, start + bytes);
    for (let at = start; at < end; at += piece) yield int16(await read(file, at, Math.min(piece, end - at)));
  } finally {
    await file.close();
  }
}

/** Seconds that a narration takes at most, by the bytes of its file. */
export const maxSeconds = async (narration: Narration): Promise<number> => {
  const bytes = "wav" in narration ? narration.wav.length : (await stat(narration.path)).size;
  return bytes / 2 / sampleRate;
};

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

/** The byte range of the samples, from the start of a WAV file. Throws if the format is not that of a narration. */
const findData = (wav: Uint8Array): Data => {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const name = (at: number): string => String.fromCharCode(...wav.subarray(at, at + 4));
  if (wav.length < 12 || name(0) !== "RIFF" || name(8) !== "WAVE") throw new Error("A narration must be a WAV file");
  for (let at = 12; at + 8 <= wav.length; ) {
    const bytes = view.getUint32(at + 4, true);
    if (name(at) === "fmt ") assertSpeechFormat(view, at + 8);
    if (name(at) === "data") return { start: at + 8, bytes };
    at += 8 + bytes + (bytes & 1);
  }
  throw new Error("A narration has no samples");
};

const assertSpeechFormat = (view: DataView, at: number): void => {
  const [channels, rate, bits] = [
    view.getUint16(at + 2, true),
    view.getUint32(at + 4, true),
    view.getUint16(at + 14, true),
  ];
  if (channels === 1 && rate === sampleRate && bits === 16) return;
  throw new Error(`A narration is 48000 Hz, mono, 16 bit; not ${rate} Hz, ${channels} channels, ${bits} bit`);
};
