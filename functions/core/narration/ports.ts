import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { SpeechStyle } from "#contract/catalogue/speech-styles.ts";
import type { WordTime } from "../media/ports.ts";
import type { WavReader } from "../media/read-wav.ts";

export interface Narrator {
  speak(request: {
    readonly text: string;
    readonly language: LanguageId;
    readonly voice: string;
    /** Engines that cannot follow it leave it out. */
    readonly style?: SpeechStyle;
    readonly model: string;
  }): Promise<Speech>;
}

/** Narration of one scene: mono sound with the time of every written word. */
export interface Speech {
  readonly sampleRate: number;
  readonly samples: Float32Array;
  readonly words: readonly WordTime[];
  readonly sentences: readonly Sentence[];
  /** The shapes of the mouth that says it, if the narrator knows the phones: see `SpokenWords`. */
  readonly mouth?: readonly MouthMark[];
}

/** A shape that a mouth takes at this second: 0 is closed, 2 wide open. */
export type MouthMark = readonly [seconds: number, shape: number];

export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** Index of its first and last word. */
  readonly words: readonly [first: number, last: number];
}

/** Recordings that people have made of a narration. */
export interface Recordings {
  /**
   * A recording (WAV, 48 kHz, mono, 16 bit) as speech: without the silence around it, as loud as a narrator, with the
   * time of every word of the text. Throws if it is silent, which the upload refuses.
   */
  read(request: { readonly wav: Uint8Array; readonly text: string; readonly language: LanguageId }): Promise<Speech>;
  /** Finds the part of each text in a recording of all of them, in order. Throws if it is silent. */
  split(
    request: WavReader & { readonly texts: readonly string[]; readonly language: LanguageId },
  ): Promise<readonly RecordedPart[]>;
}

/** A part of a recording, in seconds. */
export interface RecordedPart {
  readonly start: number;
  readonly end: number;
  /** How long its speech is, compared with what its words take at the pace of most texts. */
  readonly pace: number;
}

export interface HasRecordings {
  readonly recordings: Recordings;
}

export interface HasNarrator {
  readonly narrator: Narrator;
}
