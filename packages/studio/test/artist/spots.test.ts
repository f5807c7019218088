import { draw, flatten } from "@animation-agent/studio/artist";
import { type ScenePicture, type Spot, spots } from "@animation-agent/studio/vocabulary";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

const size = { width: 320, height: 180 };

const pixelsOf = async (where: Pick<ScenePicture, "place" | "spot">, more: Partial<ScenePicture> = {}, at = size) => {
  const picture: ScenePicture = {
    ...where,
    time: "day",
    weather: "clear",
    mood: "happy",
    shot: "medium",
    cast: [],
    props: [],
    prompt: "",
    ...more,
  };
  const drawn = await draw({ seed: "1", storySeed: "1", style: "Pixar", ...at, picture, cast: [], still: true });
  return sharp(await flatten(drawn))
    .removeAlpha()
    .raw()
    .toBuffer();
};

/** The mean difference of two pictures, from 0 to 255. */
const differenceOf = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

describe.each(Object.keys(spots) as Spot[])("a picture of the spot %s", (spot) => {
  const place = spots[spot];

  it("is another one than that of its place", async () => {
    expect(differenceOf(await pixelsOf({ place, spot }), await pixelsOf({ place }))).toBeGreaterThan(5);
  });

  it("is darker at night, and fills an upright picture too", async () => {
    const upright = { width: 180, height: 320 };
    const [day, night] = await Promise.all([
      pixelsOf({ place, spot }, {}, upright),
      pixelsOf({ place, spot }, { time: "night" }, upright),
    ]);
    const brightness = (pixels: Buffer): number => pixels.reduce((sum, value) => sum + value, 0) / pixels.length;

    expect(brightness(night)).toBeLessThan(brightness(day) * 0.8);
  });
});

it("a spot of another place is drawn as the place", async () => {
  expect(await pixelsOf({ place: "forest", spot: "pool" })).toEqual(await pixelsOf({ place: "forest" }));
});

it("a thing that a spot shows is not drawn a second time", async () => {
  const park = { place: "meadow", spot: "park" } as const;

  expect(await pixelsOf(park, { props: ["bench"] })).toEqual(await pixelsOf(park));
  expect(await pixelsOf(park, { props: ["kite"] })).not.toEqual(await pixelsOf(park));
});
