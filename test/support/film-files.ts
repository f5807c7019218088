import { rm } from "node:fs/promises";
import sharp from "sharp";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { blackStretches, integratedLoudness, silentStretches, truePeak } from "#functions/adapters/ffmpeg/parse-log.ts";
import { mixSound } from "#functions/adapters/ffmpeg/sound/mix-sound.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import type { FilmFacts, FilmOrder, SoundOrder } from "#functions/core/media/ports.ts";

type Required = Pick<FilmOrder, "segments" | "seconds" | "title" | "out">;

/** Mixes the sound of a film and joins it with its segments, a cover, and whatever else is given. */
export const joinWithSound = async (order: Required & Partial<FilmOrder> & SoundOrder): Promise<void> => {
  const [sound, poster] = [`${order.out}.m4a`, `${order.out}.jpg`];
  await mixSound({ ...order, out: sound });
  await sharp({ create: { width: 160, height: 90, channels: 3, background: "#205080" } }).toFile(poster);
  await filmStudio.joinFilm({ chapters: [], language: "english", source: "algorithmicMedia", poster, ...order, sound });
  await Promise.all([rm(sound), rm(poster)]);
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
