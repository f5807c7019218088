import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serveAwsJson } from "../shared/aws-json.ts";
import { browser } from "./browser-requests.ts";
import { challenges } from "./challenges.ts";
import { type Deliver, post } from "./code-sender.ts";
import { ensureUser, issue } from "./local-users.ts";
import { operations } from "./operations/index.ts";
import { type PoolSettings, poolOf } from "./pool.ts";
import { welcomer } from "./post-confirmation.ts";
import { sessions } from "./sessions.ts";
import { signingKey } from "./signing-key.ts";
import { triggers } from "./triggers.ts";
import { directory } from "./user-store.ts";

interface Settings {
  readonly folder: string;
  readonly port?: number;
  readonly region: string;
  readonly pool: PoolSettings;
  /** Runs a trigger function on its event and gives its answer. */
  readonly trigger: (functionArn: string, event: unknown) => Promise<unknown>;
  readonly deliver: Deliver;
}

/** A Cognito on this machine with one user pool, whose tokens are signed and named as AWS's are. */
export const startCognito = async ({ folder, port, region, pool: settings, trigger, deliver }: Settings) => {
  mkdirSync(folder, { recursive: true });
  const pool = poolOf(region, settings);
  const key = signingKey(join(folder, "signing-key.pem"));
  const users = directory(join(folder, "users"));
  const fire = triggers(pool, trigger);
  const use = {
    pool,
    directory: users,
    sessions: sessions(pool, users, key),
    post: post(users, fire, deliver),
    fire,
    welcome: welcomer(users, fire),
    challenges: challenges(pool, users),
  };
  const server = await serveAwsJson({
    name: "Cognito",
    version: "1.1",
    operations: operations(use),
    otherwise: browser(pool.id, key),
    ...(port !== undefined && { port }),
  });
  return {
    ...server,
    jwks: key.jwks,
    userPool: { id: pool.id, clientId: pool.clientId, issuer: pool.issuer, region },
    issueTokens: (someone: Parameters<typeof issue>[1]) => issue(use, someone),
    ensureUser: (account: Parameters<typeof ensureUser>[1]) => ensureUser(use, account),
  };
};
