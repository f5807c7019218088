/** In kilobits a second, by the four bits of a header: MPEG 1, and MPEG 2 and 2.5, of layer III. */
const bitrates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const rates: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};

interface Frame {
  readonly bytes: number;
  readonly seconds: number;
  /** What all frames of one stream have in common. */
  readonly stream: number;
}

/**
 * The frames of an MP3 stream, one after the other. A stream has no container, so anything may stand before, between
 * and behind its frames: all of it is left out. A frame is one only where another of its stream follows, or the end.
 */
export const mp3Frames = (file: Uint8Array): { bytes: Uint8Array; seconds: number } => {
  const kept: Uint8Array[] = [];
  let seconds = 0;
  let at = afterTag(file);
  while (at + 4 <= file.length) {
    const frame = frameAt(file, at);
    if (frame && followed(file, at, frame, kept.length > 0)) {
      kept.push(file.subarray(at, at + frame.bytes));
      seconds += frame.seconds;
      at += frame.bytes;
    } else at++;
  }
  return { bytes: Buffer.concat(kept), seconds };
};

/** The last frame needs no other behind it if there was one before it; what is cut off is none. */
const followed = (file: Uint8Array, at: number, frame: Frame, hasOthers: boolean): boolean => {
  const next = at + frame.bytes;
  if (next > file.length) return false;
  return (
    frameAt(file, next)?.stream === frame.stream || (hasOthers && frameAt(file, at) !== undefined && isEnd(file, next))
  );
};

/** Nothing but a tag, or nothing at all. */
const isEnd = (file: Uint8Array, at: number): boolean =>
  at >= file.length || [0x54, 0x41, 0x47].every((letter, index) => file[at + index] === letter);

/** ID3v2 says its length in four bytes of seven bits. */
const afterTag = (file: Uint8Array): number => {
  const [i = 0, d = 0, three = 0, , , flags = 0, a = 0, b = 0, c = 0, e = 0] = file;
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0;
  const length = ((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (e & 127);
  return 10 + length + (flags & 0x10 ? 10 : 0);
};

const frameAt = (file: Uint8Array, at: number): Frame | undefined => {
  const [first = 0, second = 0, third = 0] = file.subarray(at, at + 3);
  const version = (second >> 3) & 3;
  const layerThree = ((second >> 1) & 3) === 1;
  if (first !== 0xff || second >> 5 !== 7 || version === 1 || !layerThree) return undefined;
  const bitrate = (version === 3 ? bitrates.one : bitrates.two)[third >> 4];
  const rate = rates[version]?.[(third >> 2) & 3];
  if (!bitrate || !rate) return undefined;
  const samples = version === 3 ? 1_152 : 576;
  const padding = (third >> 1) & 1;
  return {
    bytes: Math.floor((samples / 8) * ((bitrate * 1000) / rate)) + padding,
    seconds: samples / rate,
    stream: (version << 2) | ((third >> 2) & 3),
  };
};
