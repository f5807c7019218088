import type { Note } from "./score.ts";

/** One overtone: its frequency as a multiple of the note's, its strength, and its decay rate (1/s, 0 for none). */
export interface Overtone {
  readonly multiple: number;
  readonly strength: number;
  readonly decay: number;
}

/** The sound of an instrument. */
export interface Instrument {
  readonly partials: readonly Overtone[];
  readonly strength: number;
  /** In seconds. */
  readonly attack: number;
  readonly release: number;
  /** The share that goes into the reverberation. */
  readonly reverbSend: number;
  /** Stereo width: 0 is the centre, 1 spreads the notes from left to right. */
  readonly width: number;
}

const partials = (
  ...rows: readonly (readonly [multiple: number, strength: number, decay: number])[]
): readonly Overtone[] => rows.map(([multiple, strength, decay]) => ({ multiple, strength, decay }));

/** Two slightly detuned voices beat slowly, like a choir or a string section. */
const pad = (brightness: number): Instrument => ({
  partials: partials(
    [1, 1, 0],
    [0.998, 0.8, 0],
    [2.003, 0.35 * brightness, 0],
    [3.01, 0.16 * brightness, 0],
    [4.005, 0.06 * brightness, 0],
  ),
  strength: 0.03,
  attack: 1.1,
  release: 1.6,
  reverbSend: 0.6,
  width: 0.8,
});

const feltPiano: Instrument = {
  partials: partials([1, 1, 2.2], [2.001, 0.34, 3.6], [3.003, 0.13, 5.5], [4.01, 0.06, 8], [6.03, 0.02, 13]),
  strength: 0.06,
  attack: 0.006,
  release: 0.5,
  reverbSend: 0.6,
  width: 0.5,
};

const musicBox: Instrument = {
  partials: partials([1, 0.85, 2.4], [2, 0.12, 4], [3.93, 0.16, 6], [6.27, 0.05, 11]),
  strength: 0.05,
  attack: 0.003,
  release: 0.9,
  reverbSend: 0.8,
  width: 0.7,
};

const leftHand: Instrument = { ...feltPiano, strength: 0.034, reverbSend: 0.5, width: 0.3 };

const bass: Instrument = {
  partials: partials([1, 1, 0.55], [2, 0.28, 0.9], [3, 0.07, 1.6]),
  strength: 0.07,
  attack: 0.04,
  release: 0.5,
  reverbSend: 0.15,
  width: 0,
};

/** The instrument of a part of the score. */
export const instrumentFor = (
  part: Note["part"],
  voice: "felt piano" | "music box",
  brightness: number,
): Instrument => {
  if (part === "pad") return pad(brightness);
  if (part === "bass") return bass;
  if (part === "left hand") return leftHand;
  return voice === "music box" ? musicBox : feltPiano;
};
