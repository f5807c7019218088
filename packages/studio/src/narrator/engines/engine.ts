/** The lines of one narration, already in the words that the engine can read. */
export interface Script {
  readonly lines: readonly string[];
  /** 1 is the voice's own tempo. */
  readonly pace: number;
}

/** What an engine spoke, and where in its line it was when: the spoken word that begins at an offset begins at a second. */
export interface Utterance {
  readonly sampleRate: number;
  readonly samples: Float32Array;
  readonly marks: readonly { readonly offset: number; readonly seconds: number }[];
}
