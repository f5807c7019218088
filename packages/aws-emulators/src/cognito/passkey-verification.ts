import { createHash } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { errors } from "./errors.ts";
import { nameOfProvider } from "./passkey-names.ts";
import type { PasskeySettings } from "./pool.ts";
import { now, type Passkey } from "./user.ts";

// Users without passkeys do not wait for these libraries.
const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

/** ECDSA with P-256, and RSA with PKCS #1. */
const algorithms = [-7, -257];
const timeout = 60_000;

/** The options of `navigator.credentials.create`, with a new challenge. */
export const creationOptions = async (
  { relyingPartyId, userVerification }: PasskeySettings,
  user: { readonly id: string; readonly email: string; readonly passkeys: readonly Passkey[] },
) => {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: relyingPartyId,
    rpID: relyingPartyId,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.email,
    timeout,
    excludeCredentials: user.passkeys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification },
    supportedAlgorithmIDs: algorithms,
  });
};

/** The options of `navigator.credentials.get`, with a new challenge. */
export const requestOptions = async (
  { relyingPartyId, userVerification }: PasskeySettings,
  passkeys: readonly Pick<Passkey, "id" | "transports">[],
) => {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingPartyId,
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports: [...transports] })),
    timeout,
    userVerification,
  });
};

/** What a browser signed for a challenge. Throws InvalidParameterException if it cannot be read. */
export const clientDataOf = async (credential: unknown): Promise<{ challenge: string; origin: string }> => {
  const { decodeClientDataJSON } = await helpers();
  try {
    const { response } = credential as RegistrationResponseJSON; // any JSON; the next line reads what it has
    const { challenge, origin } = decodeClientDataJSON(response.clientDataJSON);
    return { challenge: String(challenge), origin: String(origin) };
  } catch {
    throw errors.invalid("The credential is not valid.");
  }
};

/** Returns the passkey of a registration. Throws errors of Cognito for a credential that it would refuse. */
export const verifyRegistration = async (
  settings: PasskeySettings,
  credential: RegistrationResponseJSON,
  { challenge, origin }: { readonly challenge: string; readonly origin: string },
): Promise<Passkey> => {
  const { relyingPartyId } = settings;
  if (!isOriginOf(origin, relyingPartyId)) throw errors.originNotAllowed(origin);
  if (!(await belongsTo(credential, relyingPartyId))) throw errors.wrongRelyingParty();
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyId,
    requireUserVerification: settings.userVerification === "required",
    supportedAlgorithmIDs: algorithms,
  }).catch((error: Error) => {
    throw errors.passkeyNotSupported(error.message);
  });
  if (!registrationInfo) throw errors.passkeyNotSupported("The attestation is not valid.");
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    name: nameOfProvider(registrationInfo.aaguid),
    relyingPartyId,
    attachment: credential.authenticatorAttachment,
    transports,
    created: now(),
  };
};

/** Returns the new counter of the passkey that signed the challenge. Throws NotAuthorizedException. */
export const verifyAssertion = async (
  settings: PasskeySettings,
  credential: AuthenticationResponseJSON,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: Passkey },
): Promise<number> => {
  const { relyingPartyId } = settings;
  const { origin } = await clientDataOf(credential);
  if (!isOriginOf(origin, relyingPartyId)) throw errors.wrongPasskey();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyId,
    requireUserVerification: settings.userVerification === "required",
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch(() => {
    throw errors.wrongPasskey();
  });
  if (!verified) throw errors.wrongPasskey();
  return authenticationInfo.newCounter;
};

/** Browsers let pages of a domain and its subdomains use its passkeys, over TLS or on this machine. */
const isOriginOf = (origin: string, relyingPartyId: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  return isSecure && (hostname === relyingPartyId || hostname.endsWith(`.${relyingPartyId}`));
};

/** The authenticator data of a new passkey begins with the digest of its relying party. */
const belongsTo = async ({ response }: RegistrationResponseJSON, relyingPartyId: string): Promise<boolean> => {
  const { decodeAttestationObject, parseAuthenticatorData, isoBase64URL } = await helpers();
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    const { rpIdHash } = parseAuthenticatorData(attestation.get("authData"));
    return createHash("sha256").update(relyingPartyId).digest().equals(rpIdHash);
  } catch {
    throw errors.invalid("The credential is not valid.");
  }
};
