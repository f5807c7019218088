import { describe, expect, it } from "vitest";
import { costOf, enginePrices, priceOfModel } from "#contract/catalogue/engine-prices.ts";
import { defaultModelOf } from "#contract/catalogue/engines.ts";

const today = new Date("2026-11-22T00:00:00.000Z");

describe("the prices of engines", () => {
  it("know every default model that is not free", () => {
    for (const [engine, task] of [
      ["gemini", "text"],
      ["gemini", "image"],
      ["gemini", "speech"],
      ["polly", "speech"],
    ] as const) {
      const model = defaultModelOf(engine, task)?.model ?? "";
      expect(priceOfModel(engine, model, "2026-11-22"), `${engine}/${model}`).toBeDefined();
    }
  });

  it("change on their day", () => {
    const usage = { provider: "gemini", model: "gemini-3.8-flash", inputTokens: 1_000_000, outputTokens: 100_000 };

    expect(costOf(usage, today)).toBeCloseTo(0.75 + 0.375);
    expect(costOf(usage, new Date("2027-01-01T00:00:00.000Z"))).toBeCloseTo(1.5 + 0.75);
  });

  it("take the most specific model, any version of it, and any inference profile", () => {
    expect(priceOfModel("gemini", "gemini-3.8-flash-tts", "2026-11-22")?.outputPerMillionTokens).toBe(9);
    expect(priceOfModel("openai", "gpt-5.4-mini-2026-03-17", "2026-11-22")?.inputPerMillionTokens).toBe(0.75);
    expect(priceOfModel("bedrock", "us.amazon.nova-2-lite-v1:0", "2026-11-22")?.inputPerMillionTokens).toBe(0.33);
  });

  it("are unknown for other models, and by the character for Polly", () => {
    expect(costOf({ provider: "ollama", model: "qwen3:8b", outputTokens: 9 }, today)).toBeUndefined();
    expect(costOf({ provider: "polly", model: "generative", characters: 1_000 }, today)).toBeCloseTo(0.03);
  });

  it("each say when they were checked", () => {
    for (const { checked, until } of enginePrices) {
      expect(checked).toMatch(/^2026-\d\d-\d\d$/);
      if (until) expect(until > checked).toBe(true);
    }
  });
});
