import { darken, lighten } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { icon } from "../props/icon.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { hangingLamp, type RoomColours, roomColours } from "./interiors/room-parts.ts";

/** The inside of a barn or a shed: planks, beams, barrels, sacks and tools. */
export const barn = (set: PictureSet): Scenery => {
  const { W, H, u, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const plank = lit("#9c7148", 0.7);
  const wall = D.body([
    [0, darken(plank, 0.14)],
    [1, plank],
  ]);
  const seams = repeat(Math.ceil(W / (96 * u)) + 1, (i) => `M${fix(i * 96 * u)} 0V${fix(floor)}`);
  return {
    sky: rect(0, 0, W, H, wall) + line(seams, darken(plank, 0.12), 5 * u, 0.7),
    far:
      window(set, colours) + beams(set, plank) + tools(set, colours) + stores(set, colours) + hangingLamp(set, colours),
    mid: "",
    ground: earth(set, colours),
    front: [],
    indoors: true,
  };
};

const beams = ({ W, H, u }: PictureSet, plank: string): SvgArt => {
  const beam = darken(plank, 0.16);
  return (
    rect(0, 0, W, 60 * u, beam) +
    [0.1, 0.9]
      .map((share) => {
        const [x, k] = [W * share, share < 0.5 ? 1 : -1];
        return (
          rect(x - 28 * u, 0, 56 * u, H * 0.62, beam) +
          line(`M${fix(x)} ${fix(250 * u)}L${fix(x + k * 190 * u)} ${fix(40 * u)}`, beam, 38 * u)
        );
      })
      .join("")
  );
};

const window = ({ W, H, u, P, D, side, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const x = W * (0.5 + side * 0.2);
  const y = H * (portrait ? 0.27 : 0.26);
  const r = 120 * u;
  const pane = D.body([
    [0, P.sky[1]],
    [1, P.sky[3]],
  ]);
  return (
    rect(x - r, y - r, r * 2, r * 2, pane) +
    line(
      `M${fix(x - r)} ${fix(y - r)}h${fix(r * 2)}v${fix(r * 2)}h${fix(-r * 2)}ZM${fix(x)} ${fix(y - r)}v${fix(r * 2)}M${fix(x - r)} ${fix(y)}h${fix(r * 2)}`,
      lit("#5f3f28"),
      17 * u,
    )
  );
};

/** A rake, a saw and a rope on the wall. */
const tools = ({ W, H, u, side, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const x = W * (0.5 - side * 0.24);
  const y = H * (portrait ? 0.22 : 0.16);
  const handle = lit("#c59a63");
  const iron = lit("#6d747f");
  const teeth = repeat(5, (i) => `M${fix(x - 150 * u + i * 22 * u)} ${fix(y + 10 * u)}v${fix(34 * u)}`);
  return (
    line(`M${fix(x - 106 * u)} ${fix(y)}V${fix(y + 290 * u)}`, handle, 13 * u) +
    line(`M${fix(x - 154 * u)} ${fix(y + 8 * u)}h${fix(96 * u)}${teeth}`, iron, 10 * u) +
    shape(
      `M${fix(x - 10 * u)} ${fix(y + 10 * u)}h${fix(40 * u)}l${fix(10 * u)} ${fix(230 * u)}h${fix(-24 * u)}Z`,
      iron,
    ) +
    rect(x - 16 * u, y - 34 * u, 54 * u, 56 * u, handle, ` rx="${fix(12 * u)}"`) +
    `<circle cx="${fix(x + 130 * u)}" cy="${fix(y + 90 * u)}" r="${fix(60 * u)}" fill="none" stroke="${lit("#c9a36a")}" stroke-width="${fix(26 * u)}"/>`
  );
};

/** Barrels, crates and sacks along the wall. */
const stores = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, side, tint } = set;
  const barrel = (x: number): SvgArt => {
    const [w, h] = [74 * u, 190 * u];
    const y = floor + 10 * u;
    const staves = `M${fix(x - w)} ${fix(y)}Q${fix(x - w * 1.3)} ${fix(y - h / 2)} ${fix(x - w)} ${fix(y - h)}h${fix(w * 2)}Q${fix(x + w * 1.3)} ${fix(y - h / 2)} ${fix(x + w)} ${fix(y)}Z`;
    const hoops = [0.18, 0.5, 0.82].map((t) => `M${fix(x - w * 1.1)} ${fix(y - h * t)}h${fix(w * 2.2)}`).join("");
    return (
      shape(staves, lit("#6f4630")) + line(hoops, lit("#4a4d55"), 10 * u) + ellipse(x, y - h, w, 16 * u, lit("#a8743f"))
    );
  };
  const crate = (x: number, y: number, s: number): SvgArt =>
    rect(x - s, y - s * 1.7, s * 2, s * 1.7, lit("#c79a5f")) +
    line(
      `M${fix(x - s)} ${fix(y - s * 1.7)}h${fix(s * 2)}v${fix(s * 1.7)}h${fix(-s * 2)}ZM${fix(x - s)} ${fix(y - s * 0.85)}h${fix(s * 2)}`,
      lit("#8a6236"),
      9 * u,
    );
  const sack = (x: number): SvgArt =>
    shape(
      `M${fix(x - 62 * u)} ${fix(floor + 12 * u)}Q${fix(x - 84 * u)} ${fix(floor - 90 * u)} ${fix(x - 26 * u)} ${fix(floor - 128 * u)}l${fix(-14 * u)} ${fix(-32 * u)}h${fix(80 * u)}l${fix(-14 * u)} ${fix(32 * u)}Q${fix(x + 84 * u)} ${fix(floor - 90 * u)} ${fix(x + 62 * u)} ${fix(floor + 12 * u)}Z`,
      lit("#cbb288"),
    );
  const left = W * (0.5 - side * 0.3);
  const right = W * (0.5 + side * 0.36);
  return (
    barrel(left) +
    barrel(left - side * 170 * u) +
    crate(left + side * 190 * u, floor + 12 * u, 84 * u) +
    icon("lantern", { x: left + side * 190 * u, y: floor - 126 * u, size: 70 * u, tint }) +
    sack(right) +
    sack(right - side * 120 * u)
  );
};

const earth = ({ W, H, u, D }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const ground = lit("#8d6f4e");
  const fill = D.body([
    [0, lighten(ground, 0.03)],
    [1, darken(ground, 0.1)],
  ]);
  const straws = repeat(
    26,
    (i) =>
      `M${fix((((i * 37) % 100) / 100) * W)} ${fix(floor + (((i * 53) % 90) / 100) * (H - floor) + 16 * u)}l${fix((i % 2 ? 46 : -40) * u)} ${fix(((i % 3) - 1) * 9 * u)}`,
  );
  return rect(-20, floor, W + 40, H, fill) + line(straws, lit("#d8b86a"), 5 * u, 0.7);
};
