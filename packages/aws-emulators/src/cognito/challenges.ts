import { createHash, randomBytes } from "node:crypto";
import { given } from "./cognito-context.ts";
import { refusals } from "./errors.ts";
import type { Pool } from "./pool.ts";
import { isSafe, type ServerHalf, serverHalf, signatureOf, type Verifier, verifierOf } from "./srp.ts";
import { attributesOf, type User } from "./user.ts";
import type { Directory } from "./user-store.ts";

/** Sign-ins that are halfway: they live for three minutes and are answered once. */
export interface Challenges {
  readonly srp: (user: User | undefined, email: string, publicA: string) => object;
  readonly provenBySrp: (answers: Readonly<Record<string, string>>) => User;
  readonly newPassword: (user: User) => object;
  readonly renewing: (session: string) => User;
}

interface SrpChallenge extends Verifier {
  readonly username: string;
  readonly publicA: string;
  readonly half: ServerHalf;
}

export const challenges = (pool: Pool, directory: Directory): Challenges => {
  const srps = onceOnly<SrpChallenge>();
  const renewals = onceOnly<string>();
  const known = (username: string): User => {
    const user = directory.find(username);
    if (!user) throw refusals.wrongPassword();
    return user;
  };
  return {
    srp: (user, email, publicA) => {
      if (!isSafe(publicA)) throw refusals.invalid("SRP_A is invalid.");
      const { username, password } = user?.password ? { ...user, password: user.password } : nobody(pool, email);
      const half = serverHalf(password);
      const SECRET_BLOCK = randomBytes(64).toString("base64");
      srps.keep(SECRET_BLOCK, { username, publicA, half, ...password });
      return {
        ChallengeName: "PASSWORD_VERIFIER",
        ChallengeParameters: {
          SALT: password.salt,
          SECRET_BLOCK,
          SRP_B: half.publicB,
          USERNAME: username,
          USER_ID_FOR_SRP: username,
        },
      };
    },
    provenBySrp: (answers) => {
      const secretBlock = given(answers["PASSWORD_CLAIM_SECRET_BLOCK"], "PASSWORD_CLAIM_SECRET_BLOCK");
      const timestamp = given(answers["TIMESTAMP"], "TIMESTAMP");
      const challenge = srps.take(secretBlock);
      if (!challenge) throw refusals.wrongPassword();
      const signature = signatureOf({ ...challenge, poolName: pool.name, secretBlock, timestamp });
      if (signature !== answers["PASSWORD_CLAIM_SIGNATURE"]) throw refusals.wrongPassword();
      return known(challenge.username);
    },
    newPassword: (user) => {
      const Session = randomBytes(32).toString("base64url");
      renewals.keep(Session, user.username);
      const userAttributes = JSON.stringify(attributesOf(user));
      return {
        ChallengeName: "NEW_PASSWORD_REQUIRED",
        Session,
        ChallengeParameters: { USER_ID_FOR_SRP: user.username, requiredAttributes: "[]", userAttributes },
      };
    },
    renewing: (session) => {
      const username = renewals.take(session);
      if (!username) throw refusals.notAuthorized("Invalid session for the user, session is expired.");
      return known(username);
    },
  };
};

/** Who has no password gets a challenge that looks like one, the same every time, and that nobody can meet. */
const nobody = (pool: Pool, email: string): { username: string; password: Verifier } => {
  const digest = createHash("sha256").update(`${pool.id}${email.toLowerCase()}`).digest("hex");
  const username = digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { username, password: verifierOf(pool.name, username, randomBytes(32).toString("hex"), digest.slice(32)) };
};

const threeMinutes = 180_000;

const onceOnly = <T>() => {
  const held = new Map<string, { readonly value: T; readonly expires: number }>();
  return {
    keep: (key: string, value: T): void => {
      for (const [old, { expires }] of held) if (expires < Date.now()) held.delete(old);
      held.set(key, { value, expires: Date.now() + threeMinutes });
    },
    take: (key: string): T | undefined => {
      const found = held.get(key);
      held.delete(key);
      return found && found.expires >= Date.now() ? found.value : undefined;
    },
  };
};
