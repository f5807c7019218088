import type { LoopBuffer } from "./play.ts";

// Delay line lengths in samples at 48 kHz, 50 to 75 ms. Without common factors their echoes never coincide.
const delays = [3559, 3697, 3407, 3251, 2917, 3101, 2719, 2551];
const feedback = 0.83;
const damping = 0.38;
const inputGain = 0.5;
const outputGain = 0.55;

// In samples (5 s). The reverberation decays by 60 dB in about 2.5 s.
const decaySamples = 240_000;

/** No delay line is shorter: what the lines give out in a block went into them before it. */
const blockLength = Math.min(...delays);

interface DelayLine {
  readonly memory: Float32Array;
  place: number;
  softened: number;
}

/** Adds reverberation by a feedback delay network of eight damped lines, in place. */
export const reverberate = (buffer: LoopBuffer): LoopBuffer => {
  const { left, right, reverbLeft, reverbRight } = buffer;
  const size = left.length;
  const lines = delays.map((length): DelayLine => ({ memory: new Float32Array(length), place: 0, softened: 0 }));
  const sums = { all: new Float64Array(blockLength), sides: [0, 1].map(() => new Float64Array(blockLength)) };
  // Starts before the loop's start, so that the reverberation of its end is audible at its start.
  for (let start = -Math.min(size, decaySamples), end = 0; start < size; start = end) {
    end = Math.min(start + blockLength, start < 0 ? 0 : size);
    const count = end - start;
    const from = start < 0 ? size + start : start;
    for (const sum of [sums.all, ...sums.sides]) sum.fill(0);
    for (const [index, line] of lines.entries()) {
      addOutput(line, sums.all, count);
      addOutput(line, sums.sides[index % 2] ?? sums.all, count);
    }
    for (const [index, line] of lines.entries())
      feedBack(line, (index % 2 === 0 ? reverbLeft : reverbRight).subarray(from, from + count), sums.all);
    if (start < 0) continue;
    for (const [side, channel] of [left, right].entries())
      addScaled(channel.subarray(from, from + count), sums.sides[side] ?? sums.all);
  }
  return buffer;
};

const addOutput = ({ memory, place }: DelayLine, sum: Float64Array, count: number): void => {
  const untilEnd = Math.min(count, memory.length - place);
  for (let index = 0; index < untilEnd; index++) sum[index] = (sum[index] ?? 0) + (memory[place + index] ?? 0);
  const wrapped = place - memory.length;
  for (let index = untilEnd; index < count; index++) sum[index] = (sum[index] ?? 0) + (memory[wrapped + index] ?? 0);
};

/** Replaces what a line has given out by its input and the damped mix of all lines. */
const feedBack = (line: DelayLine, input: Float32Array, sum: Float64Array): void => {
  const { memory } = line;
  // Local variables, as those of the module cost a check per sample.
  const [gain, share, kept] = [inputGain, damping, feedback];
  let { place: at, softened: soft } = line;
  for (let index = 0; index < input.length; index++) {
    soft += share * ((memory[at] ?? 0) - (sum[index] ?? 0) / 4 - soft);
    memory[at] = (input[index] ?? 0) * gain + soft * kept;
    at = at + 1 === memory.length ? 0 : at + 1;
  }
  line.place = at;
  line.softened = soft;
};

const addScaled = (channel: Float32Array, sum: Float64Array): void => {
  const gain = outputGain;
  for (let index = 0; index < channel.length; index++)
    channel[index] = (channel[index] ?? 0) + gain * (sum[index] ?? 0);
};
