import type { LoopBuffer } from "./play.ts";

// Samples at 48 kHz, about 50 to 75 ms, without common factors: their echoes never fall together.
const delays = [3559, 3697, 3407, 3251, 2917, 3101, 2719, 2551];
const feedback = 0.83;
const damping = 0.38;
const inward = 0.5;
const outward = 0.55;

// After so many samples (5 s) nothing is left of a sound: the hall loses 60 dB in about 2.5 s.
const memory = 240_000;

/** Adds a hall to a round: eight echoes that feed one another, darker with every turn. Works in place. */
export const reverberate = (buffer: LoopBuffer): LoopBuffer => {
  const size = buffer.left.length;
  const lines = delays.map((length) => ({ memory: new Float32Array(length), at: 0, soft: 0 }));
  const heard = new Float32Array(lines.length);
  // It begins before the beginning: the hall still holds what the end of the round left in it.
  for (let index = -Math.min(size, memory); index < size; index++) {
    const source = index < 0 ? size + index : index;
    const fresh = [buffer.reverbLeft[source] ?? 0, buffer.reverbRight[source] ?? 0] as const;
    turn(lines, heard, fresh);
    if (index < 0) continue;
    buffer.left[index] = (buffer.left[index] ?? 0) + outward * every(heard, 0);
    buffer.right[index] = (buffer.right[index] ?? 0) + outward * every(heard, 1);
  }
  return buffer;
};

interface Echo {
  readonly memory: Float32Array;
  at: number;
  soft: number;
}

/** One sample later: what comes out of each echo, and what goes back into it. */
const turn = (lines: readonly Echo[], heard: Float32Array, fresh: readonly [left: number, right: number]): void => {
  let sum = 0;
  let number = 0;
  for (const line of lines) {
    const out = line.memory[line.at] ?? 0;
    heard[number++] = out;
    sum += out;
  }
  number = 0;
  for (const line of lines) {
    line.soft += damping * ((heard[number] ?? 0) - sum / 4 - line.soft);
    line.memory[line.at] = (number % 2 === 0 ? fresh[0] : fresh[1]) * inward + line.soft * feedback;
    line.at = line.at + 1 === line.memory.length ? 0 : line.at + 1;
    number++;
  }
};

const every = (heard: Float32Array, from: 0 | 1): number =>
  (heard[from] ?? 0) + (heard[from + 2] ?? 0) + (heard[from + 4] ?? 0) + (heard[from + 6] ?? 0);
