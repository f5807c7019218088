/** A DER value: tag, length, content (ITU-T X.690). */
const value = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const bytes = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(bytes.length), bytes]);
};

const lengthOf = (length: number): Buffer => {
  if (length < 0x80) return Buffer.from([length]);
  return length < 0x100 ? Buffer.from([0x81, length]) : Buffer.from([0x82, length >> 8, length & 0xff]);
};

/** The values of certificates, up to 64 kB each. */
export const der = {
  sequence: (...content: readonly Uint8Array[]): Buffer => value(0x30, ...content),
  set: (...content: readonly Uint8Array[]): Buffer => value(0x31, ...content),
  /** A positive integer of these bytes, in as few as possible; a zero comes before a first bit that is set. */
  integer: (bytes: Uint8Array): Buffer => {
    const first = bytes.findIndex((byte) => byte > 0);
    const digits = first === -1 ? Buffer.alloc(1) : bytes.subarray(first);
    return value(0x02, (digits[0] ?? 0) < 0x80 ? digits : Buffer.from([0, ...digits]));
  },
  true: value(0x01, Buffer.from([0xff])),
  text: (text: string): Buffer => value(0x0c, Buffer.from(text)),
  /** Letters of ASCII, as a country must have it. */
  printable: (text: string): Buffer => value(0x13, Buffer.from(text)),
  octets: (bytes: Uint8Array): Buffer => value(0x04, bytes),
  bits: (bytes: Uint8Array, unusedBits = 0): Buffer => value(0x03, Buffer.from([unusedBits]), bytes),
  /** A time to the second; years before 2050 have two digits (RFC 5280, section 4.1.2.5). */
  time: (at: Date): Buffer => {
    const digits = `${at.toISOString().replace(/\.\d+/, "").replace(/[-:T]/g, "")}`;
    return at.getUTCFullYear() < 2050 ? value(0x17, Buffer.from(digits.slice(2))) : value(0x18, Buffer.from(digits));
  },
  /** An object identifier: "1.2.840.10045.4.3.2". */
  oid: (text: string): Buffer => {
    const [first = 0, second = 0, ...rest] = text.split(".").map(Number);
    return value(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
  },
  /** A value with a context tag, in full or in place of its own tag. */
  explicit: (tag: number, ...content: readonly Uint8Array[]): Buffer => value(0xa0 | tag, ...content),
  implicit: (tag: number, bytes: Uint8Array): Buffer => value(0x80 | tag, bytes),
} as const;

/** The digits of a number to the base 128, all but the last with their first bit set. */
const base128 = (number: number): number[] => {
  const digits = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 0x7f) | 0x80);
  return digits;
};
