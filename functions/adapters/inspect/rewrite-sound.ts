import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Inspector, SoundKind } from "#functions/core/asset/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { runFfmpeg } from "../shared/run-ffmpeg.ts";
import { checkMagicBytes } from "./check-magic-bytes.ts";
import { extractMp3Frames } from "./mp3-frames.ts";

const damagedAudio = () => new Refusal("unsupported_media_type", "The audio file is damaged or contains no sound.");

/** Copies only the audio frames into a new file: no cover pictures, tags or other streams. */
export const rewriteSound: Inspector["rewriteSound"] = async (bytes, kind) => {
  await checkMagicBytes(bytes, kind);
  const result = kind === "mp3" ? extractMp3Frames(bytes) : await remux(bytes, kind);
  if (result.bytes.length === 0 || result.seconds <= 0) throw damagedAudio();
  return result;
};

interface Container {
  readonly inputFormat: string;
  readonly outputArgs: readonly string[];
  readonly codecs: RegExp;
}

const containers: Readonly<Record<Exclude<SoundKind, "mp3">, Container>> = {
  wav: { inputFormat: "wav", outputArgs: ["-f", "wav"], codecs: /^pcm_\w+$/ },
  m4a: { inputFormat: "mov", outputArgs: ["-movflags", "+faststart", "-f", "ipod"], codecs: /^(aac|alac)$/ },
};

const remux = async (bytes: Uint8Array, kind: Exclude<SoundKind, "mp3">) => {
  const { inputFormat, outputArgs, codecs } = containers[kind];
  const folder = await mkdtemp(join(tmpdir(), "animation-agent-"));
  const [from, to] = [join(folder, "sent"), join(folder, "kept")];
  try {
    await writeFile(from, bytes);
    // The upload may reference other files or URLs: the whitelist keeps ffmpeg from opening URLs.
    const input = ["-protocol_whitelist", "file", "-f", inputFormat, "-i", from];
    const audioOnly = ["-map", "0:a:0", "-map_metadata", "-1", "-map_chapters", "-1", "-c", "copy"];
    const reproducible = ["-fflags", "+bitexact", "-flags:a", "+bitexact"];
    const options = [...audioOnly, ...reproducible, "-progress", "pipe:1", ...outputArgs];
    const { log, output } = await runFfmpeg([...input, ...options, to]);
    if (!codecs.test(/Audio: (\w+)/.exec(log)?.[1] ?? "")) throw damagedAudio();
    return { bytes: await readFile(to), seconds: parseSeconds(Buffer.from(output).toString()) };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("ffmpeg ended")) throw damagedAudio();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** ffmpeg's progress field `out_time_ms` is in microseconds, despite its name. */
const parseSeconds = (progress: string): number => {
  const last = [...progress.matchAll(/out_time_ms=(\d+)/g)].at(-1)?.[1];
  return last === undefined ? 0 : Number(last) / 1_000_000;
};
