import { expect, test } from "vitest";
import type { Instrument } from "../../src/musician/instruments.ts";
import { emptyLoopBuffer, renderTone } from "../../src/musician/play.ts";

const rate = 48_000;

const instrumentOf = (overtones: number): Instrument => ({
  partials: Array.from({ length: overtones }, (_, index) => ({
    multiple: index + 1.003,
    strength: 1 / (index + 1),
    decay: index,
  })),
  strength: 1,
  attack: 0,
  release: 0,
  reverbSend: 0,
  width: 0,
});

/** The overtones of a tone, added one after the other with the precision of the buffer. */
const addedOneByOne = ({ partials }: Instrument, pitch: number, phase: number, length: number): Float32Array => {
  const sound = new Float32Array(length);
  const frequency = 440 * 2 ** ((pitch - 69) / 12);
  for (const { multiple, strength, decay } of partials) {
    const [turn, keep] = [2 * Math.PI * ((frequency * multiple) / rate), Math.exp(-decay / rate)];
    const [cos, sin] = [Math.cos(turn) * keep, Math.sin(turn) * keep];
    const start = 2 * Math.PI * (phase * multiple);
    let [x, y] = [Math.cos(start) * strength, Math.sin(start) * strength];
    for (let index = 0; index < length; index++) {
      sound[index] = (sound[index] ?? 0) + y;
      [x, y] = [x * cos - y * sin, x * sin + y * cos];
    }
  }
  return sound;
};

test.each([1, 4, 5, 6, 11])("a tone of %i overtones has the samples of overtones added one by one", (overtones) => {
  const instrument = instrumentOf(overtones);
  const buffer = emptyLoopBuffer(rate);

  renderTone(buffer, { start: 0, seconds: 0.2, pitch: 69, strength: 1, phase: 0.3 }, instrument, rate);

  const length = 0.2 * rate;
  const left = Math.cos(Math.PI / 4);
  const wanted = addedOneByOne(instrument, 69, 0.3, length).map((sample) => sample * left);
  expect(Math.max(...wanted)).toBeGreaterThan(0.3);
  const different = [...wanted.keys()].filter((index) => buffer.left[index] !== wanted[index]);
  expect(different).toEqual([]);
});
