import type { Instrument } from "./instruments.ts";

/** A circular buffer: sound beyond its end continues at its start, so that it loops without a seam. */
export interface LoopBuffer {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly reverbLeft: Float32Array;
  readonly reverbRight: Float32Array;
}

export const emptyLoopBuffer = (length: number): LoopBuffer => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
  reverbLeft: new Float32Array(length),
  reverbRight: new Float32Array(length),
});

interface Tone {
  readonly start: number;
  readonly seconds: number;
  readonly pitch: number;
  readonly strength: number;
  /** Start phase of the partials, 0 to 1. */
  readonly phase: number;
}

const highestPartial = 9000;

let scratch = new Float32Array(0);
/** The beginning of one buffer that all tones share, filled with silence. A loop has hundreds of tones. */
const emptyScratch = (length: number): Float32Array => {
  if (scratch.length < length) scratch = new Float32Array(length);
  return scratch.subarray(0, length).fill(0);
};

/** Renders one tone into the buffer. */
export const renderTone = (buffer: LoopBuffer, tone: Tone, by: Instrument, sampleRate: number): void => {
  const frequency = 440 * 2 ** ((tone.pitch - 69) / 12);
  const length = Math.min(buffer.left.length, Math.round((tone.seconds + by.release) * sampleRate));
  const sound = emptyScratch(length);
  for (const { multiple, strength, decay } of by.partials) {
    if (frequency * multiple < highestPartial) {
      addDecayingSine(
        sound,
        (frequency * multiple) / sampleRate,
        strength,
        Math.exp(-decay / sampleRate),
        tone.phase * multiple,
      );
    }
  }
  applyEnvelope(sound, by.attack * sampleRate, by.release * sampleRate);
  mix(
    buffer,
    sound,
    Math.round(tone.start * sampleRate),
    tone.strength * by.strength,
    panOf(tone.pitch, by.width),
    by.reverbSend,
  );
};

/** Adds a decaying sine wave by rotating a phasor, which is ten times faster than Math.sin. */
const addDecayingSine = (sound: Float32Array, turns: number, strength: number, keep: number, phase: number): void => {
  const cos = Math.cos(2 * Math.PI * turns) * keep;
  const sin = Math.sin(2 * Math.PI * turns) * keep;
  let x = Math.cos(2 * Math.PI * phase) * strength;
  let y = Math.sin(2 * Math.PI * phase) * strength;
  for (let index = 0; index < sound.length; index++) {
    sound[index] = (sound[index] ?? 0) + y;
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
};

/** Cosine fades at both ends, against clicks. */
const applyEnvelope = (sound: Float32Array, attack: number, release: number): void => {
  const rise = Math.min(Math.round(attack), sound.length >> 1);
  const fall = Math.min(Math.round(release), sound.length >> 1);
  const [opening, closing] = [fadeOf(rise), fadeOf(fall)];
  for (let index = 0; index < rise; index++) sound[index] = (sound[index] ?? 0) * (opening[index] ?? 0);
  for (let index = 0; index < fall; index++) {
    const at = sound.length - 1 - index;
    sound[at] = (sound[at] ?? 0) * (closing[index] ?? 0);
  }
};

const fades = new Map<number, Float64Array>();
/** A cosine from 0 to 1. Instruments have few lengths, so each is computed once. */
const fadeOf = (length: number): Float64Array => {
  const known = fades.get(length);
  if (known) return known;
  const fade = new Float64Array(length);
  for (let index = 0; index < length; index++) fade[index] = 0.5 - 0.5 * Math.cos(Math.PI * (index / length));
  fades.set(length, fade);
  return fade;
};

/** Stereo position by pitch: neighbouring notes are apart, and the mean is the centre. */
const panOf = (pitch: number, width: number): number => Math.sin(pitch * 2.4) * width;

const mix = (
  buffer: LoopBuffer,
  sound: Float32Array,
  start: number,
  gain: number,
  where: number,
  room: number,
): void => {
  const left = Math.cos(((where + 1) * Math.PI) / 4) * gain;
  const right = Math.sin(((where + 1) * Math.PI) / 4) * gain;
  const size = buffer.left.length;
  for (let index = 0, at = start % size; index < sound.length; index++, at = at + 1 === size ? 0 : at + 1) {
    const value = sound[index] ?? 0;
    buffer.left[at] = (buffer.left[at] ?? 0) + value * left;
    buffer.right[at] = (buffer.right[at] ?? 0) + value * right;
    buffer.reverbLeft[at] = (buffer.reverbLeft[at] ?? 0) + value * left * room;
    buffer.reverbRight[at] = (buffer.reverbRight[at] ?? 0) + value * right * room;
  }
};
