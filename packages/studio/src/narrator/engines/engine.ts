import type { MouthMark } from "./mouth.ts";

/** The phrases of one narration, with numbers and abbreviations already written out. */
export interface Script {
  readonly phrases: readonly string[];
  /** Tempo factor: 1 is the voice's own. */
  readonly pace: number;
}

/** The sound of one phrase. A mark says at which second the word at a text offset begins. */
export interface SpokenPhrase {
  readonly sampleRate: number;
  readonly samples: Float32Array;
  readonly marks: readonly { readonly offset: number; readonly seconds: number }[];
  /** The shapes of the mouth that says it, in order. */
  readonly mouth: readonly MouthMark[];
}
