import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { cabinet, lampLitRoom } from "../interiors/room-shell.ts";
import { shelfUnit } from "../interiors/shelf-unit.ts";

const loaves = ["bread", "baguette-bread", "croissant", "bread", "pretzel", "doughnut", "bagel"] as const;
const cakes = ["birthday-cake", "shortcake", "cupcake", "pie", "doughnut", "cookie", "croissant"] as const;

/** A bakery: shelves of loaves, an oven of bricks with a fire, a counter of glass with cakes. */
export const bakery = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  const wall =
    tiles(set, colours) + shelves(set, colours) + oven(set, colours) + counter(set, colours) + awning(set, colours);
  return { ...lampLitRoom(set, colours, wall), shows: ["bread-oven"] };
};

/** White tiles on the lower wall. */
const tiles = ({ W, u }: PictureSet, { floor, wall }: RoomColours): SvgArt => {
  const tile = mix(lighten(wall, 0.1), "#f6f0e4", 0.3);
  const [w, h] = [96 * u, 48 * u];
  const top = floor - 8 * h;
  const joints = repeat(8, (row) => {
    const y = fix(top + row * h);
    return `M0 ${y}H${fix(W)}${repeat(Math.ceil(W / w) + 1, (i) => `M${fix((i + (row % 2) / 2) * w)} ${y}v${fix(h)}`)}`;
  });
  return rect(0, top, W, 8 * h, tile) + line(joints, darken(tile, 0.08), 3 * u, 0.6);
};

const shelves = (set: PictureSet, { floor, wood }: RoomColours): SvgArt => {
  const { W, H, u, R, side, portrait, tint } = set;
  const width = (portrait ? 470 : 640) * u;
  const y = H * (portrait ? 0.2 : 0.17);
  const x = W * (0.5 - side * (portrait ? 0.22 : 0.25)) - width / 2;
  const rows = portrait ? 5 : 4;
  const count = Math.floor(width / (106 * u));
  return shelfUnit(set, { x, y, width, height: floor - y }, rows, wood, (left, board, row) => {
    const kind = loaves[(row * 2) % loaves.length] ?? "bread";
    return repeat(count, (i) => {
      const slug = R() < 0.62 ? kind : R.pick(loaves);
      return icon(slug, {
        x: left + ((i + 0.5) * width) / count,
        y: board + 3 * u,
        size: R.between(88, 102) * u,
        tint,
      });
    });
  });
};

/** An oven of bricks with a fire behind its round door. */
const oven = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, D, side, portrait } = set;
  const brick = lit("#b5694a");
  const x = W * (0.5 + side * (portrait ? 0.26 : 0.31));
  const [w, h] = [(portrait ? 220 : 250) * u, (portrait ? 560 : 470) * u];
  const top = floor - h;
  const body = `M${fix(x - w)} ${fix(floor + 8 * u)}V${fix(top + 170 * u)}Q${fix(x - w)} ${fix(top)} ${fix(x)} ${fix(top)}T${fix(x + w)} ${fix(top + 170 * u)}V${fix(floor + 8 * u)}Z`;
  const rows = Math.ceil(h / (44 * u));
  const joints = repeat(rows, (row) => {
    const y = floor - row * 44 * u;
    return `M${fix(x - w)} ${fix(y)}h${fix(w * 2)}${repeat(6, (i) => `M${fix(x - w + (i + (row % 2) / 2) * 96 * u)} ${fix(y)}v${fix(-44 * u)}`)}`;
  });
  const mouthY = top + (portrait ? 300 : 270) * u;
  const mouth = `M${fix(x - 126 * u)} ${fix(mouthY)}V${fix(mouthY - 76 * u)}Q${fix(x)} ${fix(mouthY - 216 * u)} ${fix(x + 126 * u)} ${fix(mouthY - 76 * u)}V${fix(mouthY)}Z`;
  const glow = D.glow([
    [0, "#ffc25a", 0.75],
    [1, "#ff8a2a", 0],
  ]);
  const clip = (d: string): string => `clip-path="${D.clip(`<path d="${d}"/>`)}"`;
  return (
    rect(x - 70 * u, -10, 140 * u, top + 60 * u, darken(brick, 0.06)) +
    solidShape(set, body, brick) +
    `<g ${clip(body)}>${line(joints, darken(brick, 0.12), 4 * u, 0.6)}</g>` +
    line(mouth, lit("#8f8378"), 46 * u) +
    shape(mouth, "#3a1712") +
    `<g ${clip(mouth)}>${ellipse(x, mouthY - 40 * u, 160 * u, 130 * u, glow)}${icon("fire", { x: x + 46 * u, y: mouthY + 4 * u, size: 104 * u })}${icon("bread", { x: x - 52 * u, y: mouthY + 4 * u, size: 92 * u })}</g>` +
    rect(x - 176 * u, mouthY, 352 * u, 26 * u, lit("#a1968a"), ` rx="${fix(5 * u)}"`) +
    ellipse(
      x,
      mouthY - 60 * u,
      290 * u,
      230 * u,
      D.glow([
        [0, "#ffb04a", 0.3],
        [1, "#ff8a2a", 0],
      ]),
    )
  );
};

/** A counter with cakes behind glass. */
const counter = (set: PictureSet, { floor, wood, curtain, lit }: RoomColours): SvgArt => {
  const { W, u, side, portrait, tint } = set;
  const width = (portrait ? 560 : 900) * u;
  const x = W * (0.5 + side * (portrait ? 0.18 : 0.16)) - width / 2;
  const [glassTop, low] = [floor - 200 * u, floor - 74 * u];
  const count = Math.floor(width / (128 * u));
  const inside = lit("#f7ecd8");
  return (
    rect(x, glassTop, width, low - glassTop, inside) +
    repeat(count, (i) => {
      const at = x + ((i + 0.5) * width) / count;
      return (
        ellipse(at, low - 6 * u, 54 * u, 10 * u, lit("#c9ced6")) +
        icon(cakes[i % cakes.length] ?? "pie", { x: at, y: low - 6 * u, size: 96 * u, tint })
      );
    }) +
    line(
      repeat(3, (i) => `M${fix(x + width * (0.12 + i * 0.32))} ${fix(low - 12 * u)}l${fix(60 * u)} ${fix(-104 * u)}`),
      "#ffffff",
      18 * u,
      0.28,
    ) +
    cabinet(set, { x, y: low, width, height: 88 * u }, mix(curtain, lit("#e8b8a0"), 0.3), lighten(wood, 0.1)) +
    repeat(count, (i) =>
      rect(
        x + (i + 0.12) * (width / count),
        low + 24 * u,
        (width / count) * 0.76,
        46 * u,
        darken(curtain, 0.03),
        ` rx="${fix(8 * u)}" opacity=".5"`,
      ),
    ) +
    rect(x - 14 * u, glassTop - 20 * u, width + 28 * u, 24 * u, lighten(wood, 0.12), ` rx="${fix(6 * u)}"`) +
    icon("basket", { x: x + width * 0.5 - side * width * 0.36, y: glassTop - 16 * u, size: 96 * u, tint }) +
    icon("baguette-bread", { x: x + width * 0.5 - side * width * 0.2, y: glassTop - 16 * u, size: 84 * u, tint })
  );
};

/** Striped cloth along the ceiling, as over a shop window. */
const awning = ({ W, u, portrait, H }: PictureSet, { lit, curtain }: RoomColours): SvgArt => {
  const w = 120 * u;
  const h = portrait ? H * 0.05 : 60 * u;
  return repeat(Math.ceil(W / w), (i) => {
    const colour = i % 2 ? lit("#fbf3e4") : curtain;
    return (
      rect(i * w, -10, w, h + 10, colour) +
      shape(`M${fix(i * w)} ${fix(h - 1)}a${fix(w / 2)} ${fix(38 * u)} 0 0 0 ${fix(w)} 0Z`, darken(colour, 0.03))
    );
  });
};
