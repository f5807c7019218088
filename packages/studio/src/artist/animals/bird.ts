import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import { type Figure, oval, type Pose, Sketch, shaded, transformAt } from "../figures/part.ts";
import { type AnimalClothes, drawHeadClothes, drawNeckScarf, type HeadFit, hatHeight } from "./animal-clothes.ts";
import { drawBirdFace } from "./bird-face.ts";
import type { BirdLook } from "./bird-kinds.ts";

interface Painted {
  readonly tint: (colour: Colour) => Colour;
  readonly named?: Colour | undefined;
  readonly clothes?: AnimalClothes;
}

/** A standing bird, which hops instead of walking, and lifts its wings as people lift their arms. */
export const drawBird = (look: BirdLook, pose: Pose, { tint, named, clothes = {} }: Painted): Figure => {
  const feather = tint(named ? mix(look.feather, named, 0.72) : look.feather);
  const belly = tint(look.belly);
  const isAsleep = pose.mood === "asleep";
  const hop = pose.stride ? Math.abs(Math.sin(pose.phase)) * 22 * Math.min(2, pose.stride) : 0;
  // A sleeping bird sits on its feet.
  const low = isAsleep || pose.sit ? 16 : 0;
  const sketch = new Sketch();
  // Long legs fold as well.
  const rise = (look.legs ?? 0) * (low ? 0.2 : 1);
  const neck = (look.legs ?? 0) * 0.5;
  const body = transformAt(0, low - hop - rise);
  sketch.fill(tailPath, shaded(darken(feather, 0.1)), { place: transformAt(0, low - hop - rise - 40, pose.tail - 5) });
  for (const s of [-1, 1]) drawLeg(sketch, s, tint(look.feet), { hop, low, rise });
  if (neck) sketch.fill(`M-24 -160 L-18 ${-196 - neck} L18 ${-196 - neck} L24 -160Z`, shaded(feather), { place: body });
  sketch.fill(bodyPath, shaded(feather), { place: body });
  sketch.fill(bellyPath, belly, { place: body, inner: true });
  if (look.isMarked) drawMarks(sketch, darken(belly, 0.14), body);
  for (const s of [-1, 1]) drawWing(sketch, s, feather, { arm: pose.arm, at: low - hop - rise });
  const head = transformAt(0, -196 + low - hop - rise - neck, pose.nod * 0.6);
  drawNeckScarf(sketch, { clothes, pose, tint, place: transformAt(0, -140 + low - hop - rise) }, 1.3);
  drawHead(sketch, look, { feather, tint, place: head });
  drawBirdFace(sketch, look, pose, { tint, place: head });
  const fit = look.isOwl ? ({ ...headFit, eyes: [-35, 35], eyesY: 0, lens: 33 } as const) : headFit;
  drawHeadClothes(sketch, fit, { clothes, pose, tint, place: head });
  const grip = { x: 62, y: -64 - rise };
  return {
    parts: sketch.parts,
    scale: 0.72 * look.size,
    width: 230,
    height: 292 + rise + neck + hatHeight(clothes),
    ...(pose.holds ? { grip } : {}),
  };
};

const headFit: HeadFit = { top: -84, wide: 1, eyes: [-33, 33], eyesY: -6, lens: 27 };

const bodyPath =
  "M0 -192 C58 -192 82 -132 78 -86 C74 -34 44 -8 0 -8 C-44 -8 -74 -34 -78 -86 C-82 -132 -58 -192 0 -192Z";
const bellyPath =
  "M0 -150 C38 -150 54 -110 52 -76 C49 -36 30 -14 0 -14 C-30 -14 -49 -36 -52 -76 C-54 -110 -38 -150 0 -150Z";
const tailPath = "M-26 -6 L26 -6 L36 34 Q18 44 0 34 Q-18 44 -36 34Z";

interface Stance {
  readonly hop: number;
  readonly low: number;
  readonly rise: number;
}

const drawLeg = (sketch: Sketch, s: number, colour: Colour, { hop, low, rise }: Stance): void => {
  if (!low) sketch.line(`M${s * 26} ${-18 - rise} L${s * 28} -4`, colour, 10, { place: transformAt(0, -hop * 0.7) });
  const toes = [-0.6, 0, 0.6].map((spread) => oval(s * 32 + spread * 26, -3 - Math.abs(spread) * 3, 11, 6)).join("");
  sketch.fill(toes, darken(colour, 0.04), { place: transformAt(0, -hop * 0.6) });
};

/** Three rows of small arcs. */
const drawMarks = (sketch: Sketch, colour: Colour, place: string): void => {
  for (const [y, count] of [
    [-112, 2],
    [-84, 3],
    [-56, 2],
  ] as const)
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 30;
      sketch.line(`M${x - 9} ${y} q9 10 18 0`, colour, 5, { place, inner: true });
    }
};

/** A wing hangs at the side; its tip goes outwards and up with `arm`. */
const drawWing = (
  sketch: Sketch,
  s: number,
  feather: Colour,
  { arm, at }: { readonly arm: number; readonly at: number },
): void => {
  const place = transformAt(s * 62, -148 + at, -s * (6 + arm * 118));
  const wing = `M${-s * 14} -4 C${s * 8} -26 ${s * 34} -8 ${s * 32} 34 C${s * 30} 74 ${s * 14} 98 ${-s * 2} 108 C${-s * 16} 78 ${-s * 22} 30 ${-s * 14} -4Z`;
  sketch.fill(wing, shaded(darken(feather, 0.07)), { place });
  sketch.line(
    `M${s * 10} 28 q${-s * 4} 30 ${-s * 8} 54 M${s * 20} 32 q${-s * 2} 22 ${-s * 8} 42`,
    darken(feather, 0.15),
    4,
    {
      place,
      inner: true,
    },
  );
};

interface HeadPaint extends Painted {
  readonly feather: Colour;
  readonly place: string;
}

const drawHead = (sketch: Sketch, look: BirdLook, { feather, tint, place }: HeadPaint): void => {
  const red = tint("#d8412f");
  if (look.crest === "comb")
    sketch.fill("M-34 -56 Q-38 -92 -16 -82 Q-8 -106 8 -86 Q28 -98 30 -60Z", shaded(red), { place });
  if (look.crest === "tuft")
    sketch.line("M-4 -66 q-12 -18 -24 -18 M2 -66 q0 -24 -6 -32 M8 -66 q10 -18 20 -18", feather, 8, { place });
  if (look.crest === "ears")
    for (const s of [-1, 1])
      sketch.fill(`M${s * 26} -60 L${s * 76} -96 L${s * 74} -24Z`, shaded(darken(feather, 0.08)), { place });
  sketch.fill(
    "M0 -76 C52 -76 84 -44 82 -2 C80 42 48 60 0 60 C-48 60 -80 42 -82 -2 C-84 -44 -52 -76 0 -76Z",
    shaded(lighten(feather, 0.02)),
    {
      place,
    },
  );
  if (look.face) {
    const face = tint(look.face);
    for (const s of [-1, 1]) sketch.fill(oval(s * 33, 2, 41, 44), face, { place, inner: true, face: true });
  }
  if (look.crest === "comb")
    sketch.fill("M-10 44 Q-16 76 -3 78 Q0 60 3 78 Q16 76 10 44Z", red, { place, inner: true, face: true });
};
