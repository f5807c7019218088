import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Bed, renderBedChunks } from "@animation-agent/studio/musician";
import type { Composer } from "#functions/core/film/ports.ts";

/** The built-in composer. It streams the WAV file to disk, so that an hour of music is never in memory. */
export const studioComposer: Composer = {
  async compose({ sections, seed }, path) {
    await pipeline(Readable.from(wavChunks(renderBedChunks({ sections, seed }))), createWriteStream(path));
  },
};

const sampleRate = 48_000;
const frameBytes = 4;

/** Stereo 16-bit WAV. The length is unknown when the header is written, so it holds the maximum, as in streams. */
function* wavChunks(chunks: Iterable<Bed>): Generator<Buffer> {
  const header = Buffer.alloc(44);
  header.write("RIFF\xff\xff\xff\xffWAVEfmt ", "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * frameBytes, 28);
  header.writeUInt16LE(frameBytes, 32);
  header.writeUInt16LE(16, 34);
  header.write("data\xff\xff\xff\xff", 36, "latin1");
  yield header;
  for (const chunk of chunks) yield toPcm16(chunk);
}

const toPcm16 = ({ left, right }: Bed): Buffer => {
  // WAV is little-endian, as are all processors that we run on.
  const pcm = new Int16Array(left.length * 2);
  for (let index = 0; index < left.length; index++) {
    pcm[2 * index] = toInt16(left[index] ?? 0);
    pcm[2 * index + 1] = toInt16(right[index] ?? 0);
  }
  return Buffer.from(pcm.buffer);
};

const toInt16 = (sample: number): number => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
