import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { filmSampleFiles, filmSamples } from "#contract/catalogue/film-samples.ts";
import { smallStyleSample, styleSample } from "#contract/catalogue/style-samples.ts";
import { styles } from "#contract/catalogue/styles.ts";
import { voiceSample, voices } from "#contract/catalogue/voices.ts";
import { samplePicture } from "#web/build/samples/picture.ts";

const site = resolve(import.meta.dirname, "../../web/public");
const small = (picture: string | Uint8Array) =>
  sharp(picture).resize(64, 36, { fit: "fill" }).removeAlpha().raw().toBuffer();

it.each(styles)("has a large and a small sample of $value", async ({ value }) => {
  const [large, card] = await Promise.all([
    sharp(join(site, styleSample(value))).metadata(),
    sharp(join(site, smallStyleSample(value))).metadata(),
  ]);
  const { size } = await stat(join(site, styleSample(value)));

  expect([large.format, large.width, large.height]).toEqual(["webp", 1280, 720]);
  expect([card.format, card.width, card.height]).toEqual(["webp", 320, 180]);
  expect(size).toBeLessThan(160_000);
});

it.each(["Japanese Ghibli-inspired Style", "Chinese Ink Painting"] as const)(
  "has a current sample of %s",
  async (style) => {
    const [kept, drawn] = await Promise.all([
      small(join(site, styleSample(style))),
      samplePicture(style).then((picture) => small(picture)),
    ]);

    const difference = kept.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / kept.length;
    // WebP compression changes the average by less than 3 of 255; another drawing by more than 10.
    expect(difference).toBeLessThan(5);
  },
);

it.each(voices)("has a voice sample of $id", async ({ id }) => {
  const file = await readFile(join(site, voiceSample(id)));

  expect(file.length).toBeGreaterThan(10_000);
  expect(file.length).toBeLessThan(80_000);
  // An MP3 file starts with an ID3 tag or an MPEG frame.
  expect(file.subarray(0, 3).toString("latin1") === "ID3" || file[0] === 0xff).toBe(true);
});

it.each(filmSamples)("has a small part of the film $id, and its poster", async ({ id }) => {
  const { video, poster } = filmSampleFiles(id);
  const [film, picture] = await Promise.all([readFile(join(site, video)), sharp(join(site, poster)).metadata()]);

  expect(film.subarray(4, 8).toString("latin1")).toBe("ftyp");
  expect(film.length).toBeLessThan(300_000);
  expect([picture.format, picture.width, picture.height]).toEqual(["webp", 640, 360]);
});

it("has a social card", async () => {
  const { format, width, height } = await sharp(join(site, "social-card.jpg")).metadata();

  expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
});
