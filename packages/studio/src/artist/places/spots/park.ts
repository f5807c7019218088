import { darken, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { leafTree } from "../../nature/trees.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";
import { streetLamp } from "../city.ts";
import { meadow } from "../meadow.ts";

/** A park: a meadow with big trees, benches, a lamp and a pond. */
export const park = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, portrait, groundTop, side, isOldWorld } = set;
  const scenery = meadow(set);
  const trees = (portrait ? [0.2, 0.8] : [0.22, 0.4, 0.62, 0.8])
    .map((x) =>
      leafTree(set, {
        x: W * (x + R.wobble() * 0.03),
        y: groundTop + H * 0.01,
        height: R.between(300, 430) * u,
        colour: mix(P.mid, R.pick(["#4f9e4a", "#7fae4a", "#3f8a5a"]), 0.45),
      }),
    )
    .join("");
  const benchX = W * (0.5 - side * (portrait ? 0.26 : 0.33));
  return {
    ...scenery,
    mid: trees + scenery.mid,
    ground:
      scenery.ground +
      pond(set, W * (0.5 + side * (portrait ? 0.24 : 0.3)), groundTop + H * 0.075) +
      bench(set, benchX, groundTop + H * 0.085) +
      (isOldWorld ? "" : streetLamp(set, benchX - side * 150 * u, groundTop + H * 0.08, 330 * u)),
    shows: ["bench", "street-lamp"],
  };
};

const pond = ({ u, P }: PictureSet, x: number, y: number): SvgArt => {
  const water = mix(mix("#4fa3c4", P.ambient, P.ambientShare + 0.05), P.sky[2], 0.25);
  return (
    ellipse(x, y + 4 * u, 250 * u, 40 * u, darken(mix(P.ground[1], "#8a7a5a", 0.3), 0.05)) +
    ellipse(x, y, 236 * u, 33 * u, water) +
    repeat(4, (i) =>
      line(
        `M${fix(x + (-120 + i * 62) * u)} ${fix(y + (i % 2 ? 9 : -7) * u)}h${fix(54 * u)}`,
        mix("#ffffff", P.sky[2], 0.3),
        4 * u,
        0.6,
      ),
    )
  );
};

const bench = ({ u, tint }: PictureSet, x: number, y: number): SvgArt => {
  const [wood, iron] = [tint("#a8703f"), tint("#3a3f4f")];
  return (
    [-1, 1]
      .map(
        (k) =>
          rect(x + k * 100 * u - 7 * u, y - 130 * u, 14 * u, 130 * u, iron) +
          rect(x + k * 100 * u - 7 * u, y - 8 * u, 14 * u, 34 * u, iron),
      )
      .join("") +
    repeat(3, (i) => rect(x - 130 * u, y - (132 - i * 26) * u, 260 * u, 18 * u, wood, ` rx="${fix(6 * u)}"`)) +
    repeat(2, (i) =>
      rect(x - 134 * u, y - (46 - i * 18) * u, 268 * u, 15 * u, darken(wood, 0.05), ` rx="${fix(6 * u)}"`),
    )
  );
};
