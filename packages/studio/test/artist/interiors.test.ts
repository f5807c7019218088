import sharp from "sharp";
import { expect, it } from "vitest";
import { draw, flatten } from "../../src/artist/index.ts";
import { type Place, places } from "../../src/vocabulary.ts";
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

it("draws every place differently, also indoors", async () => {
  const pictures = await Promise.all(
    places.map(async (place) =>
      sharp(await flatten(await draw(makePictureRequest({ style: "a picture book", kinds: [], picture: { place } }))))
        .resize(16, 9)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );

  for (const [i, one] of pictures.entries())
    for (const other of pictures.slice(i + 1)) {
      const difference = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
      expect(difference).toBeGreaterThan(4);
    }
});

it("has the same walls in all pictures of a story", async () => {
  const wallOf = async (seed: string, storySeed: string): Promise<string> => {
    const request = makePictureRequest({
      seed,
      storySeed,
      style: "Vector Art",
      kinds: [],
      picture: { place: "kitchen" },
    });
    const { data } = await sharp(await flatten(await draw(request)))
      .extract({ left: 80, top: 1, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.toString("hex");
  };
  const stories = ["a", "b", "c", "d", "e", "f"];

  expect(new Set(await Promise.all(stories.map((seed) => wallOf(seed, "one story")))).size).toBe(1);
  expect(new Set(await Promise.all(stories.map((story) => wallOf("one scene", story)))).size).toBeGreaterThan(1);
});

it("stands two figures of a room at nearly equal depth", async () => {
  const heights = async (place: Place): Promise<number[]> => {
    const kinds = ["girl", "boy"];
    const requests = Array.from({ length: 6 }, (_, i) =>
      makePictureRequest({ seed: `scene ${i}`, kinds, picture: { place, shot: "wide" }, width: 320, height: 180 }),
    );
    const pictures = await Promise.all(requests.map(draw));
    return pictures.map(({ layers }) => {
      const figures = layers
        .filter(({ depth }) => depth > 0.9 && depth <= 1)
        .map(({ frames }) => frames[0]?.height ?? 1);
      return Math.min(...figures) / Math.max(...figures);
    });
  };

  const [indoors, outdoors] = [await heights("train"), await heights("meadow")];

  expect(Math.min(...indoors)).toBeGreaterThan(Math.min(...outdoors) + 0.1);
});

it("is light in a laboratory by day", async () => {
  const [laboratory, ship] = [await upperHalf("laboratory"), await upperHalf("spaceship")];

  expect(laboratory.dark).toBeLessThan(ship.dark / 2);
});
