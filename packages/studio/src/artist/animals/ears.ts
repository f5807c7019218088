import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import { oval, type Sketch } from "../figures/part.ts";
import type { GradientStop } from "../shapes/svg-defs.ts";
import type { Body } from "./body.ts";

/** Outer and inner ear, left and right, drawn behind the skull. */
const outlines = {
  point: [
    [
      "M-62 -20 C-74 -62 -74 -98 -62 -118 C-36 -104 -16 -78 -6 -46Z",
      "M-56 -36 C-64 -64 -64 -88 -58 -102 C-42 -90 -28 -70 -22 -50Z",
    ],
    ["M14 -48 C24 -80 42 -106 66 -116 C76 -92 74 -54 62 -18Z", "M26 -50 C34 -72 48 -92 60 -100 C66 -82 64 -58 56 -36Z"],
  ],
  cat: [
    [
      "M-58 -22 C-66 -58 -62 -84 -54 -94 C-34 -84 -16 -66 -8 -48Z",
      "M-52 -36 C-56 -58 -54 -72 -50 -80 C-38 -72 -28 -62 -22 -50Z",
    ],
    ["M14 -48 C24 -68 40 -86 58 -94 C66 -78 66 -50 58 -20Z", "M26 -50 C34 -64 44 -74 54 -80 C58 -68 56 -54 52 -38Z"],
  ],
  long: [
    [
      "M-40 -34 C-74 -90 -78 -150 -58 -172 C-30 -170 -14 -104 -8 -48Z",
      "M-40 -56 C-62 -100 -64 -142 -54 -156 C-38 -148 -26 -100 -22 -60Z",
    ],
    [
      "M12 -48 C16 -106 34 -166 60 -170 C78 -146 70 -84 46 -34Z",
      "M26 -58 C30 -104 44 -146 56 -154 C64 -138 58 -92 42 -52Z",
    ],
  ],
  side: [
    [
      "M-46 -26 C-84 -52 -108 -50 -118 -40 C-110 -18 -80 -6 -50 -6Z",
      "M-56 -24 C-82 -40 -98 -40 -106 -36 C-98 -22 -76 -14 -56 -12Z",
    ],
    [
      "M50 -26 C86 -52 110 -50 120 -40 C112 -18 84 -6 54 -6Z",
      "M60 -24 C84 -40 100 -40 108 -36 C100 -22 80 -14 60 -12Z",
    ],
  ],
  "small-floppy": [
    ["M-48 -44 C-70 -72 -60 -84 -40 -82 C-22 -78 -12 -62 -14 -50Z", ""],
    ["M52 -44 C74 -72 64 -84 44 -82 C26 -78 16 -62 18 -50Z", ""],
  ],
  elephant: [
    [
      "M-30 -50 C-90 -100 -160 -70 -150 10 C-146 50 -110 78 -70 60 C-46 46 -36 10 -30 -10Z",
      "M-44 -40 C-90 -78 -138 -56 -130 6 C-126 36 -104 54 -76 44 C-56 30 -48 0 -44 -16Z",
    ],
    ["M40 -50 C80 -86 126 -66 124 0 C122 34 100 56 70 48 C54 38 46 8 42 -10Z", ""],
  ],
} as const;

export const drawEars = (
  sketch: Sketch,
  { species, coat }: Body,
  skin: readonly GradientStop[],
  place: string,
): void => {
  const kind = species.ear;
  if (kind === "floppy") return;
  if (kind === "round" || kind === "big") {
    roundEars(sketch, { species, coat }, skin, place);
    return;
  }
  const pink = mix(coat.tint("#f3a6a0"), coat.dark, 0.35);
  const inner = kind === "point" ? coat.dark : pink;
  for (const [outer, within] of outlines[kind]) {
    sketch.fill(outer, skin, { place });
    if (within) sketch.fill(within, inner, { place, inner: true, face: true, opacity: kind === "elephant" ? 0.55 : 1 });
  }
};

const roundEars = (
  sketch: Sketch,
  { species, coat }: Pick<Body, "species" | "coat">,
  skin: readonly GradientStop[],
  place: string,
): void => {
  const big = species.ear === "big";
  const [r, out] = big ? [42, 12] : [27, 0];
  const own = species.earFill ? coat.tint(species.earFill) : undefined;
  const inner: Colour = own ? lighten(own, 0.08) : mix(coat.tint("#f3a6a0"), coat.dark, 0.35);
  for (const x of [-46 - out, 50 + out]) {
    sketch.fill(oval(x, -46 - out * 0.6, r), own ?? skin, { place });
    sketch.fill(oval(x, -44 - out * 0.6, r * 0.58), inner, { place, inner: true, face: true });
  }
};

/** Hanging ears are drawn in front of the skull. */
export const drawHangingEars = (sketch: Sketch, { species, coat }: Body, place: string): void => {
  if (species.ear !== "floppy") return;
  const fill: readonly GradientStop[] = [
    [0, darken(coat.fur, 0.06)],
    [1, mix(darken(coat.fur, 0.16), coat.dark, 0.25)],
  ];
  sketch.fill("M-44 -52 C-84 -58 -100 -16 -90 26 C-84 46 -62 42 -58 20 C-56 -4 -48 -30 -30 -46Z", fill, { place });
  sketch.fill("M48 -52 C88 -58 102 -16 92 26 C86 46 66 42 62 20 C60 -4 52 -30 34 -46Z", fill, { place });
};
