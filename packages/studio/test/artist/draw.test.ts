import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { draw, flatten, type LayeredPicture, type Sprite } from "../../src/artist/index.ts";
import { type Action, places, shots, times, weathers } from "../../src/vocabulary.ts";
import { makeMember, makePictureRequest } from "./picture-requests.ts";

const digest = ({ layers }: LayeredPicture): string => {
  const hash = createHash("sha256");
  for (const { depth, rate, travel, frames } of layers) {
    hash.update(JSON.stringify([depth, rate, travel]));
    for (const { x, y, width, height, rgba } of frames) hash.update(JSON.stringify([x, y, width, height])).update(rgba);
  }
  return hash.digest("hex");
};

/** The pixels in which two sprites of one place differ. */
const differences = (one: Sprite | undefined, other: Sprite | undefined): number => {
  if (!one || !other) throw new Error("There is no sprite");
  let count = 0;
  for (let y = 0; y < other.height; y++)
    for (let x = 0; x < other.width; x++) {
      const [dx, dy] = [other.x + x - one.x, other.y + y - one.y];
      const [a, b] = [(dy * one.width + dx) * 4, (y * other.width + x) * 4];
      if ([0, 1, 2, 3].some((c) => one.rgba[a + c] !== other.rgba[b + c])) count++;
    }
  return count;
};

/** Expects the properties that every picture must have. */
const expectWhole = ({ width, height, layers }: LayeredPicture): void => {
  const plate = layers[0]?.frames[0];
  expect(plate).toMatchObject({ x: 0, y: 0, width, height });
  expect(plate?.rgba.every((byte, i) => i % 4 !== 3 || byte === 255)).toBe(true);
  for (const { frames, rate, depth } of layers) {
    expect(frames.length).toBeGreaterThan(0);
    expect(rate > 0).toBe(frames.length > 1);
    expect(depth).toBeGreaterThan(0);
    for (const { x, y, width: w, height: h, rgba } of frames) {
      expect([x, y, w, h].every(Number.isInteger)).toBe(true);
      expect(x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= width && y + h <= height).toBe(true);
      expect(rgba.length).toBe(w * h * 4);
      expect([x, y, w, h]).toEqual([frames[0]?.x, frames[0]?.y, frames[0]?.width, frames[0]?.height]);
    }
  }
};

describe("a drawn picture", () => {
  it("is the same, byte for byte, for the same request", async () => {
    const request = makePictureRequest({
      still: false,
      picture: { time: "night", weather: "snow", props: ["lantern", "treasure"] },
    });

    const [first, second] = [await draw(request), await draw(request)];

    expect(digest(second)).toBe(digest(first));
  });

  it.each(["girl", "fox", "owl", "dragon"])(
    "has the mouths of a %s that can speak: closed, narrow and wide, in each pose",
    async (kind) => {
      const about = { kinds: [kind], still: false, width: 640, height: 360 };
      const silent = await draw(makePictureRequest(about));
      const speaking = await draw(makePictureRequest({ ...about, speakers: [kind] }));
      const figure = speaking.layers.find(({ mouth }) => mouth);
      const before = silent.layers.find(({ frames }) => frames.length > 1);
      const length = before?.frames.length ?? 0;

      expectWhole(speaking);
      expect(figure).toMatchObject({ mouth: { of: kind, shapes: 3 }, rate: before?.rate });
      expect(figure?.frames).toHaveLength(3 * length);
      const differ = [0, 1, 2].map((shape) => differences(figure?.frames[shape * length], before?.frames[0]));
      expect(differ[0]).toBe(0);
      expect(differ[1]).toBeGreaterThan(0);
      expect(differ[2]).toBeGreaterThan(differ[1] ?? 0);
      expect(silent.layers.every(({ mouth }) => mouth === undefined)).toBe(true);
    },
  );

  it("differs for another seed", async () => {
    const [first, second] = [
      await draw(makePictureRequest({ seed: "a" })),
      await draw(makePictureRequest({ seed: "b" })),
    ];

    expect(digest(second)).not.toBe(digest(first));
  });

  it.each(places)("is complete at every time of day: %s", async (place) => {
    for (const time of times)
      expectWhole(await draw(makePictureRequest({ style: "storybook", picture: { place, time } })));
  });

  it.each([...shots])(
    "is complete in every shot, in landscape and portrait, with up to six figures: %s",
    async (shot) => {
      for (const kinds of [
        [],
        ["fox"],
        ["girl", "owl"],
        ["bear", "mouse", "king"],
        ["cat", "dog", "pig", "robot", "ghost", "fairy"],
      ])
        for (const [width, height] of [
          [160, 90],
          [90, 160],
        ] as const)
          expectWhole(await draw(makePictureRequest({ style: "storybook", kinds, width, height, picture: { shot } })));
    },
  );

  it.each([...weathers])("is complete in every weather: %s", async (weather) => {
    expectWhole(await draw(makePictureRequest({ still: false, picture: { weather, place: "village" } })));
  });

  it("animates its characters, and moves those that walk forward", async () => {
    const request = makePictureRequest({
      still: false,
      kinds: ["fox", "girl"],
      picture: {
        cast: [
          { id: "fox", action: "walk", mood: "happy" },
          { id: "girl", action: "talk", mood: "calm" },
        ],
      },
    });

    const figures = (await draw(request)).layers.filter(({ depth }) => depth === 1);

    expect(figures).toHaveLength(2);
    for (const { frames, rate } of figures) {
      expect(frames.length).toBeGreaterThanOrEqual(8);
      expect(rate).toBeGreaterThanOrEqual(8);
      expect(rate).toBeLessThanOrEqual(12);
    }
    expect(figures.map(({ travel }) => travel.x !== 0).sort()).toEqual([false, true]);
  });

  it("has single frames in a still picture", async () => {
    const { layers } = await draw(
      makePictureRequest({ picture: { cast: [{ id: "fox", action: "run", mood: "joy" }], weather: "rain" } }),
    );

    expect(layers.every(({ frames, rate, travel }) => frames.length === 1 && rate === 0 && travel.x === 0)).toBe(true);
  });

  it("keeps the side of the title free", async () => {
    for (const [titleSpace, middle] of [
      ["left", (x: number) => x > 0.55],
      ["right", (x: number) => x < 0.45],
    ] as const) {
      const { layers, width } = await draw(makePictureRequest({ titleSpace, picture: { shot: "close" } }));

      const sprite = layers.find(({ depth }) => depth === 1)?.frames[0];

      expect(middle(((sprite?.x ?? 0) + (sprite?.width ?? 0) / 2) / width)).toBe(true);
    }
  });

  it("draws the picture of the user's own character, cut out of its even background", async () => {
    const hero = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#ffffff" } })
      .composite([
        { input: Buffer.from('<svg width="60" height="80"><circle cx="30" cy="45" r="20" fill="#1040e0"/></svg>') },
      ])
      .png()
      .toBuffer();

    const picture = await draw(
      makePictureRequest({
        style: "storybook",
        ownImages: new Map([["fox", hero]]),
        still: false,
        width: 320,
        height: 180,
      }),
    );

    expectWhole(picture);
    const [frame] = picture.layers.find(({ depth }) => depth === 1)?.frames ?? [];
    const middle = frame ? (Math.floor(frame.height / 2) * frame.width + Math.floor(frame.width / 2)) * 4 : 0;
    expect(frame?.rgba[middle + 2]).toBeGreaterThan((frame?.rgba[middle] ?? 0) + 60);
    expect(frame?.rgba[3]).toBe(0);
  });

  it("moves the user's own character by what it does", async () => {
    const hero = await sharp({ create: { width: 60, height: 80, channels: 4, background: "#00000000" } })
      .composite([{ input: Buffer.from('<svg width="60" height="80"><rect x="14" width="32" height="80"/></svg>') }])
      .png()
      .toBuffer();
    const spriteOf = async (action: Action) => {
      const { layers } = await draw(
        makePictureRequest({
          style: "storybook",
          ownImages: new Map([["fox", hero]]),
          still: false,
          width: 320,
          height: 180,
          picture: { place: "meadow", cast: [{ id: "fox", action, mood: "calm" }] },
        }),
      );
      return layers.find(({ depth }) => depth === 1);
    };

    const [stand, sleep, run, dance] = await Promise.all((["stand", "sleep", "run", "dance"] as const).map(spriteOf));

    expect(sleep?.frames[0]?.width).toBeGreaterThan((stand?.frames[0]?.width ?? 0) * 1.3);
    expect(Math.abs(run?.travel.x ?? 0)).toBeGreaterThan(0);
    expect(Math.abs(stand?.travel.x ?? 1)).toBe(0);
    expect(dance?.frames[0]?.rgba).not.toEqual(dance?.frames[2]?.rgba);
  });

  it("ignores figures that are not in the cast", async () => {
    const { layers } = await draw(
      makePictureRequest({ kinds: [], picture: { cast: [{ id: "nobody", action: "walk", mood: "sad" }] } }),
    );

    expect(layers.some(({ depth }) => depth === 1)).toBe(false);
  });

  it("draws a man for an unknown kind", async () => {
    const order = { ...makePictureRequest(), cast: [{ ...makeMember("fox"), kind: "quantum accountant" }] };

    expectWhole(await draw(order));
  });

  it("is flattened to a PNG of its size", async () => {
    const png = await flatten(await draw(makePictureRequest()));

    const header = Buffer.from(png);
    expect(header.subarray(1, 4).toString()).toBe("PNG");
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([160, 90]);
  });
});
