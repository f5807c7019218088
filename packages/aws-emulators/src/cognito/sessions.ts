import { createHash, randomBytes, randomUUID } from "node:crypto";
import { errors } from "./errors.ts";
import type { Pool } from "./pool.ts";
import type { SigningKey } from "./signing-key.ts";
import { tokensOf } from "./tokens.ts";
import { now, type Session, type User } from "./user.ts";
import type { UserStore } from "./user-store.ts";

/** The sign-ins. An access token is valid until it expires or its session ends. */
export interface Sessions {
  readonly begin: (
    user: User,
    refreshToken?: string,
  ) => ReturnType<typeof tokensOf> & { readonly RefreshToken: string };
  readonly refresh: (refreshToken: string) => ReturnType<typeof tokensOf>;
  readonly end: (refreshToken: string) => void;
  readonly endAll: (username: string) => void;
  readonly userOf: (accessToken: string) => User;
}

export const createSessions = (pool: Pool, users: UserStore, key: SigningKey): Sessions => {
  const findSession = (refreshToken: string): readonly [User, Session] => {
    const digest = digestOf(refreshToken);
    for (const user of users.all()) {
      const session = user.sessions[digest];
      if (session) return [user, session];
    }
    throw errors.notAuthorized("Invalid Refresh Token");
  };
  return {
    begin: ({ username }, RefreshToken = randomBytes(48).toString("base64url")) => {
      const authTime = now();
      const session = { origin: randomUUID(), authTime, expires: authTime + pool.refreshTokenSeconds };
      const user = users.change(username, (before) => ({
        sessions: { ...unexpired(before.sessions), [digestOf(RefreshToken)]: session },
      }));
      return { ...tokensOf(pool, key, user, session), RefreshToken };
    },
    refresh: (refreshToken) => {
      const [user, session] = findSession(refreshToken);
      if (session.expires <= now()) throw errors.notAuthorized("Refresh Token has expired");
      if (!user.enabled) throw errors.notAuthorized("User is disabled.");
      return tokensOf(pool, key, user, session);
    },
    end: (refreshToken) => {
      const digest = digestOf(refreshToken);
      for (const { username, sessions: held } of users.all()) {
        if (!held[digest]) continue;
        const { [digest]: ended, ...others } = held;
        users.change(username, () => ({ sessions: others }));
      }
    },
    endAll: (username) => void users.change(username, () => ({ sessions: {} })),
    userOf: (accessToken) => {
      const claims = key.read(accessToken);
      if (claims?.["token_use"] !== "access") throw errors.notAuthorized("Invalid Access Token");
      if (Number(claims["exp"]) <= now()) throw errors.notAuthorized("Access Token has expired");
      const user = users.find(String(claims["username"]));
      if (!user) throw errors.noSuchUser();
      const isActive = Object.values(user.sessions).some(({ origin }) => origin === claims["origin_jti"]);
      if (!isActive) throw errors.notAuthorized("Access Token has been revoked");
      if (!user.enabled) throw errors.notAuthorized("User is disabled.");
      return user;
    },
  };
};

const unexpired = (all: User["sessions"]): User["sessions"] =>
  Object.fromEntries(Object.entries(all).filter(([, { expires }]) => expires > now()));

const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
