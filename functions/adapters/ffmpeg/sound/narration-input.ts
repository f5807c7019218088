import type { Writable } from "node:stream";
import type { Narration, SoundOrder, Stretch } from "#functions/core/media/ports.ts";
import { writeTo } from "../../shared/run-ffmpeg.ts";
import { placeNarration } from "./place-narration.ts";
import { maxSeconds, sampleRate } from "./wav.ts";

/** ffmpeg arguments for the voice track, which is piped instead of stored in a file. */
export const narrationInputArgs = ["-f", "s16le", "-ar", `${sampleRate}`, "-ac", "1", "-i", "pipe:0"] as const;

/** Writes the voice track of a film, or of a part of it. */
export const writeNarration = async (
  { narration, seconds }: Pick<SoundOrder, "narration" | "seconds">,
  input: Writable,
  { start, end }: Stretch = { start: 0, end: seconds },
): Promise<void> => {
  for await (const block of placeNarration(await narrationFrom(narration, start), end - start)) {
    await writeTo(input, new Uint8Array(block.buffer, block.byteOffset, block.byteLength));
  }
};

/** The narrations that are heard from a second of the film on, with their times from there. */
const narrationFrom = async (narration: readonly Narration[], start: number): Promise<readonly Narration[]> => {
  const later = await Promise.all(
    narration.map(async (spoken) =>
      spoken.at + (spoken.at < start ? await maxSeconds(spoken) : 0) >= start
        ? [{ ...spoken, at: spoken.at - start }]
        : [],
    ),
  );
  return later.flat();
};
