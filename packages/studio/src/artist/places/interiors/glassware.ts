import type { PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

const juices = ["#6ee7a0", "#6ec6ff", "#ff8fb1", "#ffd166", "#c79bff"] as const;

/** A row of flasks with bright liquids. */
export const glassware = (set: PictureSet, x: number, foot: number, width: number): SvgArt => {
  const { u, R } = set;
  const count = Math.max(2, Math.floor(width / (110 * u)));
  return repeat(count, (i) => flask(set, x + (width * (i + 0.5)) / count, foot, R.between(0.8, 1.2), R.pick(juices)));
};

const flask = ({ u }: PictureSet, x: number, foot: number, size: number, juice: string): SvgArt => {
  const [w, h] = [34 * u * size, 92 * u * size];
  const neck = w * 0.28;
  const glass = `M${fix(x - neck)} ${fix(foot - h)}V${fix(foot - h * 0.6)}L${fix(x - w)} ${fix(foot - h * 0.1)}Q${fix(x - w)} ${fix(foot)} ${fix(x - w * 0.7)} ${fix(foot)}H${fix(x + w * 0.7)}Q${fix(x + w)} ${fix(foot)} ${fix(x + w)} ${fix(foot - h * 0.1)}L${fix(x + neck)} ${fix(foot - h * 0.6)}V${fix(foot - h)}`;
  const level = `M${fix(x - w * 0.72)} ${fix(foot - h * 0.28)}H${fix(x + w * 0.72)}L${fix(x + w * 0.96)} ${fix(foot - h * 0.1)}Q${fix(x + w)} ${fix(foot)} ${fix(x + w * 0.7)} ${fix(foot)}H${fix(x - w * 0.7)}Q${fix(x - w)} ${fix(foot)} ${fix(x - w * 0.96)} ${fix(foot - h * 0.1)}Z`;
  return (
    shape(level, juice, 0.85) +
    ellipse(x + w * 0.2, foot - h * 0.14, 4 * u, 4 * u, "#ffffff", 0.7) +
    line(glass, "#eef6fb", 5 * u, 0.85)
  );
};
