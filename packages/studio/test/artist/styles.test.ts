import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { draw, flatten, styleNames } from "../../src/artist/index.ts";
import { makePictureRequest } from "./picture-requests.ts";

const pixelsOf = async (style: string): Promise<Buffer> => {
  const picture = await draw(
    makePictureRequest({
      style,
      width: 320,
      height: 180,
      kinds: ["girl", "dog"],
      picture: { place: "meadow", props: ["kite"] },
    }),
  );
  return sharp(await flatten(picture))
    .raw()
    .toBuffer();
};
const distance = (a: Buffer, b: Buffer): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
};

/** Levels of grey of 255, on average. */
const MIN_DRAWING_DIFFERENCE = 17;

describe("the styles", () => {
  it("look different from each other", async () => {
    const drawn: { style: string; pixels: Buffer }[] = [];
    for (const style of ["a picture book", ...styleNames]) drawn.push({ style, pixels: await pixelsOf(style) });

    const alike = drawn.flatMap((a, i) =>
      drawn.slice(i + 1).flatMap((b) => (distance(a.pixels, b.pixels) < 9 ? [`${a.style} and ${b.style}`] : [])),
    );

    expect(alike).toEqual([]);
  });

  it.each([
    ["Japanese Ghibli-inspired Style", "Hayao Miyazaki Style", "Anime Style"],
    ["Oil Painting", "Acrylic Painting"],
    ["Comic Book Style", "Pixel Art", "Watercolor", "3D Rendering", "Japanese Ghibli-inspired Style"],
    ["Vector Art", "Japanese Woodblock", "Paper Cut-out"],
    ["Cinematic Realism", "Digital Painting", "Fantasy Art"],
  ])("draw the same forest differently, not only in other colours: %s, %s", async (...styles) => {
    // Without colour, brightness and fine texture only the drawing is left.
    const drawingOf = async (style: string): Promise<number[]> => {
      const request = makePictureRequest({ style, kinds: [], width: 320, height: 180, picture: { place: "forest" } });
      const grey = await sharp(await flatten(await draw(request)))
        .greyscale()
        .blur(1.5)
        .extract({ left: 0, top: 0, width: 320, height: 110 })
        .resize(80, 28)
        .normalise()
        .raw()
        .toBuffer();
      return [...grey];
    };
    const drawn = await Promise.all(styles.map(drawingOf));

    for (const [i, one] of drawn.entries())
      for (const other of drawn.slice(i + 1)) {
        const difference = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
        expect(difference).toBeGreaterThan(MIN_DRAWING_DIFFERENCE);
      }
  });

  it.each([
    ["in the manner of Hokusai", "Japanese Woodblock"],
    ["16-bit retro game", "Pixel Art"],
    ["soft water colour on rough paper, loose", "Watercolor"],
    ["black and white charcoal", "Pencil Sketch"],
    ["like a Pixar film", "3D Rendering"],
  ])("are selected by a user's own words: %s", async (words, style) => {
    const [own, named] = [await pixelsOf(words), await pixelsOf(style)];

    expect(own.equals(named)).toBe(true);
  });
});
