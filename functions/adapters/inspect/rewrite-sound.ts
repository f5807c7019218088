import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Inspector, SoundKind } from "#functions/core/asset/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { runFfmpeg } from "../ffmpeg/run-ffmpeg.ts";
import { mp3Frames } from "./mp3-frames.ts";
import { checkKind } from "./really-is.ts";

const soundless = () => new Refusal("unsupported_media_type", "The audio file is damaged, or has no sound in it.");

/** Copies the sound of a file, frame by frame, into a new one: without pictures, tags, or what else it carries. */
export const rewriteSound: Inspector["rewriteSound"] = async (bytes, kind) => {
  await checkKind(bytes, kind);
  const written = kind === "mp3" ? mp3Frames(bytes) : await remuxed(bytes, kind);
  if (written.bytes.length === 0 || written.seconds <= 0) throw soundless();
  return written;
};

interface Container {
  readonly reads: string;
  readonly writes: readonly string[];
  readonly codecs: RegExp;
}

const containers: Readonly<Record<Exclude<SoundKind, "mp3">, Container>> = {
  wav: { reads: "wav", writes: ["-f", "wav"], codecs: /^pcm_\w+$/ },
  m4a: { reads: "mov", writes: ["-movflags", "+faststart", "-f", "ipod"], codecs: /^(aac|alac)$/ },
};

const remuxed = async (bytes: Uint8Array, kind: Exclude<SoundKind, "mp3">) => {
  const { reads, writes, codecs } = containers[kind];
  const folder = await mkdtemp(join(tmpdir(), "animation-agent-"));
  const [from, to] = [join(folder, "sent"), join(folder, "kept")];
  try {
    await writeFile(from, bytes);
    // It opens no other file and no address, whatever the file may name.
    const input = ["-protocol_whitelist", "file", "-f", reads, "-i", from];
    const only = ["-map", "0:a:0", "-map_metadata", "-1", "-map_chapters", "-1", "-c", "copy"];
    const exact = ["-fflags", "+bitexact", "-flags:a", "+bitexact"];
    const { log, output } = await runFfmpeg([...input, ...only, ...exact, "-progress", "pipe:1", ...writes, to]);
    if (!codecs.test(/Audio: (\w+)/.exec(log)?.[1] ?? "")) throw soundless();
    return { bytes: await readFile(to), seconds: secondsIn(Buffer.from(output).toString()) };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("ffmpeg ended")) throw soundless();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** ffmpeg reports how far it has come, in microseconds under a name that says milliseconds. */
const secondsIn = (progress: string): number => {
  const last = [...progress.matchAll(/out_time_ms=(\d+)/g)].at(-1)?.[1];
  return last === undefined ? 0 : Number(last) / 1_000_000;
};
