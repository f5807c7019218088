import type { FileHandle } from "node:fs/promises";

/** An mp4 box: its type, and the byte range of its content. */
export interface BoxAt {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The top-level boxes of a file. Reads their headers only. */
export const topBoxes = async (file: FileHandle, size: number): Promise<BoxAt[]> => {
  const boxes: BoxAt[] = [];
  const head = Buffer.alloc(16);
  for (let at = 0; at + 8 <= size; ) {
    await file.read(head, 0, 16, at);
    const box = boxIn(head, 0, size - at);
    boxes.push({ name: box.name, start: at + box.start, end: at + box.end });
    at += box.end;
  }
  return boxes;
};

/** The child boxes of a box whose content starts with them. */
export const childBoxes = (bytes: Buffer, parent: BoxAt): BoxAt[] => {
  const boxes: BoxAt[] = [];
  for (let at = parent.start; at + 8 <= parent.end; ) {
    const box = boxIn(bytes, at, parent.end);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
};

/** The box at offset `at`. Size 0 means "to the end", size 1 means that a 64-bit size follows. */
const boxIn = (bytes: Buffer, at: number, end: number): BoxAt => {
  const short = bytes.readUInt32BE(at);
  const name = bytes.toString("latin1", at + 4, at + 8);
  if (short === 1) return { name, start: at + 16, end: at + Number(bytes.readBigUInt64BE(at + 8)) };
  return { name, start: at + 8, end: short === 0 ? end : at + Math.max(8, short) };
};
