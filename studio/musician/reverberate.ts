import type { Round } from "./play.ts";

// Samples at 48 kHz, about 50 to 75 ms, without common factors: their echoes never fall together.
const delays = [3559, 3697, 3407, 3251, 2917, 3101, 2719, 2551];
const feedback = 0.83;
const damping = 0.38;
const inward = 0.5;
const outward = 0.55;

/** Adds a hall to a round: eight echoes that feed one another, darker with every turn. Works in place. */
export const reverberate = (round: Round): Round => {
  const lines = delays.map((length) => ({ memory: new Float32Array(length), at: 0, soft: 0 }));
  const heard = new Float32Array(lines.length);
  // The first time round fills the hall with what the end of the round leaves in it; the second is what is kept.
  for (const kept of [false, true]) {
    for (let index = 0; index < round.left.length; index++) {
      let sum = 0;
      lines.forEach((line, number) => {
        heard[number] = line.memory[line.at] ?? 0;
        sum += heard[number] ?? 0;
      });
      const shared = sum / 4;
      lines.forEach((line, number) => {
        line.soft += damping * ((heard[number] ?? 0) - shared - line.soft);
        const fresh = (number % 2 === 1 ? round.roomRight[index] : round.roomLeft[index]) ?? 0;
        line.memory[line.at] = fresh * inward + line.soft * feedback;
        line.at = line.at + 1 === line.memory.length ? 0 : line.at + 1;
      });
      if (!kept) continue;
      round.left[index] = (round.left[index] ?? 0) + outward * every(heard, 0);
      round.right[index] = (round.right[index] ?? 0) + outward * every(heard, 1);
    }
  }
  return round;
};

const every = (heard: Float32Array, from: 0 | 1): number =>
  (heard[from] ?? 0) + (heard[from + 2] ?? 0) + (heard[from + 4] ?? 0) + (heard[from + 6] ?? 0);
