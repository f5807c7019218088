import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { streetOutside } from "../interiors/street-outside.ts";
import { stripLights } from "../interiors/strip-lights.ts";

const yellow = "#f0b92f";

/** The inside of a bus: large windows on a street, seats, yellow poles, straps to hold on to. */
export const bus = (set: PictureSet): Scenery => {
  const { W, H, u, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const panel = lit("#e4e7ea", 0.7);
  const wall = D.body([
    [0, darken(panel, 0.04)],
    [1, darken(panel, 0.1)],
  ]);
  const ribs = repeat(Math.ceil(W / (46 * u)), (i) => `M${fix(i * 46 * u)} ${fix(floor + 8)}V${fix(H)}`);
  const rubber = lit("#5b6270");
  return {
    sky: rect(0, 0, W, H, wall) + rect(0, floor - 130 * u, W, 130 * u, lit("#4a7498")),
    far: windows(set, colours) + ceiling(set, colours) + seats(set, colours) + poles(set, colours),
    mid: "",
    ground:
      rect(
        -20,
        floor,
        W + 40,
        H,
        D.body([
          [0, rubber],
          [1, darken(rubber, 0.1)],
        ]),
      ) +
      line(ribs, darken(rubber, 0.06), 6 * u, 0.6) +
      rect(0, floor - 14 * u, W, 20 * u, lit("#2f3440")) +
      rect(0, H * 0.94, W, 22 * u, lit(yellow), ' opacity=".9"'),
    front: [],
    indoors: true,
    shows: ["bus"],
  };
};

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const openings = ({ W, H, u, portrait }: PictureSet, floor: number): readonly Opening[] => {
  const count = portrait ? 2 : 3;
  const w = (W / count) * 0.88;
  const y = portrait ? H * 0.2 : 176 * u;
  return Array.from({ length: count }, (_, i) => ({
    x: ((i + 0.5) / count) * W - w / 2,
    y,
    w,
    h: floor - 170 * u - y,
  }));
};

const windows = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { u, D } = set;
  const panes = openings(set, floor);
  const [first] = panes;
  if (!first) return "";
  const outlines = panes
    .map(
      ({ x, y, w, h }) =>
        `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(h)}" rx="${fix(34 * u)}"/>`,
    )
    .join("");
  const edges = outlines.replaceAll("/>", ` fill="none" stroke="${lit("#2f3440")}" stroke-width="${fix(20 * u)}"/>`);
  const vents = panes.map(({ x, y, w }) => `M${fix(x + 8 * u)} ${fix(y + 84 * u)}h${fix(w - 16 * u)}`).join("");
  const gleams = panes
    .map(({ x, y, w, h }) => `M${fix(x + w * 0.1)} ${fix(y + h * 0.8)}L${fix(x + w * 0.3)} ${fix(y + h * 0.32)}`)
    .join("");
  return (
    group(
      streetOutside(set, first.y, first.y + first.h) + line(gleams, "#ffffff", 26 * u, 0.14),
      `clip-path="${D.clip(outlines)}"`,
    ) +
    line(vents, lit("#2f3440"), 9 * u) +
    edges
  );
};

/** The curved ceiling with strips of light. */
const ceiling = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { W, H, u, D, portrait } = set;
  const y = portrait ? H * 0.13 : 96 * u;
  const panel = colours.lit("#f4f4f1", 0.6);
  const fill = D.body([
    [0, darken(panel, 0.06)],
    [1, panel],
  ]);
  return (
    rect(0, -10, W, y + 10, fill) +
    rect(0, y - 8 * u, W, 14 * u, darken(panel, 0.12)) +
    stripLights(set, colours, y / 2)
  );
};

/** Seats with their backs to the windows. */
const seats = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, R, portrait } = set;
  const count = portrait ? 4 : 7;
  const shell = lit("#3a6188");
  const cloth = lit("#5a88ae");
  return repeat(count, (i) => {
    const w = 200 * u;
    const x = ((i + 0.5) / count) * W - w / 2;
    const back = `M${fix(x)} ${fix(floor - 70 * u)}V${fix(floor - 270 * u)}q0 ${fix(-44 * u)} ${fix(44 * u)} ${fix(-44 * u)}h${fix(w - 88 * u)}q${fix(44 * u)} 0 ${fix(44 * u)} ${fix(44 * u)}V${fix(floor - 70 * u)}Z`;
    const dots = repeat(9, () =>
      ellipse(
        x + R.between(34, 166) * u,
        floor - R.between(130, 280) * u,
        8 * u,
        8 * u,
        lit(R.pick([yellow, "#e86a4f", "#f3efe4"])),
      ),
    );
    return (
      solidShape(set, back, shell) +
      rect(x + 18 * u, floor - 296 * u, w - 36 * u, 190 * u, cloth, ` rx="${fix(28 * u)}"`) +
      dots +
      line(
        `M${fix(x + 56 * u)} ${fix(floor - 314 * u)}q0 ${fix(-26 * u)} ${fix(24 * u)} ${fix(-26 * u)}h${fix(w - 160 * u)}q${fix(24 * u)} 0 ${fix(24 * u)} ${fix(26 * u)}`,
        lit(yellow),
        13 * u,
      ) +
      rect(x - 4 * u, floor - 112 * u, w + 8 * u, 54 * u, lighten(cloth, 0.04), ` rx="${fix(22 * u)}"`) +
      rect(x + 30 * u, floor - 60 * u, w - 60 * u, 62 * u, darken(shell, 0.1))
    );
  });
};

/** Poles from the ceiling to the floor, and a rail with straps. */
const poles = ({ W, H, u, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const y = portrait ? H * 0.16 : 132 * u;
  const paint = lit(yellow);
  const upright = (portrait ? [0.5] : [0.335, 0.665]).map((k) => W * k);
  const straps = repeat(Math.round(W / (240 * u)), (i) => {
    const x = (i + 0.5) * 240 * u;
    if (upright.some((pole) => Math.abs(pole - x) < 50 * u)) return "";
    return (
      line(`M${fix(x)} ${fix(y)}v${fix(54 * u)}`, lit("#3a4050"), 12 * u) +
      `<circle cx="${fix(x)}" cy="${fix(y + 84 * u)}" r="${fix(29 * u)}" fill="none" stroke="${lit("#f7f5ef")}" stroke-width="${fix(12 * u)}"/>`
    );
  });
  return (
    straps +
    line(`M-20 ${fix(y)}H${fix(W + 20)}`, darken(paint, 0.08), 17 * u) +
    upright
      .map(
        (x) =>
          rect(x - 11 * u, y - 40 * u, 22 * u, floor - y + 46 * u, paint) +
          rect(x - 4 * u, y - 40 * u, 6 * u, floor - y + 46 * u, lighten(paint, 0.1)) +
          rect(x - 26 * u, floor - 340 * u, 52 * u, 70 * u, lit("#c43f3a"), ` rx="${fix(12 * u)}"`) +
          ellipse(x, floor - 305 * u, 13 * u, 13 * u, lit("#f7f5ef")),
      )
      .join("")
  );
};
