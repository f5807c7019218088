import { randomBytes } from "node:crypto";
import { requireField } from "./cognito-context.ts";
import { errors } from "./errors.ts";
import { createOneTimeStore } from "./one-time-store.ts";
import type { Pool } from "./pool.ts";
import type { SigningKey } from "./signing-key.ts";
import {
  createServerEphemeral,
  isValidPublicA,
  type ServerEphemeral,
  signatureOf,
  type Verifier,
  verifierOf,
} from "./srp.ts";
import { attributesOf, type User } from "./user.ts";
import type { UserStore } from "./user-store.ts";

/** Unfinished sign-ins. A challenge is valid for three minutes and can be answered once. */
export interface Challenges {
  /** PASSWORD_VERIFIER. */
  readonly srp: (user: User | undefined, email: string, publicA: string) => object;
  /** Checks the answer to PASSWORD_VERIFIER and returns the user. */
  readonly verifySrp: (answers: Readonly<Record<string, string>>) => User;
  /** NEW_PASSWORD_REQUIRED. */
  readonly newPasswordRequired: (user: User) => object;
  /** Ends the session of NEW_PASSWORD_REQUIRED and returns its user. */
  readonly takeNewPasswordSession: (session: string) => User;
}

interface SrpChallenge extends Verifier {
  readonly username: string;
  readonly publicA: string;
  readonly ephemeral: ServerEphemeral;
}

export const createChallenges = (pool: Pool, users: UserStore, key: SigningKey): Challenges => {
  const srps = createOneTimeStore<SrpChallenge>();
  const newPasswordSessions = createOneTimeStore<string>();
  const requireKnownUser = (username: string): User => {
    const user = users.find(username);
    if (!user) throw errors.wrongPassword();
    return user;
  };
  return {
    srp: (user, email, publicA) => {
      if (!isValidPublicA(publicA)) throw errors.invalid("SRP_A is invalid.");
      const { username, password } = user?.password
        ? { ...user, password: user.password }
        : decoyUser(pool, key, email);
      const ephemeral = createServerEphemeral(password);
      const SECRET_BLOCK = randomBytes(64).toString("base64");
      srps.keep(SECRET_BLOCK, { username, publicA, ephemeral, ...password });
      return {
        ChallengeName: "PASSWORD_VERIFIER",
        ChallengeParameters: {
          SALT: password.salt,
          SECRET_BLOCK,
          SRP_B: ephemeral.publicB,
          USERNAME: username,
          USER_ID_FOR_SRP: username,
        },
      };
    },
    verifySrp: (answers) => {
      const secretBlock = requireField(answers["PASSWORD_CLAIM_SECRET_BLOCK"], "PASSWORD_CLAIM_SECRET_BLOCK");
      const timestamp = requireField(answers["TIMESTAMP"], "TIMESTAMP");
      const challenge = srps.take(secretBlock);
      if (!challenge) throw errors.wrongPassword();
      const signature = signatureOf({ ...challenge, poolName: pool.name, secretBlock, timestamp });
      if (signature !== answers["PASSWORD_CLAIM_SIGNATURE"]) throw errors.wrongPassword();
      return requireKnownUser(challenge.username);
    },
    newPasswordRequired: (user) => {
      const Session = randomBytes(32).toString("base64url");
      newPasswordSessions.keep(Session, user.username);
      const userAttributes = JSON.stringify(attributesOf(user));
      return {
        ChallengeName: "NEW_PASSWORD_REQUIRED",
        Session,
        ChallengeParameters: { USER_ID_FOR_SRP: user.username, requiredAttributes: "[]", userAttributes },
      };
    },
    takeNewPasswordSession: (session) => {
      const username = newPasswordSessions.take(session);
      if (!username) throw errors.notAuthorized("Invalid session for the user, session is expired.");
      return requireKnownUser(username);
    },
  };
};

/** For an unknown user or one without a password: a challenge that looks real and stable, but has no correct answer. */
const decoyUser = (pool: Pool, key: SigningKey, email: string): { username: string; password: Verifier } => {
  const digest = key.digest(`${pool.id}${email.toLowerCase()}`);
  const username = digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { username, password: verifierOf(pool.name, username, randomBytes(32).toString("hex"), digest.slice(32)) };
};
