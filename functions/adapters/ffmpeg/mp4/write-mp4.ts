import { framesPerSecond } from "#functions/core/media/film-format.ts";
import type { FilmSize } from "#functions/core/media/ports.ts";
import { box, fullBox, u8, u16, u32 } from "../../shared/write-box.ts";

/** A coded picture. Samples are stored in decoding order. */
export interface Sample {
  /** NAL units. */
  readonly units: readonly Uint8Array[];
  /** The number of the scene's frame that it shows. */
  readonly frame: number;
  readonly key: boolean;
}

export interface VideoTrack {
  readonly size: FilmSize;
  /** NAL units of the parameter sets. */
  readonly sequence: Uint8Array;
  readonly picture: Uint8Array;
  readonly samples: readonly Sample[];
}

/** Ticks per second, in all segments. A frame lasts a whole number of ticks. */
export const timescale = 15_360;
const tick = timescale / framesPerSecond;
/** A picture may be decoded one place before pictures that are shown earlier, so presentation lags by one frame. */
const decodeDelayFrames = 1;

/** An mp4 file of one H.264 track: ISO/IEC 14496-12 and 14496-15. */
export const writeMp4 = (track: VideoTrack): Buffer => {
  const data = box("mdat", ...track.samples.flatMap(({ units }) => units.flatMap((unit) => [u32(unit.length), unit])));
  const type = box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2avc1mp41", "latin1"));
  // The index has the same size for any data offset, so it can be built twice.
  const index = (at: number): Buffer => movie(track, at);
  return Buffer.concat([type, index(type.length + index(0).length + 8), data]);
};

const movie = (track: VideoTrack, dataAt: number): Buffer => {
  const duration = track.samples.length * tick;
  const { width, height } = track.size;
  const header = [u32(0, 0, timescale, duration, 0x10000), u16(0x100, 0), u32(0, 0), matrix, u32(0, 0, 0, 0, 0, 0, 2)];
  const trackHeader = [u32(0, 0, 1, 0, duration, 0, 0), u16(0, 0, 0, 0), matrix, u32(width * 65_536, height * 65_536)];
  // The edit list starts presentation at the first picture.
  const edit = box("edts", fullBox("elst", 0, u32(1, duration, decodeDelayFrames * tick), u16(1, 0)));
  const handler = fullBox("hdlr", 0, u32(0), Buffer.from("vide", "latin1"), u32(0, 0, 0), u8(0));
  const reference = box("dinf", fullBox("dref", 0, u32(1), fullBox("url ", 1)));
  const information = box("minf", fullBox("vmhd", 1, u16(0, 0, 0, 0)), reference, sampleTable(track, dataAt));
  const mediaHeader = fullBox("mdhd", 0, u32(0, 0, timescale, duration), u16(undetermined, 0));
  const media = box("mdia", mediaHeader, handler, information);
  return box("moov", fullBox("mvhd", 0, ...header), box("trak", fullBox("tkhd", 3, ...trackHeader), edit, media));
};

/** No rotation. */
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** The language "und", five bits per letter. */
const undetermined = 0x55c4;

const sampleTable = (track: VideoTrack, dataAt: number): Buffer => {
  const { samples } = track;
  const sizes = samples.map(({ units }) => units.reduce((sum, unit) => sum + 4 + unit.length, 0));
  const shown = samples.flatMap(({ frame }, index) => [1, (frame + decodeDelayFrames - index) * tick]);
  const keys = samples.flatMap(({ key }, index) => (key ? [index + 1] : []));
  return box(
    "stbl",
    fullBox("stsd", 0, u32(1), sampleEntry(track)),
    fullBox("stts", 0, u32(1, samples.length, tick)),
    fullBox("ctts", 0, u32(samples.length, ...shown)),
    fullBox("stss", 0, u32(keys.length, ...keys)),
    fullBox("stsc", 0, u32(1, 1, samples.length, 1)),
    fullBox("stsz", 0, u32(0, samples.length, ...sizes)),
    fullBox("stco", 0, u32(1, dataAt)),
  );
};

const sampleEntry = ({ size, sequence, picture }: VideoTrack): Buffer => {
  const inch = 72 * 65_536;
  const looks = [u16(size.width, size.height), u32(inch, inch, 0), u16(1), Buffer.alloc(32), u16(24, 0xffff)];
  const [profile, compatibility, level] = sequence.subarray(1);
  const head = u8(1, profile ?? 0, compatibility ?? 0, level ?? 0, 0xff, 0xe1);
  const sets = [u16(sequence.length), sequence, u8(1), u16(picture.length), picture];
  return box("avc1", u16(0, 0, 0, 1), u32(0, 0, 0, 0), ...looks, box("avcC", head, ...sets));
};
