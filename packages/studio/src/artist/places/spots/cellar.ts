import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { candleWheel, type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { stones } from "../interiors/wallpaper.ts";

/** A cellar: vaults of stone, a stair that leads up, shelves with jars, barrels, one bulb. */
export const cellar = (set: PictureSet): Scenery => {
  const { W, H, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const stone = lit("#8f877c", 0.8);
  const wall = D.body([
    [0, darken(stone, 0.16)],
    [1, darken(stone, 0.02)],
  ]);
  return {
    sky: rect(0, 0, W, H, wall) + stones(set, darken(stone, 0.03), floor),
    far:
      vaults(set, stone, floor) +
      stairs(set, colours, stone) +
      shelves(set, colours) +
      barrels(set, colours) +
      lamp(set, colours),
    mid: "",
    ground: slabs(set, colours),
    front: [],
    indoors: true,
    shows: ["shelf", "stairs"],
  };
};

const vaults = ({ W, H, u, portrait }: PictureSet, stone: string, floor: number): SvgArt => {
  const count = portrait ? 1 : 2;
  const w = W / count;
  const dark = darken(stone, 0.1);
  return repeat(count, (i) => {
    const x = i * w;
    const arch = `M${fix(x)} ${fix(floor)}V${fix(H * 0.3)}Q${fix(x + w / 2)} ${fix(H * -0.08)} ${fix(x + w)} ${fix(H * 0.3)}V${fix(floor)}`;
    return line(arch, dark, 58 * u) + line(arch, lighten(stone, 0.02), 20 * u, 0.7);
  });
};

/** Steps up to a door that stands open a little. */
const stairs = ({ W, u, D, side, portrait }: PictureSet, { floor, lit }: RoomColours, stone: string): SvgArt => {
  const x = W * (0.5 + side * (portrait ? 0.34 : 0.37));
  const light = D.glow([
    [0, "#ffedb8", 0.8],
    [1, "#ffedb8", 0],
  ]);
  const steps = repeat(
    6,
    (i) =>
      rect(
        x - (150 - i * 10) * u,
        floor - (i + 1) * 42 * u,
        (300 - i * 20) * u,
        46 * u,
        i % 2 ? stone : lighten(stone, 0.05),
      ) + rect(x - (150 - i * 10) * u, floor - (i + 1) * 42 * u, (300 - i * 20) * u, 9 * u, lighten(stone, 0.12)),
  );
  const top = floor - 252 * u;
  return (
    rect(x - 96 * u, top - 220 * u, 192 * u, 224 * u, lit("#5b3f2a"), ` rx="${fix(10 * u)}"`) +
    shape(`M${fix(x + 20 * u)} ${fix(top - 206 * u)}h${fix(60 * u)}v${fix(210 * u)}h${fix(-60 * u)}Z`, "#fff0c4") +
    ellipse(x + 50 * u, top - 60 * u, 210 * u, 230 * u, light) +
    steps
  );
};

const shelves = ({ W, H, u, R, side, portrait, tint }: PictureSet, { lit }: RoomColours): SvgArt => {
  const w = (portrait ? 380 : 520) * u;
  const x = W * (0.5 - side * (portrait ? 0.2 : 0.14)) - w / 2;
  const top = H * (portrait ? 0.26 : 0.2);
  const wood = lit("#7a5638");
  return (
    [0, w - 14 * u].map((at) => rect(x + at, top - 20 * u, 18 * u, 330 * u, darken(wood, 0.05))).join("") +
    repeat(3, (row) => {
      const y = top + (row + 1) * 96 * u;
      const count = Math.floor(w / (76 * u));
      const jars = repeat(count, (i) => {
        const at = x + (i + 0.5) * (w / count);
        if (R() < 0.2) return "";
        if (R() < 0.25) return icon("honey-pot", { x: at, y, size: 64 * u, tint });
        const colour = lit(R.pick(["#b5433a", "#e0a83a", "#6f8f3f", "#7a4f8a", "#d97a3f"]));
        return (
          rect(at - 22 * u, y - 58 * u, 44 * u, 58 * u, colour, ` rx="${fix(10 * u)}"`) +
          rect(at - 18 * u, y - 68 * u, 36 * u, 14 * u, lit("#d8cba8"), ` rx="${fix(4 * u)}"`) +
          rect(at - 14 * u, y - 50 * u, 7 * u, 36 * u, "#ffffff", ` rx="${fix(3 * u)}" opacity=".45"`)
        );
      });
      return rect(x - 8 * u, y, w + 16 * u, 15 * u, wood) + jars;
    })
  );
};

const barrels = ({ W, u, side, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const wood = lit("#8f5f38");
  return (portrait ? [0.38] : [0.43, 0.34])
    .map((at) => {
      const x = W * (0.5 - side * at);
      const [w, h, y] = [92 * u, 220 * u, floor + 22 * u];
      return (
        shape(
          `M${fix(x - w * 0.8)} ${fix(y)}Q${fix(x - w * 1.16)} ${fix(y - h / 2)} ${fix(x - w * 0.8)} ${fix(y - h)}H${fix(x + w * 0.8)}Q${fix(x + w * 1.16)} ${fix(y - h / 2)} ${fix(x + w * 0.8)} ${fix(y)}Z`,
          wood,
        ) +
        line(
          repeat(
            4,
            (i) =>
              `M${fix(x + (i - 1.5) * 42 * u)} ${fix(y - h)}Q${fix(x + (i - 1.5) * 58 * u)} ${fix(y - h / 2)} ${fix(x + (i - 1.5) * 42 * u)} ${fix(y)}`,
          ),
          darken(wood, 0.09),
          5 * u,
        ) +
        [0.2, 0.8]
          .map((t) => rect(x - w, y - h * t - 9 * u, 2 * w, 20 * u, lit("#565b66"), ` rx="${fix(5 * u)}"`))
          .join("") +
        ellipse(x, y - h, w * 0.8, 20 * u, lighten(wood, 0.07))
      );
    })
    .join("");
};

const lamp = (set: PictureSet, colours: RoomColours): SvgArt => {
  if (set.isOldWorld) return candleWheel(set, colours);
  const { W, H, u, D, portrait } = set;
  const [x, y] = [W * 0.5, H * (portrait ? 0.2 : 0.15)];
  const glow = D.glow([
    [0, "#ffe3a0", 0.65],
    [1, "#ffc765", 0],
  ]);
  return (
    line(`M${fix(x)} -10V${fix(y)}`, colours.lit("#2f333d"), 6 * u) +
    ellipse(x, y + 22 * u, 330 * u, 330 * u, glow) +
    rect(x - 12 * u, y - 10 * u, 24 * u, 22 * u, colours.lit("#2f333d")) +
    ellipse(x, y + 30 * u, 24 * u, 28 * u, "#fff3c4")
  );
};

const slabs = ({ W, H, u, D }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const slab = lit("#7d766d");
  const fill = D.body([
    [0, darken(slab, 0.02)],
    [1, darken(slab, 0.1)],
  ]);
  const seams =
    repeat(
      11,
      (i) => `M${fix(W * (0.5 + (i - 5) * 0.12))} ${fix(floor)}L${fix(W * (0.5 + (i - 5) * 0.26))} ${fix(H)}`,
    ) + [0.16, 0.44, 0.76].map((t) => `M0 ${fix(floor + (H - floor) * t)}H${fix(W)}`).join("");
  return rect(-20, floor, W + 40, H, fill) + line(seams, darken(slab, 0.1), 5 * u, 0.6);
};
