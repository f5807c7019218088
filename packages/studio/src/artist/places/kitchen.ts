import { darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { icon } from "../props/icon.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt } from "../shapes/svg.ts";
import { hearth, sideboard } from "./interiors/hearth.ts";
import { type RoomColours, roomColours, windowOn } from "./interiors/room-parts.ts";
import { cabinet, lampLitRoom } from "./interiors/room-shell.ts";
import { stones } from "./interiors/wallpaper.ts";

/** A kitchen: cupboards, an oven and pans on hooks; in an old world a hearth and a table. */
export const kitchen = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  if (set.isOldWorld)
    return lampLitRoom(
      set,
      colours,
      stones(set, darken(colours.wall, 0.06), colours.floor) +
        windowOn(set, colours.wood, colours.curtain) +
        hearth(set, colours) +
        sideboard(set, colours),
    );
  return lampLitRoom(
    set,
    colours,
    tiles(set, colours) + windowOn(set, colours.wood, colours.curtain) + pans(set, colours) + counter(set, colours),
  );
};

const tiles = ({ W, u }: PictureSet, { floor, wall }: RoomColours): SvgArt => {
  const top = floor - 330 * u;
  const down = repeat(Math.ceil(W / (74 * u)), (i) => `M${fix(i * 74 * u)} ${fix(top)}V${fix(floor)}`);
  const across = repeat(3, (i) => `M0 ${fix(top + (i + 1) * 66 * u)}H${fix(W)}`);
  return (
    rect(0, top, W, 330 * u, mix(lighten(wall, 0.09), "#e6eef0", 0.25)) +
    line(down + across, darken(wall, 0.03), 3 * u, 0.7)
  );
};

const counter = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { W, u, side, tint } = set;
  const { floor, lit, curtain, wall } = colours;
  const front = mix(curtain, wall, 0.4);
  const height = 170 * u;
  const y = floor - height;
  const doors = repeat(Math.ceil(W / (170 * u)), (i) => {
    const x = i * 170 * u + 12 * u;
    return (
      rect(x, y + 22 * u, 146 * u, height - 40 * u, darken(front, 0.04), ` rx="${fix(8 * u)}"`) +
      ellipse(x + 128 * u, y + 54 * u, 7 * u, 7 * u, lighten(front, 0.25))
    );
  });
  const x = W * (0.5 - side * 0.24) - 120 * u;
  const metal = lit("#56606e");
  const oven =
    rect(x, y - 14 * u, 240 * u, height + 14 * u, metal, ` rx="${fix(10 * u)}"`) +
    rect(x + 26 * u, y + 50 * u, 188 * u, 84 * u, lit("#1f2530"), ` rx="${fix(10 * u)}"`) +
    rect(x + 36 * u, y + 108 * u, 168 * u, 18 * u, "#f2a14a", ` rx="${fix(8 * u)}" opacity=".75"`) +
    repeat(4, (i) => ellipse(x + (46 + i * 50) * u, y + 18 * u, 10 * u, 10 * u, lit("#c9d0d8"))) +
    icon("pot-of-food", { x: x + 120 * u, y: y - 12 * u, size: 110 * u, tint });
  return (
    cabinet(set, { x: -20, y, width: W + 40, height: height + 6 * u }, front, lit("#d8c09a")) +
    doors +
    oven +
    icon("teapot", { x: W * (0.5 + side * 0.08), y: y - 8 * u, size: 84 * u, tint }) +
    icon("bread", { x: W * (0.5 + side * 0.33), y: y - 8 * u, size: 84 * u, tint })
  );
};

const pans = ({ W, u, side, H }: PictureSet, { lit, wood }: RoomColours): SvgArt => {
  const x = W * (0.5 - side * 0.24);
  const y = H * 0.17;
  return (
    rect(x - 210 * u, y, 420 * u, 12 * u, darken(wood, 0.05), ` rx="${fix(6 * u)}"`) +
    repeat(4, (i) => {
      const at = x + (i - 1.5) * 100 * u;
      const r = (34 + (i % 2) * 12) * u;
      return (
        line(`M${fix(at)} ${fix(y + 6 * u)}v${fix(66 * u)}`, lit("#3a3f4a"), 9 * u) +
        ellipse(at, y + 70 * u + r, r, r, lit(i % 2 ? "#b5653c" : "#5b6270")) +
        ellipse(at, y + 70 * u + r, r * 0.74, r * 0.74, lit(i % 2 ? "#c98258" : "#747c8c"))
      );
    })
  );
};
