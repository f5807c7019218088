import type { Usage } from "#contract/catalogue/engine-prices.ts";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { WordTime } from "#functions/core/media/ports.ts";

/**
 * An engine makes text, pictures or speech. Its three functions know no story and no film: writer.ts, illustrator.ts
 * and narrator.ts build on them. They throw `ContentBlocked` for refused content, `UnusableAnswer` for an answer
 * without content, which is charged, `ProviderBusy` or `ProviderTimeout` for what a retry may fix, and `EngineUnavailable` for what only the operator can fix.
 */

interface Answer {
  readonly usage: Usage;
  /** Forgets an answer that cannot be used, so that the next call asks the provider again. */
  readonly discard?: () => Promise<void>;
}

/** A JSON schema, as providers accept it in a request. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface TextRequest {
  readonly model: string;
  /** The system instruction: the model's role and the rules that user text must not override. */
  readonly instruction: string;
  /** The prompt. */
  readonly task: string;
  /** The shape of the answer. An engine sends as much of it as its provider accepts, so the caller checks the answer. */
  readonly schema: JsonSchema;
  /** 0 to 1. Without it, the model's own default. */
  readonly temperature?: number | undefined;
  readonly timeoutMs: number;
}

export interface TextAnswer extends Answer {
  /** As the model wrote it: it may be fenced, or not match the schema. */
  readonly text: string;
}

export interface TextEngine {
  ask(request: TextRequest): Promise<TextAnswer>;
}

/** A picture that the new one is drawn after. */
export interface ReferenceImage {
  readonly name: string;
  readonly png: Uint8Array;
}

export interface ImageRequest {
  readonly model: string;
  readonly prompt: string;
  readonly references: readonly ReferenceImage[];
  /** Pixels. An engine asks for the nearest size that its model has, so the caller resizes the picture. */
  readonly width: number;
  readonly height: number;
  readonly timeoutMs: number;
}

export interface ImageAnswer extends Answer {
  /** PNG, JPEG or WebP. */
  readonly image: Uint8Array;
}

export interface ImageEngine {
  /** False for an engine that draws after words only: it gets no reference pictures, and no sheets are paid for. */
  readonly takesReferences?: boolean;
  paint(request: ImageRequest): Promise<ImageAnswer>;
}

export interface SpeechRequest {
  readonly model: string;
  /** Spoken word for word. */
  readonly text: string;
  /** How it is spoken. Never part of the spoken text; engines without such a field leave it out. */
  readonly style: string;
  readonly language: LanguageId;
  /** The id of a voice in contract/catalogue/voices.ts. */
  readonly voice: string;
  readonly timeoutMs: number;
}

export interface SpeechAnswer extends Answer {
  /** Mono, from -1 to 1. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** The time of every word of the text, if the provider says it. */
  readonly words?: readonly WordTime[];
}

export interface SpeechEngine {
  speak(request: SpeechRequest): Promise<SpeechAnswer>;
}
