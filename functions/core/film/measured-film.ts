import * as z from "zod";
import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson } from "../artifact/task-files.ts";
import { framesPerSecond } from "../media/film-format.ts";
import type { FileFacts, FilmFacts } from "../media/ports.ts";
import { SegmentFacts } from "../media/segment-files.ts";
import { type Timing, timeOf } from "../media/timing.ts";
import { joinStretches } from "../shared/join-stretches.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";

/** JSON has no infinity: the loudness of silence is stored as null. */
const Level = z
  .number()
  .nullable()
  .transform((level) => level ?? Number.NEGATIVE_INFINITY);
const SoundFacts = z.object({
  integratedLoudness: Level,
  truePeak: Level,
  silentStretches: z.array(z.object({ start: z.number(), end: z.number() })),
});

interface Measured {
  readonly file: FileFacts;
  readonly timing: Timing;
  /** The keys of the facts of the segments, in order. */
  readonly segments: readonly string[];
  /** The key of the facts of the sound. */
  readonly sound: string;
}

/** All that was measured of a film: its file, its sound, and the pictures of its segments. */
export const measuredFilm = async (
  deps: HasArtifacts,
  { file, timing, segments, sound }: Measured,
): Promise<FilmFacts> => {
  const black = await mapConcurrently(segments, async (key, index) => {
    const { blackStretches } = await readJson(deps, key, SegmentFacts);
    const start = timeOf(timing, index + 1).firstFrame / framesPerSecond;
    return blackStretches.map((stretch) => ({ start: start + stretch.start, end: start + stretch.end }));
  });
  const blackStretches = joinStretches(black.flat(), { maxGapSeconds, minSeconds: minBlackSeconds });
  return { ...file, ...(await readJson(deps, sound, SoundFacts)), blackStretches };
};

/** Shorter black is a fade. */
const minBlackSeconds = 1;
/** Only reference pictures are inspected: the last one of a segment is up to five frames before its end. */
const maxGapSeconds = 7 / framesPerSecond;
