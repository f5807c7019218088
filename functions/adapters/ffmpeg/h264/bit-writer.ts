/** Writes bits, the most significant first: ITU-T H.264, clauses 7.2 and 9.1. */
export interface BitWriter {
  /** u(n) */
  bits(value: number, count: number): void;
  /** ue(v) and se(v): Exp-Golomb codes. */
  unsigned(value: number): void;
  signed(value: number): void;
  /** Repeats the bit up to the next whole byte. */
  align(bit: 0 | 1): void;
  /** Whole bytes, once aligned. */
  append(bytes: Uint8Array): void;
  bytes(): Uint8Array;
}

export const newBitWriter = (): BitWriter => {
  const written: number[] = [];
  let [byte, filled] = [0, 0];
  const bit = (value: number): void => {
    byte = (byte << 1) | value;
    if (++filled < 8) return;
    written.push(byte);
    [byte, filled] = [0, 0];
  };
  const bits = (value: number, count: number): void => {
    for (let place = count - 1; place >= 0; place--) bit((value >>> place) & 1);
  };
  const unsigned = (value: number): void => {
    const length = 32 - Math.clz32(value + 1);
    bits(0, length - 1);
    bits(value + 1, length);
  };
  return {
    bits,
    unsigned,
    signed: (value) => unsigned(value > 0 ? 2 * value - 1 : -2 * value),
    align(value) {
      while (filled > 0) bit(value);
    },
    append(bytes) {
      if (filled > 0) throw new Error("Align before appending whole bytes");
      for (const each of bytes) written.push(each);
    },
    bytes: () => Uint8Array.from(written),
  };
};
