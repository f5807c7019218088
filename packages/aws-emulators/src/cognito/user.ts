type UserStatus = "UNCONFIRMED" | "CONFIRMED" | "FORCE_CHANGE_PASSWORD" | "RESET_REQUIRED";

/** What a code is for. */
export type CodePurpose = "sign-up" | "password" | "email";

interface Code {
  readonly code: string;
  readonly expires: number;
}

/** A sign-in. Its tokens can be refreshed until it expires or is revoked. */
export interface Session {
  readonly origin: string;
  readonly authTime: number;
  readonly expires: number;
}

/** A passkey of a user. Byte strings are in base64url. */
export interface Passkey {
  readonly id: string;
  readonly publicKey: string;
  /** Of the authenticator. It grows with each sign-in, or stays 0. */
  readonly counter: number;
  readonly name: string;
  readonly relyingPartyId: string;
  readonly attachment?: string | undefined;
  readonly transports: readonly string[];
  readonly created: number;
}

/** A user as it is stored on disk, with a verifier instead of the password. Times are seconds since 1970. */
export interface User {
  /** Also the `sub` attribute. */
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: UserStatus;
  readonly enabled: boolean;
  readonly groups: readonly string[];
  readonly created: number;
  readonly modified: number;
  readonly password?: { readonly salt: string; readonly verifier: string };
  readonly codes: Readonly<Partial<Record<CodePurpose, Code>>>;
  /** The e-mail address that replaces the old one when its code is entered. */
  readonly newEmail?: string | undefined;
  /** By the digest of the refresh token. */
  readonly sessions: Readonly<Record<string, Session>>;
  /** Undefined for users that were stored before there were passkeys. */
  readonly passkeys?: readonly Passkey[];
  /** Whether PostConfirmation has run. */
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

/** The attributes including `sub`, in the form of a trigger's event. */
export const attributesOf = ({ username, attributes }: User): Readonly<Record<string, string>> => ({
  sub: username,
  ...attributes,
});

/** The attributes in the form of API replies. */
export const attributeList = (user: User) =>
  Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }));

/** A user in the replies of admin operations, without its attributes. */
export const adminView = ({ username, created, modified, enabled, status }: User) => ({
  Username: username,
  UserCreateDate: created,
  UserLastModifiedDate: modified,
  Enabled: enabled,
  UserStatus: status,
});
