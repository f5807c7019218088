import { generateKeyPairSync } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const Secrets = z.object({ keyPairId: z.string(), privateKey: z.string(), publicKey: z.string() });
export type Secrets = z.infer<typeof Secrets>;

/** The key that signs links to media: made at the first start, kept, so that old links stay valid. */
export const openSecrets = async (folder: string): Promise<Secrets> => {
  const path = join(folder, "secrets.json");
  const kept = await readFile(path, "utf8").catch(() => undefined);
  if (kept) return Secrets.parse(JSON.parse(kept));
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const made = { keyPairId: "KLOCAL", privateKey, publicKey };
  await writeFile(path, JSON.stringify(made), { mode: 0o600 });
  return made;
};
