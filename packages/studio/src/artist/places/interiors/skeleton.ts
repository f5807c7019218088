import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

type Joints = readonly (readonly [number, number])[];
const foreleg: Joints = [
  [-150, -290],
  [-186, -150],
  [-150, -14],
];
const hindLeg: Joints = [
  [136, -300],
  [92, -160],
  [146, -14],
];

/** The bones of a long-necked dinosaur. `x`, `y` is the ground below its middle, `way` the side that it looks to. */
export const skeleton = (set: PictureSet, x: number, y: number, size: number, way: 1 | -1, bone: Colour): SvgArt => {
  const shade = darken(bone, 0.14);
  const art =
    leg(foreleg, 58, shade) +
    leg(hindLeg, -52, shade) +
    ribs(16, shade) +
    vertebrae("M-176 -318C-262 -318 -290 -452 -412 -466", 24, bone) +
    vertebrae("M-190 -312Q-10 -404 150 -328", 32, bone) +
    vertebrae("M140 -332C270 -280 310 -160 440 -150", 24, bone) +
    vertebrae("M430 -152Q520 -146 590 -196", 13, bone) +
    ribs(0, bone) +
    ellipse(140, -306, 44, 34, darken(bone, 0.05)) +
    ellipse(-156, -298, 30, 44, darken(bone, 0.05)) +
    leg(foreleg, 0, bone) +
    leg(hindLeg, 0, bone) +
    skull(bone);
  return group(art, `transform="translate(${fix(x)} ${fix(y)}) scale(${-way * size * set.u} ${size * set.u})"`);
};

const vertebrae = (d: string, width: number, bone: Colour): SvgArt =>
  line(d, darken(bone, 0.12), width * 0.5) +
  `<path d="${d}" fill="none" stroke="${bone}" stroke-width="${width}" stroke-dasharray="15 5"/>`;

const ribs = (shift: number, bone: Colour): SvgArt =>
  line(
    repeat(7, (i) => {
      const t = i / 6;
      const long = 110 + 70 * Math.sin(t * 2.6);
      const at = -128 + i * 36 + shift;
      return `M${at} ${-330 - 22 * Math.sin(t * 3.1)}q-46 ${Math.round(long * 0.5)} -6 ${Math.round(long)}`;
    }),
    bone,
    10,
  );

const leg = (joints: Joints, shift: number, bone: Colour): SvgArt => {
  const at = joints.map(([x, y]) => [x + shift, y] as const);
  const foot = at.at(-1) ?? [0, 0];
  return (
    line(`M${at.map(([x, y]) => `${x} ${y}`).join("L")}`, bone, 22) +
    at.map(([x, y]) => ellipse(x, y, 19, 17, lighten(bone, 0.02))).join("") +
    rect(foot[0] - 44, -16, 68, 16, bone, ' rx="7"')
  );
};

const skull = (bone: Colour): SvgArt =>
  shape(
    "M-392 -490C-430 -512 -478 -500 -506 -466Q-516 -450 -500 -446L-412 -438Q-386 -452 -392 -490Z",
    lighten(bone, 0.02),
  ) +
  shape("M-500 -438L-412 -430Q-404 -420 -420 -416L-488 -424Z", darken(bone, 0.05)) +
  ellipse(-432, -474, 13, 12, darken(bone, 0.4)) +
  ellipse(-484, -466, 6, 5, darken(bone, 0.3));
