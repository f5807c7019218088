import type { FileFacts } from "#functions/core/media/ports.ts";
import { readMp4 } from "./mp4/read-mp4.ts";

const codecs: Readonly<Record<string, string>> = { avc1: "h264", mp4a: "aac" };
const profiles: Readonly<Record<number, string>> = { 66: "Baseline", 77: "Main", 100: "High" };

/** Reads the durations and codecs of a film from its mp4 boxes. Throws if it has no picture or no sound. */
export const inspectFilm = async (path: string): Promise<FileFacts> => {
  const file = await readMp4(path);
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
    faststart: file.faststart,
    bytes: file.bytes,
  };
};
