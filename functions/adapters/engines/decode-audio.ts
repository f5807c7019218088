import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import { pcm16ToFloat } from "./recorded-speech.ts";

export interface DecodedAudio {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

const defaultSampleRate = 24_000;

/** Newer models return a WAV file, older ones raw samples (`audio/L16;codec=pcm;rate=24000`); both 16 bit, mono. */
export const decodeAudio = (bytes: Buffer, mimeType: string): DecodedAudio => {
  if (bytes.toString("latin1", 0, 4) === "RIFF") return decodeWav(bytes);
  if (!/^audio\/(l16|pcm)/i.test(mimeType))
    throw new UnusableAnswer(`The model returned sound of an unknown type: ${mimeType || "none"}`);
  return { samples: pcm16ToFloat(bytes), sampleRate: Number(/rate=(\d+)/.exec(mimeType)?.[1] ?? defaultSampleRate) };
};

const decodeWav = (bytes: Buffer): DecodedAudio => {
  let sampleRate = defaultSampleRate;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (name === "fmt ") {
      const [format, channels, bits] = [
        bytes.readUInt16LE(at + 8),
        bytes.readUInt16LE(at + 10),
        bytes.readUInt16LE(at + 22),
      ];
      if (format !== 1 || channels !== 1 || bits !== 16) throw new UnusableAnswer("The sound is not 16-bit mono");
      sampleRate = bytes.readUInt32LE(at + 12);
    }
    // A streamed file has no real size in its header: `subarray` then reads to the end.
    if (name === "data") return { samples: pcm16ToFloat(bytes.subarray(at + 8, at + 8 + size)), sampleRate };
    at += 8 + size + (size % 2);
  }
  throw new UnusableAnswer("The sound cannot be read");
};
