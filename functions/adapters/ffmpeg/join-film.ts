import { rm, writeFile } from "node:fs/promises";
import type { FilmOrder } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../shared/run-ffmpeg.ts";
import { readMp4 } from "./mp4/read-mp4.ts";
import { framesPerSecond } from "./rate.ts";
import { measureLevels, musicInput } from "./sound/measure-levels.ts";
import { type SoundLevels, soundGraph } from "./sound/mix.ts";
import { narrationInputArgs, writeNarration } from "./sound/narration-input.ts";
import { sampleRate } from "./sound/wav.ts";

/**
 * Joins the segments without encoding them again and muxes one sound track. Narrations are streamed to ffmpeg one after
 * the other, so memory and open files do not grow with the number of scenes.
 */
export const joinFilm = async (order: FilmOrder): Promise<void> => {
  const levels = await measureLevels(order);
  const [list, notes] = [`${order.out}.segments.txt`, `${order.out}.notes.txt`];
  try {
    await Promise.all([writeFile(list, await segmentList(order)), writeFile(notes, metadataOf(order))]);
    await runFfmpeg(joinArgs(order, list, notes, levels), (input) => writeNarration(order, input));
  } finally {
    await Promise.all([rm(list, { force: true }), rm(notes, { force: true })]);
  }
};

const joinArgs = (order: FilmOrder, list: string, notes: string, levels: SoundLevels): string[] => [
  ...["-v", "error", "-f", "concat", "-safe", "0", "-i", list, ...narrationInputArgs],
  ...["-f", "ffmetadata", "-i", notes, ...musicInput(order)],
  ...["-filter_complex", soundGraph("1:a", order.music && "3:a", levels, order.seconds)],
  ...["-map", "0:v", "-map", "[sound]", "-map_metadata", "2", "-map_chapters", order.chapters ? "2" : "-1"],
  ...["-c:v", "copy", "-c:a", "aac", "-b:a", "160k", "-ar", `${sampleRate}`, "-ac", "2"],
  ...["-video_track_timescale", "15360", "-movflags", "+faststart", "-f", "mp4", order.out],
];

/**
 * The list for ffmpeg's concat demuxer. It states each segment's exact duration: a file's header may round it to
 * milliseconds, and an hour-long film would lose a frame. An apostrophe in a path closes the quote, so it is escaped.
 */
const segmentList = async ({ segments }: FilmOrder): Promise<string> => {
  const lines = ["ffconcat version 1.0"];
  let frames = 0;
  for (const path of segments) {
    const begin = microseconds(frames);
    frames += await framesOf(path);
    const seconds = (microseconds(frames) - begin) / 1_000_000;
    lines.push(`file '${path.replaceAll("'", "'\\''")}'`, `duration ${seconds.toFixed(6)}`);
  }
  return [...lines, ""].join("\n");
};

const microseconds = (frames: number): number => Math.round((frames * 1_000_000) / framesPerSecond);

const framesOf = async (path: string): Promise<number> => {
  const { tracks } = await readMp4(path);
  return tracks.find(({ kind }) => kind === "vide")?.samples ?? 0;
};

/** Title and chapters in ffmpeg's metadata format. */
const metadataOf = ({ title, chapters = [], seconds }: FilmOrder): string => {
  const escaped = (text: string): string => text.replace(/[=;#\\]/g, "\\$&").replace(/\s+/g, " ");
  const milliseconds = (at: number): number => Math.round(at * 1000);
  const entries = chapters.map((chapter, index) => {
    const [start, end] = [chapter.at, chapters[index + 1]?.at ?? seconds].map(milliseconds);
    return `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${start}\nEND=${end}\ntitle=${escaped(chapter.title)}`;
  });
  return [";FFMETADATA1", `title=${escaped(title)}`, ...entries, ""].join("\n");
};
