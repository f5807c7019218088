import { rm, writeFile } from "node:fs/promises";
import type { FilmOrder } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../shared/run-ffmpeg.ts";
import { readMp4 } from "./mp4/read-mp4.ts";
import { framesPerSecond } from "./rate.ts";
import { levelsOf, musicInput } from "./sound/levels.ts";
import { type SoundLevels, soundGraph } from "./sound/mix.ts";
import { speak, voiceInput } from "./sound/voice-input.ts";
import { sampleRate } from "./sound/wav.ts";

/**
 * Joins the segments as they are and gives them one sound track. The narrations are read as they are needed and go to
 * ffmpeg as one stream: neither memory nor open files grow with the number of scenes.
 */
export const joinFilm = async (order: FilmOrder): Promise<void> => {
  const levels = await levelsOf(order);
  const [list, notes] = [`${order.out}.segments.txt`, `${order.out}.notes.txt`];
  try {
    await Promise.all([writeFile(list, await segmentList(order)), writeFile(notes, notesOf(order))]);
    await runFfmpeg(joining(order, list, notes, levels), (input) => speak(order, input));
  } finally {
    await Promise.all([rm(list, { force: true }), rm(notes, { force: true })]);
  }
};

const joining = (order: FilmOrder, list: string, notes: string, levels: SoundLevels): string[] => [
  ...["-v", "error", "-f", "concat", "-safe", "0", "-i", list, ...voiceInput],
  ...["-f", "ffmetadata", "-i", notes, ...musicInput(order)],
  ...["-filter_complex", soundGraph("1:a", order.music && "3:a", levels, order.seconds)],
  ...["-map", "0:v", "-map", "[sound]", "-map_metadata", "2", "-map_chapters", order.chapters ? "2" : "-1"],
  ...["-c:v", "copy", "-c:a", "aac", "-b:a", "160k", "-ar", `${sampleRate}`, "-ac", "2"],
  ...["-video_track_timescale", "15360", "-movflags", "+faststart", "-f", "mp4", order.out],
];

/**
 * The list that ffmpeg's concat reads; an apostrophe in a path ends the quote, is escaped, and begins it again. It says
 * how long each segment is: a file's own header may have that in whole milliseconds, and an hour would lose a frame.
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

/** Title and chapters, as ffmpeg reads them. */
const notesOf = ({ title, chapters = [], seconds }: FilmOrder): string => {
  const escaped = (text: string): string => text.replace(/[=;#\\]/g, "\\$&").replace(/\s+/g, " ");
  const milliseconds = (at: number): number => Math.round(at * 1000);
  const entries = chapters.map((chapter, index) => {
    const [start, end] = [chapter.at, chapters[index + 1]?.at ?? seconds].map(milliseconds);
    return `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${start}\nEND=${end}\ntitle=${escaped(chapter.title)}`;
  });
  return [";FFMETADATA1", `title=${escaped(title)}`, ...entries, ""].join("\n");
};
