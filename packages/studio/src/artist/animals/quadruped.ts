import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import { type Build, defaultBuild, type Figure, oval, type Pose, Sketch, transformAt } from "../figures/part.ts";
import { smooth } from "../shapes/curve.ts";
import type { GradientStop } from "../shapes/svg-defs.ts";
import { type AnimalClothes, drawHeadClothes, type HeadFit, hatHeight } from "./animal-clothes.ts";
import type { Body, Coat } from "./body.ts";
import { drawHead } from "./head.ts";
import type { Species } from "./species.ts";
import { drawTail } from "./tail.ts";

/** An animal on four legs in profile, its head turned to the viewer. */
export const drawQuadruped = (
  species: Species,
  pose: Pose,
  {
    tint,
    clothes = {},
    build = defaultBuild,
  }: { tint: (colour: Colour) => Colour; clothes?: AnimalClothes; build?: Build },
): Figure => {
  const sketch = new Sketch();
  const fur = tint(species.fur);
  const coat: Coat = {
    fur,
    bright: lighten(fur, 0.07),
    shade: mix(darken(fur, 0.13), tint("#5a2a55"), 0.18),
    dark: tint(species.dark),
    belly: tint(species.belly),
    sock: tint(species.sock),
    tint,
  };
  const body: Body = {
    species,
    coat,
    pose,
    legs: species.legs ?? 1,
    bulk: species.bulk ?? 1,
    neck: species.neck ?? 0,
  };
  const half = 92 * (body.bulk > 1 ? 1.05 : 1);
  const bounce = pose.stride ? Math.abs(Math.cos(pose.phase)) * 5 * pose.stride : 0;
  const middle = -86 * body.legs - 34 - bounce;
  const headX = half * 0.92 + body.neck * 0.5;
  const headY = middle - 58 - body.neck * 1.25;
  // A look's head size applies to animals less than to people.
  const size = 1 - (1 - build.head) * 0.6;

  const { scarf } = clothes;
  const place = pose.sit ? transformAt(58, -172, pose.nod, size) : transformAt(headX, headY, pose.nod, size);
  if (pose.sit) {
    drawTail(sketch, body, -54, -26);
    sittingBody(sketch, body);
    if (scarf) drawScarf(sketch, tint(scarf), 50, -112, pose.tail);
  } else {
    drawTail(sketch, body, -half * 0.82, middle - 14);
    standingBody(sketch, body, half, middle, headX, headY);
    if (scarf) drawScarf(sketch, tint(scarf), headX - 34, headY + 66, pose.tail);
  }
  drawHead(sketch, body, place);
  drawHeadClothes(sketch, headFit, { clothes, pose, tint, place });
  return {
    parts: sketch.parts,
    scale: species.scale ?? 1,
    width: half * 2 + 170,
    height: (pose.sit ? 172 : -headY) + 95 + hatHeight(clothes),
    ...(pose.holds ? { grip: pose.sit ? { x: 72, y: -112 } : { x: headX + 22, y: headY + 66 } } : {}),
  };
};

const headFit: HeadFit = { top: -80, wide: 0.9, eyes: [-27, 37], eyesY: -7, lens: 22 };

const sittingBody = (sketch: Sketch, { species, coat }: Body): void => {
  const { fur, bright, shade, belly, sock } = coat;
  const leg: readonly GradientStop[] = [
    [0, fur],
    [1, shade],
  ];
  sketch.fill("M-70 0 C-92 -40 -72 -96 -20 -128 C16 -150 66 -140 76 -96 C84 -50 78 -16 66 0Z", [
    [0, bright],
    [0.5, fur],
    [1, shade],
  ]);
  sketch.fill("M40 -118 C78 -104 82 -46 62 -4 L40 -4 C50 -40 40 -80 22 -100Z", belly, { inner: true });
  sketch.fill("M-74 0 C-86 -46 -30 -66 -4 -36 C8 -18 4 0 -2 0Z", leg);
  sketch.fill("M34 0 C30 -40 34 -70 44 -84 L66 -84 C66 -50 64 -20 72 0Z", leg);
  if (species.sock === species.fur) return;
  sketch.fill("M33 0 Q32 -24 36 -40 L66 -40 Q66 -16 72 0Z", sock, { inner: true });
  sketch.fill("M-10 0 C4 -4 6 -18 0 -26 L-26 -10 L-30 0Z", sock, { inner: true });
};

const standingBody = (sketch: Sketch, body: Body, half: number, middle: number, headX: number, headY: number): void => {
  const { species, coat, pose, bulk, neck } = body;
  const { fur, bright, shade, belly } = coat;
  const swing = 14 * Math.min(1, pose.stride) + Math.max(0, pose.stride - 1) * 16;
  const step = (lag: number): number => swing * Math.sin(pose.phase + lag);
  leg(sketch, body, half * 0.52, middle + 18, step(Math.PI), true, false);
  leg(sketch, body, -half * 0.42, middle + 16, step(Math.PI * 0.9), true, true);

  const tall = 48 * bulk;
  const top = middle - tall;
  const foot = middle + tall * 0.86;
  sketch.fill(
    smooth(
      [
        [-half, middle - 2],
        [-half * 0.8, top + 12],
        [-half * 0.35, top + 4],
        [half * 0.15, top + 4],
        [half * 0.62, top - 2 - neck * 0.3],
        [half * 0.98, middle - 26 - neck * 0.4],
        [half * 0.94, middle + 12],
        [half * 0.45, foot],
        [-half * 0.2, foot - 8],
        [-half * 0.78, foot - 12],
      ],
      true,
      1,
    ),
    [
      [0, bright],
      [0.5, fur],
      [1, shade],
    ],
  );
  if (species.wool) {
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * 6.283;
      sketch.fill(oval(Math.cos(a) * half * 0.86, middle + Math.sin(a) * tall * 0.8, 30, 28), [
        [0, lighten(fur, 0.03)],
        [1, mix(fur, shade, 0.35)],
      ]);
    }
  }
  sketch.fill(
    smooth(
      [
        [-half * 0.55, foot - 14],
        [0, foot - 26],
        [half * 0.5, foot - 36],
        [half * 0.95, middle - 16],
        [half * 0.9, middle + 16],
        [half * 0.45, foot - 1],
        [-half * 0.2, foot - 9],
      ],
      true,
      1,
    ),
    belly,
    { inner: true, opacity: 0.92 },
  );
  drawMarkings(sketch, body, middle, top);
  if (neck) drawNeck(sketch, body, { half, middle, top, headX, headY });
  leg(sketch, body, half * 0.62, middle + 14, step(0), false, false);
  leg(sketch, body, -half * 0.62, middle + 8, -step(-0.1), false, true);
  haunch(sketch, coat, half, middle, bulk);
};

const drawMarkings = (sketch: Sketch, { species, coat: { tint } }: Body, middle: number, top: number): void => {
  const size = species.spotSize ?? 1;
  if (species.spots)
    for (const [x, y, r] of spots)
      sketch.fill(oval(x, middle + y, r * size, r * 0.85 * size), tint(species.spots), { inner: true });
  if (species.stripes)
    for (const x of [-58, -30, -2, 26])
      sketch.fill(`M${x} ${top + 9} q8 24 -2 46 q-12 -20 -10 -45Z`, tint(species.stripes), {
        inner: true,
        opacity: 0.85,
      });
};

interface NeckPosition {
  readonly half: number;
  readonly middle: number;
  readonly top: number;
  readonly headX: number;
  readonly headY: number;
}

const drawNeck = (
  sketch: Sketch,
  { species, coat: { bright, fur, tint } }: Body,
  { half, middle, top, headX, headY }: NeckPosition,
): void => {
  sketch.fill(
    `M${half * 0.3} ${top + 10} C${half * 0.55} ${middle - 60} ${headX - 62} ${headY + 20} ${headX - 44} ${headY - 10} L${headX + 34} ${headY + 26} C${half * 1.06} ${middle - 50} ${half * 1.06} ${middle - 10} ${half * 0.86} ${middle + 18}Z`,
    [
      [0, bright],
      [1, fur],
    ],
  );
  if (species.mane) {
    const mane = tint(species.mane);
    sketch.fill(
      `M${headX - 20} ${headY - 56} C${headX - 78} ${headY - 46} ${headX - 76} ${headY + 16} ${half * 0.34} ${middle - 58} C${half * 0.2} ${middle - 40} ${half * 0.1} ${top + 24} ${half * 0.16} ${top + 30} C${half * 0.5} ${middle - 20} ${headX - 40} ${headY + 44} ${headX - 14} ${headY + 6}Z`,
      [
        [0, lighten(mane, 0.06)],
        [1, darken(mane, 0.05)],
      ],
    );
  }
};

const spots = [
  [-52, -16, 7],
  [-30, -24, 6],
  [-8, -18, 7],
  [14, -26, 5],
  [-40, 0, 5],
  [-14, 2, 6],
  [30, -14, 6],
] as const;

const haunch = (sketch: Sketch, { fur, bright, shade }: Coat, half: number, middle: number, bulk: number): void => {
  sketch.fill(
    `M${-half * 0.98} ${middle - 8} C${-half * 0.9} ${middle - 44 * bulk} ${-half * 0.4} ${middle - 42 * bulk} ${-half * 0.3} ${middle - 2} C${-half * 0.28} ${middle + 26} ${-half * 0.46} ${middle + 44} ${-half * 0.6} ${middle + 46} C${-half * 0.86} ${middle + 44} ${-half} ${middle + 20} ${-half * 0.98} ${middle - 8}Z`,
    [
      [0, mix(bright, fur, 0.6)],
      [0.6, fur],
      [1, fur],
    ],
    { inner: true },
  );
  sketch.line(
    `M${-half * 0.34} ${middle - 16} C${-half * 0.26} ${middle + 14} ${-half * 0.36} ${middle + 36} ${-half * 0.5} ${middle + 44}`,
    shade,
    3.5,
    { inner: true, opacity: 0.45 },
  );
};

const leg = (sketch: Sketch, body: Body, x: number, y: number, turn: number, far: boolean, hind: boolean): void => {
  const { species, coat, legs, bulk } = body;
  const length = 86 * legs + 22;
  const slim = legs > 1.3;
  const w = (far ? 15 : 17) * Math.sqrt(bulk) * (slim ? 0.8 : 1);
  const colour = far ? coat.shade : coat.fur;
  const sock = far ? mix(coat.sock, coat.shade, 0.35) : coat.sock;
  const thigh = hind ? 1.5 : 1.12;
  const knee = hind ? (slim ? -12.8 : -8) : 3;
  const place = transformAt(x, y, turn);
  sketch.fill(
    `M${-w * thigh} -12 C${-w * 1.2} ${length * 0.35} ${-w * 0.75 + knee} ${length * 0.5} ${-w * 0.66} ${length - 14} Q${-w * 0.75} ${length} ${-w * 0.2} ${length} L${w} ${length} Q${w * 1.25} ${length - 10} ${w * 0.72} ${length - 15} C${w * 0.7 + knee * 0.6} ${length * 0.5} ${w * 1.05} ${length * 0.3} ${w * thigh} -12Z`,
    [
      [0, colour],
      [1, mix(colour, coat.shade, 0.5)],
    ],
    { place },
  );
  if (species.sock === species.fur) return;
  const from = length * (slim ? 0.72 : 0.56);
  sketch.fill(
    `M${-w * 0.8 + knee * 0.55} ${from} Q0 ${from - 12} ${w * 0.86 + knee * 0.3} ${from} L${w * 0.72} ${length - 15} Q${w * 1.25} ${length - 10} ${w} ${length} L${-w * 0.2} ${length} Q${-w * 0.75} ${length} ${-w * 0.66} ${length - 14}Z`,
    sock,
    { place, inner: true },
  );
};

const drawScarf = (sketch: Sketch, colour: Colour, x: number, y: number, tail: number): void => {
  sketch.fill(`M${x - 6} ${y + 4} q-46 18 -78 ${4 + tail * 0.5} q-10 22 -26 26 q60 20 112 -14Z`, [
    [0, colour],
    [1, darken(colour, 0.09)],
  ]);
  sketch.fill(
    `M${x - 34} ${y - 26} C${x - 30} ${y + 10} ${x + 10} ${y + 24} ${x + 58} ${y + 6} C${x + 66} ${y - 2} ${x + 64} ${y - 14} ${x + 54} ${y - 14} L${x - 16} ${y - 36}Z`,
    [
      [0, lighten(colour, 0.07)],
      [1, darken(colour, 0.05)],
    ],
  );
  sketch.line(`M${x - 22} ${y - 14} C${x - 6} ${y + 4} ${x + 22} ${y + 8} ${x + 54} ${y - 2}`, darken(colour, 0.1), 3, {
    inner: true,
    opacity: 0.6,
  });
};
