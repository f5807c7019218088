import { open } from "node:fs/promises";
import { type BoxAt, childBoxes, topBoxes } from "../shared/read-boxes.ts";
import { box } from "../shared/write-box.ts";

/** The type of the box that has XMP in an mp4 file (XMP specification, part 3). */
const xmpBox = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

/** Bytes before the index for a C2PA manifest with the certificates of its signer. Without one they stay empty. */
const manifestRoomBytes = 16 * 1024;

/**
 * A comment as long as the mark and the room for a manifest. ffmpeg writes it into the film, and `markFilm` replaces it: no
 * byte of the picture moves then.
 */
export const placeOfMark = (mark: string): string => "-".repeat(Buffer.byteLength(mark) + manifestRoomBytes);

/**
 * Replaces the comment of a film, made by `placeOfMark`, by an empty box before the index, and the mark in a box of its own
 * after it.
 */
export const markFilm = async (path: string, mark: string): Promise<void> => {
  const file = await open(path, "r+");
  try {
    const index = (await topBoxes(file, (await file.stat()).size)).find(({ name }) => name === "moov");
    if (!index) throw new Error(`${path} has no index`);
    const start = index.start - headBytes;
    const bytes = Buffer.alloc(index.end - start);
    await file.read(bytes, 0, bytes.length, start);
    const room = box("free", Buffer.alloc(manifestRoomBytes - headBytes));
    const packet = box("uuid", xmpBox, Buffer.from(mark));
    const rest = withoutComment(bytes, room.length + packet.length);
    await file.write(Buffer.concat([room, rest, packet]), 0, bytes.length, start);
  } finally {
    await file.close();
  }
};

const headBytes = 8;
/** The boxes around the comment, and the bytes of each before its children. */
const aroundComment = [
  ["udta", 8],
  ["meta", 12],
  ["ilst", 8],
] as const;

/** The index of a film without its comment, whose box has this size. */
const withoutComment = (index: Buffer, size: number): Buffer => {
  const result = Buffer.from(index);
  let parent: BoxAt = { name: "moov", start: headBytes, end: index.length };
  const shrink = (at: number) => result.writeUInt32BE(result.readUInt32BE(at) - size, at);
  shrink(0);
  for (const [name, head] of aroundComment) {
    const found = childBoxes(index, parent).find((child) => child.name === name);
    if (!found) throw new Error(`The film has no ${name} box`);
    const at = found.start - headBytes;
    shrink(at);
    parent = { name, start: at + head, end: found.end };
  }
  const comment = childBoxes(index, parent).find(({ name }) => name === "\u00a9cmt");
  if (!comment || comment.end - comment.start + headBytes !== size)
    throw new Error("The film has no comment as long as its mark");
  return Buffer.concat([result.subarray(0, comment.start - headBytes), result.subarray(comment.end)]);
};
