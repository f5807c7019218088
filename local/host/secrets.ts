import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readStored, writeFileAtomic } from "@animation-agent/aws-emulators/files";
import * as z from "zod";
import { engineSecret } from "#contract/settings/settings.ts";

const Secrets = z.object({
  /** The key that signs media URLs. */
  keyPairId: z.string(),
  privateKey: z.string(),
  publicKey: z.string(),
  /** Signs requests to the emulators: files must not be read by who knows the source code. */
  awsSecretKey: z.string(),
  /** Signs pagination cursors. */
  cursorSecret: z.string(),
  /** CloudFront sends it to the functions; nothing checks it locally. */
  edgeSecret: z.string(),
  /** The API key for the fake Stripe, and the secret that signs its webhooks. */
  stripeSecretKey: z.string(),
  stripeWebhookSecret: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

/** Opens the local secrets and creates missing ones. They are stored, so that links and cursors stay valid. */
export const openSecrets = async (folder: string): Promise<Secrets> => {
  const path = join(folder, "secrets.json");
  const stored = existsSync(path) ? readStored(path, (content) => Secrets.partial().parse(JSON.parse(content))) : {};
  const secrets = {
    ...(stored.privateKey ? undefined : signingKey()),
    awsSecretKey: randomBytes(30).toString("base64url"),
    cursorSecret: randomBytes(32).toString("base64url"),
    edgeSecret: randomBytes(32).toString("base64url"),
    stripeSecretKey: `sk_test_${randomBytes(24).toString("hex")}`,
    stripeWebhookSecret: `whsec_${randomBytes(24).toString("base64")}`,
    ...stored,
  };
  writeFileAtomic(path, JSON.stringify(secrets), 0o600);
  return Secrets.parse(secrets);
};

/** What Secrets Manager holds, by name: the stored secrets, and the keys of engines from the settings. */
export const functionSecrets = (
  path: string,
  { privateKey, cursorSecret, edgeSecret, stripeSecretKey, stripeWebhookSecret }: Secrets,
  settings: Readonly<Record<string, string>>,
): Readonly<Record<string, object>> => {
  const keys = Object.entries(settings).flatMap(([name, value]) => {
    const place = engineSecret(name);
    return place ? [[place.name, { [place.field]: value }] as const] : [];
  });
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "media-signing": { signWith: "1", privateKey1: privateKey },
    cursors: { cursorSecret },
    edge: { edgeSecret },
    stripe: { stripeSecretKey, stripeWebhookSecret },
    ...Object.fromEntries(keys),
  };
  return Object.fromEntries(Object.entries(all).map(([name, fields]) => [path + name, fields]));
};

const signingKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return { keyPairId: "KLOCAL", privateKey, publicKey };
};
