/** What `encodeCbor` encodes. Fields that are undefined are left out. */
export type Cbor =
  | number
  | string
  | boolean
  | null
  | Uint8Array
  | Tagged
  | readonly Cbor[]
  | ReadonlyMap<number, Cbor>
  | { readonly [key: string]: Cbor | undefined };

/** A value with a CBOR tag: 0 for a date and time, 18 for COSE_Sign1. */
export class Tagged {
  readonly tag: number;
  readonly value: Cbor;

  constructor(tag: number, value: Cbor) {
    this.tag = tag;
    this.value = value;
  }
}

/** The types of CBOR (RFC 8949, section 3.1). */
const types = { unsigned: 0, negative: 1, bytes: 2, text: 3, array: 4, map: 5, tag: 6, simple: 7 } as const;
const simple = { false: 20, true: 21, null: 22 } as const;

/** Encodes a value as CBOR (RFC 8949), each number and length in as few bytes as possible. Numbers must be whole. */
export const encodeCbor = (value: Cbor): Buffer => {
  if (value === null) return head(types.simple, simple.null);
  if (typeof value === "boolean") return head(types.simple, value ? simple.true : simple.false);
  if (typeof value === "number") return value < 0 ? head(types.negative, -1 - value) : head(types.unsigned, value);
  if (typeof value === "string") return Buffer.concat([head(types.text, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(types.bytes, value.length), value]);
  if (value instanceof Tagged) return Buffer.concat([head(types.tag, value.tag), encodeCbor(value.value)]);
  if (isArray(value)) return Buffer.concat([head(types.array, value.length), ...value.map(encodeCbor)]);
  const entries: readonly (readonly [Cbor, Cbor | undefined])[] =
    value instanceof Map ? [...value] : Object.entries(value);
  const set = entries.flatMap(([key, each]) => (each === undefined ? [] : [encodeCbor(key), encodeCbor(each)]));
  return Buffer.concat([head(types.map, set.length / 2), ...set]);
};

/** `Array.isArray` does not narrow a readonly array. */
const isArray = (value: Cbor): value is readonly Cbor[] => Array.isArray(value);

const head = (type: number, argument: number): Buffer => {
  const first = type << 5;
  if (argument < 24) return Buffer.from([first | argument]);
  if (argument < 0x100) return Buffer.from([first | 24, argument]);
  const long = argument < 0x1_0000 ? 2 : argument < 0x1_0000_0000 ? 4 : 8;
  const bytes = Buffer.alloc(9);
  bytes.writeBigUInt64BE(BigInt(argument), 1);
  bytes[8 - long] = first | { 2: 25, 4: 26, 8: 27 }[long];
  return bytes.subarray(8 - long);
};
