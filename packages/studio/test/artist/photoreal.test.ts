import sharp from "sharp";
import { expect, it } from "vitest";
import { draw, flatten } from "../../src/artist/index.ts";
import { makePictureRequest } from "./picture-requests.ts";

const photograph = "Photorealistic";
const drawing = "a picture book";

const scene = (
  style: string,
  more: Parameters<typeof makePictureRequest>[0] = {},
): ReturnType<typeof makePictureRequest> =>
  makePictureRequest({
    style,
    kinds: ["girl"],
    width: 480,
    height: 270,
    ...more,
    picture: { place: "meadow", ...more.picture },
  });

/** How colourful a picture is: the mean distance of its channels. */
const colourOf = async (style: string): Promise<number> => {
  const { data, info } = await sharp(await flatten(await draw(scene(style))))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let i = 0; i < data.length; i += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
    sum += Math.max(r, g, b) - Math.min(r, g, b);
  }
  return sum / (data.length / info.channels);
};

/** Mean brightness of the left and right half of a figure. */
const sidesOf = async (style: string): Promise<readonly [left: number, right: number]> => {
  const { layers } = await draw(scene(style));
  const sprite = layers.find(({ depth }) => depth === 1)?.frames[0];
  const sums = [0, 0];
  const counts = [0, 0];
  if (sprite)
    for (let i = 0; i < sprite.rgba.length; i += 4) {
      if ((sprite.rgba[i + 3] ?? 0) < 250) continue;
      const x = (i / 4) % sprite.width;
      const side = x < sprite.width / 2 ? 0 : 1;
      sums[side] = (sums[side] ?? 0) + (sprite.rgba[i] ?? 0) + (sprite.rgba[i + 1] ?? 0) + (sprite.rgba[i + 2] ?? 0);
      counts[side] = (counts[side] ?? 0) + 1;
    }
  return [(sums[0] ?? 0) / (counts[0] ?? 1), (sums[1] ?? 0) / (counts[1] ?? 1)];
};

/** The steepest edge of a shadow, in the rows below the feet. */
const shadowEdgeOf = async (style: string): Promise<number> => {
  const { layers } = await draw(scene(style, { picture: { shot: "medium" } }));
  const sprite = layers.find(({ depth }) => depth === 1)?.frames[0];
  const alpha = Array.from({ length: (sprite?.rgba.length ?? 0) / 4 }, (_, i) => sprite?.rgba[i * 4 + 3] ?? 0);
  const width = sprite?.width ?? 1;
  const rows = Array.from({ length: alpha.length / width }, (_, y) => alpha.slice(y * width, (y + 1) * width));
  const below = rows.slice(rows.findLastIndex((row) => row.some((each) => each > 250)) + 3);
  return Math.max(...below.flatMap((row) => row.map((each, x) => Math.abs(each - (row[x - 1] ?? each)))));
};

it("has less saturated colours than a drawing", async () => {
  expect(await colourOf(photograph)).toBeLessThan(0.75 * (await colourOf(drawing)));
});

it("lights people from one side", async () => {
  const unevenness = ([left, right]: readonly [number, number]): number => Math.abs(left - right) / (left + right);

  expect(unevenness(await sidesOf(photograph))).toBeGreaterThan(unevenness(await sidesOf(drawing)) + 0.05);
});

it("throws shadows with soft edges", async () => {
  const [soft, hard] = [await shadowEdgeOf(photograph), await shadowEdgeOf(drawing)];

  expect(soft).toBeGreaterThan(0);
  expect(soft).toBeLessThan(hard / 2);
});
