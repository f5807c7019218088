import { describe, expect, it } from "vitest";
import { draw, type Sprite } from "../../src/artist/index.ts";
import { shots } from "../../src/vocabulary.ts";
import { makePictureRequest } from "./picture-requests.ts";

const casts = [["mouse"], ["fox"], ["girl"], ["frog", "owl"], ["king", "fox"], ["mouse", "bear", "girl"]];
const sizes = { landscape: { width: 160, height: 90 }, portrait: { width: 90, height: 160 } } as const;
/** The top of two caption lines as a share of the height, and how far paws extend below the ground. */
const captions = { landscape: 0.8, portrait: 0.765 } as const;
const paws = 0.022;

const figuresOf = async (request: Parameters<typeof draw>[0]) => {
  const { layers } = await draw(request);
  return layers.flatMap(({ depth, frames }) => (depth === 1 && frames[0] ? [frames[0]] : []));
};

/** The row below the lowest row with more than shadow. */
const footOf = ({ y, width, rgba }: Sprite): number => {
  const last = rgba.findLastIndex((value, i) => i % 4 === 3 && value > 200);
  return y + Math.floor(last / 4 / width) + 1;
};

describe.each(["landscape", "portrait"] as const)("a %s picture", (way) => {
  const { height } = sizes[way];

  it.each(casts)("shows %s %s %s without faces or feet where captions are", async (...kinds) => {
    for (const shot of shots)
      for (const seed of ["a", "b", "c", "d"]) {
        const some = kinds.filter((kind) => kind !== undefined);
        const request = makePictureRequest({
          ...sizes[way],
          seed,
          style: "Vector Art",
          kinds: some,
          picture: { shot },
        });

        for (const figure of await figuresOf(request)) {
          const foot = footOf(figure) / height;
          if (foot > 0.98) expect(figure.y / height).toBeLessThan(captions[way] - 0.25);
          else expect(foot).toBeLessThanOrEqual(captions[way] + paws);
        }
      }
  });

  it("shows a sleeper from head to foot, alone and beside others", async () => {
    const { width } = sizes[way];
    for (const kinds of [["grandma"], ["girl", "grandma"], ["king", "girl", "grandma"]])
      for (const place of ["meadow", "room"] as const)
        for (const seed of ["a", "b", "c", "d", "e", "f"]) {
          const request = makePictureRequest({ ...sizes[way], seed, style: "Vector Art", kinds, picture: { place } });
          const asleep = request.picture.cast.map((each, at) =>
            at === kinds.length - 1 ? { ...each, action: "sleep" as const } : each,
          );

          const figures = await figuresOf({ ...request, picture: { ...request.picture, cast: asleep } });

          const lying = figures.find((figure) => figure.width > figure.height);
          expect(lying?.x).toBeGreaterThan(0);
          expect((lying?.x ?? 0) + (lying?.width ?? width)).toBeLessThan(width);
        }
  });

  it("zooms in on small figures", async () => {
    const order = { ...sizes[way], style: "Vector Art", picture: { shot: "medium" as const } };

    const [mouse] = await figuresOf(makePictureRequest({ ...order, kinds: ["mouse"] }));
    const [girl] = await figuresOf(makePictureRequest({ ...order, kinds: ["girl"] }));

    expect(mouse?.height).toBeGreaterThan((girl?.height ?? 0) * 0.6);
  });
});
