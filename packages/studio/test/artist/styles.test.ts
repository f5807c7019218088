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
