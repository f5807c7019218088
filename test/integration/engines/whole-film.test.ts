import { type Fault, startGemini } from "@animation-agent/fakes/gemini";
import { GoogleGenAI } from "@google/genai";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { geminiImage } from "#functions/adapters/engines/gemini/image.ts";
import { geminiSpeech } from "#functions/adapters/engines/gemini/speech.ts";
import { geminiText } from "#functions/adapters/engines/gemini/text.ts";
import { type Engines, makeFilm } from "./support/film.ts";
import { hasty } from "./support/hasty.ts";

/** A film for each behaviour takes minutes in all, so `npm run test:engines` asks for it. */
const isAsked = Boolean(process.env["ENGINES"]);

const apiKey = "AIza-not-a-real-key";
const models = {
  writer: "gemini/gemini-3.8-flash",
  illustrator: "gemini/gemini-nano-banana-2.1",
  narrator: "gemini/gemini-3.8-flash-lite-tts",
  composer: "built-in",
};
let service: Awaited<ReturnType<typeof startGemini>>;
let engines: Engines;

beforeAll(async () => {
  service = await startGemini({ apiKey });
  const gemini = new GoogleGenAI({ apiKey, httpOptions: { baseUrl: service.endpoint } });
  engines = hasty({ text: geminiText(gemini), image: geminiImage(gemini), speech: geminiSpeech(gemini) }, 1_500);
});
beforeEach(() => {
  service.recover();
  service.requests.splice(0);
  service.refused.splice(0);
});
afterAll(async () => {
  await service.stop();
  const head =
    "| Behaviour | Film | Answers paid | Minutes | Credits spent | Message |\n| --- | --- | --- | --- | --- | --- |";
  if (isAsked) process.stdout.write(`\n${head}\n${rows.join("\n")}\n`);
});
const rows: string[] = [];

const unpaid = new Set<Fault | undefined>([
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
const kinds = ["text", "image", "speech"] as const;

const watch = async (name: string) => {
  const { task, account, minutes } = await makeFilm("gemini", engines, models);
  const paid = service.requests.filter(({ fault }) => !unpaid.has(fault)).length;
  rows.push(
    `| ${name} | ${task.process_status} | ${paid} | ${minutes.toFixed(1)} | ${account.spent} | ${task.error_message ?? ""} |`,
  );
  return { task, account, paid };
};

describe.skipIf(!isAsked)("a film of three minutes by Gemini", () => {
  it("completes when nothing goes wrong", async () => {
    const { task, account, paid } = await watch("none");

    expect(service.refused).toEqual([]);
    expect(task).toMatchObject({ process_status: "completed", video_scene_count: 10 });
    expect(account).toMatchObject({ held: 0, spent: 10 });
    expect(paid).toBeLessThanOrEqual(30);
  });

  const passing: Fault[] = [
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
  it.each(passing)("completes although the first answers of each kind are: %s", async (fault) => {
    // A second story in another language is a reason to fail.
    const times = fault === "wrong language" ? 1 : 2;
    for (const kind of kinds) service.behave(kind, fault, { times });

    const { task, account } = await watch(`${fault}, ${times} of each kind`);

    expect(service.refused).toEqual([]);
    expect(task).toMatchObject({ process_status: "completed", video_scene_count: 10 });
    expect(account).toMatchObject({ held: 0, spent: 10 });
  });

  it("completes with title cards, and gives their share back, when all pictures are refused", async () => {
    service.behave("image", "blocked");

    const { task, account } = await watch("blocked, all pictures");

    expect(task.process_status).toBe("completed");
    expect(account.spent).toBeLessThan(10);
  });

  it.each(["401", "403", "no quota", "404"] as const)("fails and charges nothing: %s", async (fault) => {
    for (const kind of kinds) service.behave(kind, fault);

    const { task, account, paid } = await watch(`${fault}, always`);

    expect(task).toMatchObject({ process_status: "failed", error_message: expect.stringContaining("refunded") });
    expect(account).toMatchObject({ held: 0, spent: 0 });
    expect(paid).toBe(0);
  });

  it("fails, says why and charges nothing when the model always writes in another language", async () => {
    service.behave("text", "wrong language");

    const { task, account } = await watch("wrong language, always");

    expect(task).toMatchObject({
      process_status: "failed",
      error_message: expect.stringContaining("another language"),
    });
    expect(account).toMatchObject({ held: 0, spent: 0 });
  });

  it("fails and charges nothing when the story is refused", async () => {
    service.behave("text", "blocked");

    const { task, account } = await watch("blocked, the story");

    expect(task.process_status).toBe("failed");
    expect(account).toMatchObject({ held: 0, spent: 0 });
  });
});
