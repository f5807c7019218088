import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

/** A sliding door of two leaves, with a lamp above. */
export const slidingDoor = (set: PictureSet, x: number, foot: number, metal: Colour): SvgArt => {
  const { u, D, portrait } = set;
  const w = (portrait ? 240 : 280) * u;
  const h = 470 * u;
  const top = foot - h;
  const leaf = D.body(
    [
      [0, lighten(metal, 0.06)],
      [1, darken(metal, 0.06)],
    ],
    [0, 0, 1, 0],
  );
  const leaves = [-1, 0].map(
    (k) =>
      rect(x + (k * w) / 2, top, w / 2, h, leaf) +
      rect(x + (k * w) / 2 + w * 0.1, top + h * 0.14, w * 0.3, h * 0.26, darken(metal, 0.3), ` rx="${fix(10 * u)}"`) +
      rect(x + (k * w) / 2 + w * 0.06, top + h * 0.52, w * 0.38, h * 0.34, darken(metal, 0.05), ` rx="${fix(8 * u)}"`),
  );
  const stripes = repeat(7, (i) => {
    const at = x - w / 2 + (w * i) / 7;
    return shape(
      `M${fix(at)} ${fix(foot)}l${fix(w / 14)} ${fix(-20 * u)}h${fix(w / 14)}l${fix(-w / 14)} ${fix(20 * u)}Z`,
      "#e8b93f",
    );
  });
  return (
    rect(x - w / 2 - 30 * u, top - 34 * u, w + 60 * u, h + 34 * u, darken(metal, 0.16), ` rx="${fix(24 * u)}"`) +
    leaves.join("") +
    rect(x - w / 2, foot - 20 * u, w, 20 * u, darken(metal, 0.3)) +
    stripes +
    line(`M${fix(x)} ${fix(top)}V${fix(foot)}`, darken(metal, 0.32), 6 * u) +
    ellipse(x, top - 16 * u, 26 * u, 14 * u, "#6ee7a0", 0.3) +
    rect(x - 22 * u, top - 21 * u, 44 * u, 10 * u, "#8ff5b8", ` rx="${fix(5 * u)}"`)
  );
};
