import type { Colour } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { type SvgArt, shape } from "../shapes/svg.ts";

export interface StylisedTree {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: Colour;
  readonly trunk?: Colour;
  readonly isConifer: boolean;
}

export type DrawTree = (set: PictureSet, tree: StylisedTree) => SvgArt;

export const stem = ({ x, y, height: h, trunk = "#5b4033" }: StylisedTree, up: number, width = 0.05): SvgArt =>
  shape(
    `M${fix(x - h * width)} ${fix(y)}L${fix(x - h * width * 0.6)} ${fix(y - h * up)}H${fix(x + h * width * 0.6)}L${fix(x + h * width)} ${fix(y)}Z`,
    trunk,
  );
