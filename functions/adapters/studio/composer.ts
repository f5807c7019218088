import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Bed, renderBedChunks } from "@animation-agent/studio/musician";
import { type Mood, moods } from "@animation-agent/studio/vocabulary";
import type { Composer } from "#functions/core/film/ports.ts";

/** The musician of our own studio: the file is written as it is played, so that an hour of it is never in memory. */
export const studioComposer: Composer = {
  async compose({ sections, seed }, path) {
    const order = { sections: sections.map(({ mood, seconds }) => ({ mood: moodOf(mood), seconds })), seed };
    await pipeline(Readable.from(wavOf(renderBedChunks(order))), createWriteStream(path));
  },
};

const moodOf = (word: string): Mood => moods.find((mood) => mood === word) ?? "calm";

const rate = 48_000;
const frameBytes = 4;

/** Stereo 16-bit PCM. Its length is not known at its beginning: the header says the most, as streams do. */
function* wavOf(chunks: Iterable<Bed>): Generator<Buffer> {
  const header = Buffer.alloc(44);
  header.write("RIFF\xff\xff\xff\xffWAVEfmt ", "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * frameBytes, 28);
  header.writeUInt16LE(frameBytes, 32);
  header.writeUInt16LE(16, 34);
  header.write("data\xff\xff\xff\xff", 36, "latin1");
  yield header;
  for (const chunk of chunks) yield pcmOf(chunk);
}

const pcmOf = ({ left, right }: Bed): Buffer => {
  const pcm = Buffer.alloc(left.length * frameBytes);
  const put = (samples: Float32Array, offset: number) => {
    for (const [n, sample] of samples.entries())
      pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), n * frameBytes + offset);
  };
  put(left, 0);
  put(right, 2);
  return pcm;
};
