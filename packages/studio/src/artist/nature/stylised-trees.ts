import { type Colour, darken, lighten, mix, turn } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import type { TreeStyle } from "../looks/look.ts";
import { fix, type Point, smooth } from "../shapes/curve.ts";
import { ellipse, line, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { solidShape } from "./solid-shape.ts";
import { balls, blocks, bold, broad, washes } from "./toy-trees.ts";
import { type DrawTree, type StylisedTree, stem } from "./tree-parts.ts";

/** One triangle or circle on a stick, with one half in shade. */
const geometric: DrawTree = ({ side }, tree) => {
  const { x, y, height: h, colour, isConifer } = tree;
  const dark = darken(colour, 0.07);
  const top = y - h;
  const w = h * 0.26;
  const foot = y - h * 0.14;
  const r = h * 0.3;
  const crown = isConifer
    ? shape(`M${fix(x)} ${fix(top)}L${fix(x + w)} ${fix(foot)}H${fix(x - w)}Z`, colour) +
      shape(`M${fix(x)} ${fix(top)}L${fix(x - side * w)} ${fix(foot)}H${fix(x)}Z`, dark)
    : ellipse(x, top + r, r, r, colour) +
      shape(`M${fix(x)} ${fix(top)}A${fix(r)} ${fix(r)} 0 0 ${side > 0 ? 0 : 1} ${fix(x)} ${fix(top + r * 2)}Z`, dark);
  return stem(tree, 0.5, 0.035) + crown;
};

/** A bent trunk that carries flat pads of needles, as in prints of the Edo time. */
const pads: DrawTree = (set, tree) => {
  const { x, y, height: h, colour, trunk = "#5b4033" } = tree;
  const { R, look, u } = set;
  const bend = R.wobble() * h * 0.16;
  const bark = `M${fix(x)} ${fix(y)}C${fix(x + bend)} ${fix(y - h * 0.3)} ${fix(x - bend)} ${fix(y - h * 0.6)} ${fix(x + bend * 0.4)} ${fix(y - h * 0.95)}`;
  const needles = repeat(4, (i) => {
    const t = i / 3;
    const w = h * (0.34 - t * 0.17);
    const cx = x + (i % 2 ? 1 : -1) * h * 0.13 * (1 - t) + bend * (0.3 - t * 0.2);
    const cy = y - h * (0.42 + t * 0.5);
    const heads = repeat(4, () => `a${fix(w * 0.25)} ${fix(w * 0.3)} 0 0 1 ${fix(w * 0.5)} 0`);
    const pad = `M${fix(cx - w)} ${fix(cy)}${heads}q0 ${fix(w * 0.12)} ${fix(-w * 0.2)} ${fix(w * 0.12)}h${fix(-w * 1.6)}q${fix(-w * 0.2)} 0 ${fix(-w * 0.2)} ${fix(-w * 0.12)}Z`;
    return solidShape(set, pad, lighten(colour, t * 0.04), 0.8);
  });
  return line(bark, look.scenery.lineColour, h * 0.06 + 2 * u) + line(bark, trunk, h * 0.06) + needles;
};

/** A leaf of paper with a slit vein and folded side veins. */
const cutOut: DrawTree = (set, tree) => {
  const { x, y, height: h, colour, isConifer } = tree;
  const { R } = set;
  const paper = turn(colour, R.between(-26, 26));
  const w = h * (isConifer ? 0.2 : 0.32);
  const foot = y - h * 0.16;
  const top = y - h;
  const middle = (foot + top) / 2;
  const leaf = `M${fix(x)} ${fix(top)}C${fix(x + w * 1.3)} ${fix(middle - h * 0.1)} ${fix(x + w)} ${fix(foot)} ${fix(x)} ${fix(foot)}C${fix(x - w)} ${fix(foot)} ${fix(x - w * 1.3)} ${fix(middle - h * 0.1)} ${fix(x)} ${fix(top)}Z`;
  const veins = repeat(4, (i) => {
    const at = foot - (foot - top) * (0.12 + i * 0.19);
    const reach = w * (0.62 - i * 0.1);
    return `M${fix(x)} ${fix(at)}l${fix(reach)} ${fix(-reach * 0.7)}M${fix(x)} ${fix(at)}l${fix(-reach)} ${fix(-reach * 0.7)}`;
  });
  return (
    stem(tree, 0.3, 0.03) +
    solidShape(set, leaf, paper) +
    line(`M${fix(x)} ${fix(y - h * 0.1)}V${fix(top + h * 0.14)}${veins}`, lighten(paper, 0.14), h * 0.014, 0.9)
  );
};

/** A cypress like a flame, or a crown of curled strokes. */
const flames: DrawTree = ({ R, P }, tree) => {
  const { x, y, height: h, colour, isConifer } = tree;
  const w = h * (isConifer ? 0.17 : 0.34);
  const foot = isConifer ? y : y - h * 0.22;
  const body = isConifer
    ? `M${fix(x)} ${fix(y - h * 1.12)}C${fix(x + w * 0.3)} ${fix(y - h * 0.8)} ${fix(x + w * 1.5)} ${fix(y - h * 0.4)} ${fix(x + w * 0.7)} ${fix(foot)}H${fix(x - w * 0.7)}C${fix(x - w * 1.5)} ${fix(y - h * 0.4)} ${fix(x - w * 0.6)} ${fix(y - h * 0.7)} ${fix(x)} ${fix(y - h * 1.12)}Z`
    : smooth(
        Array.from({ length: 10 }, (_, i): Point => {
          const a = (i / 10) * 6.283;
          const k = i % 2 ? 1.1 : 0.86;
          return [x + Math.cos(a) * w * k, y - h * 0.62 + Math.sin(a) * h * 0.36 * k];
        }),
        true,
        0.9,
      );
  const licks = repeat(isConifer ? 9 : 16, () => {
    const t = R();
    const cx = x + R.wobble() * w * (isConifer ? 0.8 - t * 0.6 : 0.8);
    const cy = isConifer ? foot - t * h * 0.85 : y - h * (0.36 + t * 0.5);
    const s = h * R.between(0.06, 0.13);
    const tone = R.pick([darken(colour, 0.09), lighten(colour, 0.08), mix(colour, P.rim, 0.35), turn(colour, 40)]);
    const d = `M${fix(cx)} ${fix(cy)}q${fix(s * 0.9)} ${fix(-s * 0.4)} ${fix(s * 0.2)} ${fix(-s * 1.3)}q${fix(-s * 0.4)} ${fix(-s * 0.6)} ${fix(s * 0.3)} ${fix(-s)}`;
    return line(d, tone, h * 0.022, 0.9);
  });
  return (isConifer ? "" : stem(tree, 0.5)) + shape(body, colour) + licks;
};

/** Dabs of a wide flat brush in neighbouring hues. */
const dabs: DrawTree = ({ R }, tree) => {
  const { x, y, height: h, colour, isConifer } = tree;
  const crown = repeat(isConifer ? 12 : 18, (i) => {
    const t = i / (isConifer ? 12 : 18);
    const cx = x + R.wobble() * h * (isConifer ? 0.26 * (1 - t) : 0.26);
    const cy = isConifer ? y - h * (0.16 + t * 0.8) : y - h * R.between(0.42, 0.94);
    const w = h * R.between(0.12, 0.2) * (isConifer ? 1.15 - t * 0.6 : 1);
    const tone = turn(lighten(colour, R.between(-0.07, 0.12)), R.between(-55, 45));
    return `<rect x="${fix(cx - w)}" y="${fix(cy - w * 0.4)}" width="${fix(w * 2)}" height="${fix(w * 0.85)}" rx="${fix(w * 0.2)}" fill="${tone}" transform="rotate(${R.whole(-38, 38)} ${fix(cx)} ${fix(cy)})"/>`;
  });
  return stem(tree, 0.6) + crown;
};

/** A tall trunk under a wide flat crown, or a slender poplar. */
const parasols: DrawTree = (set, tree) => {
  const { x, y, height: h, colour, isConifer } = tree;
  const { R, side } = set;
  if (isConifer) {
    const poplar = `M${fix(x)} ${fix(y - h)}C${fix(x + h * 0.17)} ${fix(y - h * 0.75)} ${fix(x + h * 0.15)} ${fix(y - h * 0.14)} ${fix(x)} ${fix(y - h * 0.08)}C${fix(x - h * 0.15)} ${fix(y - h * 0.14)} ${fix(x - h * 0.17)} ${fix(y - h * 0.75)} ${fix(x)} ${fix(y - h)}Z`;
    return stem(tree, 0.2, 0.02) + solidShape(set, poplar, colour, 0.7);
  }
  const lean = R.wobble() * h * 0.1;
  const crown = (
    [
      [0, -0.84, 0.42, 0.15],
      [-0.22, -0.76, 0.26, 0.12],
      [0.24, -0.77, 0.27, 0.12],
      [0.02, -0.95, 0.26, 0.1],
    ] as const
  )
    .map(([dx, dy, rx, ry], i) => {
      const ball = smooth(
        Array.from({ length: 12 }, (_, k): Point => {
          const a = (k / 12) * 6.283;
          const wave = k % 2 ? 1.06 : 0.95;
          return [x + lean + (dx + Math.cos(a) * rx * wave) * h, y + (dy + Math.sin(a) * ry * wave) * h];
        }),
        true,
        0.9,
      );
      return solidShape(set, ball, i === 3 ? lighten(colour, 0.06) : darken(colour, i === 0 ? 0.03 : 0), 0.7);
    })
    .join("");
  const trunk = `M${fix(x)} ${fix(y)}Q${fix(x - side * h * 0.04)} ${fix(y - h * 0.4)} ${fix(x + lean)} ${fix(y - h * 0.78)}`;
  return line(trunk, tree.trunk ?? "#5b4033", h * 0.05) + crown;
};

/** Round crowns in two flat tones, as on a cel: the lit part is cut off hard. */
const cel: DrawTree = (set, tree) => {
  const { x, y, height: h, colour, isConifer } = tree;
  const { side, P } = set;
  const balls = [
    [-0.2, -0.55, 0.2],
    [0.2, -0.55, 0.2],
    [0, -0.72, 0.25],
  ] as const;
  const shade = mix(darken(colour, 0.08), "#3f3f9a", 0.3);
  const lit = mix(lighten(colour, 0.07), P.rim, 0.3);
  if (isConifer) {
    const tier = (i: number, fill: Colour, from: number, to: number): string => {
      const [w, foot] = [h * (0.24 - i * 0.055), y - h * (0.14 + i * 0.24)];
      const top = foot - h * 0.38;
      const edge = (k: number): string => `${fix(x + side * w * k)} ${fix(foot)}`;
      return shape(`M${fix(x)} ${fix(top)}L${edge(from)}Q${fix(x)} ${fix(foot + h * 0.05)} ${edge(to)}Z`, fill);
    };
    const tiers = [0, 1, 2].map((i) => tier(i, shade, -1, 1) + tier(i, colour, -0.35, 1) + tier(i, lit, 0.55, 1));
    return stem(tree, 0.3, 0.03) + tiers.join("");
  }
  const disc = (fill: Colour, k: number, shift: number): string =>
    balls
      .map(([dx, dy, r]) => ellipse(x + (dx + side * shift) * h, y + (dy - shift) * h, r * k * h, r * k * h, fill))
      .join("");
  return stem(tree, 0.5, 0.04) + disc(shade, 1, 0) + disc(colour, 0.82, 0.035) + disc(lit, 0.44, 0.08);
};

/** Strokes of a wide brush that all lean with the wind. */
const slanted: DrawTree = ({ R, side, P }, tree) => {
  const { x, y, height: h, colour, isConifer } = tree;
  const strokes = repeat(isConifer ? 11 : 26, (i) => {
    const t = R();
    const reach = h * (isConifer ? 0.24 * (1.1 - t) : 0.17 * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)));
    const cy = y - h * (isConifer ? 0.14 + t * 0.82 : 0.36 + t * 0.6);
    const cx = x + R.wobble() * reach * (isConifer ? 0.5 : 1) - side * t * h * 0.1;
    const tone = i % 3 ? mix(colour, P.near, R.between(0, 0.35)) : mix(colour, P.rim, 0.4);
    return line(
      `M${fix(cx - reach)} ${fix(cy + side * h * 0.05)}L${fix(cx + reach)} ${fix(cy - side * h * 0.05)}`,
      tone,
      h * R.between(0.04, 0.08),
      0.9,
    );
  });
  return (
    line(`M${fix(x)} ${fix(y)}L${fix(x - side * h * 0.08)} ${fix(y - h * 0.8)}`, tree.trunk ?? "#3a2c2a", h * 0.03) +
    strokes
  );
};

/** A trunk that curls in at its top, with lights that hang from it. */
const curls: DrawTree = ({ R, P }, tree) => {
  const { x, y, height: h, colour } = tree;
  const k = R() < 0.5 ? -1 : 1;
  const bark = mix(tree.trunk ?? "#4a3260", P.near, 0.4);
  const trunk = `M${fix(x)} ${fix(y)}C${fix(x - k * h * 0.12)} ${fix(y - h * 0.4)} ${fix(x + k * h * 0.02)} ${fix(y - h * 0.9)} ${fix(x + k * h * 0.2)} ${fix(y - h * 0.92)}c${fix(k * h * 0.16)} 0 ${fix(k * h * 0.16)} ${fix(h * 0.2)} ${fix(k * h * 0.02)} ${fix(h * 0.18)}`;
  const leaves = repeat(9, (i) => {
    const a = (i / 9) * 6.283;
    const tone = mix(colour, R.pick(["#e070d0", "#8a6fff", "#5fd0d8", "#ffc070"]), 0.5);
    const [cx, cy] = [x + k * h * 0.1 + Math.cos(a) * h * 0.26, y - h * 0.84 + Math.sin(a) * h * 0.16];
    return ellipse(cx, cy, h * R.between(0.07, 0.13), h * R.between(0.06, 0.1), tone, 0.92);
  });
  const lights = repeat(5, (i) => {
    const cx = x + k * h * 0.1 + (i - 2) * h * 0.11;
    const foot = y - h * R.between(0.46, 0.62);
    return (
      line(`M${fix(cx)} ${fix(y - h * 0.78)}V${fix(foot)}`, bark, h * 0.007, 0.7) +
      ellipse(cx, foot, h * 0.022, h * 0.022, "#ffe9a8")
    );
  });
  return leaves + line(trunk, bark, h * 0.05) + lights;
};

const styles: Readonly<Record<TreeStyle, DrawTree>> = {
  geometric,
  pads,
  "cut-out": cutOut,
  flames,
  dabs,
  parasols,
  cel,
  slanted,
  curls,
  washes,
  bold,
  blocks,
  balls,
  broad,
};

export const stylisedTree = (set: PictureSet, style: TreeStyle, tree: StylisedTree): SvgArt => styles[style](set, tree);
