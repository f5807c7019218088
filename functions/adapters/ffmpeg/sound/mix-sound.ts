import type { SoundFacts, SoundOrder } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { integratedLoudness, silentStretches, truePeak } from "../parse-log.ts";
import { measureLevels, musicInput } from "./measure-levels.ts";
import { mixedMusic, musicGraph, type SoundLevels, soundGraph } from "./mix.ts";
import { narrationInputArgs, writeNarration } from "./narration-input.ts";
import { sampleRate } from "./wav.ts";

/** Shorter silence is a pause between sentences. */
const silentSeconds = 2.5;

/**
 * Mixes narration and music into one AAC track and measures what was encoded. Narrations are streamed to ffmpeg one after
 * the other, so memory and open files do not grow with the number of scenes. The music alone is encoded beside the track.
 */
export const mixSound = async (order: SoundOrder): Promise<SoundFacts> => {
  const levels = await measureLevels(order);
  const [facts] = await Promise.all([
    encodeTrack(order, levels).then(() => measure(order)),
    encodeMusic(order, levels),
  ]);
  return facts;
};

/** One ffmpeg mixes and another one encodes, as each has only one thread for it. */
const encodeTrack = (order: SoundOrder, levels: SoundLevels): Promise<unknown> => {
  const mix = [
    ...["-v", "error", ...narrationInputArgs, ...musicInput(order)],
    ...["-filter_complex", soundGraph("0:a", mixedMusic(order), levels, order.seconds), "-map", "[sound]"],
    ...[...samples, "pipe:1"],
  ];
  return runFfmpeg(["-v", "error", ...samples, "-i", "pipe:0", ...encoding, order.out], (mixed) =>
    runFfmpeg(mix, (input) => writeNarration(order, input), mixed),
  );
};

/** The encoder's own sample format, so that the pipe changes no sample. */
const samples = ["-f", "f32le", "-ar", `${sampleRate}`, "-ac", "2"];

const encodeMusic = async (order: SoundOrder, levels: SoundLevels): Promise<void> => {
  if (!order.music || !order.musicOut) return;
  await runFfmpeg([
    ...["-v", "error", ...musicInput(order), "-filter_complex", musicGraph("0:a", order, levels), "-map", "[music]"],
    ...[...encoding, order.musicOut],
  ]);
};

const encoding = ["-c:a", "aac", "-b:a", "160k", "-ar", `${sampleRate}`, "-ac", "2", "-f", "mp4"];

const measure = async ({ out, seconds }: SoundOrder): Promise<SoundFacts> => {
  const { log } = await runFfmpeg([
    ...["-v", "info", "-nostats", "-i", out],
    ...["-af", `silencedetect=noise=-50dB:d=${silentSeconds},ebur128=peak=true:framelog=verbose`, "-f", "null", "-"],
  ]);
  return {
    integratedLoudness: integratedLoudness(log),
    truePeak: truePeak(log),
    silentStretches: silentStretches(log, seconds),
  };
};
