import { open } from "node:fs/promises";
import { type BoxAt, childBoxes, topBoxes } from "./mp4/read-boxes.ts";
import { box } from "./mp4/write-box.ts";

/** The type of the box that has XMP in an mp4 file (XMP specification, part 3). */
const xmpBox = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

/**
 * A comment as long as the mark. ffmpeg writes it into the film, and `markFilm` replaces it: the mark then needs no room
 * of its own, and no byte of the picture moves.
 */
export const placeOfMark = (mark: string): string => "-".repeat(Buffer.byteLength(mark));

/** Replaces the comment of a film, made by `placeOfMark`, by its mark: a box of its own after the index. */
export const markFilm = async (path: string, mark: string): Promise<void> => {
  const file = await open(path, "r+");
  try {
    const index = (await topBoxes(file, (await file.stat()).size)).find(({ name }) => name === "moov");
    if (!index) throw new Error(`${path} has no index`);
    const start = index.start - headBytes;
    const bytes = Buffer.alloc(index.end - start);
    await file.read(bytes, 0, bytes.length, start);
    const packet = box("uuid", xmpBox, Buffer.from(mark));
    await file.write(Buffer.concat([withoutComment(bytes, packet.length), packet]), 0, bytes.length, start);
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
