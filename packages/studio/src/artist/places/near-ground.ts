import { type Colour, darken, mix } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { hill } from "../nature/land.ts";
import { bush, flower, grass, mushroom, stone } from "../nature/plants.ts";
import { fix, type Ridge, ridge } from "../shapes/curve.ts";
import { ellipse, repeat, type SvgArt, shape } from "../shapes/svg.ts";

interface Ground {
  readonly top?: Colour;
  readonly base?: Colour;
  readonly wave?: number;
  readonly tufts?: number;
  readonly flowers?: number;
  readonly mushrooms?: number;
  readonly stones?: number;
}

/** The meadow that the characters stand on, with its path and a hedge behind it. */
export const nearGround = (set: PictureSet, ground: Ground): SvgArt => {
  const { W, H, u, R, P } = set;
  const { top = P.ground[0], base = P.ground[1], wave = 18, tufts = 190, stones = 4 } = ground;
  const at = ridge(R, W, set.groundTop, wave * u, 3);
  return (
    hedge(set, at, base) +
    hill(set, at, { top, base, rim: mix(top, P.rim, 0.4), tufts: 34, tuftColour: mix(top, P.rim, 0.1) }) +
    (set.look.scenery.cards ? "" : patches(set, top, base)) +
    path(set, at, top, base) +
    lightPool(set) +
    grass(set, {
      count: Math.round(tufts * 1.25),
      from: set.groundTop + 24 * u,
      to: H,
      colours: [mix(base, top, 0.55), mix(base, top, 0.85), mix(base, top, 0.3), mix(top, P.rim, 0.22)],
    }) +
    scatter(set, stones, 0.2, (x, y, k) =>
      stone(set, x, y, R.between(46, 100) * u * k, mix(mix("#7f8a99", P.ambient, 0.35), base, 0.3)),
    ) +
    scatter(set, ground.mushrooms ?? 0, 0.2, (x, y, k) =>
      mushroom(set, x, y, R.between(26, 44) * u * k, R.pick(["#e0564a", "#e88a4f", "#7f6fd8"])),
    ) +
    flowers(set, ground.flowers ?? 0)
  );
};

const hedge = (set: PictureSet, at: Ridge, base: Colour): SvgArt => {
  const { W, u, R, P, portrait } = set;
  const colour = mix(mix(P.mid, P.near, 0.3), base, 0.35);
  const count = portrait ? 9 : 16;
  return repeat(count, (i) => {
    const x = ((i + R.between(0.1, 0.9)) / count) * W;
    if (Math.abs(x - pathTop(set)) < 90 * u) return "";
    return bush(
      set,
      x,
      at(x) + 16 * u,
      R.between(120, 230) * u,
      mix(colour, P.sky[2], R.between(0, 0.14)),
      mix(colour, P.rim, 0.35),
    );
  });
};

const pathTop = ({ W, side }: PictureSet): number => W * (0.5 + side * 0.17);

const patches = ({ W, H, u, R, D, P, groundTop }: PictureSet, top: Colour, base: Colour): SvgArt =>
  repeat(16, () => {
    const y = groundTop + (H - groundTop) * R.between(0.12, 0.95);
    const k = 0.5 + (y - groundTop) / (H - groundTop);
    const fill = D.glow(
      R() < 0.5
        ? [
            [0, mix(top, P.rim, 0.25), 0.35],
            [1, top, 0],
          ]
        : [
            [0, darken(base, 0.04), 0.5],
            [1, base, 0],
          ],
    );
    return ellipse(R() * W, y, R.between(120, 300) * u * k, R.between(10, 26) * u * k, fill);
  });

const path = (set: PictureSet, at: Ridge, top: Colour, base: Colour): SvgArt => {
  const { W, H, u, R, D, P, side } = set;
  const px = pathTop(set);
  const py = at(px) + 2 * u;
  const foot = W * (0.5 - side * 0.1);
  const deep = H - py;
  const sand = mix(top, "#f3dcae", 0.42);
  const edge = `M${fix(px - 16 * u)} ${fix(py)}C${fix(px - 150 * u * side)} ${fix(py + deep * 0.22)} ${fix(foot + 280 * u * side)} ${fix(py + deep * 0.4)} ${fix(foot - 310 * u)} ${fix(H + 20)}L${fix(foot + 360 * u)} ${fix(H + 20)}C${fix(foot + 520 * u * Math.max(0, side) + 140 * u)} ${fix(py + deep * 0.52)} ${fix(px - 60 * u * side + 60 * u)} ${fix(py + deep * 0.2)} ${fix(px + 18 * u)} ${fix(py)}Z`;
  const fill = D.body([
    [0, mix(sand, P.light, 0.3), 0.8],
    [0.5, sand, 0.6],
    [1, mix(sand, base, 0.5), 0.5],
  ]);
  const pebbles = repeat(26, () => {
    const t = R();
    return ellipse(
      px + (foot - px) * t * 1.05 + R.wobble() * (20 + 190 * t) * u,
      py + deep * t,
      R.between(6, 22) * u * (0.4 + t),
      R.between(2, 6) * u * (0.4 + t),
      mix(sand, base, 0.55),
      0.5,
    );
  });
  return shape(edge, fill) + pebbles;
};

/** A pool of light around the lead. Looks that draw halos as rings have none. */
export const lightPool = (set: PictureSet, colour = set.P.light): SvgArt => {
  const { W, H, u, D, heroX, feet, portrait, look } = set;
  if (look.fills.glowRings > 0) return "";
  const soft = D.glow([
    [0, colour, 0.34],
    [0.6, colour, 0.12],
    [1, colour, 0],
  ]);
  return ellipse(heroX, feet + 4 * u, W * (portrait ? 0.55 : 0.3), H * 0.075, soft);
};

const flowers = (set: PictureSet, count: number): SvgArt => {
  const { R, u } = set;
  const petals = R.pick([
    ["#ffffff", "#ffd9ec", "#f7a8c8"],
    ["#ffe27a", "#ffffff", "#ffb35a"],
    ["#c9b6ff", "#ffffff", "#8fb6ff"],
  ] as const);
  return scatter(set, count, 0.08, (x, y, k) => flower(set, x, y, R.between(22, 38) * u * k, R.pick(petals)));
};

/** Scatters small things on the ground, not under figures' feet. Far ones are smaller and drawn first. */
export const scatter = (
  set: PictureSet,
  count: number,
  from: number,
  draw: (x: number, y: number, k: number) => SvgArt,
): SvgArt => {
  const { W, H, u, R, groundTop, occupiedX, feet } = set;
  const spots = Array.from({ length: count }, () => {
    const y = groundTop + (H - groundTop) * R.between(from, 0.97);
    const x = R() * W;
    const near = occupiedX.find((t) => Math.abs(x - t) < 180 * u && y > feet - 60 * u);
    return { x: near === undefined ? x : x < near ? near - 230 * u : near + 250 * u, y };
  }).sort((a, b) => a.y - b.y);
  return spots.map(({ x, y }) => draw(x, y, 0.5 + ((y - groundTop) / (H - groundTop)) * 1.1)).join("");
};
