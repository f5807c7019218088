import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { floorboards, type RoomColours, roomColours, windowOn } from "../interiors/room-parts.ts";
import { cabinet, lampLitRoom } from "../interiors/room-shell.ts";

/** A workshop: a long bench with a vice, tools on the wall, planks in the corner, shavings on the floor. */
export const workshop = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  const { wood, floor, lit } = colours;
  const room = lampLitRoom(
    set,
    colours,
    windowOn(set, wood, lit("#7f8f6a")) + toolWall(set, colours) + planks(set, colours) + bench(set, colours),
  );
  return {
    ...room,
    ground: floorboards(set, floor, lit("#a8814f")) + shavings(set, colours),
    shows: ["workbench"],
  };
};

const middle = ({ W, side, portrait }: PictureSet): number => W * (0.5 - side * (portrait ? 0.2 : 0.22));

const toolWall = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const { H, u, portrait } = set;
  const [x, w] = [middle(set), (portrait ? 210 : 330) * u];
  const y = H * (portrait ? 0.21 : 0.15);
  const tools = portrait
    ? ["hammer", "carpentry-saw", "wrench"]
    : ["hammer", "carpentry-saw", "wrench", "axe", "screwdriver", "scissors"];
  return (
    rect(x - w, y, 2 * w, 230 * u, lit("#b98a55"), ` rx="${fix(10 * u)}"`) +
    rect(x - w + 12 * u, y + 12 * u, 2 * w - 24 * u, 206 * u, lit("#c99b66"), ` rx="${fix(6 * u)}"`) +
    tools
      .map((tool, i) => {
        const at = x - w + ((i + 0.5) * 2 * w) / tools.length;
        return (
          line(`M${fix(at)} ${fix(y + 34 * u)}v${fix(20 * u)}`, lit("#4b4f5a"), 7 * u) +
          icon(tool, { x: at, y: y + 180 * u, size: 100 * u, tint: set.tint })
        );
      })
      .join("")
  );
};

const bench = (set: PictureSet, { wood, floor, lit }: RoomColours): SvgArt => {
  const { u, side, portrait, tint } = set;
  const [x, w] = [middle(set), (portrait ? 460 : 800) * u];
  const y = floor - 190 * u;
  const leg = (at: number): SvgArt => rect(x + at * w - 20 * u, y, 40 * u, 204 * u, darken(wood, 0.08));
  const vice = x - side * w * 0.36;
  return (
    leg(-0.42) +
    leg(0.42) +
    rect(x - w * 0.42, floor - 60 * u, w * 0.84, 24 * u, darken(wood, 0.1)) +
    cabinet(set, { x: x - w / 2, y, width: w, height: 44 * u }, wood, lighten(wood, 0.1)) +
    rect(vice - 34 * u, y - 62 * u, 68 * u, 52 * u, lit("#565b66"), ` rx="${fix(8 * u)}"`) +
    rect(vice - 50 * u, y - 40 * u, 100 * u, 14 * u, lit("#8a909b"), ` rx="${fix(7 * u)}"`) +
    birdhouse(set, x + side * w * 0.24, y - 12 * u, lit) +
    icon("toolbox", { x: x - side * w * 0.06, y: y - 10 * u, size: 96 * u, tint }) +
    rect(x - w * 0.3, floor - 100 * u, 120 * u, 42 * u, lit("#c9a06b"), ` rx="${fix(5 * u)}"`)
  );
};

/** Something that is not finished yet. */
const birdhouse = ({ u }: PictureSet, x: number, y: number, lit: RoomColours["lit"]): SvgArt => {
  const pale = lit("#e0bd84");
  return (
    shape(
      `M${fix(x - 54 * u)} ${fix(y)}v${fix(-86 * u)}L${fix(x)} ${fix(y - 138 * u)}L${fix(x + 54 * u)} ${fix(y - 86 * u)}V${fix(y)}Z`,
      pale,
    ) +
    line(
      `M${fix(x - 68 * u)} ${fix(y - 78 * u)}L${fix(x)} ${fix(y - 144 * u)}L${fix(x + 68 * u)} ${fix(y - 78 * u)}`,
      darken(pale, 0.12),
      14 * u,
    ) +
    ellipse(x, y - 64 * u, 20 * u, 20 * u, darken(pale, 0.35))
  );
};

const planks = ({ W, u, side, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const x = W * (0.5 + side * (portrait ? 0.42 : 0.43));
  return repeat(4, (i) => {
    const colour = lit(["#c9975a", "#b5804a", "#d8ae74", "#a8723f"][i] ?? "#c9975a");
    const [bx, h] = [x - side * (90 - i * 52) * u, (430 + (i % 2) * 70) * u];
    return shape(
      `M${fix(bx - 24 * u)} ${fix(floor + 12 * u)}L${fix(bx - 24 * u + side * 40 * u)} ${fix(floor - h)}h${fix(46 * u)}L${fix(bx + 24 * u)} ${fix(floor + 12 * u)}Z`,
      colour,
    );
  });
};

const shavings = ({ W, H, u, R }: PictureSet, { floor, lit }: RoomColours): SvgArt =>
  repeat(16, () => {
    const [x, y] = [R() * W, floor + (H - floor) * R.between(0.1, 0.9)];
    return line(
      `M${fix(x)} ${fix(y)}q${fix(16 * u)} ${fix(-16 * u)} ${fix(26 * u)} ${fix(2 * u)}t${fix(22 * u)} ${fix(-6 * u)}`,
      lit("#eccf96"),
      6 * u,
      0.9,
    );
  });
