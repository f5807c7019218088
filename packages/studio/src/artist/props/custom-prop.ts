import { darken, lighten } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { group, line, type SvgArt, shape } from "../shapes/svg.ts";
import { customShapeSynonyms, customShapes } from "./custom-shapes.ts";
import { lantern } from "./lantern.ts";

/** The name of the custom prop for a word. Undefined if there is none. */
export const customPropFor = (word: string): string | undefined => {
  const slug = word.trim().toLowerCase().replaceAll(/\s+/g, "-");
  return [slug, slug.replace(/s$/, "")]
    .flatMap((name) => [name, Object.hasOwn(customShapeSynonyms, name) ? (customShapeSynonyms[name] ?? "") : ""])
    .find((name) => name === "lantern" || Object.hasOwn(customShapes, name));
};

export const customPropNames: readonly string[] = Object.keys(customShapes);

/** Draws a custom prop. x and y are the middle of its lower edge. */
export const customProp = (
  set: Pick<PictureSet, "D" | "tint">,
  name: string,
  x: number,
  y: number,
  size: number,
): SvgArt => {
  if (name === "lantern") return lantern(set, x, y, size * 0.8);
  const { D, tint } = set;
  const art = (customShapes[name] ?? []).map(([d, colour, width]) => {
    const seen = tint(colour);
    if (width) return line(d, seen, width);
    return shape(
      d,
      D.body([
        [0, lighten(seen, 0.05)],
        [1, darken(seen, 0.06)],
      ]),
    );
  });
  const k = Math.round(size * 10) / 1000;
  return group(art.join(""), `transform="translate(${fix(x - size / 2)} ${fix(y - size)}) scale(${k})"`);
};
