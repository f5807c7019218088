import { generateKeyPairSync } from "node:crypto";
import { startOpenAi } from "@animation-agent/fakes/openai";
import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { mockClient } from "aws-sdk-client-mock";
import Stripe from "stripe";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/**
 * Each secret is replaced while a function runs, as it is in an AWS account: no environment changes, and the function
 * keeps its caches. The function finds out by a refused key or signature, or after five minutes.
 */
const manager = mockClient(SecretsManagerClient);
const path = "animation-agent/dev/";
const minute = 60_000;

const put = (name: string, fields: object, before?: object) => {
  const at = (VersionStage: string) => manager.on(GetSecretValueCommand, { SecretId: path + name, VersionStage });
  at("AWSCURRENT").resolves({ SecretString: JSON.stringify(fields) });
  if (before) at("AWSPREVIOUS").resolves({ SecretString: JSON.stringify(before) });
};

beforeEach(() => {
  manager.reset();
  manager.on(GetSecretValueCommand).rejects(new ResourceNotFoundException({ message: "no", $metadata: {} }));
  // Only the clock: servers and sockets keep their timers.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T12:00:00.000Z") });
  for (const [name, value] of Object.entries({
    SECRETS_PATH: path,
    SITE_URL: "https://films.example",
    ASSETS_BUCKET: "films",
    AWS_REGION: "us-east-1",
    STRIPE_INVOICES: "on",
    STRIPE_TAX: "off",
  }))
    vi.stubEnv(name, value);
  // Each test is a new instance of a function.
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

it("cursors: a page that is open goes on after a rotation, and the cursors of two rotations ago end", async () => {
  put("cursors", { cursorSecret: "first" });
  const { cursors } = (await import("#functions/connect/cursors.ts")).cursors();
  const old = await cursors.seal("ada", "tasks", "page 2");
  put("cursors", { cursorSecret: "second" }, { cursorSecret: "first" });
  pass(5 * minute);

  expect(await cursors.open("ada", "tasks", old)).toBe("page 2");
  const renewed = await cursors.seal("ada", "tasks", "page 3");
  expect(renewed.split(".")[1]).not.toBe((await cursors.seal("ada", "tasks", "page 2")).split(".")[1]);

  put("cursors", { cursorSecret: "third" }, { cursorSecret: "second" });
  pass(5 * minute);
  await expect(cursors.open("ada", "tasks", old)).rejects.toThrow("does not belong to this list");
  expect(await cursors.open("ada", "tasks", renewed)).toBe("page 3");
});

it("cursors: one of an instance that has the new secret opens at once in an instance that has the old one", async () => {
  put("cursors", { cursorSecret: "first" });
  const here = (await import("#functions/connect/cursors.ts")).cursors();
  await here.cursors.seal("ada", "tasks", "page 2");
  put("cursors", { cursorSecret: "second" }, { cursorSecret: "first" });
  vi.resetModules();
  const there = (await import("#functions/connect/cursors.ts")).cursors();
  pass(10_000);

  expect(await here.cursors.open("ada", "tasks", await there.cursors.seal("ada", "tasks", "page 3"))).toBe("page 3");
});

it("stripe: the first webhook with a new signing secret is read, and one with the old secret is then refused", async () => {
  put("stripe", { stripeSecretKey: "sk_test_1", stripeWebhookSecret: "whsec_first" });
  const { paymentProvider } = (await import("#functions/connect/stripe.ts")).stripe();
  const created = Math.floor(Date.now() / 1000);
  const event = JSON.stringify({ id: "evt_1", type: "customer.created", created, data: { object: {} } });
  const read = (secret: string) => {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: event,
      secret,
      timestamp: Math.floor(Date.now() / 1000),
    });
    return paymentProvider.read(Buffer.from(event), signature, new Date());
  };
  await read("whsec_first");
  put(
    "stripe",
    { stripeSecretKey: "sk_test_1", stripeWebhookSecret: "whsec_second" },
    { stripeSecretKey: "sk_test_1", stripeWebhookSecret: "whsec_first" },
  );
  pass(10_000);

  await expect(read("whsec_second")).resolves.toBeUndefined();
  await expect(read("whsec_first")).rejects.toThrow("The signature of this message is not valid.");
});

it("engines: a call whose key was revoked is made again with the new key", async () => {
  const openai = await startOpenAi({ apiKey: "second" });
  try {
    vi.stubEnv("OPENAI_BASE_URL", openai.endpoint);
    put("openai", { apiKey: "first" });
    const { listModels } = await import("#functions/connect/engines/clients.ts");
    const list = await listModels("openai");
    await expect(list(5_000)).rejects.toMatchObject({ name: "EngineUnavailable", reason: "bad-key" });
    put("openai", { apiKey: "second" }, { apiKey: "first" });
    pass(10_000);

    expect((await list(5_000))?.length).toBeGreaterThan(0);
  } finally {
    await openai.stop();
  }
});

it("engines: a missing key is the operator's to set, and is found without a deployment", async () => {
  const openai = await startOpenAi({ apiKey: "first" });
  try {
    vi.stubEnv("OPENAI_BASE_URL", openai.endpoint);
    const { listModels } = await import("#functions/connect/engines/clients.ts");
    const list = await listModels("openai");
    await expect(list(5_000)).rejects.toMatchObject({ name: "EngineUnavailable", reason: "bad-key" });
    put("openai", { apiKey: "first" });
    pass(5 * minute);

    expect((await list(5_000))?.length).toBeGreaterThan(0);
  } finally {
    await openai.stop();
  }
});

it("media-signing: links are signed with the other key as soon as the secret says so", async () => {
  const pem = () =>
    generateKeyPairSync("rsa", { modulusLength: 1_024 }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const keys = { privateKey1: pem(), privateKey2: pem() };
  vi.stubEnv("MEDIA_KEY_IDS", "1=KONE,2=KTWO");
  put("media-signing", { ...keys, signWith: "1" });
  const { artifacts } = (await import("#functions/connect/artifacts.ts")).artifacts();
  const signedBy = async () => {
    const sign = await artifacts.signer();
    return new URL(sign("tasks/ada/film.mp4", new Date("2026-03-08T12:00:00.000Z"))).searchParams.get("Key-Pair-Id");
  };

  expect(await signedBy()).toBe("KONE");
  put("media-signing", { ...keys, signWith: "2" });
  pass(5 * minute);
  expect(await signedBy()).toBe("KTWO");
  // CloudFront does not know key 3 before the next deployment.
  put("media-signing", { privateKey2: keys.privateKey2, privateKey3: pem(), signWith: "3" });
  pass(5 * minute);
  expect(await signedBy()).toBe("KTWO");
  put("media-signing", { privateKey3: keys.privateKey1, signWith: "3" });
  pass(5 * minute);
  await expect(signedBy()).rejects.toThrow("no private key with one of the numbers that CloudFront knows: 1,2");
});
