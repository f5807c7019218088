import { newBitReader } from "./bit-reader.ts";
import { type BitWriter, newBitWriter } from "./bit-writer.ts";
import { escaped, unescaped, unitTypes } from "./nal-units.ts";
import type { Picture, Sequence } from "./parameter-sets.ts";
import { UnsupportedStreamError } from "./unsupported-stream.ts";

/** slice_type: ITU-T H.264, table 7-6. */
export const sliceTypes = { p: 0, b: 1, i: 2 } as const;
export type SliceType = (typeof sliceTypes)[keyof typeof sliceTypes];

/** The fields of a slice header (clause 7.3.3) that vary in our films. */
export interface SliceHeader {
  /** nal_ref_idc: 0 if no other picture refers to this one. */
  readonly importance: number;
  readonly key: boolean;
  readonly type: SliceType;
  readonly firstMacroblock: number;
  readonly frameNum: number;
  /** idr_pic_id: must differ between two consecutive key pictures. */
  readonly keyId: number;
  /** pic_order_cnt_lsb, if the sequence has it. */
  readonly order: number;
  /** direct_spatial_mv_pred_flag of a B slice. */
  readonly spatial: boolean;
  readonly contexts: number;
  readonly qp: number;
  /** disable_deblocking_filter_idc, and the offsets unless it is 1. */
  readonly deblocking: { readonly off: number; readonly alpha: number; readonly beta: number };
}

/** The parameter sets that a slice refers to. */
export interface Sets {
  readonly sequence: Sequence;
  readonly picture: Picture;
}

/** A slice. Its data does not depend on the header fields that we rewrite. */
export interface Slice {
  readonly header: SliceHeader;
  readonly data: Uint8Array;
}

export const readSlice = (unit: Uint8Array, { sequence, picture }: Sets): Slice => {
  const bytes = unescaped(unit);
  const from = newBitReader(bytes.subarray(1));
  const [importance, key] = [((bytes[0] ?? 0) >> 5) & 3, ((bytes[0] ?? 0) & 31) === unitTypes.keySlice];
  const firstMacroblock = from.unsigned();
  const type = sliceType(from.unsigned());
  from.unsigned();
  const frameNum = from.bits(sequence.frameNumBits);
  const keyId = key ? from.unsigned() : 0;
  const order = sequence.orderBits ? from.bits(sequence.orderBits) : 0;
  const spatial = type === sliceTypes.b && from.bits(1) === 1;
  if (type !== sliceTypes.i) none(from.bits(1), "other numbers of references");
  if (type !== sliceTypes.i) none(from.bits(1), "another order of references");
  if (type === sliceTypes.b) none(from.bits(1), "another order of references");
  if (importance > 0) none(from.bits(key ? 2 : 1), "orders what to remember");
  const contexts = type === sliceTypes.i ? 0 : from.unsigned();
  const qp = picture.qp + from.signed();
  const off = from.unsigned();
  const deblocking = off === 1 ? { off, alpha: 0, beta: 0 } : { off, alpha: from.signed(), beta: from.signed() };
  const header = {
    ...{ importance, key, type, firstMacroblock, frameNum, keyId, order, spatial, contexts, qp },
    deblocking,
  };
  return { header, data: from.rest() };
};

/** The slice as a NAL unit. frame_num and picture order count wrap at their number of bits. */
export const writeSlice = ({ header, data }: Slice, sets: Sets): Uint8Array => {
  const out = newBitWriter();
  out.bits((header.importance << 5) | (header.key ? unitTypes.keySlice : unitTypes.slice), 8);
  writeHeader(out, header, sets);
  // cabac_alignment_one_bit, clause 7.3.4.
  out.align(1);
  const head = out.bytes();
  const unit = new Uint8Array(head.length + data.length);
  unit.set(head);
  unit.set(data, head.length);
  return escaped(unit);
};

const writeHeader = (out: BitWriter, header: SliceHeader, { sequence, picture }: Sets): void => {
  const { type } = header;
  out.unsigned(header.firstMacroblock);
  // slice_type + 5 means that all slices of the picture have this type.
  out.unsigned(type + 5);
  out.unsigned(0);
  out.bits(header.frameNum % 2 ** sequence.frameNumBits, sequence.frameNumBits);
  if (header.key) out.unsigned(header.keyId);
  if (sequence.orderBits) out.bits(header.order % 2 ** sequence.orderBits, sequence.orderBits);
  if (type === sliceTypes.b) out.bits(header.spatial ? 1 : 0, 1);
  // No override of the number of references, no reordering.
  if (type !== sliceTypes.i) out.bits(0, type === sliceTypes.b ? 3 : 2);
  if (header.importance > 0) out.bits(0, header.key ? 2 : 1);
  if (type !== sliceTypes.i) out.unsigned(header.contexts);
  out.signed(header.qp - picture.qp);
  out.unsigned(header.deblocking.off);
  if (header.deblocking.off === 1) return;
  out.signed(header.deblocking.alpha);
  out.signed(header.deblocking.beta);
};

const sliceType = (code: number): SliceType => {
  const found = Object.values(sliceTypes).find((type) => type === code % 5);
  if (found === undefined) throw new UnsupportedStreamError(`A slice of type ${code} is not read here`);
  return found;
};

const none = (flag: number, what: string): void => {
  if (flag !== 0) throw new UnsupportedStreamError(`A slice here has no ${what}`);
};
