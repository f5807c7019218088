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
  const { left, right, reverbLeft, reverbRight } = buffer;
  const size = left.length;
  const lines = delays.map((length) => new Float32Array(length));
  const places = new Int32Array(lines.length);
  const softened = new Float64Array(lines.length);
  const outputs = new Float32Array(lines.length);
  // Starts before the loop's start, so that the reverberation of its end is audible at its start.
  for (let index = -Math.min(size, decaySamples); index < size; index++) {
    const source = index < 0 ? size + index : index;
    const [fromLeft, fromRight] = [(reverbLeft[source] ?? 0) * inputGain, (reverbRight[source] ?? 0) * inputGain];
    let sum = 0;
    for (let line = 0; line < outputs.length; line++) {
      const out = lines[line]?.[places[line] ?? 0] ?? 0;
      outputs[line] = out;
      sum += out;
    }
    const shared = sum / 4;
    for (let line = 0; line < outputs.length; line++) {
      const memory = lines[line];
      if (!memory) continue;
      const at = places[line] ?? 0;
      const before = softened[line] ?? 0;
      const soft = before + damping * ((outputs[line] ?? 0) - shared - before);
      softened[line] = soft;
      memory[at] = (line % 2 === 0 ? fromLeft : fromRight) + soft * feedback;
      places[line] = at + 1 === memory.length ? 0 : at + 1;
    }
    if (index < 0) continue;
    left[index] = (left[index] ?? 0) + outputGain * sumOfSide(outputs, 0);
    right[index] = (right[index] ?? 0) + outputGain * sumOfSide(outputs, 1);
  }
  return buffer;
};

const sumOfSide = (outputs: Float32Array, from: 0 | 1): number =>
  (outputs[from] ?? 0) + (outputs[from + 2] ?? 0) + (outputs[from + 4] ?? 0) + (outputs[from + 6] ?? 0);
