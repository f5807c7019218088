import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { WordTime } from "../media/ports.ts";

export interface Narrator {
  speak(request: {
    readonly text: string;
    readonly language: LanguageId;
    readonly voice: string;
    readonly model: string;
  }): Promise<Speech>;
}

/** Narration of one scene: mono sound with the time of every written word. */
export interface Speech {
  readonly sampleRate: number;
  readonly samples: Float32Array;
  readonly words: readonly WordTime[];
  readonly sentences: readonly Sentence[];
}

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
}

export interface HasRecordings {
  readonly recordings: Recordings;
}

export interface HasNarrator {
  readonly narrator: Narrator;
}
