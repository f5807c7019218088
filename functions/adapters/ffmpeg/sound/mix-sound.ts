import type { SoundFacts, SoundOrder } from "#functions/core/media/ports.ts";
import { joinStretches } from "#functions/core/shared/join-stretches.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { silentStretches, truePeak } from "../parse-log.ts";
import { encodeSound, samples } from "./encode-sound.ts";
import { integrated } from "./loudness.ts";
import { blocksOf, meterFilter } from "./loudness-blocks.ts";
import { measureLevels, musicInput } from "./measure-levels.ts";
import { correctedLevels, mixedMusic, musicGraph, type SoundLevels, soundGraph } from "./mix.ts";
import { narrationInputArgs, writeNarration } from "./narration-input.ts";
import { type OnStep, type SoundStretch, secondsOf, spanOf, stretchesOf } from "./stretches.ts";

/** Shorter silence is a pause between sentences. */
const silentSeconds = 2.5;

/**
 * Mixes narration and music into one AAC track and measures what was encoded. Narrations are streamed to ffmpeg one after
 * the other, so memory and open files do not grow with the number of scenes. The music alone is encoded beside the track.
 * A long film is mixed in stretches, at the same time.
 */
export const mixSound = async (
  order: SoundOrder,
  stretches: readonly SoundStretch[] = stretchesOf(order.seconds),
): Promise<SoundFacts> => {
  const onStep = stepsOf(order, stretches);
  const levels = await measureLevels(order, stretches, onStep);
  const [facts] = await Promise.all([
    mixTrack(order, levels, stretches, onStep),
    encodeMusic(order, levels, stretches, onStep),
  ]);
  return facts;
};

/** To be called when a stretch is through a step: its levels, its track, its music or its measurement. */
const stepsOf = ({ music, musicOut, onProgress }: SoundOrder, stretches: readonly SoundStretch[]): OnStep => {
  const steps = (music && musicOut ? 4 : 3) * stretches.length;
  let done = 0;
  return () => onProgress?.(++done / steps);
};

/** The track, mixed again with other levels while it is too loud or too quiet for a film. Only the first mix is a step. */
const mixTrack = async (
  order: SoundOrder,
  levels: SoundLevels,
  stretches: readonly SoundStretch[],
  onStep: OnStep,
  attempts = maxAttempts,
): Promise<SoundFacts> => {
  await encodeTrack(order, levels, stretches, onStep);
  const facts = await measure(order, stretches, onStep);
  const corrected = correctedLevels(levels, facts);
  return corrected && attempts > 1 ? mixTrack(order, corrected, stretches, () => {}, attempts - 1) : facts;
};
const maxAttempts = 5;

const encodeTrack = (
  order: SoundOrder,
  levels: SoundLevels,
  stretches: readonly SoundStretch[],
  onStep: OnStep,
): Promise<void> => {
  const { seconds, out } = order;
  return encodeSound(
    stretches,
    async (stretch, to) => {
      const span = spanOf(stretch, seconds);
      const graph = soundGraph("0:a", mixedMusic(order), levels, { seconds, ...span });
      const inputs = [...narrationInputArgs, ...musicInput(order)];
      await runFfmpeg(
        ["-v", "error", ...inputs, "-filter_complex", graph, "-map", "[sound]", ...samples, "pipe:1"],
        (input) => writeNarration(order, input, span),
        to,
      );
      onStep();
    },
    out,
  );
};

const encodeMusic = async (
  order: SoundOrder,
  levels: SoundLevels,
  stretches: readonly SoundStretch[],
  onStep: OnStep,
): Promise<void> => {
  const { music, musicOut, volume, seconds } = order;
  if (!music || !musicOut) return;
  await encodeSound(
    stretches,
    async (stretch, to) => {
      const graph = musicGraph("0:a", volume, levels, { seconds, ...spanOf(stretch, seconds) });
      const args = ["-v", "error", ...musicInput(order), "-filter_complex", graph, "-map", "[music]"];
      await runFfmpeg([...args, ...samples, "pipe:1"], undefined, to);
      onStep();
    },
    musicOut,
  );
};

const measure = async (order: SoundOrder, stretches: readonly SoundStretch[], onStep: OnStep): Promise<SoundFacts> => {
  const measured = await Promise.all(
    stretches.map(async (stretch) => {
      const found = await measureStretch(order, stretch);
      onStep();
      return found;
    }),
  );
  return {
    integratedLoudness: integrated(measured.flatMap(({ blocks }) => blocks)),
    truePeak: Math.max(...measured.map(({ peak }) => peak)),
    // Neighbouring stretches overlap, so a silence over their border is found twice.
    silentStretches: joinStretches(
      measured.flatMap(({ silences }) => silences),
      { maxGapSeconds: 0, minSeconds: silentSeconds },
    ),
  };
};

/** Where a stretch ends, a longer silence may only begin. */
const pauseSeconds = 0.2;

/** Measures one stretch of the encoded track; its decoding starts a little before. */
const measureStretch = async ({ out, seconds }: SoundOrder, stretch: SoundStretch) => {
  const { start, end } = spanOf(stretch, seconds);
  const { log, output } = await runFfmpeg([
    ...["-v", "info", "-nostats", "-ss", `${start}`, "-t", `${end - start}`, "-i", out],
    ...["-af", `silencedetect=noise=-50dB:d=${pauseSeconds},${meterFilter}`, "-f", "null", "-"],
  ]);
  return {
    blocks: blocksOf(output, start, { start: secondsOf(stretch.first), end: secondsOf(stretch.end) }),
    peak: truePeak(log),
    silences: silentStretches(log, end - start).map((silence) => ({
      start: start + silence.start,
      end: start + silence.end,
    })),
  };
};
