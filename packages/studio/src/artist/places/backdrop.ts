import { mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";

/**
 * A plain ground in the colours of the time of day: a soft light, ribbons of air and drifting leaves or stars behind the figures, and
 * a pool of shade under them. It shows neither a room nor the open, so it contradicts no text.
 */
export const backdrop = (set: PictureSet): Scenery => {
  const { W, H, P, D, groundTop, heroX } = set;
  const light = mix(mix(P.sky[3], P.glow, 0.3), P.light, 0.35);
  const edge = mix(mix(P.sky[1], P.sky[2], 0.5), P.mid, 0.22);
  const deep = mix(edge, mix(P.sky[0], P.near, 0.25), 0.34);
  const wash = D.body([
    [0, deep],
    [0.5, mix(edge, light, 0.3)],
    [1, mix(deep, light, 0.16)],
  ]);
  const spot = D.glow([
    [0, light, 0.9],
    [0.4, light, 0.5],
    [1, light, 0],
  ]);
  const pool = D.glow([
    [0, deep, 0.6],
    [0.6, deep, 0.25],
    [1, deep, 0],
  ]);
  const middle = W * 0.35 + heroX * 0.3;
  return {
    sky:
      rect(0, 0, W, H, wash) +
      ellipse(middle, H * 0.5, W * 0.6, H * 0.62, spot) +
      disc(set, light) +
      ribbons(set, light, deep) +
      sparks(set, light) +
      (P.stars > 0.3 ? stars(set) : leaves(set, deep)),
    far: "",
    mid: "",
    ground: ellipse(middle, groundTop + (H - groundTop) * 0.6, W * 0.5, (H - groundTop) * 0.5, pool),
    front: [],
    fireflies: true,
  };
};

/** Wide bands that sweep across the picture as slow air does. */
const ribbons = ({ W, H, R, u }: PictureSet, light: string, deep: string): SvgArt => {
  const rises = R() < 0.5 ? 1 : -1;
  return repeat(6, (i) => {
    const from = H * (0.12 + i * 0.15) + R.wobble() * 30 * u;
    const to = from - rises * H * R.between(0.12, 0.24);
    const bend = H * R.between(0.1, 0.2) * (i % 2 ? 1 : -1);
    const d = `M${fix(-W * 0.1)} ${fix(from)}C${fix(W * 0.3)} ${fix(from + bend)} ${fix(W * 0.65)} ${fix(to - bend)} ${fix(W * 1.1)} ${fix(to)}`;
    return line(d, i % 2 ? deep : light, R.between(50, 130) * u, R.between(0.07, 0.14));
  });
};

/** Small lights of several sizes, most of them near the edges, where no figure is. */
const sparks = ({ W, H, R, u, P }: PictureSet, light: string): SvgArt =>
  repeat(34, () => {
    const [x, y] = [R(), R() ** 1.3 * 0.8];
    const r = (R() < 0.75 ? R.between(2.5, 6) : R.between(9, 22)) * u;
    return ellipse(
      x * W,
      y * H,
      r,
      r,
      R() < 0.5 ? P.rim : light,
      r > 8 * u ? R.between(0.12, 0.25) : R.between(0.4, 0.8),
    );
  });

/** The pale disc that the light comes from, with a ring around it. */
const disc = ({ W, H, u, side }: PictureSet, light: string): SvgArt => {
  const [x, y, r] = [W * (0.5 + side * 0.29), H * 0.27, 105 * u];
  return (
    ellipse(x, y, r * 2, r * 2, light, 0.12) +
    ellipse(x, y, r * 1.42, r * 1.42, light, 0.18) +
    ellipse(x, y, r, r, light, 0.42)
  );
};

/** Leaves that a light wind carries along, none of them beside a figure. */
const leaves = ({ W, H, R, u, P, occupiedX }: PictureSet, deep: string): SvgArt =>
  repeat(20, () => {
    const [x, y, r] = [R() * W, H * R.between(0.04, 0.72), R.between(24, 54) * u];
    if (y > H * 0.25 && occupiedX.some((at) => Math.abs(at - x) < 150 * u)) return "";
    const colour = mix(R.pick([P.ground[0], P.ground[1], P.mid]), deep, 0.15);
    const d = `M${fix(-r)} 0Q${fix(-r * 0.1)} ${fix(-r * 0.75)} ${fix(r)} 0Q${fix(-r * 0.1)} ${fix(r * 0.5)} ${fix(-r)} 0Z`;
    return group(
      shape(d, colour, R.between(0.4, 0.75)),
      `transform="translate(${fix(x)} ${fix(y)}) rotate(${fix(R.between(-50, 20))})"`,
    );
  });

/** Stars with four points. */
const stars = ({ W, H, R, u, P }: PictureSet): SvgArt =>
  repeat(16, () => {
    const [x, y, r] = [R() * W, H * R.between(0.03, 0.6), R.between(14, 34) * u];
    const d = `M0 ${fix(-r)}Q0 0 ${fix(r)} 0Q0 0 0 ${fix(r)}Q0 0 ${fix(-r)} 0Q0 0 0 ${fix(-r)}Z`;
    return group(shape(d, P.rim, R.between(0.4, 0.85)), `transform="translate(${fix(x)} ${fix(y)})"`);
  });
