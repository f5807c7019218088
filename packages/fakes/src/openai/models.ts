/** What a fake server offers. A local server such as Ollama lists other models, and refuses fewer options. */
export interface OpenAiModel {
  readonly kind: "text" | "image" | "speech";
  /** A reasoning model takes no temperature and no `max_tokens`. */
  readonly reasons?: boolean;
}

export const openAiModels: Readonly<Record<string, OpenAiModel>> = {
  "gpt-5.6-luna": { kind: "text", reasons: true },
  "gpt-5.4-mini": { kind: "text", reasons: true },
  "gpt-4.1-mini": { kind: "text" },
  "gpt-image-2": { kind: "image" },
  "gpt-image-1-mini": { kind: "image" },
  "gpt-4o-mini-tts": { kind: "speech" },
  "tts-1": { kind: "speech" },
};

export const openAiVoices = new Set(
  "alloy ash ballad coral echo fable marin cedar nova onyx sage shimmer verse".split(" "),
);
