import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { fix, type Point, smooth } from "../shapes/curve.ts";
import { ellipse, line, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { solidShape } from "./solid-shape.ts";
import { stylisedTree } from "./stylised-trees.ts";

interface Tree {
  readonly x: number;
  /** The y of its lower end. */
  readonly y: number;
  readonly height: number;
  readonly colour: Colour;
  /** 0 is a far silhouette, 1 is near. */
  readonly detail?: number;
  readonly trunk?: Colour;
}

export const pine = (set: PictureSet, { x, y, height: h, colour, detail = 1, trunk: bark }: Tree): SvgArt => {
  const { R, look } = set;
  const style = look.scenery.trees;
  if (style)
    return stylisedTree(set, style, { x, y, height: h, colour, isConifer: true, ...(bark && { trunk: bark }) });
  const w = h * R.between(0.34, 0.44);
  const near = detail > 0.5;
  const tw = h * 0.05;
  const trunk = `M${fix(x - tw)} ${fix(y)}L${fix(x - tw * 0.6)} ${fix(y - h * 0.35)}L${fix(x + tw * 0.6)} ${fix(y - h * 0.35)}L${fix(x + tw)} ${fix(y)}Z`;
  const tiers = near ? 6 : 4;
  return (
    shape(trunk, darken(mix(colour, "#4a2f2a", 0.35), 0.03)) +
    repeat(tiers, (i) => pineTier(set, { x, y, h, w, colour, detail, t: i / tiers }))
  );
};

interface Tier {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly w: number;
  readonly colour: Colour;
  readonly detail: number;
  readonly t: number;
}
const pineTier = (set: PictureSet, { x, y, h, w, colour, detail, t }: Tier): SvgArt => {
  const { R, D, P, orb } = set;
  const near = detail > 0.5;
  const foot = y - h * (0.1 + t * 0.8);
  const top = y - h * Math.min(1, 0.1 + t * 0.8 + 0.34 - 0.05 * t);
  const half = w * (1 - t * 0.82) * R.between(0.94, 1.06);
  const teeth = near ? 7 : 4;
  const hem = Array.from({ length: teeth + 1 }, (_, k): Point => {
    const q = k / teeth;
    return [x + half * (1 - 2 * q), foot + (k % 2 ? -h * 0.022 : h * 0.012) - Math.abs(q - 0.5) * h * 0.05];
  });
  const [rx, ry] = hem[0] ?? [x, foot];
  let d = `M${fix(x + R.wobble() * 2)} ${fix(top)}C${fix(x + half * 0.2)} ${fix(top + (foot - top) * 0.45)} ${fix(x + half * 0.6)} ${fix(foot - (foot - top) * 0.28)} ${fix(rx)} ${fix(ry)}`;
  let from: Point = [rx, ry];
  for (const to of hem.slice(1)) {
    d += `Q${fix((from[0] + to[0]) / 2)} ${fix(Math.max(from[1], to[1]) + h * 0.014)} ${fix(to[0])} ${fix(to[1])}`;
    from = to;
  }
  d += `C${fix(x - half * 0.6)} ${fix(foot - (foot - top) * 0.28)} ${fix(x - half * 0.2)} ${fix(top + (foot - top) * 0.45)} ${fix(x)} ${fix(top)}Z`;
  const tone = lighten(colour, t * 0.035 * detail);
  const body = solidShape(set, d, foliage(set, tone, near), near ? 0.8 : 0.35);
  if (!near || set.look.scenery.wash || set.look.fills.shapes !== "soft") return body;
  const side = orb.x > x ? 1 : -1;
  const lit = `M${fix(x + side * 2)} ${fix(top + h * 0.012)}C${fix(x + side * half * 0.2)} ${fix(top + (foot - top) * 0.45)} ${fix(x + side * half * 0.6)} ${fix(foot - (foot - top) * 0.28)} ${fix(x + side * half * 0.96)} ${fix(foot - h * 0.026)}Q${fix(x + side * half * 0.45)} ${fix(foot - (foot - top) * 0.22)} ${fix(x + side * half * 0.1)} ${fix(top + (foot - top) * 0.62)}Z`;
  return (
    body +
    shape(
      lit,
      D.body([
        [0, mix(tone, P.rim, 0.55), 0.75],
        [1, mix(tone, P.rim, 0.25), 0.05],
      ]),
    )
  );
};

const foliage = ({ D, P, look }: PictureSet, tone: Colour, near: boolean): string => {
  if (look.scenery.wash)
    return D.body([
      [0, darken(tone, 0.1)],
      [0.45, tone],
      [1, mix(tone, P.sky[3], 0.62)],
    ]);
  if (!near) return tone;
  return D.body([
    [0, lighten(tone, 0.05)],
    [0.7, tone],
    [1, darken(tone, 0.06)],
  ]);
};

export const leafTree = (set: PictureSet, { x, y, height: h, colour, detail = 1, trunk = "#5b4033" }: Tree): SvgArt => {
  const { D, R, P, side, look } = set;
  const style = look.scenery.trees;
  if (style) return stylisedTree(set, style, { x, y, height: h, colour, trunk, isConifer: false });
  const near = detail > 0.5;
  const tw = h * 0.045;
  const bark = D.body([
    [0, darken(trunk, 0.05)],
    [1, trunk],
  ]);
  const stem = `M${fix(x - tw * 1.6)} ${fix(y)}C${fix(x - tw)} ${fix(y - h * 0.2)} ${fix(x - tw * 0.7)} ${fix(y - h * 0.4)} ${fix(x - tw * 0.5)} ${fix(y - h * 0.6)}L${fix(x + tw * 0.5)} ${fix(y - h * 0.6)}C${fix(x + tw * 0.7)} ${fix(y - h * 0.4)} ${fix(x + tw)} ${fix(y - h * 0.2)} ${fix(x + tw * 1.7)} ${fix(y)}Z`;
  const count = near ? 11 : 6;
  const crown = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 6.283 + R.between(-0.2, 0.2);
    return {
      x: x + Math.cos(a) * h * 0.2,
      y: y - h * 0.68 + Math.sin(a) * h * 0.16,
      r: h * 0.17 * R.between(0.8, 1.2),
    };
  });
  crown.push({ x, y: y - h * 0.7, r: h * 0.24 });
  const soft = set.look.fills.shapes === "soft";
  const balls = crown
    .sort((a, b) => b.y - a.y)
    .map((b) => {
      // Without gradients, lighter and darker balls show the light.
      const up = soft ? 0 : (y - h * 0.68 - b.y) / h;
      const fill = foliage(set, lighten(colour, up * 0.5 + (soft ? 0 : ((b.x - x) * side * 0.12) / h)), true);
      return solidShape(set, leafBall(set, b.x, b.y, b.r), fill, near ? 0.8 : 0.35);
    })
    .join("");
  if (!near || set.look.fills.shapes !== "soft") return solidShape(set, stem, bark, 0.8) + balls;
  const glints = repeat(26, () => {
    const a = R() * 6.283;
    const q = Math.sqrt(R()) * h * 0.3;
    const lx = x + Math.cos(a) * q + side * h * 0.05;
    const ly = y - h * 0.72 + Math.sin(a) * q * 0.75 - h * 0.03;
    const leaf = ellipse(
      lx,
      ly,
      h * R.between(0.016, 0.032),
      h * R.between(0.01, 0.018),
      mix(lighten(colour, 0.1), P.rim, 0.35),
      R.between(0.35, 0.75),
    );
    return `<g transform="rotate(${R.whole(-40, 40)} ${fix(lx)} ${fix(ly)})">${leaf}</g>`;
  });
  return solidShape(set, stem, bark, 0.8) + balls + glints;
};

/** An uneven ball of leaves, as path data. */
export const leafBall = ({ R }: PictureSet, cx: number, cy: number, r: number): string =>
  smooth(
    Array.from({ length: 9 }, (_, i): Point => {
      const a = (i / 9) * 6.283;
      return [cx + Math.cos(a) * r * R.between(0.9, 1.08), cy + Math.sin(a) * r * R.between(0.88, 1.05)];
    }),
    true,
    0.9,
  );

/** A big trunk at the picture's edge, over its whole height. */
export const nearTrunk = (set: PictureSet, x: number, w: number, colour: Colour, lit: 1 | -1): SvgArt => {
  const { H, D, R, P, u } = set;
  const top = -40;
  const foot = H + 20;
  const sway = (t: number): number => lit * Math.sin(t * 2.6) * w * 0.25;
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: 11 }, (_, i): Point => {
      const t = i / 10;
      const flare = 0.76 * (Math.max(0, t - 0.72) / 0.28) ** 2;
      const half = w * (0.5 + 0.07 * Math.sin(t * 5 + side) + flare) + R.wobble() * w * 0.02;
      return [x + side * half + sway(t), top + (foot - top) * t];
    });
  const left = edge(-1);
  const right = edge(1);
  const body = D.body(
    lit > 0
      ? [
          [0, darken(colour, 0.06)],
          [0.7, colour],
          [1, lighten(colour, 0.06)],
        ]
      : [
          [0, lighten(colour, 0.06)],
          [0.3, colour],
          [1, darken(colour, 0.06)],
        ],
    [0, 0, 1, 0],
  );
  let dark = "";
  let bright = "";
  for (let i = 0; i < 34; i++) {
    const t = R();
    const length = R.between(40, 170) * u;
    const stroke = `M${fix(x + sway(t) + R.between(-0.42, 0.42) * w)} ${fix(top + (foot - top) * t)}q${fix(R.wobble() * 12 * u)} ${fix(length * 0.5)} ${fix(R.wobble() * 8 * u)} ${fix(length)}`;
    if (R() < 0.6) dark += stroke;
    else bright += stroke;
  }
  const rim = D.body([
    [0, mix(colour, P.rim, 0.6), 0.7],
    [0.6, mix(colour, P.rim, 0.5), 0.35],
    [1, mix(colour, P.rim, 0.3), 0],
  ]);
  const litEdge = (lit > 0 ? right : left).map(([ex, ey]): Point => [ex - lit * 3 * u, ey]);
  return (
    solidShape(set, `${smooth(left)}L${smooth(right.toReversed()).slice(1)}Z`, body) +
    line(dark, darken(colour, 0.05), 5 * u, 0.8) +
    line(bright, mix(colour, P.rim, 0.25), 3 * u, 0.5) +
    line(smooth(litEdge), rim, 6 * u)
  );
};
