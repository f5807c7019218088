import { open } from "node:fs/promises";
import { framesPerSecond } from "#functions/core/media/film-format.ts";
import type { StreamOrder, StreamParts } from "#functions/core/media/ports.ts";
import { childBoxes, topBoxes } from "../../shared/read-boxes.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { newLoudnessMeter } from "../sound/loudness.ts";
import { soundGraph, usualCeiling } from "../sound/mix.ts";
import { narrationInputArgs, writeNarration } from "../sound/narration-input.ts";
import { readSamples, sampleRate } from "../sound/wav.ts";

/** Samples that an AAC encoder writes before the first one that it receives. */
const primingSamples = 1024;
/** Added to all times: the priming of the first scene is before its start, and no time in a file may be negative. */
const originSeconds = 1;

/**
 * Writes a segment, not encoded again, and its narration as fragmented mp4: a fragment begins at each keyframe. Its times
 * are those of the film, so that a player can append one scene after the other. The narration has the loudness of the
 * film, without music.
 */
export const streamScene = async (order: StreamOrder): Promise<StreamParts> => {
  const { segment, firstFrame, frames, narration, out } = order;
  const seconds = frames / framesPerSecond;
  const voice = await loudnessOf(narration);
  const levels = { voice, music: Number.NEGATIVE_INFINITY, gain: 0, ceiling: usualCeiling };
  const start = originSeconds + firstFrame / framesPerSecond;
  const spoken = { ...narration, at: Math.max(0, narration.at - primingSamples / sampleRate) };
  await runFfmpeg(
    [
      ...["-v", "error", "-i", segment, ...narrationInputArgs],
      ...["-filter_complex", soundGraph("1:a", undefined, levels, { seconds }), "-map", "0:v", "-map", "[sound]"],
      ...["-c:v", "copy", "-c:a", "aac", "-b:a", "128k", "-ar", `${sampleRate}`, "-ac", "2"],
      // Without these options this ffmpeg moves the times of each file to zero.
      ...["-avoid_negative_ts", "disabled", "-output_ts_offset", start.toFixed(6)],
      ...["-movflags", "frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets+frag_discont+skip_trailer"],
      ...["-f", "mp4", out],
    ],
    (input) => writeNarration({ narration: [spoken], seconds }, input),
  );
  return partsOf(out);
};

const loudnessOf = async (narration: StreamOrder["narration"]): Promise<number> => {
  const meter = newLoudnessMeter();
  for await (const samples of readSamples(narration)) meter.add(samples);
  return meter.integrated();
};

/** A fragment is a `moof` box and its `mdat`. */
const partsOf = async (path: string): Promise<StreamParts> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const moofs = (await topBoxes(file, size)).filter(({ name }) => name === "moof");
    const starts = moofs.map(({ start }) => start - boxHeaderBytes);
    const parts = moofs.map(async (moof, index) => {
      const bytes = Buffer.alloc(moof.end - moof.start);
      await file.read(bytes, 0, bytes.length, moof.start);
      return { bytes: (starts[index + 1] ?? size) - (starts[index] ?? 0), frames: pictureCount(bytes) };
    });
    return { headBytes: starts[0] ?? size, parts: await Promise.all(parts) };
  } finally {
    await file.close();
  }
};

const boxHeaderBytes = 8;

/** The number of samples of a fragment's first track: the sample count of its first `trun`. */
const pictureCount = (moof: Buffer): number => {
  const track = childBoxes(moof, { name: "moof", start: 0, end: moof.length }).find(({ name }) => name === "traf");
  const run = track && childBoxes(moof, track).find(({ name }) => name === "trun");
  if (!run) throw new Error("A fragment of the mp4 file has no pictures");
  return moof.readUInt32BE(run.start + 4);
};
