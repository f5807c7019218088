/** Layer III bit rates in kbit/s by the header's four bits: `one` for MPEG 1, `two` for MPEG 2 and 2.5. */
const bitrates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};

interface Frame {
  readonly bytes: number;
  readonly seconds: number;
  /** MPEG version and sample rate, equal in all frames of one stream. */
  readonly stream: number;
}

/**
 * Copies only the frames of an MP3 stream. MP3 has no container, so any data may stand between frames; it is dropped.
 * Four bytes can look like a frame by accident, so a frame counts only if another one of its stream, or the end, follows.
 */
export const extractMp3Frames = (file: Uint8Array): { bytes: Uint8Array; seconds: number } => {
  const kept: Uint8Array[] = [];
  let seconds = 0;
  let at = skipId3Tag(file);
  while (at + 4 <= file.length) {
    const frame = parseFrame(file, at);
    if (frame && isFollowedByFrame(file, at, frame, kept.length > 0)) {
      kept.push(file.subarray(at, at + frame.bytes));
      seconds += frame.seconds;
      at += frame.bytes;
    } else at++;
  }
  return { bytes: Buffer.concat(kept), seconds };
};

/** The last frame counts if there were frames before it. A truncated frame never counts. */
const isFollowedByFrame = (file: Uint8Array, at: number, frame: Frame, hasOthers: boolean): boolean => {
  const next = at + frame.bytes;
  if (next > file.length) return false;
  return (
    parseFrame(file, next)?.stream === frame.stream ||
    (hasOthers && parseFrame(file, at) !== undefined && isEnd(file, next))
  );
};

/** The end of the file, or an ID3v1 tag ("TAG"). */
const isEnd = (file: Uint8Array, at: number): boolean =>
  at >= file.length || [0x54, 0x41, 0x47].every((letter, index) => file[at + index] === letter);

/** The offset behind an ID3v2 tag, whose length is stored in four bytes of seven bits each. */
const skipId3Tag = (file: Uint8Array): number => {
  const [i = 0, d = 0, three = 0, , , flags = 0, a = 0, b = 0, c = 0, e = 0] = file;
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0;
  const length = ((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (e & 127);
  return 10 + length + (flags & 0x10 ? 10 : 0);
};

const parseFrame = (file: Uint8Array, at: number): Frame | undefined => {
  const [first = 0, second = 0, third = 0] = file.subarray(at, at + 3);
  const version = (second >> 3) & 3;
  const layerThree = ((second >> 1) & 3) === 1;
  if (first !== 0xff || second >> 5 !== 7 || version === 1 || !layerThree) return undefined;
  const bitrate = (version === 3 ? bitrates.one : bitrates.two)[third >> 4];
  const rate = sampleRates[version]?.[(third >> 2) & 3];
  if (!bitrate || !rate) return undefined;
  const samples = version === 3 ? 1_152 : 576;
  const padding = (third >> 1) & 1;
  return {
    bytes: Math.floor((samples / 8) * ((bitrate * 1000) / rate)) + padding,
    seconds: samples / rate,
    stream: (version << 2) | ((third >> 2) & 3),
  };
};
