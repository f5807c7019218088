import type { Language } from "../languages/index.ts";
import type { MouthMark } from "./engines/mouth.ts";

/** A written word and its time in seconds. An unspoken word (an emoji) has no duration. */
export interface WordTime {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Speech {
  readonly sampleRate: 48_000;
  /** Mono. */
  readonly samples: Float32Array;
  /** Every word of the text, in order. */
  readonly words: readonly WordTime[];
  /** The time of each sentence, and the indexes of its first and last word. */
  readonly sentences: readonly {
    readonly start: number;
    readonly end: number;
    readonly words: readonly [first: number, last: number];
  }[];
  /** The shapes of the mouth that says it, in order. */
  readonly mouth: readonly MouthMark[];
}

export interface SpeechRequest {
  readonly text: string;
  readonly language: Language;
  /** The id of a voice: "studio-english-ella". */
  readonly voice: string;
  /** Tempo factor, 0.8 to 1.2. 1 is the voice's own. */
  readonly pace?: number;
  /** Pitch factor, 0.9 to 1.15. 1 is the voice's own. */
  readonly pitch?: number;
  /** Factor of the pauses between sentences. */
  readonly pauseScale?: number;
}
