import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { floorboards, type RoomColours, roomColours } from "../interiors/room-parts.ts";

/** A museum: paintings in gold frames, the bones of a dinosaur on a plinth, vases on pedestals. */
export const museum = (set: PictureSet): Scenery => {
  const { W, H, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const wall = lit("#6f8f8a", 0.75);
  const paper = D.body([
    [0, darken(wall, 0.08)],
    [1, wall],
  ]);
  return {
    sky:
      rect(0, 0, W, H, paper) +
      rect(0, floor - 120 * set.u, W, 130 * set.u, lit("#efe6d4")) +
      rect(0, 0, W, 46 * set.u, lit("#efe6d4")),
    far: paintings(set, colours) + bones(set, colours) + pedestals(set, colours),
    mid: "",
    ground: floorboards(set, floor, lit("#b58a5c")) + rope(set, colours),
    front: [],
    indoors: true,
    shows: ["framed-picture"],
  };
};

const paintings = ({ W, H, u, side, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const gold = lit("#d8ab4a");
  const scene = (x: number, y: number, w: number, h: number, kind: number): SvgArt => {
    const ground = `M${fix(x - w / 2)} ${fix(y + h / 2)}v${fix(-h * 0.3)}q${fix(w * 0.3)} ${fix(-h * 0.3)} ${fix(w * 0.55)} ${fix(-h * 0.06)}t${fix(w * 0.45)} ${fix(-h * 0.04)}v${fix(h * 0.4)}Z`;
    const skies = ["#a9cfe2", "#f0d0a0", "#c9b6d8"];
    const lands = ["#5f9a62", "#8f6642", "#3f6f8f"];
    return (
      rect(x - w / 2 - 24 * u, y - h / 2 - 24 * u, w + 48 * u, h + 48 * u, gold, ` rx="${fix(8 * u)}"`) +
      rect(x - w / 2 - 9 * u, y - h / 2 - 9 * u, w + 18 * u, h + 18 * u, darken(gold, 0.12)) +
      rect(x - w / 2, y - h / 2, w, h, lit(skies[kind % 3] ?? "#a9cfe2")) +
      ellipse(x + w * 0.22, y - h * 0.16, h * 0.13, h * 0.13, lit("#f7d76a")) +
      shape(ground, lit(lands[kind % 3] ?? "#5f9a62"))
    );
  };
  const y = H * (portrait ? 0.26 : 0.25);
  return portrait
    ? scene(W * (0.5 - side * 0.24), y, 300 * u, 230 * u, 0) +
        scene(W * (0.5 + side * 0.27), y - 90 * u, 220 * u, 170 * u, 1)
    : scene(W * (0.5 - side * 0.39), y, 250 * u, 300 * u, 1) +
        scene(W * (0.5 - side * 0.2), y, 270 * u, 200 * u, 0) +
        scene(W * (0.5 + side * 0.42), y, 240 * u, 220 * u, 2);
};

/** The bones of a long-necked dinosaur. */
const bones = ({ W, u, side, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const x = W * (0.5 + side * (portrait ? 0.14 : 0.19));
  const y = floor - 210 * u;
  const bone = lit("#f0e6cc");
  const k = side;
  const spine = `M${fix(x - k * 330 * u)} ${fix(y + 116 * u)}Q${fix(x - k * 200 * u)} ${fix(y + 10 * u)} ${fix(x - k * 80 * u)} ${fix(y)}Q${fix(x + k * 60 * u)} ${fix(y - 20 * u)} ${fix(x + k * 120 * u)} ${fix(y + 20 * u)}Q${fix(x + k * 190 * u)} ${fix(y + 20 * u)} ${fix(x + k * 210 * u)} ${fix(y - 190 * u)}`;
  const ribs = repeat(6, (i) => {
    const rx = x + k * (-70 + i * 34) * u;
    return `M${fix(rx)} ${fix(y)}Q${fix(rx + k * 30 * u)} ${fix(y + 70 * u)} ${fix(rx - k * 4 * u)} ${fix(y + 106 * u)}`;
  });
  const legs = [-64, -30, 84, 116]
    .map(
      (dx, i) =>
        `M${fix(x + k * dx * u)} ${fix(y + 14 * u)}L${fix(x + k * (dx + (i % 2 ? 16 : -12)) * u)} ${fix(y + 96 * u)}L${fix(x + k * (dx + (i % 2 ? 2 : 4)) * u)} ${fix(y + 180 * u)}h${fix(k * 26 * u)}`,
    )
    .join("");
  const [hx, hy] = [x + k * 214 * u, y - 200 * u];
  return (
    rect(x - 350 * u, y + 180 * u, 700 * u, 44 * u, lit("#7a5a42"), ` rx="${fix(6 * u)}"`) +
    line(spine, bone, 19 * u) +
    line(ribs + legs, bone, 12 * u) +
    shape(
      `M${fix(hx - k * 30 * u)} ${fix(hy - 14 * u)}q${fix(k * 30 * u)} ${fix(-34 * u)} ${fix(k * 70 * u)} ${fix(-8 * u)}l${fix(k * 54 * u)} ${fix(22 * u)}q${fix(k * 6 * u)} ${fix(24 * u)} ${fix(-k * 18 * u)} ${fix(26 * u)}h${fix(-k * 84 * u)}Z`,
      bone,
    ) +
    ellipse(hx + k * 22 * u, hy - 8 * u, 9 * u, 9 * u, mix(bone, lit("#4b3a2a"), 0.8))
  );
};

const pedestals = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, side, portrait } = set;
  const stone = lit("#e6ded0");
  return (portrait ? [-0.36] : [-0.3, -0.12])
    .map((share, i) => {
      const [x, y] = [W * (0.5 + side * share), floor + 14 * u];
      const clay = lit(i ? "#3f6f8f" : "#c8653d");
      const vase = `M${fix(x - 22 * u)} ${fix(y - 262 * u)}h${fix(44 * u)}q${fix(-8 * u)} ${fix(26 * u)} ${fix(30 * u)} ${fix(54 * u)}q${fix(18 * u)} ${fix(44 * u)} ${fix(-26 * u)} ${fix(78 * u)}h${fix(-52 * u)}q${fix(-44 * u)} ${fix(-34 * u)} ${fix(-26 * u)} ${fix(-78 * u)}q${fix(38 * u)} ${fix(-28 * u)} ${fix(30 * u)} ${fix(-54 * u)}Z`;
      return (
        rect(x - 56 * u, y - 124 * u, 112 * u, 124 * u, stone) +
        rect(x - 70 * u, y - 134 * u, 140 * u, 22 * u, lighten(stone, 0.05)) +
        rect(x - 70 * u, y - 12 * u, 140 * u, 18 * u, darken(stone, 0.06)) +
        shape(vase, clay) +
        line(
          `M${fix(x - 46 * u)} ${fix(y - 196 * u)}h${fix(92 * u)}M${fix(x - 46 * u)} ${fix(y - 176 * u)}h${fix(92 * u)}`,
          lighten(clay, 0.2),
          7 * u,
        )
      );
    })
    .join("");
};

/** A rope between posts before the bones. */
const rope = ({ W, u, side, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const x = W * (0.5 + side * (portrait ? 0.14 : 0.19));
  const gold = lit("#d8ab4a");
  const y = floor + 34 * u;
  const posts = [-300, 0, 300];
  const ropes = [-300, 0]
    .map((dx) => `M${fix(x + dx * u)} ${fix(y - 92 * u)}q${fix(150 * u)} ${fix(74 * u)} ${fix(300 * u)} 0`)
    .join("");
  return (
    line(ropes, lit("#a8242f"), 13 * u) +
    posts
      .map(
        (dx) =>
          rect(x + (dx - 8) * u, y - 106 * u, 16 * u, 108 * u, gold) +
          ellipse(x + dx * u, y, 34 * u, 9 * u, darken(gold, 0.08)) +
          ellipse(x + dx * u, y - 110 * u, 14 * u, 14 * u, lighten(gold, 0.05)),
      )
      .join("")
  );
};
