import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownNarration, wholeNarration } from "#contract/catalogue/own-narration.ts";
import type { Inspector, RecordingKind } from "#functions/core/asset/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { runFfmpeg } from "../shared/run-ffmpeg.ts";
import { checkMagicBytes } from "./check-magic-bytes.ts";

/**
 * Recordings up to half an hour keep the sample rate of films; longer ones get that of every paid narrator, so that no file
 * is larger than 260 MB.
 */
const sampleRate = 48_000;
const longSampleRate = 24_000;
const maxFullSeconds = 30 * 60;
/** ffmpeg's names of the formats. */
const formats: Readonly<Record<RecordingKind, string>> = {
  mp3: "mp3",
  wav: "wav",
  m4a: "mov",
  webm: "matroska",
  ogg: "ogg",
};

/** Decodes a recording, whatever a phone or a browser has written, to the format of a narration. */
export const rewriteRecording: Inspector["rewriteRecording"] = async (bytes, kind) => {
  await checkMagicBytes(bytes, kind);
  const full = await decode(bytes, kind, { rate: sampleRate, maxSeconds: maxFullSeconds });
  if (secondsOf(full, sampleRate) <= maxFullSeconds) return checked(full, sampleRate);
  const { maxSeconds } = wholeNarration;
  const long = await decode(bytes, kind, { rate: longSampleRate, maxSeconds });
  if (secondsOf(long, longSampleRate) > maxSeconds)
    throw new Refusal("content_too_large", `A recording lasts up to ${maxSeconds / 60} minutes.`);
  return checked(long, longSampleRate);
};

const secondsOf = (wav: Uint8Array, rate: number): number => samplesOf(wav).length / rate;

/** Refuses a recording that is too short or silent. */
const checked = (wav: Uint8Array, rate: number) => {
  const seconds = secondsOf(wav, rate);
  const { minSeconds } = ownNarration;
  if (seconds < minSeconds) throw new Refusal("unsupported_media_type", "The recording is too short.");
  if (audibleSeconds(samplesOf(wav), rate) < minAudibleSeconds)
    throw new Refusal(
      "unsupported_media_type",
      "The recording is silent or too quiet. Please check the microphone and record again.",
    );
  return { bytes: wav, seconds };
};

interface Wanted {
  readonly rate: number;
  readonly maxSeconds: number;
}

const decode = async (bytes: Uint8Array, kind: RecordingKind, { rate, maxSeconds }: Wanted): Promise<Uint8Array> => {
  const folder = await mkdtemp(join(tmpdir(), "animation-agent-"));
  const [from, to] = [join(folder, "sent"), join(folder, "kept")];
  try {
    // A file, because the index of an m4a may be at its end.
    await writeFile(from, bytes);
    await runFfmpeg([
      // The upload may reference other files or URLs: the whitelist keeps ffmpeg from opening URLs.
      ...["-v", "error", "-protocol_whitelist", "file", "-f", formats[kind], "-i", from],
      // A little more than is allowed is decoded, so that a longer one is refused.
      ...["-map", "0:a:0", "-map_metadata", "-1", "-t", `${maxSeconds + 1}`, "-ac", "1"],
      ...["-ar", `${rate}`, "-c:a", "pcm_s16le", "-fflags", "+bitexact", "-flags:a", "+bitexact", "-f", "wav", to],
    ]);
    return await readFile(to);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("ffmpeg ended"))
      throw new Refusal("unsupported_media_type", "The audio file is damaged or contains no sound.");
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Bytes before the samples in a WAV file without metadata. */
const headBytes = 44;

/** The samples of a WAV file, not copied: a file that was read has an even place in its memory. */
const samplesOf = ({ buffer, byteOffset, length }: Uint8Array): Int16Array =>
  new Int16Array(buffer, byteOffset + headBytes, Math.max(0, Math.floor((length - headBytes) / 2)));

/** Root mean square of a block that is heard: -50 dB. */
const audible = 32_768 * 10 ** (-50 / 20);
const minAudibleSeconds = 0.3;
const blockSeconds = 0.02;

const audibleSeconds = (samples: Int16Array, rate: number): number => {
  const size = rate * blockSeconds;
  let blocks = 0;
  for (let start = 0; start + size <= samples.length; start += size) {
    let energy = 0;
    for (let at = start; at < start + size; at++) energy += (samples[at] ?? 0) ** 2;
    if (Math.sqrt(energy / size) > audible) blocks++;
  }
  return blocks * blockSeconds;
};
