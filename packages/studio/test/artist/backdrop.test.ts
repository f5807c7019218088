import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { draw, flatten } from "../../src/artist/index.ts";
import { makePictureRequest } from "./picture-requests.ts";

const plainGround = (time: "day" | "night", rest: Partial<Parameters<typeof makePictureRequest>[0]> = {}) =>
  draw(makePictureRequest({ kinds: [], width: 320, height: 180, ...rest, picture: { place: "backdrop", time } }));

/** The mean colour of each row of pixels. */
const rowsOf = async (png: Uint8Array): Promise<number[][]> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) =>
    [0, 1, 2].map((channel) => {
      let sum = 0;
      for (let x = 0; x < info.width; x++) sum += data[(y * info.width + x) * 3 + channel] ?? 0;
      return sum / info.width;
    }),
  );
};

describe("a plain ground", () => {
  it.each(["a picture book", "Anime Style", "3D Rendering"])("has no horizon: %s", async (style) => {
    const rows = await rowsOf(await flatten(await plainGround("day", { style })));
    const middle = rows.slice(rows.length * 0.4, rows.length * 0.8);
    const steps = middle
      .slice(1)
      .map((row, at) => Math.max(...row.map((value, channel) => Math.abs(value - (middle[at]?.[channel] ?? 0)))));

    expect(Math.max(...steps)).toBeLessThan(6);
  });

  it("has lights that drift", async () => {
    const { layers } = await plainGround("night", { still: false });

    expect(layers.filter(({ rate, travel }) => rate > 0 && (travel?.x ?? 0) !== 0).length).toBeGreaterThan(2);
  });
});
