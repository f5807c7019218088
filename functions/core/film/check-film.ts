import { filmLoudness, framesPerSecond } from "../media/film-format.ts";
import type { FilmFacts } from "../media/ports.ts";

const maxBlackSeconds = 2.5;
const maxSilenceSeconds = 6;

/** Checks a finished film against the order; throws `FaultyFilm` with all its faults. */
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
    near(film.integratedLoudness, filmLoudness.target, filmLoudness.within)
      ? ""
      : `it is ${film.integratedLoudness} LUFS`,
    film.truePeak > filmLoudness.peak ? `it peaks at ${film.truePeak} dBTP` : "",
    film.blackStretches.some(({ start, end }) => end - start > maxBlackSeconds) ? "it is black for too long" : "",
    film.silentStretches.some(({ start, end }) => end - start > maxSilenceSeconds) ? "it is silent for too long" : "",
  ].filter(Boolean);
  if (faults.length > 0) throw new FaultyFilm(`The film is not as ordered: ${faults.join(", ")}`);
};

/** False for NaN: the value could not be measured. */
const near = (is: number, wanted: number, within: number): boolean => Math.abs(is - wanted) <= within;

/** A finished film failed its checks: the task fails and its credits are released. */
export class FaultyFilm extends Error {
  override readonly name = "FaultyFilm";
}
