import type OpenAI from "openai";
import { engineFacts } from "#contract/catalogue/engines.ts";
import type { ListModels } from "#functions/adapters/engines/check-engine.ts";
import type { ImageEngine, SpeechEngine, TextEngine } from "#functions/adapters/engines/engine.ts";
import { EngineUnavailable } from "#functions/core/shared/errors.ts";
import { engineSetting } from "../environment.ts";

/**
 * The engines by name. Their SDKs are loaded on first use: most functions call one of them, and the functions that take
 * orders seldom any.
 */
export const textEngine = async (name: string): Promise<TextEngine> => {
  if (name === "gemini") {
    const { geminiText } = await import("#functions/adapters/engines/gemini/text.ts");
    return geminiText(await gemini());
  }
  if (name === "bedrock") {
    const { bedrockText } = await import("#functions/adapters/engines/bedrock/text.ts");
    return bedrockText(await bedrock());
  }
  const { openAiText } = await import("#functions/adapters/engines/openai/text.ts");
  return openAiText(name, await openAi(name));
};

export const imageEngine = async (name: string): Promise<ImageEngine> => {
  if (name === "gemini") {
    const { geminiImage } = await import("#functions/adapters/engines/gemini/image.ts");
    return geminiImage(await gemini());
  }
  if (name === "bedrock") {
    const { bedrockImage } = await import("#functions/adapters/engines/bedrock/image.ts");
    return bedrockImage(await bedrock());
  }
  const { openAiImage } = await import("#functions/adapters/engines/openai/image.ts");
  return openAiImage(name, await openAi(name));
};

export const speechEngine = async (name: string): Promise<SpeechEngine> => {
  if (name === "gemini") {
    const { geminiSpeech } = await import("#functions/adapters/engines/gemini/speech.ts");
    return geminiSpeech(await gemini());
  }
  if (name === "polly") {
    const { pollySpeech } = await import("#functions/adapters/engines/polly/speech.ts");
    return pollySpeech(await polly());
  }
  const { openAiSpeech } = await import("#functions/adapters/engines/openai/speech.ts");
  return openAiSpeech(name, await openAi(name));
};

/** Lists the models of an engine. */
export const listModels = async (name: string): Promise<ListModels> => {
  if (name === "bedrock") {
    const { bedrockModels } = await import("#functions/adapters/engines/bedrock/list-models.ts");
    return bedrockModels(await bedrockCatalogue());
  }
  if (name === "polly") {
    const { pollyModels } = await import("#functions/adapters/engines/polly/list-voices.ts");
    return pollyModels(await polly());
  }
  if (name === "gemini") {
    const { geminiModels } = await import("#functions/adapters/engines/gemini/list-models.ts");
    return geminiModels(await gemini());
  }
  const { openAiModels } = await import("#functions/adapters/engines/openai/list-models.ts");
  return openAiModels(name, await openAi(name));
};

/** Makes a client on the first call and returns the same one on every later call. */
const remembered = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: { readonly client: T } | undefined;
  return async () => {
    made ??= { client: await make() };
    return made.client;
  };
};

const gemini = remembered(async () => {
  const { GoogleGenAI } = await import("@google/genai");
  const { key, url } = engineFacts("gemini");
  const baseUrl = engineSetting(url);
  return new GoogleGenAI({ apiKey: requireKey("gemini", key), ...(baseUrl && { httpOptions: { baseUrl } }) });
});

const polly = remembered(async () => {
  const { PollyClient } = await import("@aws-sdk/client-polly");
  const { NodeHttpHandler } = await import("@smithy/node-http-handler");
  // Over HTTP/1: for calls this short a lasting HTTP/2 session only outlives the function.
  return new PollyClient({ ...awsAccount(), requestHandler: new NodeHttpHandler() });
});

const bedrock = remembered(async () => {
  const { BedrockRuntimeClient } = await import("@aws-sdk/client-bedrock-runtime");
  const { NodeHttpHandler } = await import("@smithy/node-http-handler");
  // The state machine retries.
  return new BedrockRuntimeClient({ ...awsAccount(), requestHandler: new NodeHttpHandler(), maxAttempts: 1 });
});

const bedrockCatalogue = remembered(async () => {
  const { BedrockClient } = await import("@aws-sdk/client-bedrock");
  return new BedrockClient(awsAccount());
});

/** On one machine, the account of the person who runs it. In AWS, the function's role. */
const awsAccount = () => {
  const [region, accessKeyId, secretAccessKey, sessionToken] = ["REGION", "ID", "SECRET", "TOKEN"].map((name) =>
    engineSetting(`ENGINE_AWS_${name}`),
  );
  if (!region || !accessKeyId || !secretAccessKey) return {};
  return { region, credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) } };
};

const openAiClients = new Map<string, OpenAI>();

const openAi = async (name: string): Promise<OpenAI> => {
  const known = openAiClients.get(name);
  if (known) return known;
  const { default: OpenAI } = await import("openai");
  const { key, url, defaultUrl, isLocal } = engineFacts(name);
  const baseURL = engineSetting(url) ?? defaultUrl;
  if (!baseURL) throw new EngineUnavailable(name, "unreachable", `${url} is not set`);
  // Local servers ask for no key, but the SDK wants a text.
  const apiKey = isLocal ? (engineSetting(key) ?? "none") : requireKey(name, key);
  const client = new OpenAI({ apiKey, baseURL, maxRetries: 0 });
  openAiClients.set(name, client);
  return client;
};

const requireKey = (engine: string, name: string | undefined): string => {
  const key = engineSetting(name);
  if (!key) throw new EngineUnavailable(engine, "bad-key", `${name} is not set`);
  return key;
};
