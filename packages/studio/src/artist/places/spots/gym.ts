import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { floorboards, type RoomColours, roomColours } from "../interiors/room-parts.ts";

/** A sports hall: wall bars, a basket, high windows, a bench with balls, lines on the floor. */
export const gym = (set: PictureSet): Scenery => {
  const { W, H, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const plaster = lit("#e6dcc4", 0.7);
  const wall = D.body([
    [0, darken(plaster, 0.07)],
    [1, plaster],
  ]);
  return {
    sky: rect(0, 0, W, H, wall),
    far: windows(set, colours) + wallBars(set, colours) + basket(set, colours) + bench(set, colours),
    mid: "",
    ground: floorboards(set, floor, lit("#c98f52")) + courtLines(set, colours),
    front: [],
    indoors: true,
    shows: ["bench"],
  };
};

const windows = ({ W, H, u, P, D, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const count = portrait ? 3 : 7;
  const y = H * (portrait ? 0.12 : 0.06);
  const w = W / count;
  const glass = D.body([
    [0, P.sky[1]],
    [1, P.sky[3]],
  ]);
  return repeat(count, (i) =>
    rect(i * w + 18 * u, y, w - 36 * u, 130 * u, glass, ` stroke="${lit("#f7f4ea")}" stroke-width="${fix(12 * u)}"`),
  );
};

const wallBars = ({ W, u, side, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const wood = lit("#b9793f");
  const width = (portrait ? 300 : 560) * u;
  const x = W * (0.5 + side * (portrait ? 0.28 : 0.3)) - width / 2;
  const top = floor - 430 * u;
  return (
    repeat(11, (i) => rect(x, top + 16 * u + i * 38 * u, width, 13 * u, lighten(wood, 0.06), ` rx="${fix(6 * u)}"`)) +
    repeat(portrait ? 3 : 5, (i) =>
      rect(x + (i / (portrait ? 2 : 4)) * width - 11 * u, top, 22 * u, 440 * u, wood, ` rx="${fix(5 * u)}"`),
    )
  );
};

const basket = ({ W, H, u, side, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const x = W * (0.5 - side * (portrait ? 0.24 : 0.27));
  const y = H * (portrait ? 0.25 : 0.22);
  const net = repeat(
    7,
    (i) => `M${fix(x + (i - 3) * 20 * u)} ${fix(y + 128 * u)}L${fix(x + (i - 3) * 12 * u)} ${fix(y + 212 * u)}`,
  );
  return (
    rect(
      x - 140 * u,
      y - 50 * u,
      280 * u,
      190 * u,
      lit("#fbfaf5"),
      ` rx="${fix(10 * u)}" stroke="${lit("#4b515c")}" stroke-width="${fix(9 * u)}"`,
    ) +
    rect(x - 56 * u, y + 24 * u, 112 * u, 84 * u, "none", ` stroke="${lit("#d9534f")}" stroke-width="${fix(9 * u)}"`) +
    line(
      `${net}M${fix(x - 48 * u)} ${fix(y + 160 * u)}h${fix(96 * u)}M${fix(x - 42 * u)} ${fix(y + 188 * u)}h${fix(84 * u)}`,
      lit("#ffffff"),
      5 * u,
      0.9,
    ) +
    ellipse(x, y + 126 * u, 66 * u, 13 * u, lit("#e2733a")) +
    ellipse(x, y + 126 * u, 52 * u, 7 * u, lit("#8f4a2c"))
  );
};

const bench = ({ W, u, side, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const wood = lit("#b9793f");
  const w = (portrait ? 330 : 440) * u;
  const x = W * (0.5 - side * (portrait ? 0.24 : 0.3));
  const ball = (at: number, r: number, colour: string): SvgArt =>
    ellipse(at, floor - 94 * u - r, r, r, lit(colour)) +
    line(
      `M${fix(at - r)} ${fix(floor - 94 * u - r)}h${fix(2 * r)}M${fix(at)} ${fix(floor - 94 * u - 2 * r)}v${fix(2 * r)}`,
      darken(lit(colour), 0.2),
      4 * u,
    );
  return (
    ball(x - w * 0.3, 34 * u, "#e2733a") +
    ball(x + w * 0.22, 30 * u, "#f3efe2") +
    rect(x - w / 2, floor - 94 * u, w, 24 * u, lighten(wood, 0.05), ` rx="${fix(6 * u)}"`) +
    [-0.38, 0.38].map((k) => rect(x + k * w - 12 * u, floor - 74 * u, 24 * u, 84 * u, darken(wood, 0.06))).join("")
  );
};

const courtLines = ({ W, H, u }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const [near, far] = [floor + (H - floor) * 0.82, floor + (H - floor) * 0.16];
  return (
    line(
      `M${fix(W * 0.06)} ${fix(far)}H${fix(W * 0.94)}M${fix(W * 0.5)} ${fix(far)}V${fix(near)}M${fix(-W * 0.08)} ${fix(near)}H${fix(W * 1.08)}`,
      lit("#f7f4ea"),
      9 * u,
      0.75,
    ) +
    `<ellipse cx="${fix(W / 2)}" cy="${fix((near + far) / 2)}" rx="${fix(W * 0.17)}" ry="${fix((near - far) * 0.34)}" fill="none" stroke="${lit("#d9534f")}" stroke-width="${fix(9 * u)}" opacity=".75"/>` +
    shape(`M${fix(-20)} ${fix(H)}h${fix(W + 40)}v20h${fix(-W - 40)}Z`, lit("#c98f52"))
  );
};
