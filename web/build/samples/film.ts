import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import ffmpeg from "@ffmpeg-installer/ffmpeg";
import sharp from "sharp";
import type { FilmSample } from "#contract/catalogue/film-samples.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../..");

/** Seconds of a sample, from the film's start: its title scene. */
const seconds = 12;

/**
 * Makes the film as a customer's is made, and returns its first seconds as a small MP4 file and a picture
 * of it: the first one is still white.
 * `film` is a file of a film that was already made.
 */
export const sampleFilm = async (sample: FilmSample, film?: string) => {
  const folder = await mkdtemp(join(tmpdir(), "film-sample-"));
  try {
    const whole = film ?? (await makeFilm(sample, folder));
    const [video, picture] = [join(folder, "part.mp4"), join(folder, "part.png")];
    await run(ffmpeg.path, ["-i", whole, "-t", String(seconds), ...encoding, video]);
    await run(ffmpeg.path, ["-ss", "3", "-i", video, "-frames:v", "1", picture]);
    return { video: await readFile(video), poster: await sharp(picture).webp({ quality: 70, effort: 6 }).toBuffer() };
  } finally {
    await rm(folder, { recursive: true });
  }
};

const encoding = [
  ...[
    "-vf",
    "scale=640:360",
    "-r",
    "24",
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-crf",
    "28",
    "-pix_fmt",
    "yuv420p",
  ],
  // The sound fades, because the part ends in the middle of the story.
  ...["-af", `afade=t=out:st=${seconds - 1}:d=1`, "-c:a", "aac", "-ac", "1", "-b:a", "48k"],
  ...["-map", "0:v:0", "-map", "0:a:0", "-map_chapters", "-1", "-map_metadata", "-1", "-movflags", "+faststart"],
];

const makeFilm = async ({ idea, type, style, language }: FilmSample, folder: string): Promise<string> => {
  const out = join(folder, "film.mp4");
  const order = ["--idea", idea, "--type", type, "--style", style, "--language", language, "--zoom", "--subtitles"];
  await run("npm", ["run", "make-video", "--", ...order, "--out", out], {
    cwd: root,
    env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), FILM_SHORT_SIDE: "720", EDIT_SECONDS: "0" },
  });
  return out;
};
