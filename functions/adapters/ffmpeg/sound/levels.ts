import type { FilmOrder } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { integratedLoudness } from "../said.ts";
import { newLoudnessMeter } from "./loudness.ts";
import { gainTo, loudnessOf, type SoundLevels, soundGraph, targetLoudness } from "./mix.ts";
import { placeNarration } from "./place-narration.ts";
import { speak, voiceInput } from "./voice-input.ts";

/**
 * Measures a film's sound: voice and music, which sets their balance, and then the mix of both, which sets its gain.
 * Pauses, music and limiter make the mix another loudness than the voice has.
 */
export const levelsOf = async (order: FilmOrder): Promise<SoundLevels> => {
  const [voice, music] = await Promise.all([
    voiceLoudness(order),
    order.music ? loudnessOf(order.music) : Number.NEGATIVE_INFINITY,
  ]);
  const graph = soundGraph("0:a", order.music && "1:a", { voice, music, gain: 0 }, order.seconds);
  const { log } = await runFfmpeg(
    [
      ...["-nostats", ...voiceInput],
      ...musicInput(order),
      ...["-filter_complex", `${graph};[sound]ebur128=framelog=verbose[heard]`, "-map", "[heard]", "-f", "null", "-"],
    ],
    (input) => speak(order, input),
  );
  return { voice, music, gain: gainTo(targetLoudness, integratedLoudness(log)) };
};

/** The music from its beginning as often as the film needs it. */
export const musicInput = ({ music }: FilmOrder): string[] => (music ? ["-stream_loop", "-1", "-i", music] : []);

const voiceLoudness = async ({ narration, seconds }: FilmOrder): Promise<number> => {
  const meter = newLoudnessMeter();
  for await (const block of placeNarration(narration, seconds)) meter.hear(block);
  return meter.integrated();
};
