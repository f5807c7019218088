import type { PictureSet } from "../composition/picture-set.ts";
import { fix, type Point } from "../shapes/curve.ts";
import { ellipse, repeat, type SvgArt, shape } from "../shapes/svg.ts";

/** A glowing star with rounded points. */
export const star = ({ D }: PictureSet, x: number, y: number, r: number): SvgArt => {
  const corners = Array.from({ length: 10 }, (_, i): Point => {
    const a = -Math.PI / 2 + (i * Math.PI) / 5 + 0.12;
    const q = i % 2 ? r * 0.52 : r;
    return [x + Math.cos(a) * q, y + Math.sin(a) * q];
  });
  const corner = (i: number): Point => corners[i % 10] ?? [x, y];
  const between = (a: Point, b: Point, t: number): string =>
    `${fix(a[0] + (b[0] - a[0]) * t)} ${fix(a[1] + (b[1] - a[1]) * t)}`;
  const outline = repeat(10, (i) => {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    return `${i ? "L" : "M"}${between(a, b, 0.22)}L${between(a, b, 0.78)}Q${fix(b[0])} ${fix(b[1])} ${between(b, c, 0.22)}`;
  });
  const halo = D.glow([
    [0, "#fff3b8", 0.95],
    [0.16, "#ffe27a", 0.55],
    [0.45, "#ffd25a", 0.17],
    [1, "#ffd25a", 0],
  ]);
  const beams = repeat(8, (i) => {
    const a = (i * Math.PI) / 4 + 0.2;
    const length = r * (i % 2 ? 2.2 : 3);
    const w = r * 0.055;
    const foot = (turn: number): string => `${fix(x + Math.cos(a + turn) * w)} ${fix(y + Math.sin(a + turn) * w)}`;
    return shape(
      `M${foot(1.57)}L${fix(x + Math.cos(a) * length)} ${fix(y + Math.sin(a) * length)}L${foot(-1.57)}Z`,
      "#fff6cf",
      0.75,
    );
  });
  const face = D.body([
    [0, "#ffffff"],
    [0.45, "#fff0a8"],
    [1, "#ffc23d"],
  ]);
  return ellipse(x, y, r * 5.2, r * 5.2, halo) + beams + shape(`${outline}Z`, face);
};
