import { SecretValue } from "aws-cdk-lib";
import type { Stage } from "./options.ts";

/** What the operator puts into Secrets Manager, by its name there and its fields. Templates hold references only. */
const secrets = {
  /** The key pair that links to films are signed with. */
  mediaPrivateKey: ["media-signing", "privateKey"],
  mediaPublicKey: ["media-signing", "publicKey"],
  /** What cursors of lists are sealed with: 32 random bytes. */
  cursorSecret: ["cursors", "cursorSecret"],
  /** What CloudFront shows the functions behind it, so that they believe it who asks. */
  edgeSecret: ["edge", "edgeSecret"],
  stripeSecretKey: ["stripe", "stripeSecretKey"],
  stripeWebhookSecret: ["stripe", "stripeWebhookSecret"],
  geminiKey: ["gemini", "apiKey"],
} as const;

export type SecretName = keyof typeof secrets;

/** A reference that CloudFormation resolves when it deploys: `animation-agent/prod/stripe`, field by field. */
export const secretOf = (stage: Stage, name: SecretName): string => {
  const [secret, jsonField] = secrets[name];
  return SecretValue.secretsManager(`animation-agent/${stage}/${secret}`, { jsonField }).unsafeUnwrap();
};
