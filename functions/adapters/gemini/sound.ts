import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { samplesOf } from "../provider/samples.ts";

export interface Sound {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

const usualRate = 24_000;

/** Newer models answer a WAV file, older ones bare samples (`audio/L16;codec=pcm;rate=24000`); both 16 bit, mono. */
export const soundOf = (bytes: Buffer, mimeType: string): Sound => {
  if (bytes.toString("latin1", 0, 4) === "RIFF") return wav(bytes);
  if (!/^audio\/(l16|pcm)/i.test(mimeType)) throw new ProviderBusy(`The narrator answered ${mimeType || "nothing"}`);
  return { samples: samplesOf(bytes), sampleRate: Number(/rate=(\d+)/.exec(mimeType)?.[1] ?? usualRate) };
};

const wav = (bytes: Buffer): Sound => {
  let sampleRate = usualRate;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (name === "fmt ") {
      const [format, channels, bits] = [
        bytes.readUInt16LE(at + 8),
        bytes.readUInt16LE(at + 10),
        bytes.readUInt16LE(at + 22),
      ];
      if (format !== 1 || channels !== 1 || bits !== 16) throw new ProviderBusy("The sound is not 16-bit mono");
      sampleRate = bytes.readUInt32LE(at + 12);
    }
    // A file that was streamed does not know its size: the samples go on to its end.
    if (name === "data") return { samples: samplesOf(bytes.subarray(at + 8, at + 8 + size)), sampleRate };
    at += 8 + size + (size % 2);
  }
  throw new ProviderBusy("The sound cannot be read");
};
