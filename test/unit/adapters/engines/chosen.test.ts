import { describe, expect, it, vi } from "vitest";
import { chosenNarrator, chosenWriter, type Fallback } from "#functions/adapters/engines/chosen.ts";
import type { Speech } from "#functions/core/narration/ports.ts";
import { EngineUnavailable, ProviderBusy, UnusableAnswer } from "#functions/core/shared/errors.ts";
import { makeStory, makeStoryRequest } from "#test/support/studio.ts";

/** A writer whose stories have the engine and model that wrote them as their title. */
const makeWriter = (failures: Readonly<Record<string, Error>>, current = "built-in") => {
  const onFallback = vi.fn<(fallback: Fallback) => void>();
  const writer = chosenWriter({
    make: (engine) => ({
      ...({} as ReturnType<typeof chosenWriter>),
      async write({ model }) {
        if (failures[engine]) throw failures[engine];
        return makeStory({ title: `${engine} ${model}` });
      },
    }),
    current: () => current,
    onFallback,
  });
  return {
    write: (model: string, needsFacts?: true) =>
      writer.write({ ...makeStoryRequest({ model }), ...(needsFacts && { needsFacts }) }),
    onFallback,
  };
};

const noQuota = new EngineUnavailable("gemini", "no-quota", "Your credits are depleted");

describe("a story", () => {
  it("is written by the first engine of its list, with the model named there", async () => {
    const { write, onFallback } = makeWriter({});

    expect((await write("openrouter/qwen/qwen3,built-in")).title).toBe("openrouter qwen/qwen3");
    expect(onFallback).not.toHaveBeenCalled();
  });

  it.each([
    ["studio-1", "built-in "],
    ["gemini-3.8-flash", "gemini gemini-3.8-flash"],
  ])("of a film that an older version started with %s is written by the same engine", async (stored, title) => {
    expect((await makeWriter({}).write(stored)).title).toBe(title);
  });

  it("is written by the next engine where one is not available, and says so", async () => {
    const { write, onFallback } = makeWriter({ gemini: noQuota });

    expect((await write("gemini/gemini-3.8-flash,ollama/qwen3:8b,built-in")).title).toBe("ollama qwen3:8b");
    expect(onFallback.mock.calls).toEqual([
      [
        {
          role: "writer",
          from: "gemini/gemini-3.8-flash",
          to: "ollama/qwen3:8b",
          reason: "gemini: Your credits are depleted",
        },
      ],
    ]);
  });

  it("about facts is never made up by the built-in writer, also not as a fallback", async () => {
    const { write, onFallback } = makeWriter({ gemini: noQuota });

    await expect(write("gemini/gemini-3.8-flash,built-in", true)).rejects.toBe(noQuota);
    expect(onFallback).not.toHaveBeenCalled();
  });

  it("is written by the next engine where the answers of one cannot be used", async () => {
    const { write, onFallback } = makeWriter({ ollama: new UnusableAnswer("it is in another language than English") });

    expect((await write("ollama/tiny,built-in")).title).toBe("built-in ");
    expect(onFallback).toHaveBeenCalledWith(
      expect.objectContaining({ reason: "it is in another language than English" }),
    );
  });

  it("is written by an engine that is chosen now where its own is gone", async () => {
    expect((await makeWriter({ gemini: noQuota }, "openai/m").write("gemini/old")).title).toBe("openai m");
  });

  it("fails with the provider's words where no engine is left", async () => {
    await expect(makeWriter({ gemini: noQuota }, "gemini/m").write("gemini/m")).rejects.toBe(noQuota);
  });

  it("is not given to the next engine because one is busy", async () => {
    const busy = new ProviderBusy("429", { retryAfterSeconds: 30 });

    await expect(makeWriter({ gemini: busy }).write("gemini/m,built-in")).rejects.toBe(busy);
  });
});

it("a narration is spoken by the first engine that has a voice for its language", async () => {
  const asked: string[] = [];
  const speech: Speech = { sampleRate: 48_000, samples: new Float32Array(1), words: [], sentences: [] };
  const narrator = chosenNarrator({
    make: (engine) => ({
      async speak({ model }) {
        asked.push(`${engine} ${model}`);
        return speech;
      },
    }),
  });
  const request = { text: "A fox.", voice: "v", model: "polly/generative,built-in" };

  await narrator.speak({ ...request, language: "bengali" });
  await narrator.speak({ ...request, language: "english" });

  expect(asked).toEqual(["built-in ", "polly generative"]);
});
