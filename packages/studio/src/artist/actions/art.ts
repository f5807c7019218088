import { speciesOf } from "../animals/species.ts";
import { type Colour, darken, lighten } from "../colour/oklab.ts";
import { customProp, customPropFor } from "../props/custom-prop.ts";
import { icon, iconFor } from "../props/icon.ts";
import { line, type SvgArt, shape } from "../shapes/svg.ts";
import type { StageContext } from "./stage.ts";

type Drawn = Pick<StageContext, "set">;

interface Spot {
  /** The middle of its lower edge. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

/** A thing by its word, or nothing if there is no drawing of it. */
export const thingArt = ({ set }: Drawn, word: string, { x, y, size, turn, flip }: Spot): SvgArt => {
  const own = customPropFor(word);
  // Custom props use of a picture's set what a stage has, too.
  if (own) return customProp(set as Parameters<typeof customProp>[0], own, x, y, size);
  const slug = speciesOf(word) ? undefined : iconFor(word);
  return slug ? icon(slug, { x, y, size, tint: set.tint, ...(turn ? { turn } : {}), ...(flip ? { flip } : {}) }) : "";
};

/** A shape in the light of the picture, lighter at the top. */
export const lit = ({ set }: Drawn, d: string, colour: Colour): SvgArt => {
  const seen = set.tint(colour);
  const { outline, outlineColour } = set.look.figures;
  const fill = set.D.body([
    [0, lighten(seen, 0.06)],
    [1, darken(seen, 0.07)],
  ]);
  return shape(d, fill) + (outline ? line(`${d}`, outlineColour, outline * 0.9) : "");
};

export const stroke = ({ set }: Drawn, d: string, colour: Colour, width: number): SvgArt => {
  const { outline, outlineColour } = set.look.figures;
  return (outline ? line(d, outlineColour, width + outline * 1.6) : "") + line(d, set.tint(colour), width);
};
