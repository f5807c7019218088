import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { fix, type Point, polygon, type Ridge, smooth } from "../shapes/curve.ts";
import { ellipse, line, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { solidShape } from "./solid-shape.ts";
import { stylisedPeaks } from "./stylised-peaks.ts";

interface Range {
  /** The base and the height of the mountains, as shares of the horizon's y. */
  readonly foot?: number;
  readonly height?: number;
  readonly colour: Colour;
  readonly snow?: boolean;
  readonly peaks?: number;
}

/** A row of mountains with a lit and a shaded side. */
export const mountains = (
  set: PictureSet,
  { foot = 0.98, height = 0.42, colour, snow = true, peaks = 5 }: Range,
): SvgArt => {
  const { W, R, D, P, horizon, u, orb } = set;
  const base = horizon * foot + 30 * u;
  const style = set.look.scenery.peaks;
  if (style)
    return stylisedPeaks(set, style, {
      base,
      height: Math.min(horizon, set.H * 0.6) * height,
      colour,
      snow,
      count: peaks,
    });
  return repeat(peaks, (i) => {
    const cx = (W * (i + R.between(0.15, 0.85))) / peaks;
    const h = Math.min(horizon, set.H * 0.6) * height * R.between(0.62, 1.08);
    const w = h * R.between(1.0, 1.5);
    const top: Point = [cx + R.wobble() * w * 0.1, base - h];
    const slope = (to: number): Point[] =>
      [1, 2, 3, 4].map((k) => [
        top[0] + ((to - top[0]) * k) / 5 + R.wobble() * 12 * u,
        top[1] + (h * k) / 5 + R.wobble() * 14 * u,
      ]);
    const left = slope(cx - w);
    const right = slope(cx + w);
    const tone = mix(colour, P.sky[2], R.between(0, 0.18));
    const lit = orb.x > cx;
    const body = D.body(
      set.look.scenery.wash
        ? [
            [0, darken(tone, 0.16)],
            [0.35, tone],
            [1, P.sky[3]],
          ]
        : [
            [0, lighten(tone, 0.03)],
            [1, mix(tone, P.sky[3], 0.5)],
          ],
    );
    const outline: Point[] = [[cx - w, base + 60 * u], ...left.toReversed(), top, ...right, [cx + w, base + 60 * u]];
    const crest = [1, 2, 3, 4].map(
      (k): Point => [top[0] + R.wobble() * w * 0.1 + (lit ? -1 : 1) * w * 0.03 * k, top[1] + (h * k) / 5],
    );
    const shaded: Point[] = [
      top,
      ...(lit ? left : right),
      [lit ? cx - w : cx + w, base + 60 * u],
      [crest.at(-1)?.[0] ?? cx, base + 60 * u],
      ...crest.toReversed(),
    ];
    const shade = D.body([
      [0, darken(tone, 0.09), 0.8],
      [1, mix(tone, P.sky[3], 0.4), 0.2],
    ]);
    return (
      solidShape(set, polygon(outline), body, 0.7) +
      shape(polygon(shaded), shade) +
      (snow ? snowCap(set, top, cx, w, h) : "")
    );
  });
};

const snowCap = ({ R, D, P }: PictureSet, [px, py]: Point, cx: number, w: number, h: number): SvgArt => {
  const reach = 0.3;
  const left = px - (px - (cx - w)) * reach;
  const right = px + (cx + w - px) * reach;
  const hem = Array.from({ length: 7 }, (_, z): Point => {
    const drop = z % 2 ? 0.07 : -0.045;
    return [right + ((left - right) * z) / 6, py + h * (reach - drop + R.wobble() * 0.02)];
  });
  const white = D.body([
    [0, "#ffffff"],
    [1, mix("#ffffff", P.sky[2], 0.35)],
  ]);
  return shape(polygon([[px, py], ...hem]), white, 0.92);
};

interface Slope {
  readonly top: Colour;
  readonly base: Colour;
  readonly rim?: Colour;
  readonly tufts?: number;
  readonly tuftColour?: Colour;
}

/** Land from a ridge down to the lower edge. */
export const hill = (set: PictureSet, at: Ridge, { top, base, rim, tufts = 0, tuftColour }: Slope): SvgArt => {
  const { W, H, D, R, u } = set;
  const points: Point[] = [];
  for (let x = -60; x <= W + 60 + 48 * u; x += 48 * u) points.push([x, at(x)]);
  const highest = Math.min(...points.map(([, y]) => y));
  const edge = smooth(points);
  const fill = D.across(
    [
      [0, top],
      [1, base],
    ],
    [0, fix(highest), 0, fix(Math.min(H, highest + 420 * u))],
  );
  const body = solidShape(set, `${edge}L${W + 120} ${H + 40}L-60 ${H + 40}Z`, fill);
  const lit = rim && !set.look.scenery.wash ? line(edge, rim, 3 * u, 0.45) : "";
  if (!tufts || !set.look.scenery.grass) return body + lit;
  const blades = repeat(tufts, () => {
    const x = R() * W;
    const y = at(x) + R.between(-2, 6) * u;
    const h = R.between(8, 22) * u;
    return [-2, -1, 0, 1, 2]
      .map(
        (k) =>
          `M${fix(x + k * 3 * u)} ${fix(y + 4 * u)}q${fix(k * 1.5 * u)} ${fix(-h * 0.6)} ${fix(k * 4 * u)} ${fix(-h * (1 - Math.abs(k) * 0.18))}`,
      )
      .join("");
  });
  return body + lit + line(blades, tuftColour ?? top, 2.6 * u);
};

/** Soft banks of mist. */
export const mist = (
  { W, R, D, P, u }: PictureSet,
  { count = 5, from, to, opacity = 0.35 }: { count?: number; from: number; to: number; opacity?: number },
): SvgArt => {
  const soft = D.glow([
    [0, P.mist, 1],
    [0.6, P.mist, 0.45],
    [1, P.mist, 0],
  ]);
  return repeat(count, () =>
    ellipse(
      R.between(-0.05, 1.05) * W,
      R.between(from, to),
      R.between(0.28, 0.6) * Math.max(W, 1100 * u),
      R.between(34, 86) * u,
      soft,
      opacity * R.between(0.5, 1),
    ),
  );
};
