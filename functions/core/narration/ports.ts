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

export interface HasNarrator {
  readonly narrator: Narrator;
}
