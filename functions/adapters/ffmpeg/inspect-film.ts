import type { FilmFacts } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../shared/run-ffmpeg.ts";
import { readMp4 } from "./mp4/read-mp4.ts";
import { blackStretches, integratedLoudness, silentStretches, truePeak } from "./parse-log.ts";

/** Shorter black is a fade; shorter silence is a pause between sentences. */
const blackSeconds = 1;
const silentSeconds = 2.5;

const codecs: Readonly<Record<string, string>> = { avc1: "h264", mp4a: "aac" };
const profiles: Readonly<Record<number, string>> = { 66: "Baseline", 77: "Main", 100: "High" };

/**
 * Measures a finished film. Durations and codecs come from its mp4 boxes; loudness, silence and black come from one
 * decoding that skips non-reference pictures, which are most of them.
 */
export const inspectFilm = async (path: string): Promise<FilmFacts> => {
  const [file, log] = await Promise.all([readMp4(path), decode(path)]);
  const video = file.tracks.find(({ kind }) => kind === "vide");
  const audio = file.tracks.find(({ kind }) => kind === "soun");
  if (!video || !audio) throw new Error(`${path} has no ${video ? "sound" : "picture"}`);
  return {
    seconds: video.seconds,
    frames: video.samples,
    width: video.width,
    height: video.height,
    framesPerSecond: Math.round((video.samples / video.seconds) * 1000) / 1000,
    videoCodec: codecs[video.codec] ?? video.codec,
    profile: profiles[video.profile] ?? `${video.profile}`,
    audioCodec: codecs[audio.codec] ?? audio.codec,
    audioSeconds: audio.seconds,
    sampleRate: audio.timescale,
    integratedLoudness: integratedLoudness(log),
    truePeak: truePeak(log),
    blackStretches: blackStretches(log),
    silentStretches: silentStretches(log, video.seconds),
    faststart: file.faststart,
    bytes: file.bytes,
  };
};

const decode = async (path: string): Promise<string> => {
  const picture = `[0:v]blackdetect=d=${blackSeconds}:pix_th=0.06[picture]`;
  const sound = `[0:a]silencedetect=noise=-50dB:d=${silentSeconds},ebur128=peak=true:framelog=verbose[sound]`;
  const { log } = await runFfmpeg([
    ...["-v", "info", "-nostats", "-skip_frame", "noref", "-skip_loop_filter", "all", "-i", path],
    ...[
      "-filter_complex",
      `${picture};${sound}`,
      "-map",
      "[picture]",
      "-map",
      "[sound]",
      "-vsync",
      "0",
      "-f",
      "null",
      "-",
    ],
  ]);
  return log;
};
