import { seededRandom } from "../random.ts";
import { highpass, makeFilter, peakingFilter } from "../sound/biquad.ts";
import { integratedLoudness } from "../sound/loudness.ts";
import type { Mood } from "../vocabulary.ts";
import { instrumentFor } from "./instruments.ts";
import { moodMusic } from "./moods.ts";
import { emptyLoopBuffer, renderTone } from "./play.ts";
import { reverberate } from "./reverberate.ts";
import { barsInLoop, compose, eighthsInBar } from "./score.ts";

export const sampleRate = 48_000;

/** LUFS of every mood's loop. */
export const bedLoudness = -24;
// In a crossfade two loops peak at 1.42 times this, which is below -6 dBFS.
const ceiling = 0.34;

/** Sixteen bars that loop without a seam. 16-bit samples keep eight moods at 90 MB. */
export interface Loop {
  readonly left: Int16Array;
  readonly right: Int16Array;
  /** Samples per bar. */
  readonly bar: number;
}

// One for each mood, so that a film renders each of its loops once.
const maxCachedLoops = 8;
const loopCache = new Map<string, Loop>();

/** Returns the loop of a mood, from an LRU cache. */
export const loopOf = (mood: Mood, seed: string): Loop => {
  const name = `${mood} ${seed}`;
  const loop = loopCache.get(name) ?? renderLoop(mood, seed);
  loopCache.delete(name);
  loopCache.set(name, loop);
  for (const oldest of loopCache.keys()) if (loopCache.size > maxCachedLoops) loopCache.delete(oldest);
  return loop;
};

const renderLoop = (mood: Mood, seed: string): Loop => {
  const music = moodMusic[mood];
  const random = seededRandom(`${mood} ${seed}`);
  const bar = Math.round((sampleRate * 60 * 4) / music.beatsPerMinute);
  const eighth = bar / eighthsInBar / sampleRate;
  const buffer = emptyLoopBuffer(bar * barsInLoop);
  for (const note of compose(music, random)) {
    // Slight timing variation, as of a human player.
    const late = note.part === "pad" ? 0 : random() * 0.012;
    renderTone(
      buffer,
      {
        start: note.at * eighth + late,
        seconds: note.eighths * eighth,
        pitch: note.pitch,
        strength: note.strength,
        phase: random(),
      },
      instrumentFor(note.part, music.voice, music.brightness),
      sampleRate,
    );
  }
  const { left, right } = reverberate(buffer);
  return { bar, ...normaliseLoudness(equalise(left), equalise(right)) };
};

/** Samples in which the filters forget how they began. */
const warmUpSamples = sampleRate;

/** Removes rumble and lowers the frequencies of the voice. The filters begin before the loop, so that the seam is filtered too. */
const equalise = (samples: Float32Array): Float32Array => {
  const filters = [makeFilter(highpass(38, sampleRate)), makeFilter(peakingFilter(2600, sampleRate, 0.8, -2))];
  const warmUp = samples.slice(-warmUpSamples);
  for (const filter of filters) filter(warmUp);
  for (const filter of filters) filter(samples);
  return samples;
};

/** Makes both channels equally loud, together at the loudness of every mood. */
const normaliseLoudness = (left: Float32Array, right: Float32Array): Pick<Loop, "left" | "right"> => {
  const half = bedLoudness - 10 * Math.log10(2);
  const [leftGain, rightGain] = [gainTo(half, left), gainTo(half, right)];
  const peak = Math.max(peakOf(left) * leftGain, peakOf(right) * rightGain);
  const lower = Math.min(1, ceiling / peak);
  return { left: toInt16(left, leftGain * lower), right: toInt16(right, rightGain * lower) };
};

const gainTo = (target: number, channel: Float32Array): number =>
  10 ** ((target - integratedLoudness(channel, sampleRate)) / 20);

const peakOf = (channel: Float32Array): number => {
  let peak = 0;
  for (let index = 0; index < channel.length; index++) peak = Math.max(peak, Math.abs(channel[index] ?? 0));
  return peak;
};

export const fullScale = 32_767;

const toInt16 = (samples: Float32Array, gain: number): Int16Array => {
  // Int16Array.from would take half a second.
  const sixteen = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    sixteen[index] = Math.round((samples[index] ?? 0) * gain * fullScale);
  }
  return sixteen;
};
