import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOpenAi } from "@animation-agent/fakes/openai";
import { afterAll, beforeAll, expect, it } from "vitest";
import { engineLines } from "#local/demo/engine-lines.ts";
import { startLocal } from "#local/local.ts";

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
let model: Awaited<ReturnType<typeof startOpenAi>>;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "engine-lines-"));
  model = await startOpenAi({ apiKey: "sk-not-a-real-key" });
  const settings = {
    WRITER: "openai/gpt-5.4-mini",
    ILLUSTRATOR: "openai/gpt-image-1-mini,built-in",
    NARRATOR: "openai/no-such-model",
    OPENAI_API_KEY: "sk-not-a-real-key",
    OPENAI_BASE_URL: model.endpoint,
  };
  product = await startLocal({ port: 0, data, settings });
});
afterAll(async () => {
  await product?.stop();
  await model?.stop();
  await rm(data, { recursive: true, force: true });
});

it("says at the start which engines answer, with their keys", async () => {
  const before = { ...process.env };

  const lines = await engineLines(product.product.environment);

  expect(lines).toEqual([
    expect.stringMatching(/Stories +openai\/gpt-5\.4-mini {2}\(answers\)/),
    expect.stringMatching(/Pictures +openai\/gpt-image-1-mini {2}\(answers/),
    expect.stringMatching(/built-in/),
    expect.stringMatching(/Speech +openai\/no-such-model {2}\(not available: .*no-such-model/),
    expect.stringMatching(/Music +built-in/),
  ]);
  expect(process.env).toEqual(before);
});
