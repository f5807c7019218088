import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { type BoxAt, topBoxes } from "../shared/read-boxes.ts";
import { box } from "../shared/write-box.ts";
import type { Cbor } from "./cbor.ts";
import { type Credentials, type HardBinding, signedManifest } from "./manifest.ts";
import type { Signer } from "./signer.ts";

/**
 * Signs a film in place: the manifest takes the place of the box "free" before the index, so no other byte moves. The film
 * is read as a stream. Nothing is written unless the signature is there.
 */
export const signFilm = async (path: string, credentials: Credentials, signer: Signer): Promise<void> => {
  const file = await open(path, "r+");
  try {
    const boxes = await topBoxes(file, (await file.stat()).size);
    const room = boxes.find(({ name }) => name === "free");
    if (!room) throw new Error("The film has no room for a manifest");
    const start = room.start - boxHead;
    const binding = bindingOf(await hashFilm(file, boxes));
    const filled = fill(room.end - start, await signedManifest(credentials, binding, signer));
    await file.write(filled, 0, filled.length, start);
  } finally {
    await file.close();
  }
};

const boxHead = 8;
/** The type of the box that contains C2PA's manifests. */
const manifestBoxType = Buffer.from("d8fec3d61b0e483c92975828877ec481", "hex");

/** A box with the manifest, and an empty box in the rest of the room. */
const fill = (bytes: number, manifest: Uint8Array): Buffer => {
  const noMerkleTree = Buffer.alloc(8);
  const filled = box("uuid", manifestBoxType, Buffer.alloc(4), Buffer.from("manifest\0"), noMerkleTree, manifest);
  const rest = bytes - filled.length;
  if (rest < boxHead) throw new Error(`The manifest has ${filled.length} bytes, the film has room for ${bytes}`);
  return Buffer.concat([filled, box("free", Buffer.alloc(rest - boxHead))]);
};

/** The boxes that are not hashed besides that of the manifest: they say nothing of the film. */
const ignored = ["ftyp", "mfra", "free", "skip"];

const bindingOf = (hash: Uint8Array): HardBinding => {
  const exclusions: readonly Cbor[] = [
    { xpath: "/uuid", data: [{ offset: boxHead, value: manifestBoxType }] },
    ...ignored.map((name) => ({ xpath: `/${name}` })),
  ];
  return { label: "c2pa.hash.bmff.v3", value: { exclusions, alg: "sha256", hash, name: "film" } };
};

const chunkBytes = 4 * 1024 * 1024;

/** The SHA-256 of all boxes with what they are: each comes after its position in the file. */
const hashFilm = async (file: FileHandle, boxes: readonly BoxAt[]): Promise<Uint8Array> => {
  const hash = createHash("sha256");
  const position = Buffer.alloc(8);
  const chunk = Buffer.alloc(chunkBytes);
  let start = 0;
  for (const { name, end } of boxes) {
    if (!ignored.includes(name)) {
      position.writeBigUInt64BE(BigInt(start));
      hash.update(position);
      for (let at = start; at < end; ) {
        const { bytesRead } = await file.read(chunk, 0, Math.min(chunkBytes, end - at), at);
        if (bytesRead === 0) throw new Error("The film ended while it was read");
        hash.update(chunk.subarray(0, bytesRead));
        at += bytesRead;
      }
    }
    start = end;
  }
  return hash.digest();
};
