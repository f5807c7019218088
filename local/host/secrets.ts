import { generateKeyPairSync, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const Secrets = z.object({
  /** The key that signs links to media. */
  keyPairId: z.string(),
  privateKey: z.string(),
  publicKey: z.string(),
  /** What cursors are sealed with. */
  cursorSecret: z.string(),
  /** What the edge would show functions; here nothing stands before them. */
  edgeSecret: z.string(),
  /** What we show the stand-in of Stripe, and what it signs its messages with. */
  stripeSecretKey: z.string(),
  stripeWebhookSecret: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

/** Secrets of this machine: made when they are first asked for, kept, so that old links and cursors stay valid. */
export const openSecrets = async (folder: string): Promise<Secrets> => {
  const path = join(folder, "secrets.json");
  const text = await readFile(path, "utf8").catch(() => "{}");
  const kept = Secrets.partial().parse(JSON.parse(text));
  const secrets = {
    ...(kept.privateKey ? undefined : signingKey()),
    cursorSecret: randomBytes(32).toString("base64url"),
    edgeSecret: randomBytes(32).toString("base64url"),
    stripeSecretKey: `sk_test_${randomBytes(24).toString("hex")}`,
    stripeWebhookSecret: `whsec_${randomBytes(24).toString("base64")}`,
    ...kept,
  };
  await writeFile(path, JSON.stringify(secrets), { mode: 0o600 });
  return Secrets.parse(secrets);
};

const signingKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return { keyPairId: "KLOCAL", privateKey, publicKey };
};
