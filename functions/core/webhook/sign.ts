import type { HasClock, HasVault, Random } from "../shared/ports.ts";
import type { WebhookRecord } from "./records.ts";

const prefix = "whsec_";
const secretBytes = 24;

/** A signing secret as Standard Webhooks has it: 24 to 64 random bytes in Base64. */
export const newSecret = (random: Random): string => prefix + btoa(String.fromCharCode(...random.bytes(secretBytes)));

/** The secrets that sign now: two for a day after a rotation. */
export const secretsOf = async (
  deps: HasVault & HasClock,
  { user_id: userId, secret, previous_secret, previous_secret_until }: WebhookRecord,
): Promise<string[]> => {
  const isBoth = previous_secret_until !== undefined && new Date(previous_secret_until) > deps.now();
  const sealed = [secret, ...(isBoth && previous_secret ? [previous_secret] : [])];
  return Promise.all(sealed.map((each) => deps.vault.open(each, { userId, use: "webhook" })));
};

/** The three headers of Standard Webhooks: the delivery's id, the time of the attempt, one signature per secret. */
export const signedHeaders = async (
  secrets: readonly string[],
  message: { readonly id: string; readonly at: Date; readonly body: string },
): Promise<Record<string, string>> => {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const content = new TextEncoder().encode(`${message.id}.${timestamp}.${message.body}`);
  const signatures = await Promise.all(secrets.map((secret) => signature(secret, content)));
  return {
    "webhook-id": message.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
};

const signature = async (secret: string, content: Uint8Array<ArrayBuffer>): Promise<string> => {
  const bytes = Uint8Array.from(atob(secret.slice(prefix.length)), (letter) => letter.charCodeAt(0));
  if (bytes.length < secretBytes || bytes.length > 64) throw new Error("A signing secret must have 24 to 64 bytes");
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = new Uint8Array(await crypto.subtle.sign("HMAC", key, content));
  return `v1,${btoa(String.fromCharCode(...signed))}`;
};
