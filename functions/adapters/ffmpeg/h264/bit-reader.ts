import { UnsupportedStreamError } from "./unsupported-stream.ts";

/** Reads bits and Exp-Golomb codes: ITU-T H.264, clauses 7.2 and 9.1. */
export interface BitReader {
  bits(count: number): number;
  unsigned(): number;
  signed(): number;
  /** The bytes after the current one. */
  rest(): Uint8Array;
}

export const newBitReader = (bytes: Uint8Array): BitReader => {
  let at = 0;
  const bit = (): number => {
    const byte = bytes[at >> 3];
    if (byte === undefined) throw new UnsupportedStreamError("Unexpected end of the bit stream");
    return (byte >> (7 - (at++ & 7))) & 1;
  };
  const bits = (count: number): number => {
    let value = 0;
    for (let read = 0; read < count; read++) value = value * 2 + bit();
    return value;
  };
  const unsigned = (): number => {
    let zeros = 0;
    while (bit() === 0) zeros++;
    return 2 ** zeros - 1 + bits(zeros);
  };
  return {
    bits,
    unsigned,
    signed() {
      const code = unsigned();
      return code % 2 === 1 ? (code + 1) / 2 : 0 - code / 2;
    },
    rest: () => bytes.subarray((at + 7) >> 3),
  };
};
