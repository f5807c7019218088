import { type LanguageId, languageIds } from "./languages.ts";

/** What an engine can make. */
export type EngineTask = "text" | "image" | "speech" | "music";

export interface EngineFacts {
  /** As people know it. */
  readonly label: string;
  readonly makes: readonly EngineTask[];
  /** The setting of its key; undefined if it needs none. */
  readonly key?: string;
  /** The setting of its address, for an engine that is called over HTTP. */
  readonly url?: string;
  /** Its address without that setting. */
  readonly defaultUrl?: string;
  /** A server that people run themselves: it works without a key. */
  readonly isLocal?: true;
  /** Runs inside `npm start`, after a command has installed it. It is not in a deployment. */
  readonly isInProcess?: true;
  /** Called with the role of the AWS account instead of a key. */
  readonly isAws?: true;
  /** The languages that it has no voice for. */
  readonly mute?: readonly LanguageId[];
}

/** Any server that speaks OpenAI's API, by the settings of its name. */
const compatible = (name: string, label: string, facts: Partial<EngineFacts> = {}): EngineFacts => ({
  label,
  makes: ["text", "image", "speech"],
  url: `ENGINE_${settingPart(name)}_URL`,
  key: `ENGINE_${settingPart(name)}_KEY`,
  ...facts,
});

const settingPart = (name: string): string => name.toUpperCase().replaceAll("-", "_");

/** https://github.com/hexgrad/kokoro: its voices speak eight of our languages. */
const kokoroMute = languageIds.filter(
  (id) => !["english", "spanish", "french", "hindi", "italian", "japanese", "portuguese", "chinese"].includes(id),
);

/** The engines that are known by name. Any other name is a server that speaks OpenAI's API. */
const knownEngines: Readonly<Record<string, EngineFacts>> = {
  "built-in": { label: "Built-in", makes: ["text", "image", "speech", "music"] },
  gemini: {
    label: "Gemini",
    makes: ["text", "image", "speech"],
    key: "GEMINI_API_KEY",
    url: "GEMINI_BASE_URL",
    defaultUrl: "https://generativelanguage.googleapis.com",
  },
  openai: {
    label: "OpenAI",
    makes: ["text", "image", "speech"],
    key: "OPENAI_API_KEY",
    url: "OPENAI_BASE_URL",
    defaultUrl: "https://api.openai.com/v1",
    mute: ["bengali"],
  },
  openrouter: compatible("openrouter", "OpenRouter", {
    makes: ["text"],
    defaultUrl: "https://openrouter.ai/api/v1",
  }),
  ollama: compatible("ollama", "Ollama", { isLocal: true, makes: ["text"] }),
  lmstudio: compatible("lmstudio", "LM Studio", {
    isLocal: true,
    makes: ["text"],
  }),
  localai: compatible("localai", "LocalAI", { isLocal: true }),
  // `kokoro-js` turns only English into sounds.
  kokoro: {
    label: "Kokoro",
    makes: ["speech"],
    isInProcess: true,
    mute: languageIds.filter((id) => id !== "english"),
  },
  "kokoro-fastapi": compatible("kokoro-fastapi", "Kokoro-FastAPI", {
    isLocal: true,
    makes: ["speech"],
    mute: kokoroMute,
  }),
  bedrock: { label: "Amazon Bedrock", makes: ["text", "image"], isAws: true },
  polly: { label: "Amazon Polly", makes: ["speech"], isAws: true, mute: ["bengali"] },
};

export const engineFacts = (name: string): EngineFacts => knownEngines[name] ?? compatible(name, name);

/** A model that an engine takes when the operator names none. */
export interface DefaultModel {
  readonly model: string;
  /** The day on which the provider's list had it. */
  readonly checked: string;
  /** The day from which the provider may switch it off; undefined while none is announced. */
  readonly retires: string | undefined;
}

/** https://ai.google.dev/gemini-api/docs/deprecations, https://docs.aws.amazon.com/polly/latest/dg/generative-voices.html */
const defaultModels: Readonly<Record<string, Partial<Record<EngineTask, DefaultModel>>>> = {
  gemini: {
    text: { model: "gemini-3.8-flash", checked: "2026-11-22", retires: undefined },
    image: { model: "gemini-nano-banana-2.1", checked: "2026-11-22", retires: undefined },
    speech: { model: "gemini-3.8-flash-lite-tts", checked: "2026-11-22", retires: undefined },
  },
  kokoro: { speech: { model: "q8", checked: "2026-11-22", retires: undefined } },
  "kokoro-fastapi": { speech: { model: "kokoro", checked: "2026-11-22", retires: undefined } },
  polly: { speech: { model: "generative", checked: "2026-11-22", retires: undefined } },
};

export const defaultModelOf = (engine: string, task: EngineTask): DefaultModel | undefined =>
  defaultModels[engine]?.[task];

/** Whether an engine has a voice for a language. */
export const speaksLanguage = (engine: string, language: LanguageId): boolean =>
  !engineFacts(engine).mute?.includes(language);

/** The name of an engine where an administrator pauses it: also one that this version does not know. */
export const engineNameRule = {
  pattern: /^[a-z][a-z0-9-]{0,39}$/,
  error: "The name of an engine has lower-case letters, digits and hyphens, for example gemini",
} as const;
