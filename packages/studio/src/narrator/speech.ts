import type { Language } from "../languages/index.ts";

/** A word as it is written and when it is heard, in seconds. What is written but not said (a smile) takes no time. */
export interface WordTime {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Speech {
  readonly sampleRate: 48_000;
  /** One channel. */
  readonly samples: Float32Array;
  /** Every word of the text, in its order. */
  readonly words: readonly WordTime[];
  /** When each sentence is heard, and its first and last word. */
  readonly sentences: readonly {
    readonly start: number;
    readonly end: number;
    readonly words: readonly [first: number, last: number];
  }[];
}

export interface SpeechRequest {
  readonly text: string;
  readonly language: Language;
  /** Its id: "studio-english-ella". */
  readonly voice: string;
  /** 0.95 to 1.05: the tempo, 1 being the voice's own. */
  readonly pace?: number;
  /** How much longer than usual the pauses between sentences are. */
  readonly pauseScale?: number;
}
