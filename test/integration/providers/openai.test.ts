import { startOpenAi } from "@animation-agent/fakes/openai";
import OpenAI from "openai";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkEngine } from "#functions/adapters/engines/check-engine.ts";
import type { ImageRequest, SpeechRequest, TextRequest } from "#functions/adapters/engines/engine.ts";
import { openAiImage } from "#functions/adapters/engines/openai/image.ts";
import { openAiModels } from "#functions/adapters/engines/openai/list-models.ts";
import { openAiSpeech } from "#functions/adapters/engines/openai/speech.ts";
import { openAiText } from "#functions/adapters/engines/openai/text.ts";
import { ContentBlocked, ProviderBusy } from "#functions/core/shared/errors.ts";

const apiKey = "sk-not-a-real-key";
type Service = Awaited<ReturnType<typeof startOpenAi>>;
let service: Service;
/** A server without structured outputs and without edits. */
let plain: Service;

beforeAll(async () => {
  service = await startOpenAi({ apiKey });
  plain = await startOpenAi({ hasJsonSchema: false, hasEdits: false });
});
afterEach(() => {
  for (const each of [service, plain]) {
    each.recover();
    each.requests.splice(0);
  }
});
afterAll(() => Promise.all([service.stop(), plain.stop()]));

const client = ({ endpoint }: Service, key = apiKey) => new OpenAI({ apiKey: key, baseURL: endpoint, maxRetries: 0 });

const request: TextRequest = {
  model: "gpt-4.1-mini",
  instruction: "You answer with JSON.",
  task: "Name the cast.",
  schema: { type: "object", properties: { title: { type: "string" } }, required: ["title"] },
  temperature: 0.3,
  timeoutMs: 20_000,
};
const picture: ImageRequest = {
  model: "gpt-image-2",
  prompt: "A fox",
  references: [],
  width: 1920,
  height: 1080,
  timeoutMs: 20_000,
};
const speech: SpeechRequest = {
  model: "gpt-4o-mini-tts",
  text: "The fox sails all day and all night.",
  style: "Warm",
  language: "english",
  voice: "studio-english-ross",
  timeoutMs: 20_000,
};
const ask = (given: Partial<TextRequest> = {}) => openAiText("openai", client(service)).ask({ ...request, ...given });
const bodies = (of: Service): readonly object[] => of.requests.map(({ body }) => body);

describe("text by a server that speaks OpenAI's API", () => {
  it("is JSON of the schema, with its tokens", async () => {
    const { text, usage } = await ask();

    expect(JSON.parse(text)).toHaveProperty("title");
    expect(usage).toMatchObject({ provider: "openai", model: "gpt-4.1-mini" });
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(service.refused).toEqual([]);
  });

  it("is asked for without a temperature where the model refuses it, and then never with one", async () => {
    const engine = openAiText("openai", client(service));
    const model = "gpt-5.4-mini";

    await engine.ask({ ...request, model });
    service.refused.splice(0);
    await engine.ask({ ...request, model });

    expect(service.refused).toEqual([]);
    expect(bodies(service).every((body) => !("temperature" in body))).toBe(true);
  });

  it("is asked for with the schema in the prompt where a server takes none", async () => {
    const { text } = await openAiText("ollama", client(plain)).ask(request);

    expect(JSON.parse(text)).toHaveProperty("title");
    expect(JSON.stringify(bodies(plain).at(-1))).toContain("matches this JSON schema");
  });
});

describe("a picture by a server that speaks OpenAI's API", () => {
  const fox = { name: "Fox", png: new Uint8Array() };
  beforeAll(async () => {
    const shape = { width: 8, height: 8, channels: 3 as const, background: "red" };
    fox.png = new Uint8Array(await sharp({ create: shape }).png().toBuffer());
  });

  it("has at least the pixels of the film", async () => {
    const { usage } = await openAiImage("openai", client(service)).paint(picture);

    expect(bodies(service).at(-1)).toMatchObject({ size: "1920x1088" });
    expect(usage).toMatchObject({ pictures: 1 });
  });

  it("is drawn after the reference pictures, and without them where the server has no edits", async () => {
    await openAiImage("openai", client(service)).paint({ ...picture, references: [fox] });
    const { image } = await openAiImage("localai", client(plain)).paint({ ...picture, references: [fox] });

    expect(service.requests.map(({ path }) => path)).toEqual(["/images/edits"]);
    expect(plain.requests.map(({ path }) => path)).toEqual(["/images/generations"]);
    expect(image.length).toBeGreaterThan(0);
  });

  it("that is refused is not asked for again as it was", async () => {
    service.failNext("blocked");

    await expect(openAiImage("openai", client(service)).paint(picture)).rejects.toThrow(ContentBlocked);
  });
});

it("speech has the text verbatim and the direction beside it", async () => {
  const { samples, sampleRate } = await openAiSpeech("openai", client(service)).speak(speech);

  expect(samples.length / sampleRate).toBeGreaterThan(1);
  expect(bodies(service).at(-1)).toMatchObject({ input: speech.text, instructions: "Warm", voice: "onyx" });
});

describe("what goes wrong", () => {
  it.each(["429", "500", "503", "reset", "slow"] as const)("%s: is asked again later", async (fault) => {
    service.failNext(fault);

    const error = await ask(fault === "slow" ? { timeoutMs: 300 } : {}).catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(ProviderBusy);
    if (fault === "429") expect(error).toMatchObject({ retryAfterSeconds: 17 });
  });

  it.each([
    ["401", "bad-key"],
    ["403", "bad-key"],
    ["404", "unknown-model"],
    ["no quota", "no-quota"],
  ] as const)("%s: the engine is not available (%s)", async (fault, reason) => {
    service.failNext(fault);

    const error = await ask().catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ name: "EngineUnavailable", engine: "openai", reason });
    expect(String(error)).not.toContain("sk-");
  });

  it("a text that is refused is not asked for again as it was", async () => {
    service.failNext("blocked");

    const error = await ask().catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(ContentBlocked);
    // The owner of the film reads the provider's words, without the HTTP status.
    expect(String((error as Error).message)).toMatch(/^[A-Z]/);
  });
});

describe("the check of an engine", () => {
  const check = (model: string, key = apiKey) =>
    checkEngine("openai", model, async () => openAiModels("openai", client(service, key)));

  it("finds a model that is there, and says which there are instead of another", async () => {
    expect(await check("gpt-4.1-mini")).toBeUndefined();
    expect(await check("gpt-2")).toMatchObject({
      reason: "unknown-model",
      message: expect.stringContaining("gpt-4.1"),
    });
  });

  it("says that a key is wrong, and that nothing answers", async () => {
    const stopped = await startOpenAi();
    await stopped.stop();
    const nowhere = client(stopped);

    expect(await check("gpt-4.1-mini", "sk-wrong")).toMatchObject({ reason: "bad-key" });
    expect(await checkEngine("ollama", "qwen3:8b", async () => openAiModels("ollama", nowhere))).toMatchObject({
      reason: "unreachable",
      message: `ollama: nothing answers at ${stopped.endpoint}`,
    });
  });

  it("does not mind a server that is only busy", async () => {
    service.failNext("503");

    expect(await check("gpt-4.1-mini")).toBeUndefined();
  });
});
