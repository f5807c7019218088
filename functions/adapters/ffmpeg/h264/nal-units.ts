/** nal_unit_type: ITU-T H.264, table 7-1. */
export const unitTypes = { slice: 1, keySlice: 5, sequence: 7, picture: 8 } as const;

export const unitType = (unit: Uint8Array): number => (unit[0] ?? 0) & 31;

/** The NAL units of an annex B byte stream, without start codes. */
export const unitsOf = (stream: Buffer): Buffer[] => {
  const units: Buffer[] = [];
  const start = Buffer.from([0, 0, 1]);
  for (let at = stream.indexOf(start); at >= 0; ) {
    const next = stream.indexOf(start, at + 3);
    let end = next < 0 ? stream.length : next;
    // Zeros before a start code belong to it: no unit ends with a zero.
    while (end > at + 3 && stream[end - 1] === 0) end--;
    units.push(stream.subarray(at + 3, end));
    at = next;
  }
  return units;
};

/** Precedes each unit in an annex B byte stream. */
export const startCode = Uint8Array.of(0, 0, 0, 1);

/** Removes emulation prevention bytes (3), which keep start codes out of a unit: clause 7.4.1. */
export const unescaped = (unit: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(unit.length);
  let [length, zeros] = [0, 0];
  for (const byte of unit) {
    const inserted = zeros >= 2 && byte === 3;
    if (!inserted) bytes[length++] = byte;
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return bytes.subarray(0, length);
};

export const escaped = (unit: Uint8Array): Uint8Array => {
  // At most one byte is inserted for every two.
  const bytes = new Uint8Array(Math.ceil(unit.length * 1.5));
  let [length, zeros] = [0, 0];
  for (const byte of unit) {
    if (zeros >= 2 && byte <= 3) {
      bytes[length++] = 3;
      zeros = 0;
    }
    bytes[length++] = byte;
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return bytes.subarray(0, length);
};
