import { languageSamples } from "@animation-agent/studio/languages";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { languageIds } from "#contract/catalogue/languages.ts";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { makeLandscape, makeWatermark } from "./pictures.ts";

const size = { width: 320, height: 180 };

/** The share of pixels that match a colour test. */
const share = async (jpeg: Uint8Array, like: (r: number, g: number, b: number) => boolean): Promise<number> => {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) if (like(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) count++;
  return count / (info.width * info.height);
};

const source = "trainedAlgorithmicMedia";

describe("a film's poster", () => {
  it("says to machines that models made it", async () => {
    const title = "Fox & Star";

    const poster = await filmStudio.thumbnail({
      picture: makeLandscape(320, 180),
      title,
      language: "english",
      size,
      source,
    });

    const { xmp } = await sharp(poster).metadata();
    expect(xmp?.toString()).toContain("http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia");
    expect(xmp?.toString()).toContain("Fox &amp; Star");
  });

  it.each(languageIds)("has a large title on the picture in %s", async (language) => {
    const order = { picture: makeLandscape(320, 180), language, size, source } as const;

    const poster = await filmStudio.thumbnail({ ...order, title: languageSamples[language].title });

    const info = await sharp(poster).metadata();
    expect(info).toMatchObject({ format: "jpeg", width: 320, height: 180 });
    expect(await share(poster, (r, g, b) => r > 225 && g > 225 && b > 225)).toBeGreaterThan(0.02);
  });

  it("accents one line, and does not cover the hero's face", async () => {
    const title = "The Little Fox and the Lost Star of the North";

    const poster = await filmStudio.thumbnail({
      picture: makeLandscape(320, 180),
      title,
      language: "english",
      size,
      source,
    });

    expect(await share(poster, (r, g, b) => r > 225 && g > 180 && b < 110)).toBeGreaterThan(0.01);
    const face = await sharp(poster)
      .extract({ left: 120, top: 100, width: 10, height: 10 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(face[0]).toBeGreaterThan(150);
    expect(face[2]).toBeLessThan(110);
  });

  it("can be made from a plain image", async () => {
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#205080" } })
      .png()
      .toBuffer();

    const poster = await filmStudio.thumbnail({ picture, title: "Sea", language: "english", size, source });

    expect(await sharp(poster).metadata()).toMatchObject({ width: 320, height: 180 });
  });
});

describe("a card for a scene without a picture", () => {
  it("is a layered picture that covers the frame and depends only on the seed", async () => {
    const order = { title: languageSamples.hindi.title, size, language: "hindi" as const };

    const [card, again, other] = await Promise.all([
      filmStudio.titleCard({ ...order, seed: 3 }),
      filmStudio.titleCard({ ...order, seed: 3 }),
      filmStudio.titleCard({ ...order, seed: 4 }),
    ]);

    const [base] = card.layers[0]?.frames ?? [];
    expect(base).toMatchObject({ x: 0, y: 0, width: card.width, height: card.height });
    expect(base?.rgba.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
    expect(card.layers.length).toBeGreaterThan(2);
    expect(again).toEqual(card);
    expect(other).not.toEqual(card);
  });
});

describe("images and sounds for pages", () => {
  it("are JPEG with white instead of transparency", async () => {
    const jpeg = await filmStudio.toJpeg(await makeWatermark(), 80);

    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 128, height: 128 });
    expect(data[0]).toBeGreaterThan(250);
  });
});
