import { darken, lighten } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { icon } from "../props/icon.ts";
import { fix } from "../shapes/curve.ts";
import { rect, repeat, type SvgArt } from "../shapes/svg.ts";
import { type RoomColours, roomColours, windowOn } from "./interiors/room-parts.ts";
import { cabinet, lampLitRoom } from "./interiors/room-shell.ts";

const goods = ["bread", "jar", "honey-pot", "cheese-wedge", "red-apple", "cookie", "bread", "pie"] as const;

/** A shop: full shelves, a counter, a window on the street. */
export const shop = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  return lampLitRoom(
    set,
    colours,
    windowOn(set, colours.wood, colours.curtain) + shelves(set, colours) + counter(set, colours),
  );
};

const shelves = ({ W, H, u, R, side, portrait, tint }: PictureSet, { wood }: RoomColours): SvgArt => {
  const w = (portrait ? 420 : 640) * u;
  const x = W * (0.5 - side * (portrait ? 0.22 : 0.26)) - w / 2;
  const top = H * (portrait ? 0.2 : 0.1);
  const each = 78 * u;
  return (
    rect(x - 16 * u, top - 20 * u, w + 32 * u, 390 * u, darken(wood, 0.12), ` rx="${fix(8 * u)}"`) +
    repeat(3, (row) => {
      const y = top + (row + 1) * 116 * u;
      const things = repeat(Math.floor(w / each), (i) =>
        R() < 0.9 ? icon(R.pick(goods), { x: x + (i + 0.5) * each, y, size: R.between(60, 74) * u, tint }) : "",
      );
      return (
        rect(x, y - 104 * u, w, 104 * u, darken(wood, 0.2)) + things + rect(x - 10 * u, y, w + 20 * u, 14 * u, wood)
      );
    })
  );
};

const counter = (set: PictureSet, { wood, floor, curtain, lit }: RoomColours): SvgArt => {
  const { W, u, side, portrait, tint } = set;
  const width = (portrait ? 440 : 620) * u;
  const x = W * (0.5 + side * (portrait ? 0.2 : 0.24)) - width / 2;
  const y = floor - 150 * u;
  const front = darken(curtain, 0.04);
  return (
    cabinet(set, { x, y, width, height: 164 * u }, front, lighten(wood, 0.14)) +
    repeat(4, (i) =>
      rect(
        x + (i + 0.08) * (width / 4),
        y + 26 * u,
        width / 4 - 30 * u,
        112 * u,
        darken(front, 0.05),
        ` rx="${fix(6 * u)}"`,
      ),
    ) +
    rect(x + width * 0.66, y - 76 * u, 120 * u, 66 * u, lit("#8a93a0"), ` rx="${fix(8 * u)}"`) +
    rect(x + width * 0.7, y - 66 * u, 74 * u, 22 * u, lit("#d6e6d0")) +
    icon("basket", { x: x + width * 0.24, y: y - 8 * u, size: 92 * u, tint })
  );
};
