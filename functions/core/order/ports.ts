import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { Outline } from "#contract/order/outline.ts";
import type { Models } from "../provider/ports.ts";

export interface HasSpeechEstimate {
  /** Speech duration of a text in seconds. */
  readonly estimateSpeechSeconds: (text: string, language: LanguageId) => number;
}

export interface HasOutlines {
  /** What the built-in writer understands of an idea; its language is assumed where its words do not tell. */
  readonly readOutline: (idea: string, language: LanguageId) => Promise<Outline>;
  /** The language of an idea or a story: the given one where its words do not tell. */
  readonly detectLanguage: (text: string, language: LanguageId) => Promise<LanguageId>;
}

export interface HasOrderSettings {
  readonly settings: {
    /** Seconds that a new task can be edited. */
    readonly editSeconds: number;
    /** Pixels of the short side of new films. */
    readonly filmShortSide: number;
    readonly models: Pick<Models, "writer">;
  };
}
