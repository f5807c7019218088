import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { encodeWav, speakSample } from "@animation-agent/studio/narrator";
import { resample } from "@animation-agent/studio/sound";
import { filmSampleFiles, filmSamples } from "#contract/catalogue/film-samples.ts";
import { smallStyleSample, styleSample } from "#contract/catalogue/style-samples.ts";
import { styles } from "#contract/catalogue/styles.ts";
import { voiceSample, voices } from "#contract/catalogue/voices.ts";
import { toMp3 } from "#functions/adapters/ffmpeg/sound/to-mp3.ts";
import { sampleFilm } from "./film.ts";
import { samplePicture, toWebp, widths } from "./picture.ts";
import { socialCard } from "./social-card.ts";

// Makes the sample pictures, voices and films of the site, and its social card. The files are committed because making
// them takes minutes. Run it again after a change to the studio: `npx tsx web/build/samples/make.ts`, with the name of a
// style, the id of a voice or of a film, or `social-card` to make only that one.

/** Samples per second. Speech needs no more, and the file is half as large as at 48 kHz. */
const rate = 24_000;
const site = resolve(import.meta.dirname, "../../public");
const wanted = process.argv[2];
/** A film that was already made, to cut a sample from it. */
const madeFilm = process.argv[3];

const keep = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = `${site}${path}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.info(`${path} ${Math.round(bytes.length / 1000)} kB`);
};

for (const { value } of styles) {
  if (wanted && wanted !== value) continue;
  const picture = await samplePicture(value);
  await keep(styleSample(value), await toWebp(picture, widths.large));
  await keep(smallStyleSample(value), await toWebp(picture, widths.small));
}
for (const { id } of voices) {
  if (wanted && wanted !== id) continue;
  const { samples, sampleRate } = await speakSample(id);
  await keep(voiceSample(id), await toMp3(encodeWav(resample(samples, sampleRate, rate), rate)));
}
for (const sample of filmSamples) {
  if (wanted && wanted !== sample.id) continue;
  const made = await sampleFilm(sample, madeFilm);
  const files = filmSampleFiles(sample.id);
  await keep(files.video, made.video);
  await keep(files.poster, made.poster);
}
if (!wanted || wanted === "social-card") await keep("/social-card.jpg", await socialCard());
