import { type PollyFault, startPolly } from "@animation-agent/fakes/polly";
import { PollyClient } from "@aws-sdk/client-polly";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { afterAll, beforeAll, expect, it } from "vitest";
import { characterVoices } from "#contract/catalogue/character-voices.ts";
import { checkEngine } from "#functions/adapters/engines/check-engine.ts";
import { engineNarrator } from "#functions/adapters/engines/narrator.ts";
import { pollyModels } from "#functions/adapters/engines/polly/list-voices.ts";
import { pollySpeech } from "#functions/adapters/engines/polly/speech.ts";
import { pollyVoice } from "#functions/adapters/engines/polly/voices.ts";
import { ProviderBusy, UnusableAnswer } from "#functions/core/shared/errors.ts";

let service: Awaited<ReturnType<typeof startPolly>>;
let polly: PollyClient;

beforeAll(async () => {
  service = await startPolly();
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  polly = new PollyClient({
    endpoint: service.endpoint,
    region: "us-east-1",
    credentials,
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
  });
});
afterAll(async () => {
  polly.destroy();
  await service.stop();
});

const say = (
  text: string,
  voice = "studio-english-ella",
  language: "english" | "chinese" | "hindi" = "english",
  model = "neural",
) => engineNarrator(pollySpeech(polly)).speak({ text, language, voice, model });

it("a narration by Polly has the times of Polly's speech marks for our words", async () => {
  const { samples, sampleRate, words } = await say("The well-known fox can't sail — yet. It will.");

  expect(words.map(({ text }) => text)).toEqual([
    "The",
    "well-known",
    "fox",
    "can't",
    "sail",
    "—",
    "yet.",
    "It",
    "will.",
  ]);
  expect(words[1]?.start).toBeCloseTo(4 / 15, 2);
  expect(words[5]).toMatchObject({ start: words[5]?.end });
  expect(words.at(-1)?.end).toBeCloseTo(samples.length / sampleRate, 1);
});

it("a narration in a language without spaces has a time for every word too", async () => {
  const { words } = await say("小狐狸出海了。它很高兴。", "studio-chinese-mei", "chinese");

  expect(words.length).toBeGreaterThan(3);
  expect(words.every(({ start }, index) => start >= (words[index - 1]?.start ?? 0))).toBe(true);
});

it("a generative voice speaks in one request at 24 kHz, and has a time for every word", async () => {
  service.requests.splice(0);

  const { words } = await say("The fox sails out to sea.", "studio-english-ella", "english", "generative");

  expect(service.requests).toMatchObject([
    { VoiceId: "Joanna", Engine: "generative", OutputFormat: "ogg_vorbis", SampleRate: "24000" },
  ]);
  expect(words.map(({ text }) => text)).toEqual(["The", "fox", "sails", "out", "to", "sea."]);
});

it.each([
  ["a voice without a generative variant", "studio-chinese-mei", "chinese", "neural"],
  ["a voice whose generative variant speaks the language too", "studio-hindi-asha", "hindi", "generative"],
  ["a standard voice", "studio-russian-anya", "english", "standard"],
] as const)("%s speaks with its best engine", async (_, voice, language, engine) => {
  service.requests.splice(0);
  const text = { chinese: "小狐狸出海了。它很高兴。", hindi: "लोमड़ी समुद्र पर गई।", english: "The fox sails." }[language];

  await say(text, voice, language, "generative");

  expect(service.requests[0]?.Engine).toBe(engine);
});

it("is asked for its engines before a film, and says so if the credentials are wrong", async () => {
  const check = () => checkEngine("polly", "generative", async () => pollyModels(polly));
  expect(await check()).toBeUndefined();

  service.failNext("bad credentials");

  expect(await check()).toMatchObject({ engine: "polly", reason: "bad-key" });
});

it("an answer without sound is charged, and so asked for few times", async () => {
  service.failNext("empty", "empty");

  const error = await say("The fox sails all day and all night.").catch((thrown: unknown) => thrown);

  expect(error).toBeInstanceOf(UnusableAnswer);
  expect(error).toMatchObject({ usage: { model: "neural", characters: 72 } });
});

it.each<PollyFault>(["throttled", "unavailable"])("%s: is retried later", async (fault) => {
  service.failNext(fault, fault);

  await expect(say("The fox sails all day and all night.")).rejects.toThrow(ProviderBusy);
});

it("silence is no narration", async () => {
  service.failNext("silence", "silence");

  await expect(say("The fox sails all day and all night.")).rejects.toThrow(UnusableAnswer);
});

it("Polly has a voice for each of our voices except in Bengali", () => {
  const without = characterVoices.filter(({ id }) => !pollyVoice(id));

  expect(new Set(without.map(({ language }) => language))).toEqual(new Set(["bengali"]));
});
