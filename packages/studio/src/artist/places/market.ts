import { darken, lighten } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { icon } from "../props/icon.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { village } from "./village.ts";

const goods = ["red-apple", "carrot", "cheese-wedge", "fish", "bread", "tulip", "tomato", "lemon"] as const;
const cloths = ["#c8493f", "#3f7fae", "#4f9460", "#d99a35"] as const;

/** A square with stalls under striped awnings, before the houses of a village. */
export const market = (set: PictureSet): Scenery => {
  const { W, H, u, portrait, groundTop, tint } = set;
  const scenery = village(set);
  const count = portrait ? 2 : 4;
  const stone = tint("#c9bba4");
  const paving =
    rect(-20, groundTop + 4 * u, W + 40, H, stone) +
    line(
      [0.12, 0.34, 0.62].map((t) => `M0 ${fix(groundTop + (H - groundTop) * t)}H${fix(W)}`).join("") +
        repeat(
          11,
          (i) => `M${fix(W * (0.5 + (i - 5) * 0.12))} ${fix(groundTop)}L${fix(W * (0.5 + (i - 5) * 0.26))} ${fix(H)}`,
        ),
      darken(stone, 0.1),
      4 * u,
      0.5,
    );
  const stalls = repeat(count, (i) => stall(set, ((i + 0.5) / count) * W, i));
  return { ...scenery, ground: paving + stalls, front: [] };
};

const stall = (set: PictureSet, x: number, at: number): SvgArt => {
  const { u, R, groundTop, tint } = set;
  const [w, h] = [190 * u, 330 * u];
  const y = groundTop + 34 * u;
  const wood = tint("#8a5f3c");
  const cloth = tint(cloths[at % cloths.length] ?? cloths[0]);
  const top = y - h;
  const stripes = repeat(6, (i) => {
    const left = x - w * 1.1 + (i * w * 2.2) / 6;
    const width = (w * 2.2) / 6;
    const fill = i % 2 ? tint("#f6efe0") : cloth;
    return (
      shape(
        `M${fix(left + (x - left) * 0.12)} ${fix(top)}H${fix(left + width + (x - left - width) * 0.12)}L${fix(left + width)} ${fix(top + 96 * u)}H${fix(left)}Z`,
        fill,
      ) + ellipse(left + width / 2, top + 96 * u, width / 2, 18 * u, fill)
    );
  });
  const good = goods[(at * 3 + R.whole(0, 1)) % goods.length] ?? goods[0];
  return (
    ellipse(x, y, w * 1.1, 18 * u, darken(tint("#c9bba4"), 0.18), 0.5) +
    rect(x - w, top + 70 * u, 14 * u, h - 70 * u, wood) +
    rect(x + w - 14 * u, top + 70 * u, 14 * u, h - 70 * u, wood) +
    stripes +
    rect(x - w * 1.02, y - 108 * u, w * 2.04, 108 * u, lighten(wood, 0.06)) +
    rect(x - w * 1.08, y - 124 * u, w * 2.16, 22 * u, lighten(wood, 0.16)) +
    repeat(5, (i) =>
      icon(i % 2 ? (goods[(at * 3 + 2) % goods.length] ?? good) : good, {
        x: x + (i - 2) * w * 0.4,
        y: y - 120 * u,
        size: 68 * u,
        tint,
      }),
    )
  );
};
