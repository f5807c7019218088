import { rm } from "node:fs/promises";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { blackStretches, integratedLoudness, silentStretches, truePeak } from "#functions/adapters/ffmpeg/parse-log.ts";
import { mixSound } from "#functions/adapters/ffmpeg/sound/mix-sound.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import type { FilmFacts, FilmOrder, SoundOrder } from "#functions/core/media/ports.ts";

/** Mixes the sound of a film and joins it with its segments. */
export const joinWithSound = async (order: Omit<FilmOrder, "sound"> & SoundOrder): Promise<void> => {
  const sound = `${order.out}.m4a`;
  await mixSound({ ...order, out: sound });
  await filmStudio.joinFilm({ ...order, sound });
  await rm(sound);
};

/** Measures a film with a decoder: what a viewer sees and hears, whatever the stages measured. */
export const decodeFilm = async (path: string): Promise<FilmFacts> => {
  const file = await filmStudio.inspectFilm(path);
  const { log } = await runFfmpeg([
    ...["-v", "info", "-nostats", "-i", path, "-vf", "blackdetect=d=1:pix_th=0.06"],
    ...["-af", "silencedetect=noise=-50dB:d=2.5,ebur128=peak=true:framelog=verbose", "-f", "null", "-"],
  ]);
  return {
    ...file,
    integratedLoudness: integratedLoudness(log),
    truePeak: truePeak(log),
    blackStretches: blackStretches(log),
    silentStretches: silentStretches(log, file.seconds),
  };
};
