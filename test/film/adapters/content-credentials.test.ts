import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { certificateRequest, ownCertificates, readCertificates } from "#functions/adapters/c2pa/certificates.ts";
import { c2paCredentials } from "#functions/adapters/c2pa/content-credentials.ts";
import { der } from "#functions/adapters/c2pa/der.ts";
import type { Signer } from "#functions/adapters/c2pa/signer.ts";
import { box } from "#functions/adapters/shared/write-box.ts";
import { readCredentials, startSigningKey, toPem } from "#test/support/c2pa.ts";

const now = new Date();
const origin = { title: 'Füchse & "Eulen" 狐', source: "algorithmicMedia" } as const;
let kms: Awaited<ReturnType<typeof startSigningKey>>;
let signer: Signer;
let root: string;
beforeAll(async () => {
  kms = await startSigningKey();
  const certificates = await ownCertificates(kms.key, now);
  signer = { key: kms.key, certificates };
  root = toPem(certificates[1] ?? new Uint8Array());
});
afterAll(() => kms.stop());

const credentials = () =>
  c2paCredentials(
    async () => signer,
    () => now,
  );
const makePicture = (format: "jpeg" | "png", withXmp = false): Promise<Uint8Array> => {
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: "#205080" } })[format]();
  return (withXmp ? picture.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>") : picture).toBuffer();
};
const pictures = [
  { format: "jpeg", type: "image/jpeg", withXmp: false },
  { format: "jpeg", type: "image/jpeg", withXmp: true },
  { format: "png", type: "image/png", withXmp: true },
] as const;

describe.each(pictures)("a signed $format, with XMP: $withXmp", ({ format, type, withXmp }) => {
  it("is the same picture, with credentials that a reader trusts if it trusts the root", async () => {
    const picture = await makePicture(format, withXmp);

    const signed = await credentials().signPicture(picture, origin);

    const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();
    expect((await pixels(signed)).equals(await pixels(picture))).toBe(true);
    expect((await sharp(signed).metadata()).xmp).toEqual((await sharp(picture).metadata()).xmp);
    const { state, failures, successes, manifest, created } = await readCredentials(type, signed, root);
    expect({ state, failures }).toEqual({ state: "Trusted", failures: [] });
    expect(successes).toContain("assertion.dataHash.match");
    expect(manifest?.title).toBe(origin.title);
    expect(created).toMatchObject({
      actions: [{ digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia" }],
    });
  });

  it("is intact but of an unknown signer for a reader that does not trust the root", async () => {
    const signed = await credentials().signPicture(await makePicture(format, withXmp), origin);

    const { state, failures } = await readCredentials(type, signed);

    expect({ state, failures }).toEqual({ state: "Valid", failures: ["signingCredential.untrusted"] });
  });

  it("is refused if a byte of the picture or of the signature has changed", async () => {
    const signed = await credentials().signPicture(await makePicture(format, withXmp), origin);
    const places = [
      { at: signed.length - 20, failure: "assertion.dataHash.mismatch" },
      { at: Buffer.from(signed).indexOf("c2pa.created"), failure: "assertion.hashedURI.mismatch" },
      { at: Buffer.from(signed).indexOf("xmp:iid:"), failure: "claimSignature.mismatch" },
    ];

    for (const { at, failure } of places) {
      const changed = Buffer.from(signed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const { state, failures } = await readCredentials(type, changed, root);
      expect(state).toBe("Invalid");
      expect(failures).toContain(failure);
    }
  });
});

it("refuses a file that is neither JPEG nor PNG", async () => {
  const webp = await sharp(await makePicture("png"))
    .webp()
    .toBuffer();

  await expect(credentials().signPicture(webp, origin)).rejects.toThrow("Only JPEG and PNG");
});

describe("a film that cannot be signed", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "unsigned-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    { why: "it has no room", room: undefined, error: "no room for a manifest" },
    { why: "its room is too small", room: 500, error: "the film has room for 500" },
  ])("stays as it is: $why", async ({ room, error }) => {
    const path = join(folder, "film.mp4");
    const free = room === undefined ? [] : [box("free", Buffer.alloc(room - 8))];
    await writeFile(path, Buffer.concat([box("ftyp"), ...free, box("moov"), box("mdat", Buffer.from("picture"))]));
    const before = await readFile(path);

    await expect(credentials().signFilm(path, origin)).rejects.toThrow(error);

    expect((await readFile(path)).equals(before)).toBe(true);
  });
});

it("hashes a film of any size with little memory", async () => {
  const folder = await mkdtemp(join(tmpdir(), "large-"));
  const path = join(folder, "film.mp4");
  const bytes = 300 * 1024 * 1024;
  const head = Buffer.concat([box("ftyp", Buffer.from("isom0000")), box("free", Buffer.alloc(16_000)), box("moov")]);
  const mdat = Buffer.alloc(8);
  mdat.writeUInt32BE(bytes);
  mdat.write("mdat", 4);
  await writeFile(path, Buffer.concat([head, mdat]));
  // A sparse file: its zeros take no room.
  const { truncate } = await import("node:fs/promises");
  await truncate(path, head.length + bytes);
  const before = process.memoryUsage().arrayBuffers;
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().arrayBuffers - before);
  }, 5);

  await credentials().signFilm(path, origin);

  clearInterval(timer);
  expect((await stat(path)).size).toBe(head.length + bytes);
  expect(highest).toBeLessThan(64 * 1024 * 1024);
  await rm(folder, { recursive: true });
});

it.each([
  { bytes: [0x00, 0x4c], content: [0x4c] },
  { bytes: [0x00, 0x00, 0x8c], content: [0x00, 0x8c] },
  { bytes: [0x80], content: [0x00, 0x80] },
  { bytes: [0x00], content: [0x00] },
])("encodes the integer $bytes in as few bytes as possible", ({ bytes, content }) => {
  // OpenSSL refuses a certificate whose number is longer.
  expect([...der.integer(Buffer.from(bytes))]).toEqual([0x02, content.length, ...content]);
});

describe("the certificates of a key", () => {
  it("are read from the operator's PEM text, if they are the key's", async () => {
    const pem = signer.certificates.map(toPem).join("");

    expect(await readCertificates(`Issued by Example\n${pem}`, kms.key)).toEqual(
      signer.certificates.map((each) => Buffer.from(each)),
    );
    await expect(readCertificates("nothing", kms.key)).rejects.toThrow("no certificate in the secret");
    const other = await startSigningKey();
    await expect(readCertificates(pem, other.key)).rejects.toThrow("not that of CONTENT_KEY");
    await other.stop();
  });

  it("have the same root each time", async () => {
    const again = await ownCertificates(kms.key, new Date());
    const signed = await c2paCredentials(
      async () => ({ key: kms.key, certificates: again }),
      () => now,
    ).signPicture(await makePicture("png"), origin);

    expect((await readCredentials("image/png", signed, root)).state).toBe("Trusted");
  });

  it("are asked for with a request that names who operates the key", async () => {
    const request = await certificateRequest(kms.key, { name: "Films", organization: "Example AG", country: "CH" });

    const der = Buffer.from(request.replace(/-----[^-]+-----/g, ""), "base64");
    expect(der.includes("Example AG")).toBe(true);
    expect(der.includes(Buffer.from(await kms.key.publicKey()))).toBe(true);
  });
});
