import { startBedrock } from "@animation-agent/fakes/bedrock";
import type { Behaviour } from "@animation-agent/fakes/behaviours";
import { startGemini } from "@animation-agent/fakes/gemini";
import { startOpenAi } from "@animation-agent/fakes/openai";
import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { GoogleGenAI } from "@google/genai";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import OpenAI from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bedrockImage } from "#functions/adapters/engines/bedrock/image.ts";
import { bedrockText } from "#functions/adapters/engines/bedrock/text.ts";
import { geminiImage } from "#functions/adapters/engines/gemini/image.ts";
import { geminiSpeech } from "#functions/adapters/engines/gemini/speech.ts";
import { geminiText } from "#functions/adapters/engines/gemini/text.ts";
import { engineIllustrator } from "#functions/adapters/engines/illustrator.ts";
import { engineNarrator } from "#functions/adapters/engines/narrator.ts";
import { openAiImage } from "#functions/adapters/engines/openai/image.ts";
import { openAiSpeech } from "#functions/adapters/engines/openai/speech.ts";
import { openAiText } from "#functions/adapters/engines/openai/text.ts";
import { engineWriter } from "#functions/adapters/engines/writer.ts";
import {
  ContentBlocked,
  EngineUnavailable,
  ProviderBusy,
  ProviderTimeout,
  UnusableAnswer,
} from "#functions/core/shared/errors.ts";
import { makePlan, makeScene, makeStory, makeStoryRequest } from "#test/support/studio.ts";
import type { Engines } from "./support/film.ts";
import { hasty } from "./support/hasty.ts";

const text = "The keeper climbed the stairs and lit the lamp. Far out at sea the storm listened to every step.";

interface Subject {
  readonly engines: Partial<Engines>;
  readonly models: { readonly text?: string; readonly image?: string; readonly speech?: string };
  readonly service: {
    readonly behave: (kind: keyof Engines, fault: Behaviour, options?: { readonly times: number }) => void;
    readonly recover: () => void;
    readonly refused: string[];
    readonly stop: () => Promise<void>;
  };
}

/** Every engine, behind the fake of its provider. */
const subjects: Readonly<Record<string, () => Promise<Subject>>> = {
  gemini: async () => {
    const service = await startGemini({ apiKey: "AIza-not-a-real-key" });
    const client = new GoogleGenAI({ apiKey: "AIza-not-a-real-key", httpOptions: { baseUrl: service.endpoint } });
    return {
      service,
      engines: { text: geminiText(client), image: geminiImage(client), speech: geminiSpeech(client) },
      models: { text: "gemini-3.8-flash", image: "gemini-nano-banana-2.1", speech: "gemini-3.8-flash-lite-tts" },
    };
  },
  openai: async () => {
    const service = await startOpenAi({ apiKey: "sk-not-a-real-key" });
    const client = new OpenAI({ apiKey: "sk-not-a-real-key", baseURL: service.endpoint, maxRetries: 0 });
    return {
      service,
      engines: {
        text: openAiText("openai", client),
        image: openAiImage("openai", client),
        speech: openAiSpeech("openai", client),
      },
      models: { text: "gpt-5.4-mini", image: "gpt-image-2", speech: "gpt-4o-mini-tts" },
    };
  },
  "a local server without JSON schemas": async () => {
    const service = await startOpenAi({ hasJsonSchema: false, models: { "qwen3:8b": { kind: "text" } } });
    const client = new OpenAI({ apiKey: "none", baseURL: service.endpoint, maxRetries: 0 });
    return { service, engines: { text: openAiText("ollama", client) }, models: { text: "qwen3:8b" } };
  },
  bedrock: async () => {
    const service = await startBedrock({ accessKeyId: "local" });
    const client = new BedrockRuntimeClient({
      endpoint: service.endpoint,
      region: "us-east-1",
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
      maxAttempts: 1,
      requestHandler: new NodeHttpHandler(),
    });
    return {
      service,
      engines: { text: bedrockText(client), image: bedrockImage(client) },
      models: { text: "us.amazon.nova-2-lite-v1:0", image: "stability.stable-image-core-v1:1" },
    };
  },
};

/** Errors that every engine throws for a fault of its provider. */
const errors: readonly (readonly [Behaviour, abstract new (...args: never) => Error, object])[] = [
  ["401", EngineUnavailable, { reason: "bad-key" }],
  ["403", EngineUnavailable, { reason: "bad-key" }],
  ["404", EngineUnavailable, { reason: "unknown-model" }],
  ["no quota", EngineUnavailable, { reason: "no-quota" }],
  ["429", ProviderBusy, { retryAfterSeconds: 17 }],
  ["500", ProviderBusy, {}],
  ["503", ProviderBusy, {}],
  ["reset", ProviderBusy, {}],
  // A provider may charge for what comes too late.
  ["slow", ProviderTimeout, {}],
  ["blocked", ContentBlocked, {}],
];

describe.each(Object.entries(subjects))("%s", (_, start) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await start();
  });
  beforeEach(() => {
    subject.service.recover();
    subject.service.refused.splice(0);
  });
  afterAll(() => subject.service.stop());

  /** Time limits that a test can wait for, where the provider does not answer. */
  const engine = <K extends keyof Engines>(kind: K, fault?: Behaviour): Engines[K] => {
    const made = subject.engines as Engines;
    return hasty(made, fault === "slow" ? 200 : 20_000)[kind];
  };
  const request = () => makeStoryRequest({ model: subject.models.text ?? "" });
  const write = (fault?: Behaviour) => engineWriter(engine("text", fault)).write(request());
  const plan = (fault?: Behaviour) =>
    engineWriter(engine("text", fault)).plan({
      ...request(),
      story: makeStory({ text: `${text} `.repeat(25).trim(), cast: [] }),
    });
  const draw = (fault?: Behaviour) =>
    engineIllustrator(engine("image", fault)).draw({
      scene: makeScene(1),
      plan: makePlan(),
      style: "Watercolor",
      width: 640,
      height: 360,
      seed: "s",
      storySeed: "s",
      softness: 0,
      model: subject.models.image ?? "",
    });
  const speak = (fault?: Behaviour) =>
    engineNarrator(engine("speech", fault)).speak({
      text,
      language: "english",
      voice: "studio-english-ella",
      model: subject.models.speech ?? "",
    });
  const kinds = { text: write, image: draw, speech: speak } as const;

  it("sends nothing that its provider refuses", async () => {
    await write();
    await plan();
    if (subject.engines.image) await draw();
    if (subject.engines.speech) await speak();

    // OpenAI's API does not say which models take a temperature: an engine learns it from one refusal.
    expect(subject.service.refused.filter((message) => !message.includes("'temperature'"))).toEqual([]);
    expect(subject.service.refused.length).toBeLessThanOrEqual(1);
  });

  it.each(["fenced", "truncated", "not JSON", "short", "wrong language", "empty"] as const)(
    "writes a story, and plans all scenes, although the first answer is: %s",
    async (fault) => {
      const again = async <R>(run: () => Promise<R>): Promise<R> => run().catch(run);
      subject.service.behave("text", fault, { times: 1 });
      const story = await again(() => write());
      subject.service.recover();
      subject.service.behave("text", fault, { times: 1 });
      const { scenes } = await again(() => plan());

      expect(story.text).toMatch(/^[\x20-\x7e\s]+$/);
      expect(scenes).toHaveLength(10);
    },
  );

  it.each(errors)("%s: text, pictures and speech throw the same error", async (fault, type, fields) => {
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      if (!subject.engines[kind]) continue;
      subject.service.behave(kind, fault);
      const error = await kinds[kind](fault).catch((thrown: unknown) => thrown);

      expect(error, kind).toBeInstanceOf(type);
      expect(error, kind).toMatchObject(fields);
      expect(String(error), kind).not.toContain("AIza-not-a-real-key");
    }
  });

  it.each(["wrong size", "thought image"] as const)("a picture: %s is mended", async (fault) => {
    if (!subject.engines.image) return;
    subject.service.behave("image", fault);

    const { width, height, layers } = await draw();

    expect([width, height]).toEqual([640, 360]);
    // The fake's draft is red on the left; its picture is blue at the top.
    const [red = 255] = layers[0]?.frames[0]?.rgba.subarray(0, 3) ?? [];
    expect(red).toBeLessThan(128);
  });

  it("an answer without content is charged, and so never asked for as often as a busy provider", async () => {
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      if (!subject.engines[kind]) continue;
      subject.service.behave(kind, "empty");
      const error = await kinds[kind]().catch((thrown: unknown) => thrown);

      expect(error, kind).toBeInstanceOf(UnusableAnswer);
    }
  });

  it.each(["blank picture", "broken picture"] as const)("a picture: %s is none", async (fault) => {
    if (!subject.engines.image) return;
    subject.service.behave("image", fault);

    await expect(draw()).rejects.toThrow(UnusableAnswer);
  });

  it.each(["silent", "long", "cut-off sound"] as const)("a narration: %s is none", async (fault) => {
    if (!subject.engines.speech) return;
    subject.service.behave("speech", fault);

    await expect(speak()).rejects.toThrow(UnusableAnswer);
  });
});
