import type { Random } from "../random.ts";
import type { Chord, MoodMusic } from "./moods.ts";

/** One note: start and length in eighths, pitch as a MIDI note, strength from 0 to 1. */
export interface Note {
  readonly part: "pad" | "bass" | "left hand" | "melody";
  readonly at: number;
  readonly eighths: number;
  readonly pitch: number;
  readonly strength: number;
}

export const barsInLoop = 16;
export const eighthsInBar = 8;

/**
 * Composes sixteen bars: the theme, the theme with another ending, the answer, the theme.
 */
export const compose = (music: MoodMusic, random: Random): readonly Note[] => {
  const theme = composeMelody(music.theme, music, random, 0);
  const ending = composeMelody(music.theme, music, random, 0).slice(-1);
  const answer = composeMelody(music.answer, music, random, 2);
  const melodies = [theme, [...theme.slice(0, 3), ...ending], answer, theme];
  const chords = [music.theme, music.theme, music.answer, music.theme].flat();
  return melodies.flat().flatMap((bar, index) => {
    const chord = chords[index] ?? { root: 0, tones: [0, 4, 7] };
    const start = index * eighthsInBar;
    const placed = bar.map((note) => ({
      ...note,
      at: start + note.at,
      strength: note.strength * (0.85 + 0.15 * random()),
    }));
    return [...pad(chord, music, start), ...bass(chord, music, start), ...leftHand(chord, music, start), ...placed];
  });
};

/** Moves a pitch by octaves to within six semitones of another, so that voices move little between chords. */
const nearestOctave = (pitch: number, centre: number): number => pitch - 12 * Math.round((pitch - centre) / 12);

const pad = (chord: Chord, music: MoodMusic, at: number): readonly Note[] =>
  chord.tones.map((tone, index) => ({
    part: "pad",
    at,
    eighths: eighthsInBar,
    pitch: nearestOctave(music.key + chord.root + tone, 53 + index * 4),
    strength: 0.8,
  }));

const bass = (chord: Chord, music: MoodMusic, at: number): readonly Note[] => {
  const pitch = nearestOctave(music.key + chord.root, 41);
  const held: Note = { part: "bass", at, eighths: eighthsInBar, pitch, strength: 1 - music.pulse * 0.3 };
  if (music.pulse === 0) return [held];
  const beats = [2, 4, 6].map(
    (eighth): Note => ({ part: "bass", at: at + eighth, eighths: 2, pitch, strength: music.pulse * 0.55 }),
  );
  return [held, ...beats];
};

/** The tones of the chord one after another, up and down. */
const leftHand = (chord: Chord, music: MoodMusic, at: number): readonly Note[] => {
  const tones = chord.tones.map((tone) => nearestOctave(music.key + chord.root, 52) + tone);
  const path = [0, 1, 2, 3, 2, 1, 2, 1];
  const step = music.broken > 0.5 ? 1 : 2;
  return path.flatMap((tone, eighth) =>
    eighth % step === 0
      ? [
          {
            part: "left hand",
            at: at + eighth,
            eighths: step,
            pitch: tones[tone] ?? 52,
            strength: music.broken * (eighth === 0 ? 1 : 0.75),
          },
        ]
      : [],
  );
};

/** Four bars of melody: chord tones on strong beats, steps of the scale between them. */
const composeMelody = (
  chords: readonly Chord[],
  music: MoodMusic,
  random: Random,
  lift: number,
): readonly (readonly Note[])[] => {
  const ladder = [-1, 0, 1, 2].flatMap((octave) =>
    music.scale.map((step) => music.key + (music.octave + octave) * 12 + step),
  );
  const home = music.key + music.octave * 12 + 5 + lift;
  let last = home;
  return chords.map((chord) => {
    const rhythm = random.pick(music.rhythms);
    return rhythm.map((at, index): Note => {
      const strong = at % 4 === 0;
      const tones = chord.tones.map((tone) => nearestOctave(music.key + chord.root + tone, last));
      const choices = strong ? tones : ladder.filter((pitch) => Math.abs(pitch - last) <= 4 && pitch !== last);
      last = closest(choices, last + (random() - 0.5) * 7 + (home - last) * 0.35);
      const eighths = (rhythm[index + 1] ?? eighthsInBar) - at;
      return { part: "melody", at, eighths, pitch: last, strength: strong ? 1 : 0.75 };
    });
  });
};

const closest = (pitches: readonly number[], wish: number): number =>
  pitches.reduce(
    (best, pitch) => (Math.abs(pitch - wish) < Math.abs(best - wish) ? pitch : best),
    pitches[0] ?? Math.round(wish),
  );
