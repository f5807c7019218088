import { darken, lighten, mix } from "../colour/oklab.ts";
import { oval, type Sketch } from "../figures/part.ts";
import type { GradientStop } from "../shapes/svg-defs.ts";
import type { Body } from "./body.ts";
import { drawEars, drawHangingEars } from "./ears.ts";
import { drawFace } from "./face.ts";

const foxSkull =
  "M-78 14 C-82 -24 -48 -60 2 -60 C52 -60 84 -24 80 14 L92 30 L74 30 L78 46 L58 42 C42 60 24 68 6 68 C-14 68 -36 60 -54 42 L-74 46 L-70 30 L-90 30Z";
const roundSkull = "M-70 6 C-72 -36 -40 -62 2 -62 C44 -62 74 -36 72 6 C72 40 44 64 4 64 C-38 64 -70 40 -70 6Z";

/** The head, about 130 units wide, centred on 0,0. */
export const drawHead = (sketch: Sketch, body: Body, place: string): void => {
  const { species, coat } = body;
  const { fur, shade, tint } = coat;
  const face = species.face ? tint(species.face) : fur;
  const skin: readonly GradientStop[] = [
    [0, lighten(face, 0.06)],
    [0.6, face],
    [1, mix(face, shade, 0.45)],
  ];
  if (species.ruff) {
    const ruff = tint(species.ruff);
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * 6.283;
      sketch.fill(
        oval(Math.cos(a) * 66 - 2, Math.sin(a) * 64 + 2, 30),
        [
          [0, lighten(ruff, 0.04)],
          [1, darken(ruff, 0.05)],
        ],
        { place },
      );
    }
  }
  drawEars(sketch, body, skin, place);
  sketch.fill(species.muzzle === "fox" ? foxSkull : roundSkull, skin, { place });
  if (species.wool)
    for (const [x, y] of [
      [-34, -52],
      [-10, -62],
      [16, -62],
      [38, -50],
    ] as const)
      sketch.fill(
        oval(x, y, 24, 20),
        [
          [0, lighten(fur, 0.03)],
          [1, mix(fur, shade, 0.3)],
        ],
        { place },
      );
  if (species.stripes)
    for (const x of [-16, 2, 20])
      sketch.fill(`M${x - 4} -60 q4 14 4 24 q5 -12 4 -25Z`, tint(species.stripes), {
        place,
        inner: true,
        opacity: 0.85,
      });
  if (species.mane) {
    const mane = tint(species.mane);
    sketch.fill(
      "M-24 -52 C-10 -84 30 -84 44 -58 C34 -50 24 -44 20 -22 C8 -42 -8 -44 -24 -52Z",
      [
        [0, lighten(mane, 0.06)],
        [1, mane],
      ],
      { place },
    );
  }
  drawHangingEars(sketch, body, place);
  drawFace(sketch, body, skin, place);
  if (species.horns)
    for (const s of [-1, 1])
      sketch.fill(
        `M${4 + s * 14} -54 C${4 + s * 24} -90 ${4 + s * 50} -104 ${4 + s * 70} -98 C${4 + s * 54} -88 ${4 + s * 42} -72 ${4 + s * 36} -48Z`,
        tint(species.horns),
        { place },
      );
  if (species.antlers) drawAntlers(sketch, tint("#8a6546"), place);
  if (species.horn) {
    const horn = tint(species.horn);
    sketch.fill(
      "M-2 -58 L14 -132 L26 -56Z",
      [
        [0, lighten(horn, 0.1)],
        [1, horn],
      ],
      { place },
    );
  }
};

const drawAntlers = (sketch: Sketch, colour: string, place: string): void => {
  for (const s of [-1, 1])
    sketch.line(
      `M${2 + s * 20} -56 C${2 + s * 30} -90 ${2 + s * 58} -100 ${2 + s * 56} -138 M${2 + s * 34} -88 C${2 + s * 52} -92 ${2 + s * 74} -94 ${2 + s * 80} -114 M${2 + s * 48} -106 C${2 + s * 44} -120 ${2 + s * 36} -126 ${2 + s * 32} -140`,
      colour,
      9,
      { place },
    );
};
