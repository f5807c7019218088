import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import { runFfmpeg, writeTo } from "../../shared/run-ffmpeg.ts";

/** The samples of a sound in Ogg Vorbis, mono, from -1 to 1, at the given rate. */
export const decodeOgg = async (ogg: Uint8Array, sampleRate: number): Promise<Float32Array> => {
  const args = ["-i", "pipe:0", "-f", "f32le", "-ac", "1", "-ar", String(sampleRate), "pipe:1"];
  const { output } = await runFfmpeg(args, (input) => writeTo(input, ogg)).catch(() => {
    throw new UnusableAnswer("The sound cannot be read.");
  });
  // A copy, because a Float32Array must start at a multiple of four bytes.
  return new Float32Array(Uint8Array.from(output.subarray(0, output.length - (output.length % 4))).buffer);
};
