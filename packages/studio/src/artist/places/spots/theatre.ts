import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";

/** A stage: red curtains at both sides, a painted backdrop, boards in the light of the footlights. */
export const theatre = (set: PictureSet): Scenery => {
  const { W, H } = set;
  const colours = roomColours(set, "lamp");
  return {
    sky: rect(0, 0, W, H, colours.lit("#3a1f2b")),
    far: painting(set, colours) + curtains(set, colours),
    mid: "",
    ground: boards(set, colours) + footlights(set, colours),
    front: [],
    indoors: true,
    shows: ["curtain", "theatre"],
  };
};

/** Hills, a sun and a cloud on canvas, as scene painters paint them. */
const painting = ({ W, H, u, D, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const [left, right, top] = [W * (portrait ? 0.12 : 0.16), W * (portrait ? 0.88 : 0.84), H * 0.1];
  const w = right - left;
  const sky = D.body([
    [0, lit("#5f9fd0", 0.4)],
    [1, lit("#f3d9a8", 0.4)],
  ]);
  const cloud = (x: number, y: number, k: number): SvgArt =>
    [-1, 0, 1]
      .map((i) =>
        ellipse(x + i * 50 * u * k, y - (i === 0 ? 16 * u * k : 0), 52 * u * k, 32 * u * k, lit("#fdf8ec", 0.4)),
      )
      .join("");
  const hills = `M${fix(left)} ${fix(floor)}V${fix(floor - 120 * u)}Q${fix(left + w * 0.2)} ${fix(floor - 260 * u)} ${fix(left + w * 0.42)} ${fix(floor - 120 * u)}T${fix(right)} ${fix(floor - 150 * u)}V${fix(floor)}Z`;
  const near = `M${fix(left)} ${fix(floor)}V${fix(floor - 50 * u)}Q${fix(left + w * 0.3)} ${fix(floor - 20 * u)} ${fix(left + w * 0.55)} ${fix(floor - 70 * u)}T${fix(right)} ${fix(floor - 40 * u)}V${fix(floor)}Z`;
  return (
    rect(left, top, w, floor - top, sky) +
    ellipse(left + w * 0.74, top + 150 * u, 62 * u, 62 * u, lit("#f7c948", 0.4)) +
    cloud(left + w * 0.3, top + 150 * u, 1) +
    cloud(left + w * 0.56, top + 240 * u, 0.7) +
    shape(hills, lit("#7fa86a", 0.4)) +
    shape(near, lit("#4f8a52", 0.4))
  );
};

const curtains = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, H, u, D, portrait } = set;
  const red = lit("#a8242f");
  const gold = lit("#e0b04a");
  const folds = D.body(
    [
      [0, darken(red, 0.1)],
      [0.2, lighten(red, 0.05)],
      [0.4, darken(red, 0.07)],
      [0.62, lighten(red, 0.06)],
      [0.82, darken(red, 0.08)],
      [1, red],
    ],
    [0, 0, 1, 0],
  );
  const w = W * (portrait ? 0.2 : 0.21);
  const side = (k: 1 | -1): SvgArt => {
    const edge = k > 0 ? 0 : W;
    const tie = floor - 270 * u;
    return (
      solidShape(
        set,
        `M${fix(edge - k * 20)} -20H${fix(edge + k * w)}C${fix(edge + k * w)} ${fix(H * 0.25)} ${fix(edge + k * w * 0.62)} ${fix(tie - 60 * u)} ${fix(edge + k * w * 0.42)} ${fix(tie)}C${fix(edge + k * w * 0.7)} ${fix(tie + 110 * u)} ${fix(edge + k * w * 0.72)} ${fix(floor)} ${fix(edge + k * w * 0.72)} ${fix(floor + 20 * u)}H${fix(edge - k * 20)}Z`,
        folds,
        0.7,
      ) +
      line(
        `M${fix(edge)} ${fix(tie - 14 * u)}Q${fix(edge + k * w * 0.26)} ${fix(tie + 26 * u)} ${fix(edge + k * w * 0.44)} ${fix(tie)}`,
        gold,
        17 * u,
      )
    );
  };
  const count = portrait ? 4 : 7;
  const step = W / count;
  const swags = repeat(
    count,
    (i) =>
      solidShape(
        set,
        `M${fix(i * step)} -10H${fix((i + 1) * step)}V${fix(70 * u)}Q${fix((i + 0.5) * step)} ${fix(190 * u)} ${fix(i * step)} ${fix(70 * u)}Z`,
        folds,
        0.6,
      ) +
      line(
        `M${fix(i * step)} ${fix(72 * u)}Q${fix((i + 0.5) * step)} ${fix(192 * u)} ${fix((i + 1) * step)} ${fix(72 * u)}`,
        gold,
        11 * u,
      ),
  );
  return side(1) + side(-1) + swags;
};

const boards = ({ W, H, u, D, heroX, feet, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const wood = lit("#b07a48");
  const fill = D.body([
    [0, lighten(wood, 0.03)],
    [1, darken(wood, 0.1)],
  ]);
  const seams = repeat(
    15,
    (i) => `M${fix(W * (0.5 + (i - 7) * 0.08))} ${fix(floor)}L${fix(W * (0.5 + (i - 7) * 0.15))} ${fix(H)}`,
  );
  const spot = D.glow([
    [0, "#fff3c9", 0.6],
    [0.7, "#fff3c9", 0.25],
    [1, "#fff3c9", 0],
  ]);
  return (
    rect(-20, floor, W + 40, H, fill) +
    line(seams, darken(wood, 0.09), 4 * u, 0.6) +
    ellipse(heroX, feet + 6 * u, W * (portrait ? 0.5 : 0.3), H * 0.085, spot)
  );
};

const footlights = ({ W, H, u, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const y = H * 0.97;
  const count = portrait ? 5 : 9;
  return (
    rect(-20, y - 6 * u, W + 40, 60 * u, lit("#5f3a2a")) +
    repeat(count, (i) => {
      const x = ((i + 0.5) / count) * W;
      return ellipse(x, y - 8 * u, 44 * u, 26 * u, lit("#c9973f")) + ellipse(x, y - 14 * u, 30 * u, 16 * u, "#fff0b8");
    })
  );
};
