import { describe, expect, it, vi } from "vitest";
import { withPaidAnswers } from "#functions/adapters/engines/calls/paid-answers.ts";
import type { TextAnswer } from "#functions/adapters/engines/engine.ts";
import type { EngineCall } from "#functions/adapters/engines/engine-call.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import { fakeArtifacts } from "#test/support/ports.ts";

const usage = { provider: "gemini", model: "g", outputTokens: 7 };
const call = (request: unknown): EngineCall => ({ engine: "gemini", model: "g", work: "draw", request });

const makeFixture = ({ inFilm = true } = {}) => {
  const folder = inFilm ? "tasks/ada/web_1" : undefined;
  const artifacts = fakeArtifacts();
  const onPaid = vi.fn(async () => {});
  return { artifacts, onPaid, wrap: withPaidAnswers({ artifacts: () => artifacts, folder: () => folder, onPaid }) };
};

describe("an answer that was paid for", () => {
  it.each([
    ["a text", { text: "Once upon a tide\nnobody sailed", usage }],
    ["a picture", { image: new Uint8Array([137, 80, 10, 0, 255]), usage }],
    [
      "sound",
      { samples: new Float32Array([0, 0.25, -1]), sampleRate: 24_000, words: [{ text: "a", start: 0, end: 1 }], usage },
    ],
  ])("is used again after a crash: %s", async (_, answer) => {
    const { wrap, artifacts, onPaid } = makeFixture();
    const ask = vi.fn(async () => answer);

    // The stage crashes between the answer and what it makes of it.
    await wrap(call({ prompt: "A fox" }), ask);
    const again = await wrap(call({ prompt: "A fox" }), ask);

    expect(ask).toHaveBeenCalledTimes(1);
    expect(onPaid).toHaveBeenCalledTimes(1);
    expect(again).toEqual({ ...answer, discard: expect.any(Function) });
    expect(artifacts.written[0]).toMatch(/^tasks\/ada\/web_1\/answers\/[0-9a-f]{16}\.bin$/);
  });

  it("is stored before anybody uses it, and only then counted", async () => {
    const { wrap, artifacts, onPaid } = makeFixture();
    onPaid.mockImplementationOnce(async () => expect(artifacts.written).toHaveLength(1));

    await wrap(call({ prompt: "A fox" }), async () => ({ text: "x", usage }));

    expect(onPaid).toHaveBeenCalledTimes(1);
  });

  it("is asked for again where it could not be used", async () => {
    const { wrap } = makeFixture();
    const ask = vi.fn(async (): Promise<TextAnswer> => ({ text: "x", usage }));

    const first = await wrap(call({ prompt: "A fox" }), ask);
    await first.discard?.();
    await wrap(call({ prompt: "A fox" }), ask);
    await wrap(call({ prompt: "A fox" }), ask);

    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is counted, and not stored, where it has no content", async () => {
    const { wrap, artifacts, onPaid } = makeFixture();
    const nothing = new UnusableAnswer("The model returned no picture.", { usage });

    await expect(wrap(call({ prompt: "A fox" }), () => Promise.reject(nothing))).rejects.toBe(nothing);

    expect(onPaid).toHaveBeenCalledExactlyOnceWith(call({ prompt: "A fox" }), { usage });
    expect(artifacts.written).toEqual([]);
  });

  it("belongs to one request, with its reference pictures", async () => {
    const { wrap } = makeFixture();
    const ask = vi.fn(async () => ({ image: new Uint8Array([1]), usage }));
    const request = (png: number, prompt = "A fox") =>
      call({ prompt, references: [{ name: "Fox", png: new Uint8Array([png]) }] });

    for (const each of [request(1), request(2), request(1, "An owl"), { ...request(1), model: "h" }])
      await wrap(each, ask);
    await wrap(request(1), ask);

    expect(ask).toHaveBeenCalledTimes(4);
  });

  it("is not stored where there is none", async () => {
    const { wrap, artifacts } = makeFixture();

    await expect(wrap(call({ prompt: "A fox" }), async () => Promise.reject(new Error("429")))).rejects.toThrow("429");

    expect(artifacts.written).toEqual([]);
  });
});

describe("an answer that belongs to no film", () => {
  it("is counted, and not stored: help in the order form", async () => {
    const { wrap, artifacts, onPaid } = makeFixture({ inFilm: false });
    const ask = vi.fn(async () => ({ text: "x", usage }));

    await wrap(call({ prompt: "A title" }), ask);
    await wrap(call({ prompt: "A title" }), ask);

    expect(ask).toHaveBeenCalledTimes(2);
    expect(onPaid).toHaveBeenCalledTimes(2);
    expect(artifacts.written).toEqual([]);
  });

  it("is neither where the engine is built in", async () => {
    const { wrap, artifacts, onPaid } = makeFixture();

    await wrap({ engine: "built-in", model: "", work: "write" }, async () => "a story");

    expect(onPaid).not.toHaveBeenCalled();
    expect(artifacts.written).toEqual([]);
  });
});
