import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signingKeyOf } from "#functions/adapters/cloudfront/signer.ts";
import { secretsManager } from "#functions/adapters/secrets-manager/secrets.ts";
import { rotate } from "#tools/deploy/rotate.ts";
import { createMissingSecrets, secretStore } from "#tools/deploy/secrets.ts";

/** The versions of secrets by a Secrets Manager that is not ours. Python must have moto. */
const isWanted = Boolean(process.env["INDEPENDENT"]);
let moto: ChildProcess | undefined;
let client: SecretsManagerClient;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
};

beforeAll(async () => {
  if (!isWanted) return;
  const port = await freePort();
  moto = spawn("python3", ["-m", "moto.server", "-p", String(port)], { stdio: "ignore" });
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: "none", secretAccessKey: "none" };
  client = new SecretsManagerClient({ endpoint, region: "us-east-1", credentials });
  const end = Date.now() + 60_000;
  while (
    await fetch(endpoint).then(
      () => false,
      () => Date.now() < end,
    )
  )
    await pause(200);
});
afterAll(() => void moto?.kill());

const environment = {
  STRIPE_SECRET_KEY: "sk_2",
  STRIPE_WEBHOOK_SECRET: "whsec_2",
  GEMINI_API_KEY: "gemini-2",
  OPENAI_API_KEY: "openai-2",
};
const first = { GEMINI_API_KEY: "gemini-1", OPENAI_API_KEY: "openai-1" };

describe.runIf(isWanted)("on moto's Secrets Manager", () => {
  let now = Date.parse("2026-03-01T12:00:00.000Z");
  const options = () => ({ environment, isNow: false, now: new Date(now) });

  it("a deployment makes all secrets, and a second one changes none", async () => {
    const store = secretStore(client, "prod");
    const context = { WRITER: "gemini", ILLUSTRATOR: "openai/gpt-image-1-mini" };

    const made = await createMissingSecrets(store, context, first);
    expect([...made].sort()).toEqual(["cursors", "edge", "gemini", "media-signing", "openai", "stripe"]);
    expect(await createMissingSecrets(store, context, environment)).toEqual([]);
    expect(await store.find("gemini")).toMatchObject({ fields: { apiKey: "gemini-1" }, versionId: expect.any(String) });
  });

  it.each([
    ["cursors", "cursorSecret"],
    ["edge", "edgeSecret"],
    ["stripe", "stripeSecretKey"],
    ["gemini", "apiKey"],
    ["openai", "apiKey"],
  ])("a function that runs gets the new value of %s, and knows the one before", async (name, field) => {
    const store = secretStore(client, "prod");
    const secrets = secretsManager(client, "animation-agent/prod/", () => now);
    const before = (await secrets.current(name))?.[field];
    const versionBefore = (await store.find(name))?.versionId;

    await rotate(store, name, options());

    expect((await secrets.current(name))?.[field]).toBe(before);
    now += 10_000;
    const renewed = await secrets.renewed(name);
    expect(renewed.previous?.[field]).toBe(before);
    expect(renewed.current?.[field]).not.toBe(before);
    now += 300_000;
    expect(await secrets.current(name)).toEqual(renewed.current);
    expect((await store.find(name))?.versionId).not.toBe(versionBefore);
  });

  it("media-signing changes its key in two steps, and always signs with one that CloudFront knows", async () => {
    const store = secretStore(client, "prod");
    const secrets = secretsManager(client, "animation-agent/prod/", () => now);
    const signs = async (keyIds: Record<string, string>) => {
      now += 300_000;
      return signingKeyOf(keyIds, await secrets.current("media-signing")).keyPairId;
    };
    const known = { "1": "KONE", "2": "KTWO" };
    expect(await signs(known)).toBe("KONE");

    await rotate(store, "media-signing", options());
    expect(await signs(known)).toBe("KTWO");
    now += 8 * 86_400_000;
    await rotate(store, "media-signing", options());
    expect(await signs(known)).toBe("KTWO");
    expect(await signs({ "2": "KTWO", "3": "KTHREE" })).toBe("KTWO");
    await rotate(store, "media-signing", options());
    expect(await signs({ "2": "KTWO", "3": "KTHREE" })).toBe("KTHREE");
  });
});
