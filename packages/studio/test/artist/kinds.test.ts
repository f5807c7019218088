import { describe, expect, it } from "vitest";
import { characterOf } from "../../src/artist/figures/character.ts";
import { type Expression, thingFace } from "../../src/artist/figures/thing-face.ts";
import { canDraw, draw, drawableKinds, type Sprite } from "../../src/artist/index.ts";
import { makePerson } from "../../src/artist/people/casting.ts";
import { roleOf } from "../../src/artist/people/roles.ts";
import { places } from "../../src/vocabulary.ts";
import { makeMember, makePictureRequest } from "./picture-requests.ts";

const figureOf = async (kind: string, place: (typeof places)[number], more = {}): Promise<Sprite | undefined> => {
  const { layers } = await draw(makePictureRequest({ style: "storybook", kinds: [kind], picture: { place }, ...more }));
  return layers.find(({ depth }) => depth === 1)?.frames[0];
};
const meanColour = ({ rgba }: Sprite): readonly number[] => {
  const sum = [0, 0, 0];
  let weight = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    if ((rgba[i + 3] ?? 0) < 250) continue;
    weight++;
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (rgba[i + c] ?? 0);
  }
  return sum.map((s) => s / weight);
};

describe("the cast of a picture", () => {
  it("knows about three hundred kinds", () => {
    expect(drawableKinds.length).toBeGreaterThan(280);
    expect(drawableKinds.every(canDraw)).toBe(true);
    expect(["fox", "Dragon", "old key", "lantern", "boat", "apples"].every(canDraw)).toBe(true);
    expect(canDraw("quantum accountant")).toBe(false);
  });

  it.each([
    "frog",
    "toad",
    "owl",
    "penguin",
    "hen",
    "raven",
    "dragon",
    "hedgehog",
    "dinosaur",
    "elf",
    "vampire",
    "singer",
    "cook",
    "baby-angel",
    "thief",
    "baby",
    "clown",
    "bride",
    "groom",
    "judge",
  ])("has a body with joints, not only a face: %s", (kind) => {
    expect(characterOf(makeMember(kind), "story", false).by).toBe("joints");
  });

  it("is a baby that is smaller than a girl", () => {
    const [baby, girl] = ["baby", "girl"].map((kind) => characterOf(makeMember(kind), "story", false).size);

    expect(baby).toBeLessThan((girl ?? 0) * 0.7);
  });

  it.each(["detective", "nurse", "police-officer", "thief"])("has other hair on the second %s of a story", (kind) => {
    const role = roleOf(kind);
    if (!role) throw new Error(`no ${kind}`);
    for (const story of ["one", "two", "three", "four"]) {
      const [first, second] = ["hero", "cast-2"].map((id) => makePerson({ ...makeMember(kind), id }, role, story).hair);
      expect(second).not.toBe(first);
    }
  });

  it.each(["bus", "lighthouse", "clock", "piano", "lantern", "island", "mug", "snowball", "submarine"])(
    "is the thing itself, and no man: %s",
    (kind) => {
      expect(characterOf(makeMember(kind), "story", false)).toMatchObject({ by: "icon", slug: kind });
    },
  );

  it("has a face as a thing: eyes that close asleep, and a mouth that opens in speech", () => {
    const at = { x: 0, y: 0, size: 100, flip: false };
    const face = (expression: Expression) => thingFace("toaster", at, expression, (colour) => colour);

    expect(face("awake")).toContain("ellipse");
    expect(face("asleep")).not.toContain("ellipse");
    expect(face("speaking")).not.toBe(face("awake"));
    expect(thingFace("scissors", at, "awake", (colour) => colour)).toBe("");
  });

  it("is visible for every kind, in every place", async () => {
    const unseen: string[] = [];
    for (const [i, kind] of drawableKinds.entries()) {
      const place = places[i % places.length] ?? "forest";
      const sprite = await figureOf(kind, place, { width: 96, height: 54 });
      if (!sprite || sprite.height < 5) unseen.push(`${kind} in ${place}`);
    }

    expect(unseen).toEqual([]);
  });

  it("keeps a hero's colours from place to place and from style to style", async () => {
    const home = await figureOf("fox", "forest");
    const others = await Promise.all([
      figureOf("fox", "desert"),
      figureOf("fox", "city", { seed: "scene 9" }),
      figureOf("fox", "meadow", { style: "Chinese Ink Painting" }),
      figureOf("fox", "meadow", { style: "Pencil Sketch" }),
    ]);

    const [r = 0, g = 0, b = 0] = home ? meanColour(home) : [];
    expect(r).toBeGreaterThan(g + 30);
    for (const sprite of others) {
      const [r2 = 0, g2 = 0, b2 = 0] = sprite ? meanColour(sprite) : [];
      expect(Math.hypot(r2 - r, g2 - g, b2 - b)).toBeLessThan(62);
      expect(r2).toBeGreaterThan(g2 + 18);
    }
  });

  it("keeps its clothes within a story, and changes them between stories", async () => {
    const [one, again, another] = await Promise.all([
      figureOf("girl", "room"),
      figureOf("girl", "room", { seed: "scene 2" }),
      figureOf("girl", "room", { storySeed: "another story" }),
    ]);

    const distance = (a?: Sprite, b?: Sprite): number => {
      const [p, q] = [a ? meanColour(a) : [], b ? meanColour(b) : []];
      return Math.hypot(...p.map((v, i) => v - (q[i] ?? 0)));
    };
    expect(distance(one, again)).toBeLessThan(12);
    expect(distance(one, another)).toBeGreaterThan(distance(one, again));
  });
});
