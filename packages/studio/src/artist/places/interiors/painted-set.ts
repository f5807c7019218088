import { type Colour, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix, polygon, smooth } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

/** A sun and clouds of cardboard on strings. */
export const hangings = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const { W, H, u, side, portrait } = set;
  const string = lit("#5a4a44");
  const cloud = (x: number, y: number, s: number): SvgArt => {
    const puffs: readonly [number, number][] = [
      [-1, 0.3],
      [-0.8, -0.2],
      [-0.35, -0.3],
      [0, -0.62],
      [0.42, -0.3],
      [0.85, -0.16],
      [1, 0.3],
    ];
    const outline = smooth(
      puffs.map(([dx, dy]) => [x + dx * s, y + dy * s] as const),
      true,
      0.7,
    );
    return (
      line(`M${fix(x - s * 0.5)} 0V${fix(y - s * 0.2)}M${fix(x + s * 0.5)} 0V${fix(y - s * 0.2)}`, string, 3 * u, 0.7) +
      solidShape(set, outline, lit("#fbf6ea")) +
      line(
        `M${fix(x - s * 0.55)} ${fix(y + s * 0.12)}q${fix(s * 0.3)} ${fix(s * 0.14)} ${fix(s * 0.6)} 0`,
        lit("#a9cfe0"),
        7 * u,
        0.8,
      )
    );
  };
  const x = W * (0.5 + side * (portrait ? 0.1 : 0.08));
  const y = H * (portrait ? 0.3 : 0.33);
  const r = 92 * u;
  const beams = repeat(12, (i) => {
    const angle = (i * Math.PI) / 6;
    const at = (a: number, d: number): readonly [number, number] => [x + Math.cos(a) * d, y + Math.sin(a) * d];
    return polygon([at(angle - 0.14, r * 1.12), at(angle, r * 1.55), at(angle + 0.14, r * 1.12)]);
  });
  return (
    line(`M${fix(x)} 0V${fix(y)}`, string, 3 * u, 0.7) +
    shape(beams, lit("#f0a63c")) +
    ellipse(x, y, r, r, lit("#f7c84f")) +
    `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r * 0.76)}" fill="none" stroke="${lit("#f0a63c")}" stroke-width="${fix(7 * u)}"/>` +
    cloud(W * (0.5 - side * (portrait ? 0.2 : 0.15)), H * (portrait ? 0.36 : 0.3), 105 * u) +
    cloud(W * (0.5 + side * 0.27), H * (portrait ? 0.4 : 0.42), 84 * u)
  );
};

/** Hills, trees and a little tower, cut out of boards. */
export const flats = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, side, portrait } = set;
  const hillOf = (high: number, shift: number, colour: Colour): SvgArt => {
    const points = Array.from(
      { length: 9 },
      (_, i) => [(W * i) / 8, floor - (high + Math.sin(i * 1.5 + shift) * high * 0.28) * u] as const,
    );
    const d = smooth(points);
    return (
      solidShape(set, `${d}L${fix(W + 20)} ${fix(floor + 10)}H-20Z`, colour) + line(d, lighten(colour, 0.1), 9 * u, 0.8)
    );
  };
  const tree = (x: number, h: number): SvgArt => {
    const leaf = lit("#4f8f58");
    const foot = floor + 6 * u;
    return (
      rect(x - 17 * u, foot - h * 0.5, 34 * u, h * 0.5, lit("#7d5236")) +
      [0.42, 0.66, 0.9]
        .map((k, i) => {
          const w = (120 - i * 26) * u;
          return solidShape(
            set,
            polygon([
              [x - w, foot - h * (k - 0.16)],
              [x, foot - h * (k + 0.2)],
              [x + w, foot - h * (k - 0.16)],
            ]),
            i % 2 ? lighten(leaf, 0.05) : leaf,
          );
        })
        .join("")
    );
  };
  return (
    hillOf(210, side, lit("#86b07a")) +
    tower(set, W * (0.5 - side * (portrait ? 0.02 : 0.03)), floor - 120 * u, lit) +
    hillOf(110, 2 + side, lit("#6b9c5f")) +
    tree(W * (0.5 - side * (portrait ? 0.25 : 0.25)), 400 * u) +
    (portrait ? "" : tree(W * (0.5 + side * 0.22), 300 * u))
  );
};

const tower = (set: PictureSet, x: number, foot: number, lit: RoomColours["lit"]): SvgArt => {
  const { u } = set;
  const walls = `M${fix(x - 62 * u)} ${fix(foot)}v${fix(-210 * u)}h${fix(124 * u)}v${fix(210 * u)}Z`;
  return (
    solidShape(set, walls, lit("#e8d5b5")) +
    solidShape(
      set,
      polygon([
        [x - 86 * u, foot - 206 * u],
        [x, foot - 330 * u],
        [x + 86 * u, foot - 206 * u],
      ]),
      lit("#c0563f"),
    ) +
    rect(x - 20 * u, foot - 160 * u, 40 * u, 62 * u, lit("#6a4a3a"), ` rx="${fix(20 * u)}"`)
  );
};
