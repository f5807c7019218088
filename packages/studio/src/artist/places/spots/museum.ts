import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { flagstones } from "../interiors/flagstones.ts";
import { type Motif, painting } from "../interiors/paintings.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { skeleton } from "../interiors/skeleton.ts";

/** A museum: the skeleton of a dinosaur behind a rope, paintings, vases on plinths, high windows. */
export const museum = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  return {
    sky: wall(set, colours),
    far: paintings(set, colours) + vases(set, colours) + exhibit(set, colours),
    mid: "",
    ground: flagstones(set, floor, lit("#cdbfa8")) + rope(set, colours),
    front: [],
    indoors: true,
    shows: ["framed-picture"],
  };
};

const corniceY = ({ H, u, portrait }: PictureSet): number => (portrait ? H * 0.2 : 190 * u);

/** A coloured wall between a dado and a cornice, and windows above it. */
const wall = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, H, u, D } = set;
  const paint = lit("#6f9391", 0.7);
  const plaster = lit("#efe7d8", 0.7);
  const y = corniceY(set);
  const fill = D.body([
    [0, darken(paint, 0.08)],
    [1, paint],
  ]);
  const dado = floor - 120 * u;
  return (
    rect(0, 0, W, H, plaster) +
    windows(set, plaster) +
    rect(0, y, W, floor - y, fill) +
    rect(0, y - 34 * u, W, 20 * u, lighten(plaster, 0.03)) +
    rect(0, y - 14 * u, W, 22 * u, darken(plaster, 0.08)) +
    rect(0, dado, W, floor - dado, darken(plaster, 0.06)) +
    rect(0, dado - 12 * u, W, 18 * u, darken(plaster, 0.13)) +
    repeat(Math.ceil(W / (260 * u)), (i) =>
      rect(i * 260 * u + 20 * u, dado + 24 * u, 220 * u, 72 * u, darken(plaster, 0.02), ` rx="${fix(4 * u)}"`),
    )
  );
};

/** A row of half-round windows under the ceiling. */
const windows = (set: PictureSet, plaster: Colour): SvgArt => {
  const { W, u, P, D, portrait } = set;
  const foot = corniceY(set) - 50 * u;
  const count = portrait ? 3 : 5;
  const r = (portrait ? 130 : 138) * u;
  const sky = D.body([
    [0, P.sky[1]],
    [1, P.sky[3]],
  ]);
  return repeat(count, (i) => {
    const x = ((i + 0.5) * W) / count;
    const pane = `M${fix(x - r)} ${fix(foot)}A${fix(r)} ${fix(r)} 0 0 1 ${fix(x + r)} ${fix(foot)}Z`;
    const bars = [-0.7, 0, 0.7]
      .map((k) => `M${fix(x)} ${fix(foot)}L${fix(x + Math.sin(k * 1.3) * r)} ${fix(foot - Math.cos(k * 1.3) * r)}`)
      .join("");
    return shape(pane, sky) + line(bars, lighten(plaster, 0.02), 10 * u) + line(pane, darken(plaster, 0.1), 20 * u);
  });
};

const paintings = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const { W, u, side, portrait } = set;
  const top = corniceY(set) + (portrait ? 60 : 54) * u;
  const hung: readonly (readonly [number, number, number, number, Motif])[] = portrait
    ? [
        [-0.3, 0, 270, 210, "hills"],
        [0.05, 20, 190, 240, "flowers"],
        [0.34, 0, 220, 180, "sea"],
      ]
    : [
        [-0.425, 0, 210, 180, "hills"],
        [0.13, 10, 170, 130, "moon"],
        [0.27, -6, 170, 200, "flowers"],
        [0.41, 0, 230, 160, "sea"],
      ];
  return hung
    .map(([at, dy, w, h, motif]) =>
      painting(
        set,
        { x: W * (0.5 + side * at) - (w * u) / 2, y: top + dy * u, width: w * u, height: h * u },
        motif,
        lit,
      ),
    )
    .join("");
};

const plinth = (set: PictureSet, x: number, foot: number, w: number, h: number, stone: Colour): SvgArt => {
  const { u } = set;
  return (
    solidShape(set, `M${fix(x - w / 2)} ${fix(foot)}v${fix(-h)}h${fix(w)}v${fix(h)}Z`, stone) +
    rect(x + w * 0.3, foot - h, w * 0.2, h, darken(stone, 0.07)) +
    rect(x - w / 2 - 12 * u, foot - h - 8 * u, w + 24 * u, 24 * u, lighten(stone, 0.05), ` rx="${fix(4 * u)}"`) +
    rect(x - w / 2 - 12 * u, foot - 18 * u, w + 24 * u, 30 * u, darken(stone, 0.05))
  );
};

/** The skeleton looks away from the light, so that its head is over the less crowded side. */
const exhibitX = ({ W, side, portrait }: PictureSet): number => W * (0.5 - side * (portrait ? 0 : 0.075));

const exhibit = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { u, side, portrait } = set;
  const size = portrait ? 0.8 : 0.92;
  const x = exhibitX(set);
  return (
    plinth(set, x, floor + 10 * u, 820 * u * size, 58 * u, lit("#8d6b4c")) +
    skeleton(set, x, floor - 50 * u, size, side > 0 ? -1 : 1, lit("#f1e6cc"))
  );
};

const vases = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, side, portrait, tint } = set;
  if (portrait) return "";
  const stone = lit("#e9e2d4");
  return [0.33, 0.435]
    .map((at, i) => {
      const x = W * (0.5 + side * at);
      const h = (i ? 160 : 120) * u;
      return (
        plinth(set, x, floor + 8 * u, 120 * u, h, stone) + icon("amphora", { x, y: floor - h, size: 140 * u, tint })
      );
    })
    .join("");
};

/** Brass posts with a red rope before the exhibit. */
const rope = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { u, portrait } = set;
  const x = exhibitX(set);
  const step = (portrait ? 250 : 270) * u;
  const foot = floor + 50 * u;
  const brass = lit("#d8aa50");
  const posts = [-1.5, -0.5, 0.5, 1.5].map((k) => x + k * step);
  const sag = posts
    .slice(1)
    .map(
      (at) =>
        `M${fix(at - step)} ${fix(foot - 104 * u)}Q${fix(at - step / 2)} ${fix(foot - 40 * u)} ${fix(at)} ${fix(foot - 104 * u)}`,
    )
    .join("");
  return (
    line(sag, lit("#a32f3c"), 13 * u) +
    posts
      .map(
        (at) =>
          ellipse(at, foot, 30 * u, 9 * u, darken(brass, 0.1)) +
          rect(at - 7 * u, foot - 116 * u, 14 * u, 116 * u, brass) +
          ellipse(at, foot - 122 * u, 13 * u, 13 * u, lighten(brass, 0.06)),
      )
      .join("")
  );
};
