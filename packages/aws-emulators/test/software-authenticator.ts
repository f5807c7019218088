import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What a test changes of an otherwise correct answer. */
interface Ceremony {
  readonly origin: string;
  readonly relyingPartyId: string;
  /** Whether the person entered a PIN or showed a finger. */
  readonly isVerified?: boolean;
}

/** A passkey in the hand of a test: it answers like a browser with its authenticator. */
export const createAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  const shared = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };
  return {
    id: shared.id,
    /** Sets the counter back, like a copy of the authenticator. */
    rewind: () => {
      counter = 0;
    },
    /** The answer to the options of a registration. */
    create: ({ challenge }: { readonly challenge: string }, ceremony: Ceremony) => ({
      ...shared,
      authenticatorAttachment: "platform",
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData("webauthn.create", challenge, ceremony.origin).toString("base64url"),
        attestationObject: attestationObject(authenticatorData(ceremony, counter, attested(id, publicKey))),
        transports: ["internal"],
      },
    }),
    /** The answer to the options of a sign-in. */
    get: ({ challenge }: { readonly challenge: string }, ceremony: Ceremony, userHandle?: string) => {
      counter += 1;
      const data = authenticatorData(ceremony, counter);
      const client = clientData("webauthn.get", challenge, ceremony.origin);
      const signature = sign("sha256", Buffer.concat([data, createHash("sha256").update(client).digest()]), privateKey);
      return {
        ...shared,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          ...(userHandle && { userHandle: Buffer.from(userHandle).toString("base64url") }),
        },
      };
    },
  };
};

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const userPresent = 1;
const userVerified = 4;
const hasCredential = 64;

/** https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data */
const authenticatorData = (
  { relyingPartyId, isVerified = true }: Ceremony,
  counter: number,
  credential?: Buffer,
): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = userPresent | (isVerified ? userVerified : 0) | (credential ? hasCredential : 0);
  const digest = createHash("sha256").update(relyingPartyId).digest();
  return Buffer.concat([digest, Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
};

/** An AAGUID of zeros, the id and the public key. */
const attested = (id: Buffer, key: KeyObject): Buffer =>
  Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(key)]);

// CBOR, by hand: a map begins with 0xa0 + its length, a short text with 0x60 + its length.

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
const coseKey = (key: KeyObject): Buffer => {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const [first, second] = [x, y].map((part) => Buffer.from(part, "base64url"));
  const parts = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), bytes(first), Buffer.from([0x22]), bytes(second)];
  return Buffer.concat(parts);
};

/** {fmt: "none", attStmt: {}, authData} */
const attestationObject = (data: Buffer): string =>
  Buffer.concat([
    Buffer.from([0xa3]),
    ...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0]), text("authData"), bytes(data)],
  ]).toString("base64url");

const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

const bytes = (value: Uint8Array = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from([0x58, value.length]), value]);
