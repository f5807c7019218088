import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { cabinet, lampLitRoom } from "../interiors/room-shell.ts";

const loaves = ["bread", "baguette-bread", "croissant", "pretzel", "bread", "bagel"] as const;
const cakes = ["pie", "cupcake", "shortcake", "doughnut", "cookie", "birthday-cake"] as const;

/** A bakery: an oven of bricks, shelves of loaves, a counter with cakes behind glass. */
export const bakery = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  return {
    ...lampLitRoom(set, colours, oven(set, colours) + shelves(set, colours) + counter(set, colours)),
    shows: ["bread-oven"],
  };
};

const oven = ({ W, u, R, side, portrait, D }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const x = W * (0.5 - side * (portrait ? 0.26 : 0.31));
  const brick = lit("#b5623f");
  const [w, h] = [(portrait ? 190 : 230) * u, 400 * u];
  const seams = repeat(9, (row) => {
    const y = floor - h + 20 * u + row * 42 * u;
    return `M${fix(x - w)} ${fix(y)}h${fix(2 * w)}${repeat(5, (i) => `M${fix(x - w + ((i + (row % 2) / 2) * 2 * w) / 5)} ${fix(y)}v${fix(42 * u)}`)}`;
  });
  const fire = D.glow([
    [0, "#ffd36a", 1],
    [0.6, "#f28a3a", 0.95],
    [1, "#7a2f1a", 0.9],
  ]);
  const mouth = `M${fix(x - 130 * u)} ${fix(floor - 120 * u)}v${fix(-70 * u)}a${fix(130 * u)} ${fix(110 * u)} 0 0 1 ${fix(260 * u)} 0v${fix(70 * u)}Z`;
  return (
    rect(x - w * 0.42, 0, w * 0.84, floor - h + 10 * u, darken(brick, 0.05)) +
    rect(x - w, floor - h, 2 * w, h + 6 * u, brick, ` rx="${fix(16 * u)}"`) +
    line(seams, darken(brick, 0.1), 4 * u, 0.6) +
    rect(x - w - 16 * u, floor - h - 14 * u, 2 * w + 32 * u, 30 * u, lit("#8a5a3a"), ` rx="${fix(8 * u)}"`) +
    shape(mouth, lit("#3a2018")) +
    ellipse(x, floor - 150 * u, 112 * u, 66 * u, fire) +
    [-0.5, 0.1]
      .map((k) => ellipse(x + k * 110 * u + R.between(0, 20) * u, floor - 134 * u, 44 * u, 24 * u, lit("#c9823f")))
      .join("") +
    rect(x - 150 * u, floor - 124 * u, 300 * u, 22 * u, lit("#6b6f79"), ` rx="${fix(6 * u)}"`)
  );
};

const shelves = ({ W, H, u, R, side, portrait, tint }: PictureSet, { wood }: RoomColours): SvgArt => {
  const w = (portrait ? 400 : 700) * u;
  const x = W * (0.5 + side * (portrait ? 0.24 : 0.24)) - w / 2;
  const top = H * (portrait ? 0.2 : 0.1);
  const each = 100 * u;
  return repeat(3, (row) => {
    const y = top + (row + 1) * 108 * u;
    const things = repeat(Math.floor(w / each), (i) =>
      icon(loaves[(i + row * 2) % loaves.length] ?? "bread", {
        x: x + (i + 0.5) * each,
        y,
        size: R.between(80, 94) * u,
        tint,
      }),
    );
    return rect(x - 12 * u, y, w + 24 * u, 15 * u, darken(wood, 0.04), ` rx="${fix(4 * u)}"`) + things;
  });
};

const counter = (set: PictureSet, { wood, floor, lit }: RoomColours): SvgArt => {
  const { W, u, side, portrait, tint } = set;
  const width = (portrait ? 420 : 700) * u;
  const x = W * (0.5 + side * (portrait ? 0.24 : 0.24)) - width / 2;
  const y = floor - 170 * u;
  const each = 110 * u;
  const glass = rect(x + 16 * u, y + 14 * u, width - 32 * u, 96 * u, lit("#dff0f4"), ` rx="${fix(8 * u)}"`);
  const sweets = repeat(Math.floor((width - 40 * u) / each), (i) =>
    icon(cakes[i % cakes.length] ?? "pie", { x: x + 76 * u + i * each, y: y + 104 * u, size: 80 * u, tint }),
  );
  const shine = shape(
    `M${fix(x + width * 0.12)} ${fix(y + 18 * u)}h${fix(60 * u)}l${fix(-50 * u)} ${fix(88 * u)}h${fix(-60 * u)}Z`,
    "#ffffff",
    0.35,
  );
  return cabinet(set, { x, y, width, height: 184 * u }, wood, lighten(wood, 0.14)) + glass + sweets + shine;
};
