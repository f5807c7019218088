import { darken, lighten, mix, turn } from "../colour/oklab.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, rect, repeat, shape } from "../shapes/svg.ts";
import { type DrawTree, stem } from "./tree-parts.ts";

/** Wide drops of thin colour that run into each other over a bare trunk with a few twigs. */
export const washes: DrawTree = ({ R, P }, tree) => {
  const { x, y, height: h, colour, isConifer, trunk = "#5b4033" } = tree;
  const count = isConifer ? 9 : 8;
  const drops = repeat(count, (i) => {
    const t = i / (count - 1);
    const cx = x + R.wobble() * h * (isConifer ? 0.05 : 0.24);
    const cy = isConifer ? y - h * (0.2 + t * 0.75) : y - h * R.between(0.5, 0.96);
    const rx = h * (isConifer ? 0.24 * (1.1 - t) : R.between(0.14, 0.24));
    const tone =
      i % 3 === 0 ? turn(lighten(colour, 0.1), 50) : i % 3 === 1 ? colour : mix(darken(colour, 0.05), P.far, 0.35);
    return ellipse(cx, cy, rx, rx * (isConifer ? 0.42 : 0.74), tone, 0.55);
  });
  const twigs = [-1, 1]
    .map(
      (k) =>
        `M${fix(x)} ${fix(y - h * 0.4)}Q${fix(x + k * h * 0.06)} ${fix(y - h * 0.56)} ${fix(x + k * h * 0.17)} ${fix(y - h * 0.68)}`,
    )
    .join("");
  return (
    line(
      `M${fix(x)} ${fix(y)}Q${fix(x + R.wobble() * h * 0.06)} ${fix(y - h * 0.4)} ${fix(x)} ${fix(y - h * 0.78)}`,
      trunk,
      h * 0.032,
    ) +
    (isConifer ? "" : line(twigs, trunk, h * 0.016)) +
    drops
  );
};

/** A broad crown of few bold bumps, with hatching on its shaded side. */
export const bold: DrawTree = (set, tree) => {
  const { x, y, height: h, colour, isConifer } = tree;
  const { side, look } = set;
  const ink = look.scenery.lineColour;
  const dark = darken(colour, 0.13);
  const width = h * 0.014 + 1.5 * set.u;
  const outline = (d: string, fill: string): string => shape(d, fill) + line(`${d}`, ink, width);
  if (isConifer) {
    const w = h * 0.34;
    const steps = [0, 1, 2]
      .map((i) => {
        const [foot, top] = [y - h * (0.12 + i * 0.27), y - h * (0.54 + i * 0.23)];
        const half = w * (1 - i * 0.27);
        return (
          outline(
            `M${fix(x)} ${fix(top)}L${fix(x + half)} ${fix(foot)}L${fix(x + half * 0.4)} ${fix(foot - h * 0.03)}L${fix(x)} ${fix(foot + h * 0.02)}L${fix(x - half * 0.4)} ${fix(foot - h * 0.03)}L${fix(x - half)} ${fix(foot)}Z`,
            colour,
          ) +
          shape(
            `M${fix(x)} ${fix(top)}L${fix(x - side * half)} ${fix(foot)}L${fix(x - side * half * 0.4)} ${fix(foot - h * 0.03)}Z`,
            dark,
          )
        );
      })
      .join("");
    return stem(tree, 0.3, 0.05) + steps;
  }
  const r = h * 0.155;
  const bumps = [
    [-0.3, -0.42],
    [-0.26, -0.7],
    [0, -0.86],
    [0.26, -0.7],
    [0.3, -0.42],
  ] as const;
  const at = ([dx, dy]: readonly [number, number]): string => `${fix(x + dx * h)} ${fix(y + dy * h)}`;
  const [first = bumps[0], ...rest] = bumps;
  const crown = `M${at(first)}${rest.map((bump) => `A${fix(r)} ${fix(r)} 0 0 1 ${at(bump)}`).join("")}Q${fix(x)} ${fix(y - h * 0.32)} ${at(first)}Z`;
  const hatching = repeat(5, (i) => {
    const from = x - side * h * (0.05 + i * 0.055);
    return `M${fix(from)} ${fix(y - h * (0.42 + i * 0.012))}l${fix(-side * h * 0.05)} ${fix(-h * 0.14)}`;
  });
  return (
    stem(tree, 0.45, 0.075) +
    outline(crown, colour) +
    ellipse(x + side * h * 0.1, y - h * 0.68, h * 0.13, h * 0.07, lighten(colour, 0.1)) +
    line(hatching, ink, width)
  );
};

/** Square leaves in a grid, as in a game. */
export const blocks: DrawTree = ({ u, side, R }, tree) => {
  const { x, y, height: h, colour, isConifer, trunk = "#5b4033" } = tree;
  const cell = Math.max(6 * u, h / 15);
  const rows = isConifer ? [1, 1, 3, 3, 1, 3, 5, 5, 3, 5, 7, 7] : [3, 5, 7, 9, 9, 7, 5];
  const top = y - cell * (rows.length + (isConifer ? 1.5 : 4));
  const leaves = rows
    .map((count, row) =>
      repeat(count, (i) => {
        const cx = x + (i - count / 2) * cell;
        const lit = ((i + 0.5) / count - 0.5) * side - (row / rows.length - 0.4) * 0.8;
        const tone = lit > 0.3 ? lighten(colour, 0.09) : lit < -0.25 ? darken(colour, 0.09) : colour;
        return rect(cx, top + row * cell, cell * 1.04, cell * 1.04, R() < 0.1 ? lighten(tone, 0.08) : tone);
      }),
    )
    .join("");
  return rect(x - cell * 0.5, top + rows.length * cell, cell, y - top - rows.length * cell, trunk) + leaves;
};

/** Smooth balls and cones on a stick, as turned of wood. */
export const balls: DrawTree = ({ D, side, P }, tree) => {
  const { x, y, height: h, colour, isConifer } = tree;
  const wood = (): string =>
    D.body([
      [0, mix(lighten(colour, 0.12), P.rim, 0.2)],
      [0.55, colour],
      [1, darken(colour, 0.14)],
    ]);
  const glint = (cx: number, cy: number, rx: number, ry: number): string =>
    ellipse(cx + side * rx * 0.36, cy - ry * 0.42, rx * 0.26, ry * 0.18, lighten(colour, 0.2), 0.55);
  const ball = (cx: number, cy: number, rx: number, ry: number): string =>
    ellipse(cx, cy, rx, ry, wood()) + glint(cx, cy, rx, ry);
  const cone = (foot: number, w: number, tall: number): string =>
    shape(
      `M${fix(x - w)} ${fix(foot)}Q${fix(x - w * 0.2)} ${fix(foot - tall * 0.6)} ${fix(x)} ${fix(foot - tall)}Q${fix(x + w * 0.2)} ${fix(foot - tall * 0.6)} ${fix(x + w)} ${fix(foot)}Q${fix(x)} ${fix(foot + w * 0.36)} ${fix(x - w)} ${fix(foot)}Z`,
      wood(),
    ) + glint(x, foot - tall * 0.2, w, tall * 0.3);
  const crown = isConifer
    ? cone(y - h * 0.14, h * 0.33, h * 0.5) + cone(y - h * 0.48, h * 0.24, h * 0.52)
    : ball(x, y - h * 0.72, h * 0.27, h * 0.25) + ball(x - h * 0.2, y - h * 0.5, h * 0.13, h * 0.12);
  return stem(tree, 0.5, 0.045) + crown;
};

/** A camphor tree as broad as it is high: a thick trunk under heaped clumps; a cedar is a tall column of them. */
export const broad: DrawTree = (set, tree) => {
  const { x, y, height: h, colour, isConifer } = tree;
  const { side, P } = set;
  const clumps: readonly (readonly [number, number, number])[] = isConifer
    ? [
        [0, 0.3, 0.13],
        [-0.05, 0.5, 0.14],
        [0.05, 0.66, 0.13],
        [0, 0.84, 0.11],
        [0, 0.97, 0.07],
      ]
    : [
        [-0.36, 0.5, 0.17],
        [0.36, 0.5, 0.17],
        [0, 0.52, 0.2],
        [-0.2, 0.7, 0.19],
        [0.22, 0.7, 0.19],
        [0, 0.84, 0.18],
      ];
  const crown = clumps
    .map(
      ([dx, dy, r]) =>
        ellipse(x + dx * h, y - dy * h, r * h * 1.16, r * h, darken(colour, 0.06)) +
        ellipse(x + (dx + side * 0.03) * h, y - (dy + 0.035) * h, r * h * 0.92, r * h * 0.74, colour) +
        ellipse(
          x + (dx + side * 0.05) * h,
          y - (dy + 0.07) * h,
          r * h * 0.5,
          r * h * 0.34,
          mix(lighten(colour, 0.06), P.rim, 0.2),
        ),
    )
    .join("");
  return stem(tree, 0.5, isConifer ? 0.035 : 0.09) + crown;
};
