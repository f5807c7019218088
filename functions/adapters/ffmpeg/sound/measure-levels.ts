import { filmLoudness } from "#functions/core/media/film-format.ts";
import type { SoundOrder } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { integrated, newLoudnessMeter } from "./loudness.ts";
import { blocksOf, loudnessFilter } from "./loudness-blocks.ts";
import { gainTo, measureLoudness, mixedMusic, type SoundLevels, soundGraph, usualCeiling } from "./mix.ts";
import { narrationInputArgs, writeNarration } from "./narration-input.ts";
import { placeNarration } from "./place-narration.ts";
import { type OnStep, type SoundStretch, secondsOf, spanOf, stretchesOf } from "./stretches.ts";

/**
 * Measures a film's sound in two passes: voice and music, to balance them, then the mix, to set its gain.
 * The mix needs its own pass, because pauses, music and limiter change the loudness.
 */
export const measureLevels = async (
  order: SoundOrder,
  stretches: readonly SoundStretch[] = stretchesOf(order.seconds),
  onStep: OnStep = () => {},
): Promise<SoundLevels> => {
  const [voice, music] = await Promise.all([
    voiceLoudness(order),
    order.music ? measureLoudness(order.music) : Number.NEGATIVE_INFINITY,
  ]);
  const levels = { voice, music, gain: 0, ceiling: usualCeiling };
  const blocks = await Promise.all(
    stretches.map(async (stretch) => {
      const found = await blocksOfMix(order, levels, stretch);
      onStep();
      return found;
    }),
  );
  return { ...levels, gain: gainTo(filmLoudness.target, integrated(blocks.flat())) };
};

/** The loudness of the blocks of one stretch of the mix. */
const blocksOfMix = async (
  order: SoundOrder,
  levels: SoundLevels,
  stretch: SoundStretch,
): Promise<readonly number[]> => {
  const { seconds } = order;
  const span = spanOf(stretch, seconds);
  const graph = soundGraph("0:a", mixedMusic(order), levels, { seconds, ...span });
  const { output } = await runFfmpeg(
    [
      ...["-v", "error", ...narrationInputArgs, ...musicInput(order)],
      ...["-filter_complex", `${graph};[sound]${loudnessFilter}[heard]`, "-map", "[heard]", "-f", "null", "-"],
    ],
    (input) => writeNarration(order, input, span),
  );
  return blocksOf(output, span.start, { start: secondsOf(stretch.first), end: secondsOf(stretch.end) });
};

/** ffmpeg arguments that loop the music. */
export const musicInput = ({ music }: SoundOrder): string[] => (music ? ["-stream_loop", "-1", "-i", music] : []);

const voiceLoudness = async ({ narration, seconds }: SoundOrder): Promise<number> => {
  const meter = newLoudnessMeter();
  for await (const block of placeNarration(narration, seconds)) meter.add(block);
  return meter.integrated();
};
