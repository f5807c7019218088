import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serveAwsJson } from "../shared/aws-json.ts";
import { handleBrowserRequest } from "./browser-requests.ts";
import { createChallenges } from "./challenges.ts";
import { createCodeSender, type DeliverMessage } from "./code-sender.ts";
import { createFactorChoices } from "./factor-choice.ts";
import { changeUser, ensureUser, issueTokens } from "./local-users.ts";
import { createOperations } from "./operations/index.ts";
import { createPasskeys } from "./passkeys.ts";
import { type PoolSettings, poolOf } from "./pool.ts";
import { createPostConfirmation } from "./post-confirmation.ts";
import { createSessions } from "./sessions.ts";
import { openSigningKey } from "./signing-key.ts";
import { createTriggers } from "./triggers.ts";
import { openUserStore } from "./user-store.ts";

interface Settings {
  readonly folder: string;
  readonly port?: number;
  readonly region: string;
  readonly pool: PoolSettings;
  /** Invokes a trigger function with an event and returns its result. */
  readonly trigger: (functionArn: string, event: unknown) => Promise<unknown>;
  /** Sends a mail with a code or an invitation. */
  readonly deliver: DeliverMessage;
}

/** Starts the emulator with one user pool. Its tokens have the same claims and signature as AWS's. */
export const startCognito = async ({ folder, port, region, pool: settings, trigger, deliver }: Settings) => {
  mkdirSync(folder, { recursive: true });
  const pool = poolOf(region, settings);
  const key = openSigningKey(join(folder, "signing-key.pem"));
  const users = openUserStore(join(folder, "users"));
  const fire = createTriggers(pool, trigger);
  const context = {
    pool,
    users,
    sessions: createSessions(pool, users, key),
    passkeys: createPasskeys(pool, users, key),
    codeSender: createCodeSender(users, fire, deliver),
    fire,
    runPostConfirmation: createPostConfirmation(users, fire),
    challenges: createChallenges(pool, users, key),
    factorChoices: createFactorChoices(),
  };
  const server = await serveAwsJson({
    name: "Cognito",
    version: "1.1",
    operations: createOperations(context),
    fallback: handleBrowserRequest(pool.id, key),
    ...(port !== undefined && { port }),
  });
  return {
    ...server,
    jwks: key.jwks,
    userPool: { id: pool.id, clientId: pool.clientId, issuer: pool.issuer, region },
    /** Tokens without a password. */
    issueTokens: (request: Parameters<typeof issueTokens>[1]) => issueTokens(context, request),
    /** Sets the password of an existing user, or locks it. */
    changeUser: (change: Parameters<typeof changeUser>[1]) => changeUser(context, change),
    /** Creates a confirmed user unless it exists. */
    ensureUser: (account: Parameters<typeof ensureUser>[1]) => ensureUser(context, account),
  };
};
