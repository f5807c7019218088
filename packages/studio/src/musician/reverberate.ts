import type { LoopBuffer } from "./play.ts";

// Delay line lengths in samples at 48 kHz, 50 to 75 ms. Without common factors their echoes never coincide.
const delays = [3559, 3697, 3407, 3251, 2917, 3101, 2719, 2551];
const feedback = 0.83;
const damping = 0.38;
const inputGain = 0.5;
const outputGain = 0.55;

// In samples (5 s). The reverberation decays by 60 dB in about 2.5 s.
const decaySamples = 240_000;

/** Adds reverberation by a feedback delay network of eight damped lines, in place. */
export const reverberate = (buffer: LoopBuffer): LoopBuffer => {
  const size = buffer.left.length;
  const lines = delays.map((length) => ({ memory: new Float32Array(length), at: 0, soft: 0 }));
  const outputs = new Float32Array(lines.length);
  // Starts before the loop's start, so that the reverberation of its end is audible at its start.
  for (let index = -Math.min(size, decaySamples); index < size; index++) {
    const source = index < 0 ? size + index : index;
    const input = [buffer.reverbLeft[source] ?? 0, buffer.reverbRight[source] ?? 0] as const;
    advance(lines, outputs, input);
    if (index < 0) continue;
    buffer.left[index] = (buffer.left[index] ?? 0) + outputGain * sumOfSide(outputs, 0);
    buffer.right[index] = (buffer.right[index] ?? 0) + outputGain * sumOfSide(outputs, 1);
  }
  return buffer;
};

interface DelayLine {
  readonly memory: Float32Array;
  at: number;
  soft: number;
}

/** Advances all delay lines by one sample. */
const advance = (
  lines: readonly DelayLine[],
  outputs: Float32Array,
  input: readonly [left: number, right: number],
): void => {
  let sum = 0;
  let number = 0;
  for (const line of lines) {
    const out = line.memory[line.at] ?? 0;
    outputs[number++] = out;
    sum += out;
  }
  number = 0;
  for (const line of lines) {
    line.soft += damping * ((outputs[number] ?? 0) - sum / 4 - line.soft);
    line.memory[line.at] = (number % 2 === 0 ? input[0] : input[1]) * inputGain + line.soft * feedback;
    line.at = line.at + 1 === line.memory.length ? 0 : line.at + 1;
    number++;
  }
};

const sumOfSide = (outputs: Float32Array, from: 0 | 1): number =>
  (outputs[from] ?? 0) + (outputs[from + 2] ?? 0) + (outputs[from + 4] ?? 0) + (outputs[from + 6] ?? 0);
