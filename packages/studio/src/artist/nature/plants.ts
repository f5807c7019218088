import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { fix, type Point, smooth } from "../shapes/curve.ts";
import { ellipse, line, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { solidShape } from "./solid-shape.ts";
import { leafBall } from "./trees.ts";

export const bush = (set: PictureSet, x: number, y: number, w: number, colour: Colour, rim?: Colour): SvgArt => {
  const { D, R } = set;
  const flat = set.look.fills.shapes !== "soft";
  return repeat(7, (i) => {
    const t = i / 6;
    const tone = flat && i % 2 ? darken(colour, 0.03) : colour;
    const fill = D.body([
      [0, lighten(tone, 0.05)],
      [1, darken(tone, 0.05)],
    ]);
    const r = w * (0.16 + Math.sin(t * Math.PI) * 0.16) * R.between(0.85, 1.15);
    const cx = x - w * 0.5 + t * w;
    const cy = y - r * 0.7;
    const ball = solidShape(set, leafBall(set, cx, cy, r), fill, 0.6);
    if (!rim || set.look.fills.shapes !== "soft") return ball;
    const arc = `M${fix(cx - r * 0.5)} ${fix(cy - r * 0.6)}q${fix(r * 0.5)} ${fix(-r * 0.4)} ${fix(r)} 0`;
    return ball + line(arc, rim, r * 0.06, 0.5);
  });
};

interface Meadow {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly colours: readonly Colour[];
}
/** Tufts of grass, taller the nearer they are. */
export const grass = (set: PictureSet, { count, from, to, colours }: Meadow): SvgArt => {
  const { W, R, u } = set;
  const blades = new Map<Colour, string>();
  for (let i = 0; i < count * set.look.scenery.grass; i++) {
    const k = R() ** 0.8;
    const y = from + k * (to - from);
    const x = R() * W;
    const h = R.between(10, 30) * u * (0.45 + k);
    const n = R.whole(3, 6);
    const colour = R.pick(colours);
    const tuft = repeat(n, (j) => {
      const a = j - (n - 1) / 2;
      return `M${fix(x + a * 3.2 * u)} ${fix(y)}Q${fix(x + a * 4 * u)} ${fix(y - h * 0.5)} ${fix(x + a * 7 * u + R.wobble() * 5 * u)} ${fix(y - h * R.between(0.7, 1.1))}`;
    });
    blades.set(colour, (blades.get(colour) ?? "") + tuft);
  }
  return [...blades].map(([colour, d]) => line(d, colour, 2.8 * u)).join("");
};

export const fern = ({ R }: PictureSet, x: number, y: number, h: number, colour: Colour): SvgArt =>
  repeat(6, (i) => {
    const a = ((-80 + i * 32 + R.wobble() * 8) * Math.PI) / 180;
    const [ex, ey] = [x + Math.sin(a) * h, y - Math.cos(a) * h * 0.9];
    const [mx, my] = [x + Math.sin(a) * h * 0.45, y - h * 0.62];
    const stem = line(`M${fix(x)} ${fix(y)}Q${fix(mx)} ${fix(my)} ${fix(ex)} ${fix(ey)}`, colour, h * 0.025);
    const leaves = repeat(9, (k) => {
      const t = (k + 2) / 11;
      const bx = (1 - t) ** 2 * x + 2 * (1 - t) * t * mx + t * t * ex;
      const by = (1 - t) ** 2 * y + 2 * (1 - t) * t * my + t * t * ey;
      const length = h * 0.2 * (1 - t * 0.75);
      const along = Math.atan2(ey - by, ex - bx);
      return [-1, 1]
        .map((side) => {
          const q = along + side * 1.05;
          const to = (turn: number, k2: number): string =>
            `${fix(bx + Math.cos(q + turn) * length * k2)} ${fix(by + Math.sin(q + turn) * length * k2)}`;
          return `M${fix(bx)} ${fix(by)}Q${to(-0.3 * side, 0.6)} ${to(0, 1)}Q${to(0.5 * side, 0.5)} ${fix(bx)} ${fix(by)}Z`;
        })
        .join("");
    });
    return stem + shape(leaves, colour);
  });

/** A leafy twig that hangs into the picture. */
export const twig = ({ R }: PictureSet, x: number, y: number, length: number, colour: Colour, side: 1 | -1): SvgArt => {
  const stem = line(
    `M${fix(x)} ${fix(y)}q${fix(side * length * 0.5)} ${fix(length * 0.1)} ${fix(side * length)} ${fix(length * 0.42)}`,
    colour,
    length * 0.02,
  );
  const leaves = repeat(11, (i) => {
    const t = (i + 1) / 11;
    const bx = x + side * length * t;
    const by = y + length * (0.2 * t * (1 - t) + 0.42 * t * t);
    return [-1, 1]
      .map((turn) => {
        const l = length * R.between(0.13, 0.19);
        const a = ((turn * 55 + R.wobble() * 16 + 20) * Math.PI) / 180;
        const [ex, ey] = [bx + side * Math.cos(a) * l, by + Math.sin(a) * l];
        const [nx, ny] = [-Math.sin(a) * l * 0.3, Math.cos(a) * l * 0.3 * side];
        return `M${fix(bx)} ${fix(by)}Q${fix((bx + ex) / 2 + nx)} ${fix((by + ey) / 2 + ny)} ${fix(ex)} ${fix(ey)}Q${fix((bx + ex) / 2 - nx)} ${fix((by + ey) / 2 - ny)} ${fix(bx)} ${fix(by)}Z`;
      })
      .join("");
  });
  return stem + shape(leaves, colour);
};

const spots = [
  [-0.2, -0.68, 0.07],
  [0.12, -0.8, 0.08],
  [0.26, -0.6, 0.055],
  [-0.02, -0.58, 0.05],
] as const;
export const mushroom = (set: PictureSet, x: number, y: number, h: number, cap: Colour): SvgArt => {
  const { D, P } = set;
  const colour = set.tint(cap);
  const halo = D.glow([
    [0, colour, 0.55],
    [1, colour, 0],
  ]);
  const stalk = `M${fix(x - h * 0.13)} ${fix(y)}Q${fix(x - h * 0.08)} ${fix(y - h * 0.4)} ${fix(x - h * 0.1)} ${fix(y - h * 0.55)}L${fix(x + h * 0.1)} ${fix(y - h * 0.55)}Q${fix(x + h * 0.08)} ${fix(y - h * 0.4)} ${fix(x + h * 0.14)} ${fix(y)}Z`;
  const hat = `M${fix(x - h * 0.48)} ${fix(y - h * 0.5)}C${fix(x - h * 0.46)} ${fix(y - h * 1.08)} ${fix(x + h * 0.46)} ${fix(y - h * 1.08)} ${fix(x + h * 0.48)} ${fix(y - h * 0.5)}Q${fix(x)} ${fix(y - h * 0.38)} ${fix(x - h * 0.48)} ${fix(y - h * 0.5)}Z`;
  const fill = D.body([
    [0, lighten(colour, 0.08)],
    [1, darken(colour, 0.07)],
  ]);
  return (
    (P.fireflies ? ellipse(x, y - h * 0.6, h * 1.3, h * 1.1, halo) : "") +
    solidShape(set, stalk, set.tint("#f5e8d2"), 0.6) +
    solidShape(set, hat, fill, 0.6) +
    spots.map(([dx, dy, r]) => ellipse(x + dx * h, y + dy * h, r * h, r * h * 0.8, set.tint("#fff4e2"), 0.9)).join("")
  );
};

export const flower = (set: PictureSet, x: number, y: number, h: number, colour: Colour): SvgArt => {
  const { R } = set;
  const petal = set.tint(colour);
  const stem = line(
    `M${fix(x)} ${fix(y)}q${fix(R.wobble() * 4)} ${fix(-h * 0.5)} ${fix(R.wobble() * 6)} ${fix(-h)}`,
    set.tint("#4f8f4f"),
    h * 0.07,
  );
  const petals = repeat(5, (i) => {
    const a = (i / 5) * 6.283;
    return ellipse(x + Math.cos(a) * h * 0.16, y - h + Math.sin(a) * h * 0.14, h * 0.14, h * 0.12, petal);
  });
  return stem + petals + ellipse(x, y - h, h * 0.09, h * 0.09, set.tint("#ffd75a"));
};

export const stone = (set: PictureSet, x: number, y: number, w: number, colour: Colour): SvgArt => {
  const { D, R, P } = set;
  const points = Array.from({ length: 8 }, (_, i): Point => {
    const a = Math.PI + (i / 7) * Math.PI;
    return [x + Math.cos(a) * w * 0.5 * R.between(0.9, 1.1), y + Math.sin(a) * w * 0.42 * R.between(0.8, 1.15)];
  });
  const fill = D.body([
    [0, mix(lighten(colour, 0.1), P.rim, 0.2)],
    [1, darken(colour, 0.08)],
  ]);
  return solidShape(set, `${smooth(points, false, 1)}Z`, fill, 0.7);
};
