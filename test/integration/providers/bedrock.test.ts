import { startBedrock } from "@animation-agent/fakes/bedrock";
import { BedrockClient } from "@aws-sdk/client-bedrock";
import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bedrockImage } from "#functions/adapters/engines/bedrock/image.ts";
import { bedrockModels } from "#functions/adapters/engines/bedrock/list-models.ts";
import { bedrockText } from "#functions/adapters/engines/bedrock/text.ts";
import { checkEngine } from "#functions/adapters/engines/check-engine.ts";
import { wrapImage } from "#functions/adapters/engines/engine-call.ts";
import { engineIllustrator } from "#functions/adapters/engines/illustrator.ts";
import { ContentBlocked, ProviderBusy } from "#functions/core/shared/errors.ts";

let service: Awaited<ReturnType<typeof startBedrock>>;
let bedrock: BedrockRuntimeClient;

beforeAll(async () => {
  service = await startBedrock({ accessKeyId: "local" });
  bedrock = new BedrockRuntimeClient({
    endpoint: service.endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
  });
});
afterEach(() => service.recover());
afterAll(async () => {
  bedrock.destroy();
  await service.stop();
});

const ask = (timeoutMs = 20_000) =>
  bedrockText(bedrock).ask({
    model: "us.amazon.nova-2-lite-v1:0",
    instruction: "You answer with JSON.",
    task: "Name the cast.",
    schema: { type: "object", properties: { title: { type: "string" } }, required: ["title"] },
    timeoutMs,
  });

describe("text by Bedrock", () => {
  it("is JSON of the schema, with its tokens", async () => {
    const { text, usage } = await ask();

    expect(JSON.parse(text)).toHaveProperty("title");
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(service.refused).toEqual([]);
  });

  it("is asked for with the schema in the prompt where a model takes none", async () => {
    service.failNext("bad schema");

    await ask();

    expect(JSON.stringify(service.requests.at(-1)?.body)).toContain("matches this JSON schema");
    expect(service.requests.at(-1)?.body).not.toHaveProperty("outputConfig");
  });

  it.each(["429", "500", "503", "reset", "slow"] as const)("%s: is asked again later", async (fault) => {
    service.failNext(fault);

    await expect(ask(fault === "slow" ? 300 : undefined)).rejects.toThrow(ProviderBusy);
  });

  it.each([
    ["401", "bad-key"],
    ["403", "bad-key"],
    ["404", "unknown-model"],
    ["no quota", "no-quota"],
  ] as const)("%s: the engine is not available (%s)", async (fault, reason) => {
    service.failNext(fault);

    await expect(ask()).rejects.toMatchObject({ name: "EngineUnavailable", reason });
  });

  it("is not asked for again as it was where it is refused", async () => {
    service.failNext("blocked");

    await expect(ask()).rejects.toThrow(ContentBlocked);
  });
});

it("a picture by Bedrock has the frame of the film", async () => {
  const { image } = await bedrockImage(bedrock).paint({
    model: "stability.stable-image-core-v1:1",
    prompt: "A fox",
    references: [],
    width: 1080,
    height: 1920,
    timeoutMs: 20_000,
  });

  expect(image.length).toBeGreaterThan(0);
  expect(service.requests.at(-1)?.body).toMatchObject({ aspect_ratio: "9:16" });
});

it("pays for no sheets, because pictures by Bedrock are drawn after words only", async () => {
  const engine = wrapImage(bedrockImage(bedrock), "bedrock", (_, run) => run());
  const before = service.requests.length;

  const sheet = await engineIllustrator(engine).drawSheet?.({
    subject: { of: "character", id: "fox", name: "Fox", kind: "fox", traits: [] },
    style: "Watercolor",
    model: "stability.stable-image-core-v1:1",
  });

  expect(sheet).toBeUndefined();
  expect(service.requests).toHaveLength(before);
});

describe("the check before an order", () => {
  const check = (model: string, accessKeyId = "local") => {
    const account = { region: "us-east-1", credentials: { accessKeyId, secretAccessKey: "local" }, maxAttempts: 1 };
    const client = new BedrockClient({ ...account, endpoint: service.endpoint, requestHandler: new NodeHttpHandler() });
    return checkEngine("bedrock", model, async () => bedrockModels(client));
  };

  it.each(["us.amazon.nova-2-lite-v1:0", "amazon.nova-pro-v1:0", "arn:aws:bedrock:us-east-1:1:inference-profile/x"])(
    "passes for %s",
    async (model) => expect(await check(model)).toBeUndefined(),
  );

  it("names the models for one that the region has not", async () =>
    expect((await check("amazon.nova-9"))?.message).toContain("There are: amazon.nova-2-lite-v1:0"));

  it("says so where the credentials are wrong", async () =>
    expect(await check("amazon.nova-pro-v1:0", "stranger")).toMatchObject({ reason: "bad-key" }));
});
