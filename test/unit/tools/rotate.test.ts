import { expect, it } from "vitest";
import { signingKeyOf } from "#functions/adapters/cloudfront/signer.ts";
import { rotate } from "#tools/deploy/rotate.ts";
import { createMissingSecrets } from "#tools/deploy/secrets.ts";
import { fakeSecrets, mediaKeys } from "./fake-secrets.ts";

const first = new Date("2026-03-01T12:00:00.000Z");
const later = (days: number) => new Date(first.getTime() + days * 86_400_000);
const options = { environment: {}, isNow: false, now: first };

const deployed = async (context: Record<string, string> = {}, environment: NodeJS.ProcessEnv = {}) => {
  const secrets = fakeSecrets({ "animation-agent/prod/media-signing": mediaKeys });
  await createMissingSecrets(secrets.store, context, environment);
  return secrets;
};

it.each([
  ["cursors", "cursorSecret"],
  ["edge", "edgeSecret"],
])("%s gets a new random value", async (name, field) => {
  const { store, fieldsOf } = await deployed();
  const before = fieldsOf(name)[field];

  await rotate(store, name, options);

  expect(fieldsOf(name)[field]).toMatch(/^.{40,}$/);
  expect(fieldsOf(name)[field]).not.toBe(before);
});

it("stripe gets what the operator names, and keeps the rest", async () => {
  const { store, fieldsOf } = await deployed();

  await rotate(store, "stripe", { ...options, environment: { STRIPE_SECRET_KEY: "sk_2" } });
  expect(fieldsOf("stripe")).toEqual({ stripeSecretKey: "sk_2", stripeWebhookSecret: "none-yet" });
  await rotate(store, "stripe", { ...options, environment: { STRIPE_WEBHOOK_SECRET: "whsec_2" } });
  expect(fieldsOf("stripe")).toEqual({ stripeSecretKey: "sk_2", stripeWebhookSecret: "whsec_2" });
  await expect(rotate(store, "stripe", options)).rejects.toThrow("Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET");
});

it.each([
  ["gemini", { WRITER: "gemini" }, "GEMINI_API_KEY"],
  ["openai", { WRITER: "openai/gpt-5" }, "OPENAI_API_KEY"],
  ["engine-my-server", { WRITER: "my-server/m1", ENGINE_MY_SERVER_URL: "https://m.example" }, "ENGINE_MY_SERVER_KEY"],
])("%s gets the key of its variable", async (name, context, variable) => {
  const { store, fieldsOf } = await deployed(context, { [variable]: "first" });
  expect(fieldsOf(name)).toEqual({ apiKey: "first" });

  await rotate(store, name, { ...options, environment: { [variable]: "second" } });

  expect(fieldsOf(name)).toEqual({ apiKey: "second" });
});

it("media-signing: every link that was given out stays valid, through a whole rotation", async () => {
  const { store, fieldsOf } = await deployed();
  /** What CloudFront knows: the keys of the last deployment. */
  const deployedKeys = { "1": "KONE", "2": "KTWO" };
  const signs = () => signingKeyOf(deployedKeys, fieldsOf("media-signing")).keyPairId;
  expect(signs()).toBe("KONE");

  await rotate(store, "media-signing", options);
  expect(signs()).toBe("KTWO");
  // Key 1 is still there, because its links are.
  expect(fieldsOf("media-signing")["publicKey1"]).toContain("PUBLIC KEY");

  await expect(rotate(store, "media-signing", { ...options, now: later(6) })).rejects.toThrow("until 2026-03-08T12:00");
  await rotate(store, "media-signing", { ...options, now: later(8) });
  expect(Object.keys(fieldsOf("media-signing")).sort()).toEqual(
    ["privateKey2", "privateKey3", "publicKey2", "publicKey3", "signWith", "signsSince"].sort(),
  );
  expect(signs()).toBe("KTWO");
});

it("media-signing: a key that leaked goes at once", async () => {
  const { store, fieldsOf } = await deployed();
  await rotate(store, "media-signing", options);

  await rotate(store, "media-signing", { ...options, isNow: true });

  expect(fieldsOf("media-signing")["privateKey1"]).toBeUndefined();
});

it.each(["media", "engine-none", "STRIPE"])("%s is no secret: nothing is stored", async (name) => {
  const { store, names } = await deployed();
  const before = names();

  await expect(rotate(store, name, options)).rejects.toThrow("There is no secret");
  expect(names()).toEqual(before);
});
