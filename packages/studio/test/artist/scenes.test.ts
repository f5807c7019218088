import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { draw, flatten, type LayeredPicture, styleNames } from "../../src/artist/index.ts";
import { moods, type ScenePicture } from "../../src/vocabulary.ts";
import { makePictureRequest } from "./picture-requests.ts";

const brightness = async (style: string, picture: Partial<ScenePicture>): Promise<number> => {
  const { channels } = await sharp(await flatten(await draw(makePictureRequest({ style, picture })))).stats();
  return channels.reduce((sum, { mean }) => sum + mean / 3, 0);
};

/** The maximum number of separate objects in a row of pixels. */
const mostInARow = ({ layers }: LayeredPicture): number => {
  let most = 0;
  for (const { frames, depth } of layers) {
    const [sprite] = depth > 0.8 && depth < 0.99 && depth !== 0.9 ? frames : [];
    if (!sprite) continue;
    for (let y = 0; y < sprite.height; y++) {
      let [runs, inside] = [0, false];
      for (let x = 0; x < sprite.width; x++) {
        const seen = (sprite.rgba[(y * sprite.width + x) * 4 + 3] ?? 0) > 128;
        if (seen && !inside) runs++;
        inside = seen;
      }
      most = Math.max(most, runs);
    }
  }
  return most;
};

describe("a scene", () => {
  it.each(["a picture book", ...styleNames])("is dark at night, outdoors and indoors: %s", async (style) => {
    for (const place of ["meadow", "room"] as const) {
      const [day, night] = [
        await brightness(style, { place, time: "day" }),
        await brightness(style, { place, time: "night" }),
      ];

      expect(night / day).toBeLessThan(0.64);
    }
  });

  it.each(["people", "battle"] as const)("shows a crowd of many figures: %s", async (crowd) => {
    const request = makePictureRequest({ style: "a picture book", kinds: ["girl"], width: 480, height: 270 });

    const [many, one] = [await draw({ ...request, picture: { ...request.picture, crowd } }), await draw(request)];

    expect(mostInARow(many)).toBeGreaterThanOrEqual(6);
    expect(mostInARow(one)).toBe(0);
  });

  it.each(["girl", "fox", "robot"])("shows each mood on the face: %s", async (kind) => {
    const faces = new Set<string>();
    for (const mood of moods) {
      const cast = [{ id: kind, action: "stand" as const, mood }];
      const request = makePictureRequest({
        style: "a picture book",
        kinds: [kind],
        picture: { cast },
        width: 480,
        height: 270,
      });
      const { layers } = await draw(request);
      const rgba = layers.find(({ depth }) => depth === 1)?.frames[0]?.rgba ?? new Uint8Array();
      faces.add(Buffer.from(rgba).toString("base64"));
    }

    // A calm robot and a happy one may look alike.
    expect(faces.size).toBeGreaterThanOrEqual(kind === "robot" ? 6 : moods.length);
  });

  it("varies the composition: the lead is near or far, left or right, high or low", async () => {
    const places = new Set<string>();
    for (let i = 0; i < 16; i++) {
      const { layers } = await draw(
        makePictureRequest({ seed: `scene ${i}`, style: "Vector Art", picture: { shot: "medium" } }),
      );
      const hero = layers.find(({ depth }) => depth === 1)?.frames[0];
      if (hero) places.add([hero.x + hero.width / 2, hero.y, hero.height].map((n) => Math.round(n / 10)).join());
    }

    expect(places.size).toBeGreaterThanOrEqual(8);
  });

  it("draws a held prop in the hand, and not on the ground too", async () => {
    const cast = [{ id: "girl", action: "stand" as const, mood: "calm" as const, holds: "key" }];
    const order = { style: "a picture book", kinds: ["girl"] };

    const [holding, empty, lying] = await Promise.all([
      draw(makePictureRequest({ ...order, picture: { cast, props: ["key"] } })),
      draw(makePictureRequest({ ...order, picture: { cast: cast.map(({ holds: _, ...rest }) => rest) } })),
      draw(
        makePictureRequest({ ...order, picture: { cast: cast.map(({ holds: _, ...rest }) => rest), props: ["key"] } }),
      ),
    ]);

    const ground = ({ layers }: LayeredPicture): Uint8Array | undefined =>
      layers.find(({ depth }) => depth === 0.9)?.frames[0]?.rgba;
    expect(ground(holding)).toEqual(ground(empty));
    expect(ground(lying)).not.toEqual(ground(empty));
  });

  it("is drawn when the view of a window reaches far outside of it", async () => {
    const request = makePictureRequest({
      seed: "z0.9138423686381429",
      storySeed: "s0.7047253777272999",
      style: "Pixel Art",
      kinds: ["robot"],
      picture: { place: "room", time: "dawn", shot: "close" },
    });

    expect((await draw(request)).layers.length).toBeGreaterThan(1);
  });
});
