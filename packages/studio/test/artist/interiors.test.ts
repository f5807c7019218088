import sharp from "sharp";
import { expect, it } from "vitest";
import { draw, flatten } from "../../src/artist/index.ts";
import type { Place } from "../../src/vocabulary.ts";
import { makePictureRequest } from "./picture-requests.ts";

/** The shares of the upper half of a picture that are as dark as a night sky, and that are green. */
const upperHalf = async (place: Place): Promise<{ dark: number; green: number }> => {
  const request = makePictureRequest({
    style: "a picture book",
    kinds: [],
    width: 320,
    height: 180,
    picture: { place },
  });
  const { data, info } = await sharp(await flatten(await draw(request)))
    .extract({ left: 0, top: 0, width: 320, height: 90 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  let [dark, green] = [0, 0];
  for (let i = 0; i < data.length; i += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
    if (r + g + b < 150) dark++;
    if (g > r + 20 && g > b + 20) green++;
  }
  return { dark: dark / pixels, green: green / pixels };
};

it("shows stars and no meadow outside the window of a spaceship", async () => {
  const [ship, cottage] = [await upperHalf("spaceship"), await upperHalf("room")];

  expect(ship.dark).toBeGreaterThan(0.1);
  expect(ship.green).toBeLessThan(0.01);
  expect(cottage.dark).toBeLessThan(ship.dark / 2);
});

it("is light in a laboratory by day", async () => {
  const [laboratory, ship] = [await upperHalf("laboratory"), await upperHalf("spaceship")];

  expect(laboratory.dark).toBeLessThan(ship.dark / 2);
});
