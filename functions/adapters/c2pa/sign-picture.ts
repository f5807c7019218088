import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { u16, u32 } from "../shared/write-box.ts";
import { type Credentials, type HardBinding, manifestBytes, signedManifest } from "./manifest.ts";
import type { Signer } from "./signer.ts";

/** Returns a JPEG or PNG with a manifest in it. */
export const signPicture = async (image: Uint8Array, credentials: Credentials, signer: Signer): Promise<Uint8Array> => {
  const { at, wrap } = placeIn(image);
  const [before, after] = [image.subarray(0, at), image.subarray(at)];
  const hash = createHash("sha256").update(before).update(after).digest();
  // All lengths up to 64 kB take as many bytes in the manifest.
  const draft = bindingOf(hash, { start: at, length: 0x7fff });
  const length = wrap(Buffer.alloc(manifestBytes(credentials, draft, signer))).length;
  const wrapped = wrap(await signedManifest(credentials, bindingOf(hash, { start: at, length }), signer));
  return Buffer.concat([before, wrapped, after]);
};

/** The bytes of the manifest itself cannot be hashed. */
const bindingOf = (hash: Uint8Array, excluded: { readonly start: number; readonly length: number }): HardBinding => ({
  label: "c2pa.hash.data",
  value: { exclusions: [{ ...excluded }], name: "picture", alg: "sha256", hash, pad: new Uint8Array() },
});

/** Where a manifest belongs in a file, and what is around it. */
interface Place {
  readonly at: number;
  readonly wrap: (manifest: Uint8Array) => Buffer;
}

const placeIn = (image: Uint8Array): Place => {
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  if (bytes.readUInt16BE(0) === 0xffd8) return { at: endOfMetadata(bytes), wrap: toSegment };
  if (bytes.toString("latin1", 1, 4) === "PNG") return { at: pngHeadBytes, wrap: toChunk };
  throw new Error("Only JPEG and PNG can be signed");
};

/** The end of the segments APP0 and APP1, which must come first in a JPEG. */
const endOfMetadata = (jpeg: Buffer): number => {
  let at = 2;
  while (jpeg.readUInt16BE(at) === 0xffe0 || jpeg.readUInt16BE(at) === 0xffe1) at += 2 + jpeg.readUInt16BE(at + 2);
  return at;
};

/** A segment APP11 (ISO/IEC 19566-5, annex D): "JP", the number of the box, the number of the segment, the box. */
const toSegment = (manifest: Uint8Array): Buffer => {
  const length = 2 + 8 + manifest.length;
  if (length > 0xffff) throw new Error("The manifest does not fit into one segment of a JPEG");
  return Buffer.concat([u16(0xffeb, length), Buffer.from("JP"), u16(1), u32(1), manifest]);
};

/** The signature of a PNG and its first chunk, IHDR. */
const pngHeadBytes = 8 + 25;

const toChunk = (manifest: Uint8Array): Buffer => {
  const content = Buffer.concat([Buffer.from("caBX"), manifest]);
  return Buffer.concat([u32(manifest.length), content, u32(crc32(content))]);
};
