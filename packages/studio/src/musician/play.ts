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
  const sines = by.partials
    .filter(({ multiple }) => frequency * multiple < highestPartial)
    .map(({ multiple, strength, decay }) =>
      decayingSine((frequency * multiple) / sampleRate, strength, Math.exp(-decay / sampleRate), tone.phase * multiple),
    );
  addSines(sound, sines);
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

/** A phasor and the turn, with decay, that takes it from one sample to the next: ten times faster than Math.sin. */
interface Sine {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
}

const silence: Sine = { x: 0, y: 0, cos: 0, sin: 0 };

const decayingSine = (turns: number, strength: number, keep: number, phase: number): Sine => ({
  x: Math.cos(2 * Math.PI * phase) * strength,
  y: Math.sin(2 * Math.PI * phase) * strength,
  cos: Math.cos(2 * Math.PI * turns) * keep,
  sin: Math.sin(2 * Math.PI * turns) * keep,
});

/** Each sample of a sine waits for the one before, so five sines at once, all that a tone has, take hardly longer than one. */
const addSines = (sound: Float32Array, sines: readonly Sine[]): void => {
  const [a = silence, b = silence, c = silence, d = silence, e = silence, ...others] = sines;
  let [ax, ay, bx, by, cx, cy, dx, dy, ex, ey] = [a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y, e.x, e.y];
  const [aCos, aSin, bCos, bSin] = [a.cos, a.sin, b.cos, b.sin];
  const [cCos, cSin, dCos, dSin] = [c.cos, c.sin, d.cos, d.sin];
  const [eCos, eSin] = [e.cos, e.sin];
  for (let index = 0; index < sound.length; index++) {
    // Rounded as if the sines were added one after the other.
    const four = Math.fround(Math.fround(Math.fround(Math.fround((sound[index] ?? 0) + ay) + by) + cy) + dy);
    sound[index] = four + ey;
    const [nextA, nextB] = [ax * aCos - ay * aSin, bx * bCos - by * bSin];
    const [nextC, nextD] = [cx * cCos - cy * cSin, dx * dCos - dy * dSin];
    const nextE = ex * eCos - ey * eSin;
    ay = ax * aSin + ay * aCos;
    by = bx * bSin + by * bCos;
    cy = cx * cSin + cy * cCos;
    dy = dx * dSin + dy * dCos;
    ey = ex * eSin + ey * eCos;
    [ax, bx, cx, dx, ex] = [nextA, nextB, nextC, nextD, nextE];
  }
  if (others.length > 0) addSines(sound, others);
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
  const at = start % buffer.left.length;
  const untilEnd = Math.min(sound.length, buffer.left.length - at);
  for (const [channel, reverb, share] of [
    [buffer.left, buffer.reverbLeft, left],
    [buffer.right, buffer.reverbRight, right],
  ] as const) {
    add(channel.subarray(at), reverb.subarray(at), sound.subarray(0, untilEnd), share, room);
    add(channel, reverb, sound.subarray(untilEnd), share, room);
  }
};

const add = (channel: Float32Array, reverb: Float32Array, sound: Float32Array, share: number, room: number): void => {
  for (let index = 0; index < sound.length; index++) {
    const value = (sound[index] ?? 0) * share;
    channel[index] = (channel[index] ?? 0) + value;
    reverb[index] = (reverb[index] ?? 0) + value * room;
  }
};
