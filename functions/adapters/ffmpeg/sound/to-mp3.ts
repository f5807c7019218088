import { runFfmpeg, writeTo } from "../../shared/run-ffmpeg.ts";

/** Converts a WAV file to MP3, which every browser plays. */
export const toMp3 = async (wav: Uint8Array): Promise<Uint8Array> => {
  const { output } = await runFfmpeg(
    ["-v", "error", "-i", "pipe:0", "-map", "0:a", "-c:a", "libmp3lame", "-q:a", "4", "-f", "mp3", "pipe:1"],
    (input) => writeTo(input, wav),
  );
  return output;
};
