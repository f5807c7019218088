import { newBitReader } from "./bit-reader.ts";
import { unescaped } from "./nal-units.ts";
import { UnsupportedStreamError } from "./unsupported-stream.ts";

/** The fields of a sequence parameter set (SPS) that slices need: ITU-T H.264, clause 7.3.2.1.1. */
export interface Sequence {
  /** Bits of frame_num, and of pic_order_cnt_lsb if present. */
  readonly frameNumBits: number;
  readonly orderBits: number | undefined;
  readonly references: number;
  /** In macroblocks. */
  readonly columns: number;
  readonly rows: number;
}

/** The fields of a picture parameter set (PPS) that slices need: clause 7.3.2.2. */
export interface Picture {
  readonly qp: number;
  /** weighted_bipred_idc: 2 is implicit weighting by distance in time. */
  readonly bipredWeights: number;
}

/** Reads the SPS that x264 writes for progressive 4:2:0. Throws `UnsupportedStreamError` for anything else. */
export const readSequence = (unit: Uint8Array): Sequence => {
  const from = newBitReader(unescaped(unit).subarray(1));
  const profile = from.bits(8);
  from.bits(16);
  from.unsigned();
  if (profile >= 100) {
    only(from.unsigned(), 1, "4:2:0");
    from.unsigned();
    from.unsigned();
    from.bits(1);
    only(from.bits(1), 0, "flat scaling");
  }
  const frameNumBits = from.unsigned() + 4;
  const orderType = from.unsigned();
  if (orderType === 1) throw new UnsupportedStreamError("H.264 of picture order type 1 is not read here");
  const orderBits = orderType === 0 ? from.unsigned() + 4 : undefined;
  const references = from.unsigned();
  from.bits(1);
  const [columns, rows] = [from.unsigned() + 1, from.unsigned() + 1];
  only(from.bits(1), 1, "whole frames");
  return { frameNumBits, orderBits, references, columns, rows };
};

export const readPicture = (unit: Uint8Array): Picture => {
  const from = newBitReader(unescaped(unit).subarray(1));
  from.unsigned();
  from.unsigned();
  only(from.bits(1), 1, "CABAC");
  only(from.bits(1), 0, "one order of fields");
  only(from.unsigned(), 0, "one group of slices");
  only(from.unsigned(), 0, "one reference forwards");
  only(from.unsigned(), 0, "one reference backwards");
  only(from.bits(1), 0, "no weights forwards");
  const bipredWeights = from.bits(2);
  const qp = 26 + from.signed();
  from.signed();
  from.signed();
  only(from.bits(1), 1, "deblocking by the slice");
  from.bits(1);
  only(from.bits(1), 0, "no redundant pictures");
  return { qp, bipredWeights };
};

/** Our x264 settings fix this value; another one would need code that does not exist here. */
const only = (value: number, wanted: number, what: string): void => {
  if (value !== wanted) throw new UnsupportedStreamError(`H.264 here has ${what}`);
};
