import { highpass, makeFilter, peakingFilter } from "../sound/biquad.ts";
import { loudness } from "../sound/loudness.ts";
import type { Mood } from "../vocabulary.ts";
import { seededRandom } from "./chance.ts";
import { instrumentFor } from "./instruments.ts";
import { moodMusic } from "./moods.ts";
import { emptyLoopBuffer, play } from "./play.ts";
import { reverberate } from "./reverberate.ts";
import { barsInLoop, compose, eighthsInBar } from "./score.ts";

export const sampleRate = 48_000;

/** LUFS of every mood, so that no change of mood is a change of loudness. */
export const bedLoudness = -24;
// Two loops at once while one fades into another are at most 1.42 times as high: together they stay under -6 dBFS.
const ceiling = 0.34;

/** Sixteen bars that repeat without a seam, in 16 bits: eight moods are then 90 MB and not 180. */
export interface Loop {
  readonly left: Int16Array;
  readonly right: Int16Array;
  /** Samples of one bar. */
  readonly bar: number;
}

// As many as there are moods, so that a film plays none of its loops twice.
const maxCachedLoops = 8;
const loopCache = new Map<string, Loop>();

/** The loop of a mood, played once and then remembered. */
export const loopOf = (mood: Mood, seed: string): Loop => {
  const name = `${mood} ${seed}`;
  const loop = loopCache.get(name) ?? playLoop(mood, seed);
  loopCache.delete(name);
  loopCache.set(name, loop);
  for (const oldest of loopCache.keys()) if (loopCache.size > maxCachedLoops) loopCache.delete(oldest);
  return loop;
};

const playLoop = (mood: Mood, seed: string): Loop => {
  const music = moodMusic[mood];
  const random = seededRandom(`${mood} ${seed}`);
  const bar = Math.round((sampleRate * 60 * 4) / music.beatsPerMinute);
  const eighth = bar / eighthsInBar / sampleRate;
  const buffer = emptyLoopBuffer(bar * barsInLoop);
  for (const note of compose(music, random)) {
    // Nobody plays like a clock.
    const late = note.part === "pad" ? 0 : random() * 0.012;
    play(
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
  return { bar, ...levelled(toned(left), toned(right)) };
};

/** Clears the rumble below and makes some room where the voice is. Twice round, so that the filter meets its own end. */
const toned = (samples: Float32Array): Float32Array => {
  const filters = [makeFilter(highpass(38, sampleRate)), makeFilter(peakingFilter(2600, sampleRate, 0.8, -2))];
  const heard = samples.slice();
  for (const filter of filters) filter(heard);
  for (const filter of filters) filter(samples);
  return samples;
};

/** Both channels as loud as each other, so that the music comes from the middle, and together as loud as every mood. */
const levelled = (left: Float32Array, right: Float32Array): Pick<Loop, "left" | "right"> => {
  const half = bedLoudness - 10 * Math.log10(2);
  const [leftGain, rightGain] = [gainTo(half, left), gainTo(half, right)];
  const peak = Math.max(highest(left) * leftGain, highest(right) * rightGain);
  const lower = Math.min(1, ceiling / peak);
  return { left: inSixteenBits(left, leftGain * lower), right: inSixteenBits(right, rightGain * lower) };
};

const gainTo = (target: number, channel: Float32Array): number =>
  10 ** ((target - loudness(channel, sampleRate).integrated) / 20);

const highest = (channel: Float32Array): number => {
  let peak = 0;
  for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
  return peak;
};

export const fullScale = 32_767;

const inSixteenBits = (samples: Float32Array, gain: number): Int16Array => {
  // A loop, because Int16Array.from takes half a second for this.
  const sixteen = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    sixteen[index] = Math.round((samples[index] ?? 0) * gain * fullScale);
  }
  return sixteen;
};
