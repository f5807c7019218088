import type { HasArtifacts } from "../artifact/ports.ts";
import { InvalidData } from "../shared/errors.ts";

/** Bytes before the samples in the files that `wavOf` and the upload of a recording write. */
const headBytes = 44;
const bytesPerSample = 2;

/** A mono 16-bit WAV file of which parts are read: a whole film's narration needs hundreds of megabytes. */
export interface WavReader {
  readonly sampleRate: number;
  readonly seconds: number;
  /** The samples between two times, in seconds. */
  readonly read: (from: number, to: number) => Promise<Float32Array>;
}

export const openWav = async ({ artifacts }: HasArtifacts, key: string): Promise<WavReader> => {
  const head = await artifacts.getPart(key, 0, headBytes);
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < headBytes || view.getUint16(22, true) !== 1 || view.getUint16(34, true) !== 16)
    throw new InvalidData(`${key} is not a mono 16-bit WAV file`);
  const sampleRate = view.getUint32(24, true);
  const samples = Math.floor(((await artifacts.size(key)) - headBytes) / bytesPerSample);
  return {
    sampleRate,
    seconds: samples / sampleRate,
    async read(from, to) {
      const first = Math.max(0, Math.round(from * sampleRate));
      const count = Math.min(samples, Math.round(to * sampleRate)) - first;
      if (count <= 0) return new Float32Array(0);
      const bytes = await artifacts.getPart(key, headBytes + first * bytesPerSample, count * bytesPerSample);
      const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return Float32Array.from({ length: count }, (_, index) => data.getInt16(index * bytesPerSample, true) / 32_768);
    },
  };
};
