import { engineFacts } from "#contract/catalogue/engines.ts";
import { SettingError } from "#contract/settings/parse.ts";
import { engineSecret } from "#contract/settings/settings.ts";
import type { ListModels } from "#functions/adapters/engines/check-engine.ts";
import type { ImageEngine, SpeechEngine, TextEngine } from "#functions/adapters/engines/engine.ts";
import { withSecret } from "#functions/adapters/shared/secret.ts";
import { EngineUnavailable } from "#functions/core/shared/errors.ts";
import { engineSetting } from "../environment.ts";
import { secretAt } from "../secrets.ts";

/**
 * The engines by name. Their SDKs are loaded on first use: most functions call one of them, and the functions that take
 * orders seldom any. A call whose key was refused is made once more if the key has been replaced since.
 */
export const textEngine = async (name: string): Promise<TextEngine> => {
  if (name === "bedrock") {
    const { bedrockText } = await import("#functions/adapters/engines/bedrock/text.ts");
    return bedrockText(await bedrock());
  }
  return { ask: (request) => withEngineKey(name, async (key) => (await textEngineWith(name, key)).ask(request)) };
};

export const imageEngine = async (name: string): Promise<ImageEngine> => {
  if (name === "bedrock") {
    const { bedrockImage } = await import("#functions/adapters/engines/bedrock/image.ts");
    return bedrockImage(await bedrock());
  }
  return { paint: (request) => withEngineKey(name, async (key) => (await imageEngineWith(name, key)).paint(request)) };
};

export const speechEngine = async (name: string): Promise<SpeechEngine> => {
  if (name === "polly") {
    const { pollySpeech } = await import("#functions/adapters/engines/polly/speech.ts");
    return pollySpeech(await polly());
  }
  if (name === "kokoro") return kokoro();
  return { speak: (request) => withEngineKey(name, async (key) => (await speechEngineWith(name, key)).speak(request)) };
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
  if (name === "kokoro") {
    const { kokoroModels } = await import("#functions/adapters/engines/kokoro/load.ts");
    return kokoroModels(kokoroFolder());
  }
  return (timeoutMs) => withEngineKey(name, async (key) => (await modelListWith(name, key))(timeoutMs));
};

/** Makes a value on the first call with these names and returns the same one on every later call. */
const remembered = <T>(make: (...names: string[]) => Promise<T>): ((...names: string[]) => Promise<T>) => {
  const made = new Map<string, Promise<T>>();
  return (...names) => {
    const id = JSON.stringify(names);
    const known = made.get(id) ?? make(...names);
    made.set(id, known);
    known.catch(() => made.delete(id));
    return known;
  };
};

const gemini = remembered(async (apiKey = "") => {
  const { GoogleGenAI } = await import("@google/genai");
  const baseUrl = engineSetting(engineFacts("gemini").url);
  return new GoogleGenAI({ apiKey, ...(baseUrl && { httpOptions: { baseUrl } }) });
});

const openAi = remembered(async (name = "", apiKey = "") => {
  const { default: OpenAI } = await import("openai");
  const { url, defaultUrl } = engineFacts(name);
  const baseURL = engineSetting(url) ?? defaultUrl;
  if (!baseURL) throw new EngineUnavailable(name, "unreachable", `${url} is not set`);
  return new OpenAI({ apiKey, baseURL, maxRetries: 0 });
});

const textEngineWith = remembered(async (name = "", key = ""): Promise<TextEngine> => {
  if (name === "gemini") {
    const { geminiText } = await import("#functions/adapters/engines/gemini/text.ts");
    return geminiText(await gemini(key));
  }
  const { openAiText } = await import("#functions/adapters/engines/openai/text.ts");
  return openAiText(name, await openAi(name, key));
});

const imageEngineWith = remembered(async (name = "", key = ""): Promise<ImageEngine> => {
  if (name === "gemini") {
    const { geminiImage } = await import("#functions/adapters/engines/gemini/image.ts");
    return geminiImage(await gemini(key));
  }
  const { openAiImage } = await import("#functions/adapters/engines/openai/image.ts");
  return openAiImage(name, await openAi(name, key));
});

const speechEngineWith = remembered(async (name = "", key = ""): Promise<SpeechEngine> => {
  if (name === "gemini") {
    const { geminiSpeech } = await import("#functions/adapters/engines/gemini/speech.ts");
    return geminiSpeech(await gemini(key));
  }
  const { openAiSpeech } = await import("#functions/adapters/engines/openai/speech.ts");
  return openAiSpeech(name, await openAi(name, key));
});

const modelListWith = remembered(async (name = "", key = ""): Promise<ListModels> => {
  if (name === "gemini") {
    const { geminiModels } = await import("#functions/adapters/engines/gemini/list-models.ts");
    return geminiModels(await gemini(key));
  }
  const { openAiModels } = await import("#functions/adapters/engines/openai/list-models.ts");
  return openAiModels(name, await openAi(name, key));
});

const polly = remembered(async () => {
  const { PollyClient } = await import("@aws-sdk/client-polly");
  const { NodeHttpHandler } = await import("@smithy/node-http-handler");
  // Over HTTP/1: for calls this short a lasting HTTP/2 session only outlives the function.
  return new PollyClient({ ...awsAccount(), requestHandler: new NodeHttpHandler() });
});

const kokoro = remembered(async () => {
  const { kokoroSpeech } = await import("#functions/adapters/engines/kokoro/speech.ts");
  const { loadKokoro } = await import("#functions/adapters/engines/kokoro/load.ts");
  return kokoroSpeech(loadKokoro(kokoroFolder(), (text) => process.stderr.write(text)));
});

/** The folder that `npm run kokoro` fills. Only `npm start` names it. */
const kokoroFolder = (): string => {
  const folder = engineSetting("ENGINE_KOKORO_DIR");
  if (!folder) throw new EngineUnavailable("kokoro", "unreachable", "it runs only with npm start");
  return folder;
};

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

const isKeyRefused = (error: unknown) => error instanceof EngineUnavailable && error.reason === "bad-key";

/** Calls an engine with its key. Throws `EngineUnavailable` if it has none and needs one. */
const withEngineKey = <T>(engine: string, call: (key: string) => Promise<T>): Promise<T> => {
  const { key = "", isLocal, defaultUrl } = engineFacts(engine);
  const place = engineSecret(key);
  if (!place) throw new EngineUnavailable(engine, "bad-key", "it has no setting for a key");
  const needsNoKey = isLocal || defaultUrl === undefined;
  const { value, renewed } = secretAt(place);
  const found = async () => {
    const text = await value().catch(refuseMissing);
    if (text) return text;
    // Such servers may ask for no key, but the SDK wants a text.
    if (needsNoKey) return "none";
    throw new EngineUnavailable(engine, "bad-key", `${key} is not set`);
  };
  return withSecret({ value: found, renewed }, call, isKeyRefused);
};

const refuseMissing = (error: unknown): undefined => {
  if (!(error instanceof SettingError)) throw error;
};
