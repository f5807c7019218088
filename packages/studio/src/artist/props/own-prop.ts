import { darken, lighten } from "../colour/oklab.ts";
import type { Stage } from "../composition/stage.ts";
import { fix } from "../shapes/curve.ts";
import { type Art, group, line, shape } from "../shapes/svg.ts";
import { lantern } from "./lantern.ts";
import { ownNames, ownShapes } from "./own-shapes.ts";

/** The name of a thing of our own making, where a word means one. */
export const ownPropFor = (word: string): string | undefined => {
  const slug = word.trim().toLowerCase().replaceAll(/\s+/g, "-");
  return [slug, slug.replace(/s$/, "")]
    .flatMap((name) => [name, Object.hasOwn(ownNames, name) ? (ownNames[name] ?? "") : ""])
    .find((name) => name === "lantern" || Object.hasOwn(ownShapes, name));
};

export const ownPropNames: readonly string[] = Object.keys(ownShapes);

/** A thing of our own making; x and y are the middle of its foot. */
export const ownProp = (s: Stage, name: string, x: number, y: number, size: number): Art => {
  if (name === "lantern") return lantern(s, x, y, size * 0.8);
  const { D, tint } = s;
  const art = (ownShapes[name] ?? []).map(([d, colour, width]) => {
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
