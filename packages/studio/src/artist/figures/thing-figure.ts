import type { PictureSet } from "../composition/picture-set.ts";
import { customProp, customPropFor } from "../props/custom-prop.ts";
import { icon, iconFor, iconSlugs } from "../props/icon.ts";
import { fix } from "../shapes/curve.ts";
import { group, type SvgArt } from "../shapes/svg.ts";

const slugs: ReadonlySet<string> = new Set(iconSlugs);

/** The emoji or custom prop that a kind without joints is drawn as. Undefined if there is none. */
export const thingFor = (kind: string): string | undefined =>
  slugs.has(kind) ? kind : (customPropFor(kind) ?? iconFor(kind));

/** Things with writing on them, which a mirror would make unreadable. */
const written: ReadonlySet<string> = new Set(["input-numbers"]);

interface Placing {
  /** The middle of its lower edge. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip: boolean;
}

/** Draws a thing of `thingFor` as a figure. */
export const drawThing = (
  paint: Pick<PictureSet, "D" | "tint">,
  thing: string,
  { x, y, size, flip: isMirrored }: Placing,
): SvgArt => {
  const flip = isMirrored && !written.has(thing);
  if (slugs.has(thing)) return icon(thing, { x, y, size, flip, tint: paint.tint });
  const moves = `translate(${fix(x)} ${fix(y)}) scale(${flip ? -1 : 1} 1)`;
  return group(customProp(paint, thing, 0, 0, size), `transform="${moves}"`);
};
