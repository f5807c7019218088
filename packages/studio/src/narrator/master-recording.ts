import { highpass, makeFilter } from "../sound/biquad.ts";
import { resample } from "../sound/resample.ts";
import { findSpeech } from "./align/find-speech.ts";
import { levelVoice } from "./master-voice.ts";

const sampleRate = 48_000;
/** Seconds of the sound before the first and after the last word that are kept: breath and reverberation. */
const headSeconds = 0.2;
const tailSeconds = 0.35;
/** Seconds of the fades at both ends, against clicks. */
const fadeSeconds = 0.05;
/** Hertz. Below are the rumble of a room and the pops of a microphone. */
const rumble = 70;

/**
 * A person's recording as narration, 48 kHz: without the silence around the speech and without rumble, as loud as the
 * narrator. Throws if it is silent.
 */
export const masterRecording = async (recording: {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}): Promise<{ readonly samples: Float32Array; readonly sampleRate: 48_000 }> => {
  const whole = resample(recording.samples, recording.sampleRate, sampleRate).slice();
  makeFilter(highpass(rumble, sampleRate))(whole);
  const runs = findSpeech(whole, sampleRate);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) throw new Error("The recording is silent");
  const from = Math.max(0, Math.round((first.start - headSeconds) * sampleRate));
  const samples = whole.slice(from, Math.round((last.end + tailSeconds) * sampleRate));
  fade(samples);
  await levelVoice(samples, sampleRate);
  return { samples, sampleRate };
};

const fade = (samples: Float32Array): void => {
  const ramp = Math.min(Math.round(fadeSeconds * sampleRate), samples.length >> 1);
  for (let index = 0; index < ramp; index++) {
    const back = samples.length - 1 - index;
    samples[index] = (samples[index] ?? 0) * (index / ramp);
    samples[back] = (samples[back] ?? 0) * (index / ramp);
  }
};
