import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Composer } from "#functions/core/ports.ts";
import { bedChunks } from "#studio/musician/index.ts";
import { type Mood, moods } from "#studio/vocabulary.ts";

const moodOf = (word: string): Mood => moods.find((mood) => mood === word) ?? "calm";

/** The musician of our own studio: writes the sound as it is played, so that an hour of it is never in memory. */
export const studioComposer: Composer = {
  async compose({ sections, seed }, path) {
    const bed = { sections: sections.map(({ mood, seconds }) => ({ mood: moodOf(mood), seconds })), seed };
    const seconds = sections.reduce((sum, section) => sum + section.seconds, 0);
    await pipeline(Readable.from(wavOf(bedChunks(bed), Math.ceil(seconds * rate))), createWriteStream(path));
  },
};
