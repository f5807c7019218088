import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { floorboards, type RoomColours, roomColours } from "../interiors/room-parts.ts";

/** An attic: the slopes of the roof with their beams, a round window with its ray of light, trunks and old things. */
export const attic = (set: PictureSet): Scenery => {
  const { W, H, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const plank = lit("#a87c52", 0.75);
  const gable = D.body([
    [0, darken(plank, 0.05)],
    [1, lighten(plank, 0.02)],
  ]);
  const seams = repeat(Math.ceil(W / (90 * set.u)), (i) => `M${fix(i * 90 * set.u)} 0V${fix(floor)}`);
  return {
    sky: rect(0, 0, W, H, gable) + line(seams, darken(plank, 0.07), 4 * set.u, 0.6),
    far: window(set, colours) + slopes(set, plank, floor) + cobweb(set, colours) + things(set, colours),
    mid: "",
    ground: floorboards(set, floor, lit("#8f6642")) + ray(set, floor),
    front: [],
    indoors: true,
    shows: ["trunk"],
  };
};

const centre = ({ W, H, portrait }: PictureSet): readonly [number, number] => [W / 2, H * (portrait ? 0.3 : 0.27)];

const window = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const { u, P, D } = set;
  const [x, y] = centre(set);
  const r = 116 * u;
  const glass = D.body([
    [0, P.sky[1]],
    [1, P.sky[3]],
  ]);
  const glow = D.glow([
    [0, P.light, 0.55],
    [1, P.light, 0],
  ]);
  return (
    ellipse(x, y, r * 2.6, r * 2.6, glow) +
    ellipse(x, y, r + 20 * u, r + 20 * u, lit("#6b4a30")) +
    ellipse(x, y, r, r, glass) +
    line(`M${fix(x)} ${fix(y - r)}v${fix(2 * r)}M${fix(x - r)} ${fix(y)}h${fix(2 * r)}`, lit("#6b4a30"), 14 * u)
  );
};

/** The two slopes of the roof, with rafters and a beam across. */
const slopes = (set: PictureSet, plank: string, floor: number): SvgArt => {
  const { W, H, u, portrait } = set;
  const beam = darken(plank, 0.15);
  const inner = portrait ? 0.2 : 0.27;
  const side = (k: 1 | -1): SvgArt => {
    const edge = k > 0 ? -20 : W + 20;
    const top = W * (0.5 - k * (portrait ? 0.12 : 0.16));
    const roof = `M${fix(edge)} -20H${fix(top)}L${fix(k > 0 ? -20 : W + 20)} ${fix(floor - 80 * u)}Z`;
    const rafters = repeat(4, (i) => {
      const t = 0.2 + i * 0.24;
      const x = top + (edge - top) * t;
      return `M${fix(x)} -20L${fix(edge + (top - edge) * (1 - t) * 0.05)} ${fix((floor - 80 * u) * (1 - t * 0.72))}`;
    });
    return (
      solidShape(set, roof, darken(plank, 0.07), 0.6) +
      line(rafters, beam, 22 * u, 0.75) +
      line(`M${fix(top)} -20L${fix(edge)} ${fix(floor - 80 * u)}`, beam, 40 * u)
    );
  };
  const y = H * (portrait ? 0.14 : 0.1);
  return side(1) + side(-1) + rect(W * inner, y, W * (1 - 2 * inner), 34 * u, beam, ` rx="${fix(6 * u)}"`);
};

const cobweb = ({ W, H, u, side, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const [x, y] = [W * (0.5 - side * (portrait ? 0.26 : 0.2)), H * (portrait ? 0.17 : 0.132)];
  const threads = repeat(
    5,
    (i) => `M${fix(x)} ${fix(y)}L${fix(x + side * (20 + i * 34) * u)} ${fix(y + (130 - i * 26) * u)}`,
  );
  const rings = [0.4, 0.7, 1]
    .map((t) =>
      repeat(
        4,
        (i) =>
          `M${fix(x + side * (20 + i * 34) * u * t)} ${fix(y + (130 - i * 26) * u * t)}L${fix(x + side * (20 + (i + 1) * 34) * u * t)} ${fix(y + (130 - (i + 1) * 26) * u * t)}`,
      ),
    )
    .join("");
  return line(threads + rings, lit("#e8e4da"), 3 * u, 0.6);
};

const things = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, side, portrait, tint } = set;
  const at = (share: number): number => W * (0.5 + side * share);
  return (
    trunk(set, at(portrait ? -0.27 : -0.3), floor + 16 * u, lit("#7a4f33"), lit("#d8b25a")) +
    boxes(set, at(portrait ? 0.3 : 0.33), floor + 14 * u, lit("#c9a06b")) +
    (portrait ? "" : icon("teddy-bear", { x: at(-0.3), y: floor - 158 * u, size: 120 * u, tint })) +
    (portrait ? "" : icon("framed-picture", { x: at(0.17), y: floor - 4 * u, size: 150 * u, tint }))
  );
};

const trunk = ({ u }: PictureSet, x: number, y: number, wood: string, metal: string): SvgArt =>
  rect(x - 170 * u, y - 130 * u, 340 * u, 134 * u, wood, ` rx="${fix(10 * u)}"`) +
  shape(
    `M${fix(x - 176 * u)} ${fix(y - 122 * u)}q0 ${fix(-62 * u)} ${fix(62 * u)} ${fix(-62 * u)}h${fix(228 * u)}q${fix(62 * u)} 0 ${fix(62 * u)} ${fix(62 * u)}Z`,
    lighten(wood, 0.05),
  ) +
  [-110, 110].map((dx) => rect(x + (dx - 13) * u, y - 182 * u, 26 * u, 186 * u, darken(wood, 0.1))).join("") +
  rect(x - 22 * u, y - 136 * u, 44 * u, 48 * u, metal, ` rx="${fix(7 * u)}"`);

const boxes = ({ u }: PictureSet, x: number, y: number, card: string): SvgArt => {
  const box = (bx: number, by: number, w: number, h: number, colour: string): SvgArt =>
    rect(bx - w / 2, by - h, w, h, colour, ` rx="${fix(5 * u)}"`) +
    rect(bx - 20 * u, by - h, 40 * u, h, lighten(colour, 0.06)) +
    rect(bx - w / 2, by - h, w, 13 * u, darken(colour, 0.06));
  return (
    box(x - 80 * u, y, 180 * u, 140 * u, card) +
    box(x + 96 * u, y, 150 * u, 116 * u, darken(card, 0.05)) +
    box(x - 20 * u, y - 140 * u, 150 * u, 100 * u, lighten(card, 0.03))
  );
};

/** The light of the window on the floor. */
const ray = (set: PictureSet, floor: number): SvgArt => {
  const { H, u, P, side, look } = set;
  if (P.stars > 0.3 || look.fills.glowRings > 0) return "";
  const [x] = centre(set);
  return shape(
    `M${fix(x - 120 * u)} ${fix(floor)}h${fix(240 * u)}L${fix(x + (190 - side * 200) * u)} ${fix(H)}h${fix(-420 * u)}Z`,
    P.light,
    0.16,
  );
};
