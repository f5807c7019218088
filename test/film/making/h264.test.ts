import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newBitReader } from "#functions/adapters/ffmpeg/h264/bit-reader.ts";
import { newBitWriter } from "#functions/adapters/ffmpeg/h264/bit-writer.ts";
import { contextAt, newCabac } from "#functions/adapters/ffmpeg/h264/cabac.ts";
import { escaped, startCode, unescaped, unitsOf } from "#functions/adapters/ffmpeg/h264/nal-units.ts";
import { readPicture, readSequence } from "#functions/adapters/ffmpeg/h264/parameter-sets.ts";
import { pictureBetween, samePicture } from "#functions/adapters/ffmpeg/h264/skipped-picture.ts";
import { readSlice, type SliceHeader, sliceTypes, writeSlice } from "#functions/adapters/ffmpeg/h264/slice-header.ts";
import { UnsupportedStreamError } from "#functions/adapters/ffmpeg/h264/unsupported-stream.ts";

const sets = {
  sequence: { frameNumBits: 4, orderBits: 6, references: 2, columns: 20, rows: 12 },
  picture: { qp: 23, bipredWeights: 2 },
};

describe("the bits of H.264", () => {
  it("are the codes of the standard's table", () => {
    const out = newBitWriter();
    for (const value of [0, 1, 2, 3, 7]) out.unsigned(value);
    for (const value of [1, -1, 2]) out.signed(value);
    out.align(1);

    const text = [...out.bytes()].map((byte) => byte.toString(2).padStart(8, "0")).join("");
    expect(text).toBe("1 010 011 00100 0001000 010 011 00100".replaceAll(" ", "").padEnd(32, "1"));
  });

  it("are read as they were written", () => {
    const values = fc.array(fc.record({ unsigned: fc.nat(70_000), signed: fc.integer({ min: -9999, max: 9999 }) }));
    fc.assert(
      fc.property(values, (written) => {
        const out = newBitWriter();
        for (const { unsigned, signed } of written) {
          out.unsigned(unsigned);
          out.signed(signed);
        }
        out.align(0);

        const from = newBitReader(out.bytes());

        expect(written.map(() => ({ unsigned: from.unsigned(), signed: from.signed() }))).toEqual(written);
      }),
    );
  });

  it("contain no start code within a unit, and are unescaped without loss", () => {
    const bytes = fc.uint8Array({ max: 3 }).map((some) => Uint8Array.of(...some, 9));
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const stream = Buffer.concat([startCode, escaped(one), startCode, escaped(other)]);

        expect(unitsOf(stream).map((unit) => [...unescaped(unit)])).toEqual([[...one], [...other]]);
      }),
    );
  });
});

describe("parameter sets", () => {
  const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, "hex"));

  it("of x264 contain the fields that slices need", () => {
    const sequence = readSequence(bytes("67640028acdb01e0089f97016a02020280000003008000001e078c189c00"));
    const picture = readPicture(bytes("68ee85f2c0"));

    expect(sequence).toEqual({ frameNumBits: 4, orderBits: 6, references: 2, columns: 120, rows: 68 });
    expect(picture).toEqual({ qp: 21, bipredWeights: 2 });
  });

  it("with other features are refused, so that every frame is encoded", () => {
    // Without CABAC.
    expect(() => readPicture(bytes("68ce3c80"))).toThrow(UnsupportedStreamError);
  });
});

describe("a slice", () => {
  const offset = fc.integer({ min: -6, max: 6 });
  const anyHeader: fc.Arbitrary<SliceHeader> = fc
    .record({
      importance: fc.nat(3),
      type: fc.constantFrom(...Object.values(sliceTypes)),
      firstMacroblock: fc.nat(239),
      frameNum: fc.nat(15),
      order: fc.nat(63),
      keyId: fc.nat(1),
      spatial: fc.boolean(),
      contexts: fc.nat(2),
      qp: fc.nat(51),
      deblocking: fc.oneof(
        fc.record({ off: fc.constantFrom(0, 2), alpha: offset, beta: offset }),
        fc.constant({ off: 1, alpha: 0, beta: 0 }),
      ),
    })
    .map((header) => {
      const key = header.type === sliceTypes.i && header.importance > 0;
      return {
        ...header,
        key,
        keyId: key ? header.keyId : 0,
        spatial: header.spatial && header.type === sliceTypes.b,
        contexts: header.type === sliceTypes.i ? 0 : header.contexts,
      };
    });

  it("is read as it was written, with unchanged data", () => {
    fc.assert(
      fc.property(anyHeader, fc.uint8Array({ min: 0, max: 3, minLength: 1 }), (header, data) => {
        const slice = readSlice(writeSlice({ header, data }, sets), sets);

        expect({ ...slice, data: [...slice.data] }).toEqual({ header, data: [...data] });
      }),
    );
  });
});

describe("a run of skipped macroblocks", () => {
  it("is decoded completely by the decoding engine of the standard", () => {
    for (const count of [1, 2, 7, 20, 300, 8160]) {
      const out = newBitWriter();
      const [cabac, context] = [newCabac(out), contextAt(51, { m: 18, n: 64 })];
      for (let left = count; left > 0; left--) {
        cabac.probable(context);
        cabac.terminate(left === 1);
      }
      out.align(0);

      expect(skipsIn(out.bytes())).toBe(count);
    }
  });

  it("covers each still macroblock of a picture once", () => {
    const side = fc.nat(24);
    const area = fc.tuple(side, side, side, side).map(([x, y, width, height]) => ({
      left: x,
      top: y % 12,
      right: x + width,
      bottom: Math.min(12, (y % 12) + height),
    }));
    fc.assert(
      fc.property(fc.array(area, { maxLength: 4 }), (still) => {
        const slices = pictureBetween({ frameNum: 17, order: 66 }, still, sets).map((unit) => readSlice(unit, sets));

        let next = 0;
        for (const { header, data } of slices) {
          expect(header).toMatchObject({ firstMacroblock: next, frameNum: 1, order: 2, importance: 0 });
          const here = { x: next % 20, y: Math.floor(next / 20) };
          const inArea = still.some(
            (a) => here.x >= a.left && here.x < a.right && here.y >= a.top && here.y < a.bottom,
          );
          expect(header.spatial).toBe(inArea);
          next += skipsIn(data);
        }
        expect(next).toBe(240);
      }),
      { numRuns: 30 },
    );
  });

  it("covers the whole picture if all of it stands still", () => {
    const [unit, ...others] = samePicture({ frameNum: 3, order: 8 }, sets);

    expect(others).toEqual([]);
    expect(unit && skipsIn(readSlice(unit, sets).data, { m: 23, n: 33 })).toBe(240);
  });
});

/** The arithmetic decoding engine of ITU-T H.264, clause 9.3.3.2: how many skips there are before the end of the slice. */
const skipsIn = (bytes: Uint8Array, start = { m: 18, n: 64 }): number => {
  const from = newBitReader(bytes);
  let [range, offset, count] = [510, from.bits(9), 0];
  let sure = contextAt(51, start).sureness;
  const renormalise = (): void => {
    for (; range < 256; range *= 2) offset = offset * 2 + from.bits(1);
  };
  for (;;) {
    range -= lessProbable(sure, (range >> 6) & 3);
    if (offset >= range) throw new Error("There is a macroblock that is not skipped");
    sure = Math.min(62, sure + 1);
    renormalise();
    count++;
    range -= 2;
    if (offset >= range) return count;
    renormalise();
  }
};

/** The values of table 9-44 that the tests need. */
const lessProbable = (state: number, quarter: number): number => {
  const rows: Readonly<Record<number, string>> = {
    42: "16 20 23 27",
    43: "15 19 22 25",
    44: "14 18 21 24",
    45: "14 17 20 23",
    46: "13 16 19 22",
    47: "12 15 18 21",
    48: "12 14 17 20",
    49: "11 14 16 19",
    50: "11 13 15 18",
    51: "10 12 15 17",
    52: "10 12 14 16",
    53: "9 11 13 15",
    54: "9 11 12 14",
    55: "8 10 12 14",
    56: "8 9 11 13",
    57: "7 9 11 12",
    58: "7 9 10 12",
    59: "7 8 10 11",
    60: "6 8 9 11",
    61: "6 7 9 10",
    62: "6 7 8 9",
  };
  return Number(rows[state]?.split(" ")[quarter]);
};
