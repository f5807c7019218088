import type { SoundOrder } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { integratedLoudness } from "../parse-log.ts";
import { newLoudnessMeter } from "./loudness.ts";
import { gainTo, measureLoudness, mixedMusic, type SoundLevels, soundGraph, targetLoudness } from "./mix.ts";
import { narrationInputArgs, writeNarration } from "./narration-input.ts";
import { placeNarration } from "./place-narration.ts";

/**
 * Measures a film's sound in two passes: voice and music, to balance them, then the mix, to set its gain.
 * The mix needs its own pass, because pauses, music and limiter change the loudness.
 */
export const measureLevels = async (order: SoundOrder): Promise<SoundLevels> => {
  const [voice, music] = await Promise.all([
    voiceLoudness(order),
    order.music ? measureLoudness(order.music) : Number.NEGATIVE_INFINITY,
  ]);
  const graph = soundGraph("0:a", mixedMusic(order), { voice, music, gain: 0 }, order.seconds);
  const { log } = await runFfmpeg(
    [
      ...["-nostats", ...narrationInputArgs],
      ...musicInput(order),
      ...["-filter_complex", `${graph};[sound]ebur128=framelog=verbose[heard]`, "-map", "[heard]", "-f", "null", "-"],
    ],
    (input) => writeNarration(order, input),
  );
  return { voice, music, gain: gainTo(targetLoudness, integratedLoudness(log)) };
};

/** ffmpeg arguments that loop the music. */
export const musicInput = ({ music }: SoundOrder): string[] => (music ? ["-stream_loop", "-1", "-i", music] : []);

const voiceLoudness = async ({ narration, seconds }: SoundOrder): Promise<number> => {
  const meter = newLoudnessMeter();
  for await (const block of placeNarration(narration, seconds)) meter.add(block);
  return meter.integrated();
};
