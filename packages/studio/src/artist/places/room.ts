import { type Colour, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { solidShape } from "../nature/solid-shape.ts";
import { icon } from "../props/icon.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, rect, repeat, type SvgArt } from "../shapes/svg.ts";
import { floorboards, roomColours, windowOn } from "./interiors/room-parts.ts";
import { papered } from "./interiors/room-shell.ts";

export const room = (set: PictureSet): Scenery => {
  const { W, H, u, P, D, side, portrait } = set;
  const colours = roomColours(set, "candle");
  const { wood, curtain, rug, floor } = colours;
  const night = P.stars > 0.3;
  const shelfX = W * (0.5 - side * 0.27);
  const shelfY = H * (portrait ? 0.3 : 0.32);
  const candle =
    icon("candle", { x: shelfX + 96 * u, y: shelfY - 2 * u, size: 74 * u }) +
    ellipse(
      shelfX + 96 * u,
      shelfY - 60 * u,
      240 * u,
      240 * u,
      D.glow([
        [0, "#ffd27a", 0.5],
        [1, "#ffd27a", 0],
      ]),
    );
  return {
    sky: papered(set, colours),
    far: windowOn(set, wood, curtain) + shelves(set, shelfX, shelfY, wood) + (night ? candle : ""),
    mid: "",
    ground:
      floorboards(set, floor, wood, rug) +
      icon("potted-plant", { x: W * (0.5 + side * 0.44), y: floor + 50 * u, size: 200 * u, tint: set.tint }),
    front: [],
    indoors: true,
  };
};

const spines = ["#c4505a", "#4f7d9c", "#e0a84f", "#5a9a72", "#8a6bb0", "#d97a4f"] as const;
const shelves = (set: PictureSet, x: number, top: number, wood: Colour): SvgArt => {
  const { u, R, P } = set;
  return repeat(3, (k) => {
    const y = top + k * 118 * u;
    let books = "";
    for (let bx = x - 156 * u; bx < x + 130 * u; ) {
      const w = R.between(18, 34) * u;
      const h = R.between(60, 92) * u;
      if (R() < 0.84)
        books +=
          rect(
            bx,
            y - h,
            w,
            h,
            mix(R.pick(spines), P.stars > 0.3 ? "#131a3c" : P.ambient, P.ambientShare + P.stars * 0.35),
            ` rx="${fix(3 * u)}"`,
          ) + rect(bx + w * 0.2, y - h * 0.82, w * 0.6, 4 * u, "#ffffff", ' opacity=".4"');
      bx += w + 3 * u;
    }
    return (
      books +
      solidShape(set, `M${fix(x - 170 * u)} ${fix(y)}h${fix(340 * u)}v${fix(16 * u)}h${fix(-340 * u)}Z`, wood, 0.6)
    );
  });
};
