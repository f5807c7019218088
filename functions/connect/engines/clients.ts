import { engineFacts } from "#contract/catalogue/engines.ts";
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
  throw notSetUp(name);
};

export const imageEngine = async (name: string): Promise<ImageEngine> => {
  if (name === "gemini") {
    const { geminiImage } = await import("#functions/adapters/engines/gemini/image.ts");
    return geminiImage(await gemini());
  }
  throw notSetUp(name);
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
  throw notSetUp(name);
};

const notSetUp = (name: string) => new EngineUnavailable(name, "unreachable", "no such engine is set up");

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
  return new PollyClient({ requestHandler: new NodeHttpHandler() });
});

const requireKey = (engine: string, name: string | undefined): string => {
  const key = engineSetting(name);
  if (!key) throw new EngineUnavailable(engine, "bad-key", `${name} is not set`);
  return key;
};
