import { rm, writeFile } from "node:fs/promises";
import { languages } from "#contract/catalogue/languages.ts";
import { framesPerSecond } from "#functions/core/media/film-format.ts";
import type { FilmOrder } from "#functions/core/media/ports.ts";
import { originMark } from "../shared/origin-mark.ts";
import { runFfmpeg } from "../shared/run-ffmpeg.ts";
import { readMp4 } from "./mp4/read-mp4.ts";
import { markFilm, placeOfMark } from "./origin-mark.ts";

/**
 * Joins the segments and the sound without encoding them again, with title, chapters, cover and a track of subtitles, and
 * marks the film as generated.
 */
export const joinFilm = async (order: FilmOrder): Promise<void> => {
  const [list, notes] = [`${order.out}.segments.txt`, `${order.out}.notes.txt`];
  const mark = originMark(order);
  try {
    await Promise.all([writeFile(list, await segmentList(order)), writeFile(notes, metadataOf(order))]);
    await runFfmpeg([...joinArgs(order, list, notes), ...fileArgs(order, mark)]);
    await markFilm(order.out, mark);
  } finally {
    await Promise.all([rm(list, { force: true }), rm(notes, { force: true })]);
  }
};

const joinArgs = ({ sound, subtitles, poster, language }: FilmOrder, list: string, notes: string): string[] => {
  const { code } = languages[language];
  const subtitleArgs = [
    "-map",
    "4:s",
    "-c:s",
    "mov_text",
    "-metadata:s:s:0",
    `language=${code}`,
    "-disposition:s:0",
    "0",
  ];
  return [
    ...["-v", "error", "-f", "concat", "-safe", "0", "-i", list, "-i", sound],
    ...["-f", "ffmetadata", "-i", notes, "-i", poster, ...(subtitles ? ["-f", "srt", "-i", subtitles] : [])],
    ...["-map", "0:v", "-map", "1:a", "-map", "3:v", "-c", "copy", ...(subtitles ? subtitleArgs : [])],
    ...["-map_metadata", "2", "-map_chapters", "2", "-disposition:v:1", "attached_pic"],
    ...["-metadata:s:v:0", `language=${code}`, "-metadata:s:a:0", `language=${code}`],
  ];
};

/** ffmpeg reads only the first kilobyte of a line of a metadata file, so the place of the mark is an argument. */
const fileArgs = ({ out }: FilmOrder, mark: string): string[] => [
  ...["-metadata", `comment=${placeOfMark(mark)}`],
  ...["-video_track_timescale", "15360", "-movflags", "+faststart", "-f", "mp4", out],
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
const metadataOf = ({ title, chapters, seconds }: FilmOrder): string => {
  const escaped = (text: string): string => text.replace(/[=;#\\]/g, "\\$&").replace(/\s+/g, " ");
  const milliseconds = (at: number): number => Math.round(at * 1000);
  const entries = chapters.map((chapter, index) => {
    const [start, end] = [chapter.start, chapters[index + 1]?.start ?? seconds].map(milliseconds);
    return `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${start}\nEND=${end}\ntitle=${escaped(chapter.title)}`;
  });
  return [";FFMETADATA1", `title=${escaped(title)}`, ...entries, ""].join("\n");
};
