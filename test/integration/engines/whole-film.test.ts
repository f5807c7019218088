import { startBedrock } from "@animation-agent/fakes/bedrock";
import type { Behaviour } from "@animation-agent/fakes/behaviours";
import { startGemini } from "@animation-agent/fakes/gemini";
import { startOpenAi } from "@animation-agent/fakes/openai";
import { startPolly } from "@animation-agent/fakes/polly";
import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { PollyClient } from "@aws-sdk/client-polly";
import { GoogleGenAI } from "@google/genai";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import OpenAI from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bedrockImage } from "#functions/adapters/engines/bedrock/image.ts";
import { bedrockText } from "#functions/adapters/engines/bedrock/text.ts";
import { geminiImage } from "#functions/adapters/engines/gemini/image.ts";
import { geminiSpeech } from "#functions/adapters/engines/gemini/speech.ts";
import { geminiText } from "#functions/adapters/engines/gemini/text.ts";
import { openAiImage } from "#functions/adapters/engines/openai/image.ts";
import { openAiSpeech } from "#functions/adapters/engines/openai/speech.ts";
import { openAiText } from "#functions/adapters/engines/openai/text.ts";
import { pollySpeech } from "#functions/adapters/engines/polly/speech.ts";
import type { Models } from "#functions/core/provider/ports.ts";
import { type Engines, makeFilm } from "./support/film.ts";
import { hasty } from "./support/hasty.ts";

/**
 * A film for each behaviour takes minutes in all, so `npm run test:engines` asks for it: for all engines, or for those
 * that `ENGINES` names.
 */
const asked = process.env["ENGINES"] ?? "";

interface Provider {
  readonly engines: Engines;
  readonly models: Models;
  /** What the provider makes. A narrator of another provider never misbehaves. */
  readonly kinds: readonly (keyof Engines)[];
  readonly service: {
    readonly behave: (kind: keyof Engines, fault: Behaviour, options?: { readonly times: number }) => void;
    readonly recover: () => void;
    readonly requests: { readonly fault?: Behaviour | string | undefined }[];
    readonly refused: string[];
  };
  readonly stop: () => Promise<void>;
}

const gemini = async (): Promise<Provider> => {
  const apiKey = "AIza-not-a-real-key";
  const service = await startGemini({ apiKey });
  const client = new GoogleGenAI({ apiKey, httpOptions: { baseUrl: service.endpoint } });
  return {
    service,
    engines: { text: geminiText(client), image: geminiImage(client), speech: geminiSpeech(client) },
    models: {
      writer: "gemini/gemini-3.8-flash",
      illustrator: "gemini/gemini-nano-banana-2.1",
      narrator: "gemini/gemini-3.8-flash-lite-tts",
      composer: "built-in",
    },
    kinds: ["text", "image", "speech"],
    stop: service.stop,
  };
};

const openai = async (): Promise<Provider> => {
  const apiKey = "sk-not-a-real-key";
  const service = await startOpenAi({ apiKey });
  const client = new OpenAI({ apiKey, baseURL: service.endpoint, maxRetries: 0 });
  return {
    service,
    engines: {
      text: openAiText("openai", client),
      image: openAiImage("openai", client),
      speech: openAiSpeech("openai", client),
    },
    models: {
      writer: "openai/gpt-5.4-mini",
      illustrator: "openai/gpt-image-2",
      narrator: "openai/gpt-4o-mini-tts",
      composer: "built-in",
    },
    kinds: ["text", "image", "speech"],
    stop: service.stop,
  };
};

/** Bedrock has no speech: Polly narrates. */
const bedrock = async (): Promise<Provider> => {
  const [service, voices] = await Promise.all([startBedrock({ accessKeyId: "local" }), startPolly()]);
  const account = {
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
  };
  const client = new BedrockRuntimeClient({ ...account, endpoint: service.endpoint });
  const polly = new PollyClient({ ...account, endpoint: voices.endpoint });
  return {
    service,
    engines: { text: bedrockText(client), image: bedrockImage(client), speech: pollySpeech(polly) },
    models: {
      writer: "bedrock/us.amazon.nova-2-lite-v1:0",
      illustrator: "bedrock/stability.stable-image-core-v1:1",
      narrator: "polly/generative",
      composer: "built-in",
    },
    kinds: ["text", "image"],
    stop: async () => {
      await service.stop();
      await voices.stop();
    },
  };
};

const unpaid = new Set<string | undefined>([
  "400",
  "bad schema",
  "401",
  "403",
  "404",
  "429",
  "no quota",
  "500",
  "503",
  "reset",
]);

const passing: Behaviour[] = [
  "fenced",
  "truncated",
  "not JSON",
  "short",
  "wrong language",
  "wrong size",
  "thought image",
  "blank picture",
  "broken picture",
  "silent",
  "long",
  "cut-off sound",
  "empty",
  "429",
  "500",
  "503",
  "reset",
  "slow",
];

const isAsked = (name: string): boolean => asked === "1" || asked.split(",").includes(name);

// A suite for each provider, also if it is skipped: Vitest refuses a file without a suite.
for (const [name, start] of Object.entries({ gemini, openai, bedrock }))
  describe.runIf(isAsked(name))(`a film of three minutes by ${name}`, () => {
    let provider: Provider;
    const rows: string[] = [];

    beforeAll(async () => {
      provider = await start();
    });
    beforeEach(() => {
      provider.service.recover();
      provider.service.requests.splice(0);
      provider.service.refused.splice(0);
    });
    afterAll(async () => {
      await provider.stop();
      const head =
        "| Behaviour | Film | Answers paid | Minutes | Credits spent | Message |\n| --- | --- | --- | --- | --- | --- |";
      process.stdout.write(`\n${name}\n${head}\n${rows.join("\n")}\n`);
    });

    const misbehave = (fault: Behaviour, options?: { readonly times: number }) => {
      for (const kind of provider.kinds) provider.service.behave(kind, fault, options);
    };
    const watch = async (behaviour: string) => {
      const { engines, models, kinds, service } = provider;
      // A narrator that never misbehaves has a timeout for a busy machine.
      const { speech } = hasty(engines, kinds.includes("speech") ? 1_500 : 30_000);
      const { task, account, minutes } = await makeFilm(name, { ...hasty(engines, 1_500), speech }, models);
      const paid = service.requests.filter(({ fault }) => !unpaid.has(fault)).length;
      rows.push(
        `| ${behaviour} | ${task.process_status} | ${paid} | ${minutes.toFixed(1)} | ${account.spent} | ${task.error_message ?? ""} |`,
      );
      return { task, account, paid };
    };
    const isComplete = { process_status: "completed", video_scene_count: 10 };

    it("completes when nothing goes wrong", async () => {
      const { task, account, paid } = await watch("none");

      expect(provider.service.refused).toEqual([]);
      expect(task).toMatchObject(isComplete);
      expect(account).toMatchObject({ held: 0, spent: 10 });
      expect(paid).toBeLessThanOrEqual(30);
    });

    it.each(passing)("completes although the first answers of each kind are: %s", async (fault) => {
      // A second story in another language is a reason to fail.
      const times = fault === "wrong language" ? 1 : 2;
      misbehave(fault, { times });

      const { task, account } = await watch(`${fault}, ${times} of each kind`);

      expect(provider.service.refused).toEqual([]);
      expect(task).toMatchObject(isComplete);
      expect(account).toMatchObject({ held: 0, spent: 10 });
    });

    it.each(["blocked", "empty", "broken picture"] as const)(
      "completes with title cards, and gives their share back, when all pictures are: %s",
      async (fault) => {
        provider.service.behave("image", fault);

        const { task, account, paid } = await watch(`${fault}, all pictures`);

        expect(task.process_status).toBe("completed");
        expect(account.spent).toBeLessThan(10);
        expect(paid).toBeLessThanOrEqual(100);
      },
    );

    it.each(["401", "403", "no quota", "404"] as const)("fails and charges nothing: %s", async (fault) => {
      misbehave(fault);

      const { task, account, paid } = await watch(`${fault}, always`);

      expect(task).toMatchObject({ process_status: "failed", error_message: expect.stringContaining("refunded") });
      expect(account).toMatchObject({ held: 0, spent: 0 });
      expect(paid).toBe(0);
    });

    it("fails, says why and charges nothing when the model always writes in another language", async () => {
      provider.service.behave("text", "wrong language");

      const { task, account } = await watch("wrong language, always");

      expect(task).toMatchObject({
        process_status: "failed",
        error_message: expect.stringContaining("another language"),
      });
      expect(account).toMatchObject({ held: 0, spent: 0 });
    });

    it("fails and charges nothing when the story is refused", async () => {
      provider.service.behave("text", "blocked");

      const { task, account } = await watch("blocked, the story");

      expect(task.process_status).toBe("failed");
      expect(account).toMatchObject({ held: 0, spent: 0 });
    });
  });
