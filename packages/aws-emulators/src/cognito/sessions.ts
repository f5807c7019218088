import { createHash, randomBytes, randomUUID } from "node:crypto";
import { refusals } from "./errors.ts";
import type { Pool } from "./pool.ts";
import type { SigningKey } from "./signing-key.ts";
import { tokensOf } from "./tokens.ts";
import { now, type Session, type User } from "./user.ts";
import type { Directory } from "./user-store.ts";

/** Who is signed in. An access token is good here for as long as its session lives. */
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

export const sessions = (pool: Pool, directory: Directory, key: SigningKey): Sessions => {
  const found = (refreshToken: string): readonly [User, Session] => {
    const digest = digestOf(refreshToken);
    for (const user of directory.all()) {
      const session = user.sessions[digest];
      if (session) return [user, session];
    }
    throw refusals.notAuthorized("Invalid Refresh Token");
  };
  return {
    begin: ({ username }, RefreshToken = randomBytes(48).toString("base64url")) => {
      const authTime = now();
      const session = { origin: randomUUID(), authTime, expires: authTime + pool.refreshTokenSeconds };
      const user = directory.change(username, (before) => ({
        sessions: { ...living(before.sessions), [digestOf(RefreshToken)]: session },
      }));
      return { ...tokensOf(pool, key, user, session), RefreshToken };
    },
    refresh: (refreshToken) => {
      const [user, session] = found(refreshToken);
      if (session.expires <= now()) throw refusals.notAuthorized("Refresh Token has expired");
      if (!user.enabled) throw refusals.notAuthorized("User is disabled.");
      return tokensOf(pool, key, user, session);
    },
    end: (refreshToken) => {
      const digest = digestOf(refreshToken);
      for (const { username, sessions: held } of directory.all()) {
        if (!held[digest]) continue;
        const { [digest]: ended, ...others } = held;
        directory.change(username, () => ({ sessions: others }));
      }
    },
    endAll: (username) => void directory.change(username, () => ({ sessions: {} })),
    userOf: (accessToken) => {
      const claims = key.read(accessToken);
      if (claims?.["token_use"] !== "access") throw refusals.notAuthorized("Invalid Access Token");
      if (Number(claims["exp"]) <= now()) throw refusals.notAuthorized("Access Token has expired");
      const user = directory.find(String(claims["username"]));
      if (!user) throw refusals.noSuchUser();
      const lives = Object.values(user.sessions).some(({ origin }) => origin === claims["origin_jti"]);
      if (!lives) throw refusals.notAuthorized("Access Token has been revoked");
      if (!user.enabled) throw refusals.notAuthorized("User is disabled.");
      return user;
    },
  };
};

const living = (all: User["sessions"]): User["sessions"] =>
  Object.fromEntries(Object.entries(all).filter(([, { expires }]) => expires > now()));

const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
