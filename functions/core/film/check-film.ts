import { framesPerSecond } from "../media/film-format.ts";
import type { FilmFacts } from "../media/ports.ts";

/** Loudness that players expect, and how far a film may be from it (EBU R 128 s2 for streaming). */
const loudness = { target: -16, within: 1, peak: -1.5 };
const longestBlack = 2.5;
const longestSilence = 6;

/** Refuses a film that its user would have to send back. Names every fault that it has. */
export const checkFilm = (
  film: FilmFacts,
  wanted: { readonly width: number; readonly height: number; readonly seconds: number },
): void => {
  const faults = [
    film.width !== wanted.width || film.height !== wanted.height ? `it is ${film.width}x${film.height}` : "",
    near(film.seconds, wanted.seconds, 2 / framesPerSecond + 0.05) ? "" : `it lasts ${film.seconds} s`,
    near(film.framesPerSecond, framesPerSecond, 0.01) ? "" : `it has ${film.framesPerSecond} frames a second`,
    film.videoCodec !== "h264" ? `its picture is ${film.videoCodec}` : "",
    film.audioCodec !== "aac" || film.sampleRate !== 48_000 ? `its sound is ${film.audioCodec} ${film.sampleRate}` : "",
    near(film.integratedLoudness, loudness.target, loudness.within) ? "" : `it is ${film.integratedLoudness} LUFS`,
    film.truePeak > loudness.peak + 0.5 ? `it peaks at ${film.truePeak} dBTP` : "",
    film.blackStretches.some(({ start, end }) => end - start > longestBlack) ? "it is black for too long" : "",
    film.silentStretches.some(({ start, end }) => end - start > longestSilence) ? "it is silent for too long" : "",
  ].filter(Boolean);
  if (faults.length > 0) throw new FaultyFilm(`The film is not as ordered: ${faults.join(", ")}`);
};

/** What could not be measured is near nothing. */
const near = (is: number, wanted: number, within: number): boolean => Math.abs(is - wanted) <= within;

/** A finished film failed its checks: the fault is ours, and the task fails with its credits back. */
export class FaultyFilm extends Error {
  override readonly name = "FaultyFilm";
}
