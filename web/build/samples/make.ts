import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { encodeWav, speakSample } from "@animation-agent/studio/narrator";
import { resample } from "@animation-agent/studio/sound";
import { smallStyleSample, styleSample } from "#contract/catalogue/style-samples.ts";
import { styles } from "#contract/catalogue/styles.ts";
import { voiceSample, voices } from "#contract/catalogue/voices.ts";
import { toMp3 } from "#functions/adapters/ffmpeg/sound/to-mp3.ts";
import { samplePicture, toWebp, widths } from "./picture.ts";

// Makes the sample pictures and voices of the site. The files are committed because making them takes a minute. Run it
// again after a change to the studio: `npx tsx web/build/samples/make.ts`, with the name of a style or the id of a
// voice to make only that one.

/** Samples per second. Speech needs no more, and the file is half as large as at 48 kHz. */
const rate = 24_000;
const site = resolve(import.meta.dirname, "../../public");
const wanted = process.argv[2];

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
