import type { Mood } from "../vocabulary.ts";

/** A chord in semitones: its root above the key, and its tones above the root. */
export interface Chord {
  readonly root: number;
  readonly tones: readonly number[];
}

/** The music of a mood. */
export interface MoodMusic {
  readonly beatsPerMinute: number;
  /** The key as a MIDI note. 60 is middle C. */
  readonly key: number;
  /** Notes of the melody, in semitones above the key. A pentatonic scale never clashes with the chords. */
  readonly scale: readonly number[];
  /** Chords of the four bars of the theme, and of the four that answer it. */
  readonly theme: readonly Chord[];
  readonly answer: readonly Chord[];
  /** Rhythms of one bar: the eighths at which notes begin. */
  readonly rhythms: readonly [readonly number[], ...(readonly number[])[]];
  readonly voice: "felt piano" | "music box";
  /** Strength of the pad's overtones, 0 to 1. */
  readonly brightness: number;
  /** The melody's octave above the key. */
  readonly octave: number;
  /** Strength of the broken chords in the left hand, 0 to 1. */
  readonly broken: number;
  /** Strength of the bass on every beat, 0 to 1. 0 holds one note per bar. */
  readonly pulse: number;
}

const major = (root: number): Chord => ({ root, tones: [0, 4, 7, 12] });
const majorSeventh = (root: number): Chord => ({ root, tones: [0, 4, 7, 11] });
const ninth = (root: number): Chord => ({ root, tones: [0, 4, 7, 14] });
const minor = (root: number): Chord => ({ root, tones: [0, 3, 7, 12] });
const minorSeventh = (root: number): Chord => ({ root, tones: [0, 3, 7, 10] });
const open = (root: number): Chord => ({ root, tones: [0, 7, 12, 14] });

const majorFive = [0, 2, 4, 7, 9];
const minorFive = [0, 3, 5, 7, 10];

export const moodMusic: Readonly<Record<Mood, MoodMusic>> = {
  calm: {
    beatsPerMinute: 66,
    key: 57,
    scale: majorFive,
    theme: [majorSeventh(0), minorSeventh(9), majorSeventh(5), ninth(7)],
    answer: [majorSeventh(5), minorSeventh(4), minorSeventh(2), ninth(7)],
    rhythms: [
      [0, 3, 4],
      [0, 4, 6],
      [0, 2, 4],
      [0, 4],
    ],
    voice: "felt piano",
    brightness: 0.35,
    octave: 1,
    broken: 0.4,
    pulse: 0,
  },
  happy: {
    beatsPerMinute: 84,
    key: 60,
    scale: majorFive,
    theme: [major(0), ninth(5), minorSeventh(9), major(7)],
    answer: [minorSeventh(9), ninth(5), major(0), major(7)],
    rhythms: [
      [0, 2, 3, 4, 6],
      [0, 2, 4, 6],
      [0, 3, 4, 6],
      [0, 2, 4],
    ],
    voice: "felt piano",
    brightness: 0.5,
    octave: 1,
    broken: 0.6,
    pulse: 0.2,
  },
  joy: {
    beatsPerMinute: 96,
    key: 62,
    scale: majorFive,
    theme: [major(0), major(7), minorSeventh(9), ninth(5)],
    answer: [ninth(5), major(7), minorSeventh(4), minorSeventh(9)],
    rhythms: [
      [0, 1, 2, 4, 6],
      [0, 2, 3, 4, 6, 7],
      [0, 2, 4, 5, 6],
      [0, 2, 4],
    ],
    voice: "music box",
    brightness: 0.6,
    octave: 1,
    broken: 0.8,
    pulse: 0.35,
  },
  wonder: {
    beatsPerMinute: 72,
    key: 62,
    scale: [0, 2, 4, 6, 7, 9],
    theme: [majorSeventh(0), major(2), minorSeventh(9), ninth(7)],
    answer: [minorSeventh(4), majorSeventh(7), major(2), ninth(0)],
    rhythms: [
      [0, 2, 4, 7],
      [0, 3, 6],
      [0, 2, 3, 4],
      [0, 4, 5],
    ],
    voice: "music box",
    brightness: 0.5,
    octave: 1,
    broken: 0.5,
    pulse: 0,
  },
  tense: {
    beatsPerMinute: 60,
    key: 50,
    scale: [0, 2, 3, 7, 8],
    theme: [minor(0), majorSeventh(8), minor(5), open(7)],
    answer: [minor(5), majorSeventh(8), minor(0), open(7)],
    rhythms: [[0, 5], [0, 6], [0], [2, 4]],
    voice: "felt piano",
    brightness: 0.25,
    octave: 2,
    broken: 0.15,
    pulse: 0.8,
  },
  worried: {
    beatsPerMinute: 70,
    key: 52,
    scale: minorFive,
    theme: [minor(0), minorSeventh(5), majorSeventh(8), open(7)],
    answer: [minorSeventh(5), majorSeventh(3), majorSeventh(8), minorSeventh(7)],
    rhythms: [
      [0, 3],
      [0, 2, 5],
      [0, 4, 7],
      [0, 4],
    ],
    voice: "felt piano",
    brightness: 0.3,
    octave: 2,
    broken: 0.4,
    pulse: 0.4,
  },
  sad: {
    beatsPerMinute: 56,
    key: 57,
    scale: minorFive,
    theme: [minorSeventh(0), majorSeventh(8), majorSeventh(3), major(10)],
    answer: [majorSeventh(8), majorSeventh(3), minorSeventh(5), minorSeventh(7)],
    rhythms: [
      [0, 3, 4],
      [0, 4, 6],
      [0, 4],
      [0, 2, 4],
    ],
    voice: "felt piano",
    brightness: 0.22,
    octave: 1,
    broken: 0.35,
    pulse: 0,
  },
  asleep: {
    beatsPerMinute: 54,
    key: 60,
    scale: majorFive,
    theme: [ninth(0), majorSeventh(5), ninth(0), ninth(7)],
    answer: [majorSeventh(5), minorSeventh(4), majorSeventh(5), ninth(7)],
    rhythms: [[0, 4], [0, 3, 6], [0, 2, 4], [0]],
    voice: "music box",
    brightness: 0.2,
    octave: 1,
    broken: 0.25,
    pulse: 0,
  },
};
