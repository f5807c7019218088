import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import { type Figure, oval, type Pose, Sketch, shaded, transformAt } from "../figures/part.ts";
import { type AnimalClothes, drawHeadClothes, drawNeckScarf, type HeadFit, hatHeight } from "./animal-clothes.ts";
import { drawFrogFace } from "./frog-face.ts";

const skins = {
  frog: { skin: "#7cb83a", belly: "#eef3c4", warts: undefined },
  toad: { skin: "#9a8352", belly: "#e9dcb4", warts: "#6f5a34" },
} as const;

export type FrogKind = keyof typeof skins;
export const isFrog = (kind: string): kind is FrogKind => Object.hasOwn(skins, kind);

/** A sitting frog or toad, which hops instead of walking. */
export const drawFrog = (
  kind: FrogKind,
  pose: Pose,
  {
    tint,
    named,
    clothes = {},
  }: { tint: (colour: Colour) => Colour; named?: Colour | undefined; clothes?: AnimalClothes },
): Figure => {
  const { skin, belly, warts } = skins[kind];
  const colour = tint(named ? mix(skin, named, 0.7) : skin);
  const pale = tint(belly);
  const hop = pose.stride ? Math.abs(Math.sin(pose.phase)) * 26 * Math.min(2, pose.stride) : 0;
  const sketch = new Sketch();
  const body = transformAt(0, -hop);
  for (const s of [-1, 1]) {
    sketch.fill(oval(s * 84, -50, 50, 47), shaded(darken(colour, 0.05)), { place: body });
    sketch.fill(toes(s * 100, -6, s * 20, 50), shaded(darken(colour, 0.09)), { place: transformAt(0, -hop * 0.5) });
  }
  sketch.fill("M-72 -14 C-96 -80 -76 -150 0 -150 C76 -150 96 -80 72 -14 C40 2 -40 2 -72 -14Z", shaded(colour), {
    place: body,
  });
  sketch.fill("M-46 -14 C-60 -70 -50 -122 0 -122 C50 -122 60 -70 46 -14 C24 -4 -24 -4 -46 -14Z", pale, {
    place: body,
    inner: true,
  });
  for (const s of [-1, 1]) {
    const lift = s > 0 ? pose.arm * 74 : 0;
    sketch.line(`M${s * 58} -104 Q${s * 74} ${-56 - lift} ${s * 48} ${-14 - lift}`, darken(colour, 0.07), 22, {
      place: body,
    });
    sketch.fill(toes(s * 46, -6 - lift, s * 6, 26), darken(colour, 0.1), { place: body });
  }
  const head = transformAt(0, -152 - hop, pose.nod * 0.5);
  drawNeckScarf(sketch, { clothes, pose, tint, place: transformAt(0, -112 - hop) }, 1.5);
  for (const s of [-1, 1]) sketch.fill(oval(s * 50, -64, 33), shaded(lighten(colour, 0.02)), { place: head });
  sketch.fill(
    "M-98 -8 C-100 -60 -54 -82 0 -82 C54 -82 100 -60 98 -8 C92 34 48 44 0 44 C-48 44 -92 34 -98 -8Z",
    [
      [0, lighten(colour, 0.07)],
      [0.6, colour],
      [1, darken(colour, 0.06)],
    ],
    { place: head },
  );
  sketch.fill("M-84 6 C-60 22 60 22 84 6 C76 34 44 42 0 42 C-44 42 -76 34 -84 6Z", pale, { place: head, inner: true });
  if (warts)
    for (const [x, y, r] of [
      [-74, -24, 6],
      [-16, -62, 5],
      [22, -54, 7],
      [70, -34, 5],
      [4, -72, 4],
    ] as const)
      sketch.fill(oval(x, y, r), tint(warts), { place: head, inner: true, opacity: 0.7 });
  drawFrogFace(sketch, pose, tint, head);
  drawHeadClothes(sketch, headFit, { clothes, pose, tint, place: head });
  const grip = { x: 46, y: -20 };
  return {
    parts: sketch.parts,
    scale: 0.62,
    width: 300,
    height: 250 + hatHeight(clothes),
    ...(pose.holds ? { grip } : {}),
  };
};

/** A hat sits on the bumps of the eyes. */
const headFit: HeadFit = { top: -124, wide: 0.8, eyes: [-50, 50], eyesY: -66, lens: 30 };

/** A foot with three toes, from its heel outwards. */
const toes = (x: number, y: number, out: number, length: number): string =>
  [-0.5, 0, 0.5]
    .map((spread) => oval(x + out + spread * length, y - Math.abs(spread) * 4, length * 0.36, length * 0.15))
    .join("");
