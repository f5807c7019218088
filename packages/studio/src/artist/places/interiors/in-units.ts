import type { PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { group, type SvgArt } from "../../shapes/svg.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
  /** -1 to mirror it. */
  readonly facing?: number;
  readonly size?: number;
}

/** Draws a thing that is written in units around the middle of its foot, which keeps its shapes readable. */
export const inUnits = (
  set: PictureSet,
  { x, y, facing = 1, size = 1 }: Spot,
  thing: (set: PictureSet) => SvgArt,
): SvgArt => {
  const k = Math.round(set.u * size * 10_000) / 10_000;
  return group(
    thing({ ...set, u: 1 }),
    `transform="translate(${fix(x)} ${fix(y)}) scale(${facing < 0 ? -k : k} ${k})"`,
  );
};
