import type { Writable } from "node:stream";
import type { SoundOrder } from "#functions/core/media/ports.ts";
import { writeTo } from "../../shared/run-ffmpeg.ts";
import { placeNarration } from "./place-narration.ts";
import { sampleRate } from "./wav.ts";

/** ffmpeg arguments for the voice track, which is piped instead of stored in a file. */
export const narrationInputArgs = ["-f", "s16le", "-ar", `${sampleRate}`, "-ac", "1", "-i", "pipe:0"] as const;

export const writeNarration = async ({ narration, seconds }: SoundOrder, input: Writable): Promise<void> => {
  for await (const block of placeNarration(narration, seconds)) {
    await writeTo(input, new Uint8Array(block.buffer, block.byteOffset, block.byteLength));
  }
};
