import type { PictureSet } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, rect, type SvgArt, shape } from "../shapes/svg.ts";

/** A hand lantern that stands on the ground, lit. */
export const lantern = ({ D, tint }: Pick<PictureSet, "D" | "tint">, x: number, y: number, h: number): SvgArt => {
  const iron = tint("#4a3a34");
  const halo = D.glow([
    [0, "#fff0b8", 0.9],
    [0.2, "#ffd27a", 0.4],
    [1, "#ffb84a", 0],
  ]);
  const flame = D.body([
    [0, "#fff8d8"],
    [1, "#ffb84a"],
  ]);
  const w = h * 0.26;
  return (
    ellipse(x, y - h * 0.4, h * 1.5, h * 1.3, halo) +
    rect(x - w, y - h * 0.66, w * 2, h * 0.58, "#ffe9a8", ` rx="${fix(h * 0.06)}" opacity=".85"`) +
    shape(
      `M${fix(x)} ${fix(y - h * 0.58)}q${fix(h * 0.17)} ${fix(h * 0.24)} 0 ${fix(h * 0.42)}q${fix(-h * 0.17)} ${fix(-h * 0.18)} 0 ${fix(-h * 0.42)}Z`,
      flame,
    ) +
    line(
      `M${fix(x - w)} ${fix(y - h * 0.66)}V${fix(y - h * 0.08)}M${fix(x + w)} ${fix(y - h * 0.66)}V${fix(y - h * 0.08)}`,
      iron,
      h * 0.05,
    ) +
    rect(x - w * 1.25, y - h * 0.1, w * 2.5, h * 0.1, iron, ` rx="${fix(h * 0.03)}"`) +
    shape(
      `M${fix(x - w * 1.2)} ${fix(y - h * 0.65)}L${fix(x - w * 0.5)} ${fix(y - h * 0.84)}h${fix(w)}L${fix(x + w * 1.2)} ${fix(y - h * 0.65)}Z`,
      iron,
    ) +
    line(
      `M${fix(x - w * 0.8)} ${fix(y - h * 0.72)}C${fix(x - w)} ${fix(y - h * 1.12)} ${fix(x + w)} ${fix(y - h * 1.12)} ${fix(x + w * 0.8)} ${fix(y - h * 0.72)}`,
      iron,
      h * 0.035,
    )
  );
};
