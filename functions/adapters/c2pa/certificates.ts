import { createHash, randomBytes, X509Certificate } from "node:crypto";
import { SettingError } from "#contract/settings/parse.ts";
import { der } from "./der.ts";
import type { SigningKey } from "./signer.ts";

/**
 * Certificates (DER) for a key that no authority vouches for: that of the signer, and that of a root. Both are signed by
 * the key itself, so nothing is stored, and the root is the same authority each time: same name, same key.
 */
export const ownCertificates = async (key: SigningKey, now: Date): Promise<readonly Uint8Array[]> => {
  const publicKey = await key.publicKey();
  const rootName = nameOf(`Animation Agent root ${createHash("sha256").update(publicKey).digest("hex").slice(0, 12)}`);
  const signerName = nameOf("Animation Agent");
  const common = { key, publicKey, issuer: rootName, now };
  return [
    await certificate({
      ...common,
      subject: signerName,
      extensions: [
        extension(oids.basicConstraints, der.sequence(), "critical"),
        extension(oids.keyUsage, usage.digitalSignature, "critical"),
        extension(oids.extendedKeyUsage, der.sequence(...signingPurposes.map(der.oid))),
      ],
    }),
    await certificate({
      ...common,
      subject: rootName,
      extensions: [
        extension(oids.basicConstraints, der.sequence(der.true), "critical"),
        extension(oids.keyUsage, usage.signCertificates, "critical"),
      ],
    }),
  ];
};

/** The certificates (DER) in a PEM text, which must begin with that of the key. Throws a SettingError. */
export const readCertificates = async (pem: string, key: Pick<SigningKey, "publicKey">): Promise<Uint8Array[]> => {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const [first, ...others] = blocks.map((block) => new X509Certificate(block));
  if (!first) throw new SettingError("There is no certificate in the secret content-credentials");
  const certified = first.publicKey.export({ type: "spki", format: "der" });
  if (!certified.equals(await key.publicKey()))
    throw new SettingError("The first certificate in the secret content-credentials is not that of CONTENT_KEY");
  return [first, ...others].map(({ raw }) => raw);
};

/** Whom a certificate names. */
export interface Subject {
  readonly name: string;
  readonly organization: string;
  /** Two letters: "CH". */
  readonly country: string;
}

/** A request (PKCS #10, as PEM) for a certificate of this key, as an authority wants it. */
export const certificateRequest = async (key: SigningKey, subject: Subject): Promise<string> => {
  const name = nameOf(subject.name, subject);
  const info = der.sequence(der.integer(Buffer.from([0])), name, await key.publicKey(), der.explicit(0));
  const lines = (await signed(key, info)).toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE REQUEST-----", ...lines, "-----END CERTIFICATE REQUEST-----"].join("\n");
};

const oids = {
  commonName: "2.5.4.3",
  country: "2.5.4.6",
  organization: "2.5.4.10",
  subjectKey: "2.5.29.14",
  keyUsage: "2.5.29.15",
  basicConstraints: "2.5.29.19",
  authorityKey: "2.5.29.35",
  extendedKeyUsage: "2.5.29.37",
  ecdsaWithSha256: "1.2.840.10045.4.3.2",
} as const;

/** What C2PA lets a signer's certificate be for: signing claims, and signing documents. */
const signingPurposes = ["1.3.6.1.4.1.62558.2.1", "1.3.6.1.5.5.7.3.36"];

/** Bits 0 and 5 of the extension keyUsage. */
const usage = {
  digitalSignature: der.bits(Buffer.from([0x80]), 7),
  signCertificates: der.bits(Buffer.from([0x04]), 2),
};

const dayMs = 86_400_000;
const validDays = 20 * 365;

interface Wanted {
  readonly key: SigningKey;
  readonly publicKey: Uint8Array;
  readonly issuer: Buffer;
  readonly subject: Buffer;
  readonly now: Date;
  readonly extensions: readonly Buffer[];
}

const certificate = ({ key, publicKey, issuer, subject, now, extensions }: Wanted): Promise<Buffer> => {
  const [from, until] = [new Date(now.getTime() - dayMs), new Date(now.getTime() + validDays * dayMs)];
  // Signer and root have one key. Their identifiers must differ, so they also depend on the name.
  const keyIdOf = (name: Buffer) => createHash("sha256").update(name).update(publicKey).digest().subarray(0, 20);
  const version3 = der.explicit(0, der.integer(Buffer.from([2])));
  const info = der.sequence(
    version3,
    der.integer(randomBytes(16)),
    ecdsaWithSha256,
    issuer,
    der.sequence(der.time(from), der.time(until)),
    subject,
    publicKey,
    der.explicit(
      3,
      der.sequence(
        ...extensions,
        extension(oids.subjectKey, der.octets(keyIdOf(subject))),
        extension(oids.authorityKey, der.sequence(der.implicit(0, keyIdOf(issuer)))),
      ),
    ),
  );
  return signed(key, info);
};

const ecdsaWithSha256 = der.sequence(der.oid(oids.ecdsaWithSha256));

const signed = async (key: SigningKey, info: Buffer): Promise<Buffer> => {
  const signature = await key.sign(createHash("sha256").update(info).digest());
  return der.sequence(info, ecdsaWithSha256, der.bits(signature));
};

const nameOf = (commonName: string, { organization, country }: Partial<Subject> = {}): Buffer => {
  const part = (oid: string, text: Buffer) => der.set(der.sequence(der.oid(oid), text));
  return der.sequence(
    ...(country ? [part(oids.country, der.printable(country))] : []),
    ...(organization ? [part(oids.organization, der.text(organization))] : []),
    part(oids.commonName, der.text(commonName)),
  );
};

const extension = (oid: string, content: Buffer, critical?: "critical"): Buffer =>
  der.sequence(der.oid(oid), ...(critical ? [der.true] : []), der.octets(content));
