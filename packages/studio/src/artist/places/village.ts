import { darken, lighten } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { solidShape } from "../nature/solid-shape.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { meadow } from "./meadow.ts";

/** A meadow with cottages. */
export const village = (set: PictureSet): Scenery => {
  const { W, u, R, portrait, groundTop } = set;
  const scenery = meadow(set);
  const count = portrait ? 3 : 6;
  const houses = repeat(count, (i) => {
    const x = (W * (i + 0.5 + R.wobble() * 0.25)) / count;
    return house(set, x, groundTop - R.between(34, 62) * u, R.between(200, 290) * u * (portrait ? 1.1 : 1));
  });
  return { ...scenery, mid: houses + scenery.mid };
};

const house = (set: PictureSet, x: number, y: number, h: number): SvgArt => {
  const { D, P, R, tint } = set;
  const w = h * R.between(0.9, 1.15);
  const plaster = tint(R.pick(["#f3e0c0", "#e8c9a8", "#f7efe0", "#d9e3d0"]));
  const tile = tint(R.pick(["#b5533f", "#8a4a5a", "#4f6f8a", "#a8763f"]));
  const night = P.stars > 0.3;
  const wall = D.body([
    [0, plaster],
    [1, darken(plaster, 0.08)],
  ]);
  const roof = D.body([
    [0, lighten(tile, 0.06)],
    [1, darken(tile, 0.05)],
  ]);
  const glow = D.glow([
    [0, "#ffdf8f", 0.5],
    [1, "#ffdf8f", 0],
  ]);
  const windows = [-0.25, 0.25].map((dx) => {
    const wx = x + dx * w;
    const frame = ` rx="2" stroke="${tint("#7a5238")}" stroke-width="${fix(w * 0.02)}"`;
    return (
      (night ? ellipse(wx, y - h * 0.28, w * 0.3, w * 0.3, glow) : "") +
      rect(wx - w * 0.085, y - h * 0.36, w * 0.17, w * 0.17, night ? "#ffdf8f" : tint("#9fd0e8"), frame)
    );
  });
  return (
    rect(x + w * 0.14, y - h * 1.14, w * 0.12, h * 0.3, darken(plaster, 0.18)) +
    solidShape(
      set,
      `M${fix(x - w * 0.4)} ${fix(y + h * 0.06)}V${fix(y - h * 0.55)}H${fix(x + w * 0.4)}V${fix(y + h * 0.06)}Z`,
      wall,
      0.7,
    ) +
    solidShape(
      set,
      `M${fix(x - w * 0.52)} ${fix(y - h * 0.5)}L${fix(x - w * 0.3)} ${fix(y - h)}L${fix(x + w * 0.3)} ${fix(y - h)}L${fix(x + w * 0.52)} ${fix(y - h * 0.5)}Z`,
      roof,
      0.7,
    ) +
    shape(
      `M${fix(x - w * 0.08)} ${fix(y + h * 0.05)}v${fix(-h * 0.26)}a${fix(w * 0.08)} ${fix(w * 0.08)} 0 0 1 ${fix(w * 0.16)} 0v${fix(h * 0.26)}Z`,
      tint("#6b4630"),
    ) +
    windows.join("")
  );
};
