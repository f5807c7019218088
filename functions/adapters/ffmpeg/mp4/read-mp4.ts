import { open } from "node:fs/promises";
import { type BoxAt, childBoxes, topBoxes } from "../../shared/read-boxes.ts";

/** Facts about one track, from its boxes. */
interface TrackFacts {
  readonly kind: string;
  readonly codec: string;
  readonly seconds: number;
  readonly samples: number;
  readonly timescale: number;
  readonly width: number;
  readonly height: number;
  /** H.264 profile_idc: 77 is Main, 100 is High. */
  readonly profile: number;
}

interface Mp4Facts {
  readonly tracks: readonly TrackFacts[];
  readonly faststart: boolean;
  readonly bytes: number;
}

/** Reads only the boxes of an mp4 file: a few kilobytes, even of a long film. */
export const readMp4 = async (path: string): Promise<Mp4Facts> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const boxes = await topBoxes(file, size);
    const moov = boxes.find(({ name }) => name === "moov");
    if (!moov) throw new Error(`${path} is not a finished mp4 file`);
    const bytes = Buffer.alloc(moov.end - moov.start);
    await file.read(bytes, 0, bytes.length, moov.start);
    const data = boxes.find(({ name }) => name === "mdat");
    const tracks = childBoxes(bytes, { name: "moov", start: 0, end: bytes.length }).filter(
      ({ name }) => name === "trak",
    );
    const faststart = data !== undefined && moov.start < data.start;
    return { tracks: tracks.map((track) => trackFacts(bytes, track)), faststart, bytes: size };
  } finally {
    await file.close();
  }
};

const trackFacts = (bytes: Buffer, track: BoxAt): TrackFacts => {
  const inside = (...path: string[]): BoxAt => {
    const found = path.reduce<BoxAt | undefined>(
      (box, name) => box && childBoxes(bytes, box).find((child) => child.name === name),
      track,
    );
    if (!found) throw new Error(`The mp4 file has no ${path.join("/")}`);
    return found;
  };
  const [head, media] = [inside("tkhd"), inside("mdia", "mdhd")];
  // Version 1 of the box has 64-bit times.
  const long = bytes.readUInt8(media.start) === 1;
  const timescale = bytes.readUInt32BE(media.start + (long ? 20 : 12));
  const duration = long ? Number(bytes.readBigUInt64BE(media.start + 24)) : bytes.readUInt32BE(media.start + 16);
  const codec = inside("mdia", "minf", "stbl", "stsd").start + 8;
  const sizes = inside("mdia", "minf", "stbl", "stsz");
  return {
    kind: bytes.toString("latin1", inside("mdia", "hdlr").start + 8, inside("mdia", "hdlr").start + 12),
    codec: bytes.toString("latin1", codec + 4, codec + 8),
    seconds: duration / timescale,
    samples: bytes.readUInt32BE(sizes.start + 8),
    timescale,
    // 16.16 fixed point, in the last eight bytes.
    width: bytes.readUInt32BE(head.end - 8) / 65_536,
    height: bytes.readUInt32BE(head.end - 4) / 65_536,
    profile: profileOf(bytes, codec),
  };
};

/** The visual sample entry has 78 bytes before its boxes. */
const profileOf = (bytes: Buffer, entry: number): number => {
  const end = entry + bytes.readUInt32BE(entry);
  if (bytes.toString("latin1", entry + 4, entry + 8) !== "avc1") return 0;
  const avcc = childBoxes(bytes, { name: "avc1", start: entry + 86, end }).find(({ name }) => name === "avcC");
  return avcc ? bytes.readUInt8(avcc.start + 1) : 0;
};
