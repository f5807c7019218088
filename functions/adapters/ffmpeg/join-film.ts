import { rm, writeFile } from "node:fs/promises";
import type { Writable } from "node:stream";
import type { FilmOrder } from "#functions/core/ports.ts";
import { runFfmpeg, writeTo } from "./run-ffmpeg.ts";
import { newLoudnessMeter } from "./sound/loudness.ts";
import { loudnessOf, soundGraph } from "./sound/mix.ts";
import { placeNarration } from "./sound/place-narration.ts";
import { sampleRate } from "./sound/wav.ts";

/**
 * Joins the segments as they are and gives them one sound track. The voice is read twice, to measure and to mix, and
 * goes to ffmpeg as one stream: neither memory nor open files grow with the number of scenes.
 */
export const joinFilm = async (order: FilmOrder): Promise<void> => {
  const [voice, music] = await Promise.all([voiceLoudness(order), order.music ? loudnessOf(order.music) : -Infinity]);
  const [list, notes] = [`${order.out}.segments.txt`, `${order.out}.notes.txt`];
  await Promise.all([writeFile(list, segmentList(order)), writeFile(notes, notesOf(order))]);
  try {
    await runFfmpeg(joinArguments(order, list, notes, { voice, music }), (input) => speak(order, input));
  } finally {
    await Promise.all([rm(list), rm(notes)]);
  }
};

const voiceLoudness = async ({ narration, seconds }: FilmOrder): Promise<number> => {
  const meter = newLoudnessMeter();
  for await (const block of placeNarration(narration, seconds)) meter.hear(block);
  return meter.integrated();
};

const speak = async ({ narration, seconds }: FilmOrder, input: Writable): Promise<void> => {
  for await (const block of placeNarration(narration, seconds)) {
    await writeTo(input, new Uint8Array(block.buffer, block.byteOffset, block.byteLength));
  }
};

const joinArguments = (
  { music, seconds, out, chapters }: FilmOrder,
  list: string,
  notes: string,
  levels: { readonly voice: number; readonly music: number },
): string[] => [
  ...["-v", "error", "-f", "concat", "-safe", "0", "-i", list],
  ...["-f", "s16le", "-ar", `${sampleRate}`, "-ac", "1", "-i", "pipe:0"],
  ...["-f", "ffmetadata", "-i", notes],
  ...(music ? ["-stream_loop", "-1", "-i", music] : []),
  ...["-filter_complex", soundGraph({ voice: "1:a", music: music && "3:a" }, levels, seconds)],
  ...["-map", "0:v", "-map", "[sound]", "-map_metadata", "2", "-map_chapters", chapters ? "2" : "-1"],
  ...["-c:v", "copy", "-c:a", "aac", "-b:a", "160k", "-ar", `${sampleRate}`, "-ac", "2"],
  ...["-video_track_timescale", "15360", "-movflags", "+faststart", "-f", "mp4", out],
];

/** The list that ffmpeg's concat reads; an apostrophe in a path ends the quote, is escaped, and begins it again. */
const segmentList = ({ segments }: FilmOrder): string =>
  ["ffconcat version 1.0", ...segments.map((path) => `file '${path.replaceAll("'", "'\\''")}'`), ""].join("\n");

/** Title and chapters, as ffmpeg reads them. */
const notesOf = ({ title, chapters = [], seconds }: FilmOrder): string => {
  const escaped = (text: string): string => text.replace(/[=;#\\]/g, "\\$&").replace(/\s+/g, " ");
  const end = (index: number): number => chapters[index + 1]?.at ?? seconds;
  const entries = chapters.map(
    (chapter, index) =>
      `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${Math.round(chapter.at * 1000)}\nEND=${Math.round(end(index) * 1000)}\ntitle=${escaped(chapter.title)}`,
  );
  return [";FFMETADATA1", `title=${escaped(title)}`, ...entries, ""].join("\n");
};
