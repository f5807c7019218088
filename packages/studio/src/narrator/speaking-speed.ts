import { type Language, narrations } from "../languages/index.ts";

export interface SpeakingSpeed {
  /** Code points, spaces and punctuation included, without the pauses between sentences. */
  readonly charactersPerSecond: number;
  readonly sentencePauseSeconds: number;
}

/** The speed of the built-in voices at their own pace. */
export const speakingSpeed = (language: Language): SpeakingSpeed => ({
  charactersPerSecond: narrations[language].charactersPerSecond,
  sentencePauseSeconds: 0.43,
});
