import type { LanguageId } from "#contract/catalogue/languages.ts";

export interface HasSpeechEstimate {
  /** Seconds that a narrator needs for a text. */
  readonly estimateSpeechSeconds: (text: string, language: LanguageId) => number;
}

export interface HasOrderSettings {
  readonly settings: {
    /** Seconds that a new task stays open to changes. */
    readonly editSeconds: number;
  };
}
