import type { PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

/** Flat white lamps in the ceiling of an office or a hospital, lit at night. */
export const ceilingPanels = ({ W, u, P, D, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const isOn = P.stars > 0.3;
  const glow = D.glow([
    [0, "#f2fbff", 0.8],
    [0.4, "#dcefff", 0.3],
    [1, "#cfe6f5", 0],
  ]);
  const count = portrait ? 1 : 2;
  return repeat(count, (i) => {
    const x = W * (count === 1 ? 0.5 : 0.39 + i * 0.22);
    const panel = `M${fix(x - 150 * u)} ${fix(12 * u)}h${fix(300 * u)}l${fix(30 * u)} ${fix(34 * u)}h${fix(-360 * u)}Z`;
    return (
      (isOn ? ellipse(x, 40 * u, 460 * u, 430 * u, glow) : "") +
      shape(panel, isOn ? "#f4fbff" : lit("#ffffff")) +
      shape(`M${fix(x - 180 * u)} ${fix(46 * u)}h${fix(360 * u)}v${fix(10 * u)}h${fix(-360 * u)}Z`, lit("#9aa6ad"))
    );
  });
};
