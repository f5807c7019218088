/** An mp4 box: size, four-letter type, content (ISO/IEC 14496-12, clause 4.2). */
export const box = (name: string, ...content: readonly Uint8Array[]): Buffer => {
  const size = content.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(size), Buffer.from(name, "latin1"), ...content], size);
};

/** A full box: with a version, here always 0, and flags. */
export const fullBox = (name: string, flags: number, ...content: readonly Uint8Array[]): Buffer =>
  box(name, u32(flags), ...content);

export const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

export const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
};

export const u8 = (...values: readonly number[]): Buffer => Buffer.from(values);
