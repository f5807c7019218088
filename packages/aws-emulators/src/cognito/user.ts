type UserStatus = "UNCONFIRMED" | "CONFIRMED" | "FORCE_CHANGE_PASSWORD" | "RESET_REQUIRED";

/** What a code that was sent by mail is good for. */
export type Purpose = "sign-up" | "password";

interface Code {
  readonly code: string;
  readonly expires: number;
}

/** One sign-in, from which tokens are refreshed until it is revoked. */
export interface Session {
  readonly origin: string;
  readonly authTime: number;
  readonly expires: number;
}

/** A user as it lies on disk: never with a password, only with what checks one. Times are seconds. */
export interface User {
  /** Also its `sub`. */
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: UserStatus;
  readonly enabled: boolean;
  readonly groups: readonly string[];
  readonly created: number;
  readonly modified: number;
  readonly password?: { readonly salt: string; readonly verifier: string };
  readonly codes: Readonly<Partial<Record<Purpose, Code>>>;
  /** By the digest of the refresh token. */
  readonly sessions: Readonly<Record<string, Session>>;
  /** Whether PostConfirmation has run for it. */
  readonly welcomed: boolean;
}

export const now = (): number => Math.floor(Date.now() / 1000);

export const newUser = (username: string, attributes: Readonly<Record<string, string>>): User => ({
  username,
  attributes: { email_verified: "false", ...attributes },
  status: "UNCONFIRMED",
  enabled: true,
  groups: [],
  created: now(),
  modified: now(),
  codes: {},
  sessions: {},
  welcomed: false,
});

/** The user's attributes with its `sub`, as a trigger gets them. */
export const attributesOf = ({ username, attributes }: User): Readonly<Record<string, string>> => ({
  sub: username,
  ...attributes,
});

/** The same as GetUser and ListUsers tell them. */
export const attributeList = (user: User) =>
  Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }));
