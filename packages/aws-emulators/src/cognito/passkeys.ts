import { randomBytes } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { errors } from "./errors.ts";
import { createOneTimeStore, type OneTimeStore } from "./one-time-store.ts";
import {
  clientDataOf,
  creationOptions,
  requestOptions,
  verifyAssertion,
  verifyRegistration,
} from "./passkey-verification.ts";
import type { PasskeySettings, Pool } from "./pool.ts";
import type { SigningKey } from "./signing-key.ts";
import type { Passkey, User } from "./user.ts";
import type { UserStore } from "./user-store.ts";

/** The number of passkeys that Cognito keeps for a user. */
const maxPasskeys = 20;

/** Registers passkeys and signs in with them. A challenge is valid for three minutes and can be answered once. */
export interface Passkeys {
  readonly startRegistration: (user: User) => Promise<PublicKeyCredentialCreationOptionsJSON>;
  readonly completeRegistration: (user: User, credential: unknown) => Promise<void>;
  /** Whether a sign-in can continue with WEB_AUTHN. For an unknown user the answer is stable and means nothing. */
  readonly isOffered: (user: User | undefined, email: string) => boolean;
  /** WEB_AUTHN. */
  readonly challenge: (user: User | undefined, email: string) => Promise<object>;
  /** Checks the answer to WEB_AUTHN and returns the user. */
  readonly verifyAnswer: (session: string, credential: string) => Promise<User>;
}

interface State {
  readonly users: UserStore;
  readonly key: SigningKey;
  /** Throws WebAuthnNotEnabledException. */
  readonly settings: () => PasskeySettings;
  /** The user of a registration, by challenge. */
  readonly registrations: OneTimeStore<string>;
  /** By session. An unknown user has no username. */
  readonly signIns: OneTimeStore<{ readonly challenge: string; readonly username: string | undefined }>;
}

export const createPasskeys = (pool: Pool, users: UserStore, key: SigningKey): Passkeys => {
  const state: State = {
    users,
    key,
    settings: () => {
      if (!pool.passkeys) throw errors.passkeysNotEnabled();
      return pool.passkeys;
    },
    registrations: createOneTimeStore(),
    signIns: createOneTimeStore(),
  };
  return {
    startRegistration: (user) => startRegistration(state, user),
    completeRegistration: (user, credential) => completeRegistration(state, user, credential),
    isOffered: (user, email) => (user ? passkeysOf(user).length > 0 : decoyOf(key, email).isOffered),
    challenge: (user, email) => challenge(state, user, email),
    verifyAnswer: (session, credential) => verifyAnswer(state, session, credential),
  };
};

export const passkeysOf = ({ passkeys = [] }: User): readonly Passkey[] => passkeys;

const startRegistration = async ({ settings, registrations }: State, user: User) => {
  const { username: id, attributes } = user;
  const account = { id, email: attributes["email"] ?? id, passkeys: passkeysOf(user) };
  const options = await creationOptions(settings(), account);
  registrations.keep(options.challenge, id);
  return options;
};

const completeRegistration = async (state: State, { username }: User, credential: unknown): Promise<void> => {
  const settings = state.settings();
  const clientData = await clientDataOf(credential);
  if (state.registrations.take(clientData.challenge) !== username) throw errors.noPasskeyChallenge();
  // The library checks the rest of the credential.
  const passkey = await verifyRegistration(settings, credential as RegistrationResponseJSON, clientData);
  if (state.users.all().some((user) => passkeysOf(user).some(({ id }) => id === passkey.id)))
    throw errors.passkeyNotSupported("The passkey is already registered.");
  state.users.change(username, (user) => {
    if (passkeysOf(user).length >= maxPasskeys) throw errors.tooManyPasskeys();
    return { passkeys: [...passkeysOf(user), passkey] };
  });
};

const challenge = async ({ settings, signIns, key }: State, user: User | undefined, email: string) => {
  const allowed = user ? passkeysOf(user) : [decoyOf(key, email).passkey];
  const options = await requestOptions(settings(), allowed);
  const Session = randomBytes(48).toString("base64url");
  signIns.keep(Session, { challenge: options.challenge, username: user?.username });
  return {
    ChallengeName: "WEB_AUTHN",
    Session,
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
  };
};

const verifyAnswer = async ({ settings, signIns, users }: State, session: string, answer: string): Promise<User> => {
  const asked = signIns.take(session);
  if (!asked) throw errors.notAuthorized("Invalid session for the user, session is expired.");
  const { username = "", challenge } = asked;
  const credential = parseCredential(answer);
  const findPasskey = () => users.find(username)?.passkeys?.find(({ id }) => id === credential.id);
  const passkey = findPasskey();
  if (!passkey) throw errors.wrongPasskey();
  const { userHandle } = credential.response ?? {};
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== username) throw errors.wrongPasskey();
  const counter = await verifyAssertion(settings(), credential, { challenge, passkey });
  // It may have been removed meanwhile.
  if (!findPasskey()) throw errors.wrongPasskey();
  return users.change(username, (user) => ({
    passkeys: passkeysOf(user).map((each) => (each.id === passkey.id ? { ...each, counter } : each)),
  }));
};

const parseCredential = (text: string): AuthenticationResponseJSON => {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null) return parsed as AuthenticationResponseJSON; // verified later
  } catch {
    // Reported below.
  }
  throw errors.invalid("The credential is not JSON.");
};

/** For an unknown user: whether it seems to have a passkey, and which. Only the holder of the key can compute it. */
const decoyOf = (key: SigningKey, email: string) => {
  const digest = key.digest(`passkey of ${email.toLowerCase()}`);
  return {
    isOffered: Number.parseInt(digest.slice(0, 2), 16) % 2 === 0,
    passkey: {
      id: Buffer.from(key.digest(digest), "hex").toString("base64url"),
      transports: ["hybrid", "internal"],
    },
  };
};
