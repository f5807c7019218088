import { lighten } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt } from "../shapes/svg.ts";
import { type RoomColours, roomColours, windowOn } from "./interiors/room-parts.ts";
import { cabinet, lampLitRoom } from "./interiors/room-shell.ts";

/** A classroom: a blackboard, desks in a row, a window. */
export const classroom = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  return lampLitRoom(
    set,
    colours,
    windowOn(set, colours.wood, colours.curtain) + blackboard(set, colours) + desks(set, colours),
  );
};

const blackboard = ({ W, H, u, side, portrait }: PictureSet, { wood, lit }: RoomColours): SvgArt => {
  const w = (portrait ? 460 : 640) * u;
  const h = 300 * u;
  const x = W * (0.5 - side * (portrait ? 0.18 : 0.24)) - w / 2;
  const y = H * (portrait ? 0.2 : 0.13);
  const chalk = `M${fix(x + w * 0.1)} ${fix(y + h * 0.26)}h${fix(w * 0.34)}M${fix(x + w * 0.1)} ${fix(y + h * 0.44)}h${fix(w * 0.26)}M${fix(x + w * 0.1)} ${fix(y + h * 0.62)}h${fix(w * 0.3)}M${fix(x + w * 0.62)} ${fix(y + h * 0.68)}l${fix(w * 0.12)} ${fix(-h * 0.42)}l${fix(w * 0.12)} ${fix(h * 0.42)}Z`;
  return (
    rect(x - 18 * u, y - 18 * u, w + 36 * u, h + 36 * u, wood, ` rx="${fix(8 * u)}"`) +
    rect(x, y, w, h, lit("#2f5a48")) +
    line(chalk, lit("#f3f1e4"), 6 * u, 0.85) +
    rect(x + w * 0.1, y + h + 16 * u, w * 0.8, 14 * u, lighten(wood, 0.08)) +
    rect(x + w * 0.3, y + h + 8 * u, 60 * u, 10 * u, lit("#ffffff"))
  );
};

const desks = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u } = set;
  const count = Math.max(3, Math.round(W / (330 * u)));
  const top = lit("#e6c48f");
  return repeat(count, (i) => {
    const x = ((i + 0.5) / count) * W;
    const y = floor - 96 * u;
    return (
      rect(x - 92 * u, y, 14 * u, 110 * u, lit("#49505e")) +
      rect(x + 78 * u, y, 14 * u, 110 * u, lit("#49505e")) +
      cabinet(set, { x: x - 104 * u, y, width: 208 * u, height: 44 * u }, lit("#c9975a"), top) +
      rect(x - 56 * u, y - 24 * u, 70 * u, 14 * u, lit(["#c4505a", "#4f7d9c", "#e0a84f"][i % 3] ?? "#c4505a")) +
      ellipse(x + 50 * u, y - 24 * u, 13 * u, 13 * u, lit(i % 2 ? "#c8443a" : "#7fa05a"))
    );
  });
};
