import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startBedrock } from "../src/bedrock/index.ts";
import { startGemini } from "../src/gemini/index.ts";
import { startOpenAi } from "../src/openai/index.ts";

/** Posts JSON, and returns the status and the whole answer as text. */
const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const scenes = {
  type: "object",
  properties: { scenes: { type: "array", items: { type: "object", properties: { prompt: { type: "string" } } } } },
};

describe("Gemini's fake", () => {
  let gemini: Awaited<ReturnType<typeof startGemini>>;
  beforeAll(async () => {
    gemini = await startGemini({ apiKey: "a-key" });
  });
  afterEach(() => gemini.recover());
  afterAll(() => gemini.stop());

  const ask = (model: string, request: object, key = "a-key") =>
    post(`${gemini.endpoint}/v1beta/models/${model}:generateContent`, request, { "x-goog-api-key": key });
  const contents = [{ role: "user", parts: [{ text: "Draw these 3 scenes." }] }];
  const json = (schema: object) => ({ responseMimeType: "application/json", responseJsonSchema: schema });
  const voice = {
    responseModalities: ["AUDIO"],
    speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: "Kore" } } },
  };

  it.each([
    [
      "an unknown field",
      "gemini-3.8-flash",
      { contents, generationConfig: { temprature: 1 } },
      'Unknown name \\"temprature\\"',
    ],
    [
      "a counted list of objects",
      "gemini-3.8-flash",
      {
        contents,
        generationConfig: json({
          type: "object",
          properties: { scenes: { ...scenes.properties.scenes, minItems: 3 } },
        }),
      },
      "too many states",
    ],
    ["sound from a text model", "gemini-3.8-flash", { contents, generationConfig: voice }, "modalities: audio"],
    ["JSON from an image model", "gemini-nano-banana-2.1", { contents, generationConfig: json(scenes) }, "JSON mode"],
    [
      "a size that the image model has not",
      "gemini-nano-banana-2.1",
      { contents, generationConfig: { imageConfig: { imageSize: "512" } } },
      "Invalid image size",
    ],
    [
      "an instruction to a speech model",
      "gemini-3.8-flash-tts",
      { contents, systemInstruction: { parts: [{ text: "Be warm." }] }, generationConfig: voice },
      "Developer instruction",
    ],
    ["a text from a speech model", "gemini-3.8-flash-tts", { contents }, "modalities (TEXT)"],
  ])("refuses %s", async (_, model, request, words) => {
    const { status, text } = await ask(model, request);

    expect(status).toBe(400);
    expect(text).toContain(words);
  });

  it("refuses a wrong key, no key, and a model that was shut down", async () => {
    expect(await ask("gemini-3.8-flash", { contents }, "another")).toMatchObject({
      status: 400,
      text: expect.stringContaining("API_KEY_INVALID"),
    });
    expect(await ask("gemini-3.8-flash", { contents }, "")).toMatchObject({ status: 403 });
    expect(await ask("gemini-2.5-flash-image", { contents })).toMatchObject({ status: 404 });
  });

  it("answers as many items as it was asked for, and one less where it is short", async () => {
    const request = { contents, generationConfig: json(scenes) };
    const count = ({ text }: { text: string }) => {
      const { candidates } = JSON.parse(text);
      return JSON.parse(candidates[0].content.parts[0].text).scenes.length;
    };
    gemini.behave("text", "short", { times: 1 });

    expect(count(await ask("gemini-3.8-flash", request))).toBe(2);
    expect(count(await ask("gemini-3.8-flash", request))).toBe(3);
  });

  it("says when to come again, and counts tokens", async () => {
    gemini.failNext("429");

    expect((await ask("gemini-3.8-flash", { contents })).text).toContain('"retryDelay":"17s"');
    expect(
      JSON.parse((await ask("gemini-3.8-flash", { contents })).text).usageMetadata.totalTokenCount,
    ).toBeGreaterThan(0);
  });

  it("lists its models", async () => {
    const listed = await fetch(`${gemini.endpoint}/v1beta/models?key=a-key`);

    expect(JSON.stringify(await listed.json())).toContain("models/gemini-3.8-flash");
  });
});

describe("OpenAI's fake", () => {
  let openai: Awaited<ReturnType<typeof startOpenAi>>;
  beforeAll(async () => {
    openai = await startOpenAi({ apiKey: "sk-test" });
  });
  afterEach(() => openai.recover());
  afterAll(() => openai.stop());

  const ask = (path: string, request: object, key = "sk-test") =>
    post(`${openai.endpoint}${path}`, request, { authorization: `Bearer ${key}` });
  const chat = { model: "gpt-5.6-luna", messages: [{ role: "user", content: "Draw these 3 scenes as json." }] };
  const format = (schema: object) => ({ type: "json_schema", json_schema: { name: "scenes", strict: true, schema } });

  it.each([
    ["an unknown field", "/chat/completions", { ...chat, temprature: 1 }, "Unknown parameter: 'temprature'"],
    ["a temperature for a reasoning model", "/chat/completions", { ...chat, temperature: 0.2 }, "does not support 0.2"],
    ["max_tokens for a reasoning model", "/chat/completions", { ...chat, max_tokens: 9 }, "max_completion_tokens"],
    [
      "an open object in a strict schema",
      "/chat/completions",
      { ...chat, response_format: format(scenes) },
      "additionalProperties",
    ],
    [
      "a size that the model has not",
      "/images/generations",
      { model: "gpt-image-1-mini", prompt: "A fox", size: "1920x1080" },
      "1920x1080",
    ],
    [
      "a response format of a retired model",
      "/images/generations",
      { model: "gpt-image-2", prompt: "A fox", response_format: "b64_json" },
      "response_format",
    ],
    [
      "an unknown voice",
      "/audio/speech",
      { model: "gpt-4o-mini-tts", input: "Hello", voice: "bob" },
      "Input should be",
    ],
  ])("refuses %s", async (_, path, request, words) => {
    const { status, text } = await ask(path, request);

    expect(status).toBe(400);
    expect(text).toContain(words);
  });

  it("refuses a wrong key and an unknown model", async () => {
    expect(await ask("/chat/completions", chat, "another")).toMatchObject({ status: 401 });
    expect(await ask("/chat/completions", { ...chat, model: "gpt-9" })).toMatchObject({ status: 404 });
  });

  it("says when to come again", async () => {
    openai.failNext("429");

    expect((await ask("/chat/completions", chat)).headers.get("retry-after")).toBe("17");
  });

  it("counts the pictures of an edit, and draws after them in the requested size", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ model: "gpt-image-2", prompt: "A fox", size: "1280x720" }))
      form.set(name, value);
    form.append("image[]", new Blob(["a"]), "a.png");
    form.append("image[]", new Blob(["b"]), "b.png");

    const response = await fetch(`${openai.endpoint}/images/edits`, {
      method: "POST",
      headers: { authorization: "Bearer sk-test" },
      body: form,
    });

    expect(response.status).toBe(200);
    expect(openai.requests.at(-1)?.body).toMatchObject({ image: 2, size: "1280x720" });
  });
});

describe("Bedrock's fake", () => {
  let bedrock: Awaited<ReturnType<typeof startBedrock>>;
  beforeAll(async () => {
    bedrock = await startBedrock({ accessKeyId: "AKIATEST" });
  });
  afterAll(() => bedrock.stop());

  const ask = (model: string, operation: string, request: object, key = "AKIATEST") =>
    post(`${bedrock.endpoint}/model/${encodeURIComponent(model)}/${operation}`, request, {
      authorization: `AWS4-HMAC-SHA256 Credential=${key}/20261122/us-east-1/bedrock/aws4_request`,
    });
  const messages = [{ role: "user", content: [{ text: "Draw these 3 scenes." }] }];

  it("answers JSON as the input of a tool, and as text where a schema was given for it", async () => {
    const tools = [{ toolSpec: { name: "answer", inputSchema: { json: scenes } } }];
    const asTool = await ask("us.amazon.nova-2-lite-v1:0", "converse", { messages, toolConfig: { tools } });
    const jsonSchema = { schema: JSON.stringify(scenes) };
    const outputConfig = { textFormat: { type: "json_schema", structure: { jsonSchema } } };
    const asText = await ask("us.amazon.nova-2-lite-v1:0", "converse", { messages, outputConfig });

    expect(JSON.parse(asTool.text).output.message.content[0].toolUse.input.scenes).toHaveLength(3);
    expect(JSON.parse(JSON.parse(asText.text).output.message.content[0].text).scenes).toHaveLength(3);
  });

  it("refuses an unknown field, a wrong key, and a model that was retired", async () => {
    expect(await ask("us.amazon.nova-2-lite-v1:0", "converse", { messages, temprature: 1 })).toMatchObject({
      status: 400,
    });
    expect(await ask("us.amazon.nova-2-lite-v1:0", "converse", { messages }, "AKIAOTHER")).toMatchObject({
      status: 403,
    });
    expect(await ask("amazon.nova-canvas-v1:0", "invoke", { prompt: "A fox" })).toMatchObject({ status: 400 });
  });

  it("draws in the requested shape", async () => {
    const { text } = await ask("stability.stable-image-core-v1:1", "invoke", { prompt: "A fox", aspect_ratio: "16:9" });

    expect(JSON.parse(text)).toMatchObject({ finish_reasons: [null], images: [expect.any(String)] });
  });
});
