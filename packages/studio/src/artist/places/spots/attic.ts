import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { sky } from "../../nature/sky.ts";
import { icon } from "../../props/icon.ts";
import { fix, type Point, polygon } from "../../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { bulb } from "../interiors/bulb.ts";
import { cobweb } from "../interiors/cobweb.ts";
import { floorboards, type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { boxes, sheetedChair, standingMirror, trunk } from "../interiors/stored-things.ts";

/** The room under a roof: slanted beams, a round window, trunks and cobwebs. */
export const attic = (set: PictureSet): Scenery => {
  const { W, side, P, portrait } = set;
  const colours = roomColours(set, "lamp");
  const tie = tieY(set);
  const isDark = P.stars > 0.3 || P.orb === "none";
  const lamp = bulb(set, colours, W * (0.5 - side * (portrait ? 0.14 : 0.055)), tie + 130 * set.u, tie);
  return {
    sky: roof(set, colours),
    far:
      roundWindow(set, colours) +
      timber(set, colours) +
      (isDark ? lamp : "") +
      covered(set, colours) +
      trunks(set, colours) +
      (isDark ? "" : sunbeam(set)),
    mid: "",
    ground: floorboards(set, colours.floor, colours.lit("#9a6f49")),
    front: [],
    indoors: true,
    shows: ["trunk"],
  };
};

/** The outline of the gable wall at the back: left foot, left eave, top, right eave, right foot. */
const gableOf = ({ W, H, u, portrait }: PictureSet, floor: number): readonly Point[] => {
  const eave = floor - (portrait ? 430 : 90) * u;
  return [
    [W * 0.03, floor + 20],
    [W * 0.03, eave],
    [W * 0.5, H * (portrait ? 0.07 : -0.05)],
    [W * 0.97, eave],
    [W * 0.97, floor + 20],
  ];
};

const tieY = ({ H, portrait }: PictureSet): number => H * (portrait ? 0.2 : 0.1);

/** The two slopes, of which the boards and rafters run towards the viewer, and the gable wall. */
const roof = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, H, u, D } = set;
  const board = lit("#8f6a4a", 0.7);
  const plank = lit("#b58d63", 0.7);
  const gable = gableOf(set, floor);
  const eye: Point = [W * 0.5, H * 0.5];
  const away = ([x, y]: Point, by: number): Point => [eye[0] + (x - eye[0]) * by, eye[1] + (y - eye[1]) * by];
  const slopes = [gable.slice(1, 3), gable.slice(2, 4)].map(([from = eye, to = eye]) =>
    repeat(11, (i) => {
      const at: Point = [from[0] + ((to[0] - from[0]) * i) / 10, from[1] + ((to[1] - from[1]) * i) / 10];
      const end = away(at, 2.6);
      return `M${fix(at[0])} ${fix(at[1])}L${fix(end[0])} ${fix(end[1])}`;
    }),
  );
  const rafters = [1.22, 1.6].map((by) => {
    const path = gable.map((point) => away(point, by).map(fix).join(" ")).join("L");
    return line(`M${path}`, darken(board, 0.14), 46 * u * by) + line(`M${path}`, darken(board, 0.07), 18 * u * by);
  });
  const wall = D.body([
    [0, darken(plank, 0.12)],
    [1, plank],
  ]);
  const outline = polygon(gable);
  const seams = repeat(Math.ceil(W / (92 * u)), (i) => `M${fix(i * 92 * u)} 0V${fix(floor)}`);
  return (
    rect(0, 0, W, H, darken(board, 0.09)) +
    line(slopes.join(""), darken(board, 0.17), 5 * u, 0.8) +
    rafters.join("") +
    group(
      shape(outline, wall) + line(seams, darken(plank, 0.11), 5 * u, 0.6),
      `clip-path="${D.clip(`<path d="${outline}"/>`)}"`,
    )
  );
};

/** The beams before the gable, with cobwebs in their corners. */
const timber = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u } = set;
  const beam = lit("#6b4a33");
  const [, left, top, right] = gableOf(set, floor);
  if (!left || !top || !right) return "";
  const y = tieY(set);
  const share = (y - top[1]) / (left[1] - top[1]);
  const half = (W * 0.5 - left[0]) * share;
  const web = lit("#f2eee6", 0.4);
  return (
    cobweb(set, [W * 0.5 - half * 0.8, y + 20 * u], 1, 150 * u, web) +
    cobweb(set, [W * 0.5 + half * 0.72, y + 20 * u], -1, 110 * u, web) +
    line(
      `M${fix(left[0])} ${fix(left[1])}L${fix(top[0])} ${fix(top[1])}L${fix(right[0])} ${fix(right[1])}`,
      beam,
      52 * u,
    ) +
    rect(W * 0.5 - half, y - 26 * u, half * 2, 50 * u, beam) +
    rect(W * 0.5 - half, y - 26 * u, half * 2, 10 * u, lighten(beam, 0.06)) +
    [-1, 1]
      .map((k) => rect(W * 0.5 + k * (W * 0.47 - 6 * u) - 24 * u, left[1], 48 * u, floor - left[1] + 10 * u, beam))
      .join("")
  );
};

const windowAt = ({ W, H, u, side, portrait }: PictureSet): { x: number; y: number; r: number } => ({
  x: W * (0.5 + side * (portrait ? 0.04 : 0.06)),
  y: H * (portrait ? 0.36 : 0.32),
  r: 128 * u,
});

const roundWindow = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const { u, D } = set;
  const { x, y, r } = windowAt(set);
  const outside: PictureSet = { ...set, horizon: y + r, orb: { x: x + r * 0.35, y: y - r * 0.3, r: 34 * u } };
  const round = `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}"/>`;
  const frame = lit("#7a5236");
  return (
    group(sky(outside), `clip-path="${D.clip(round)}"`) +
    line(`M${fix(x - r)} ${fix(y)}h${fix(r * 2)}M${fix(x)} ${fix(y - r)}v${fix(r * 2)}`, frame, 13 * u) +
    round.replace("/>", ` fill="none" stroke="${frame}" stroke-width="${fix(30 * u)}"/>`) +
    round.replace("/>", ` fill="none" stroke="${lighten(frame, 0.1)}" stroke-width="${fix(8 * u)}"/>`)
  );
};

/** Daylight from the window to the floor, with dust in it. */
const sunbeam = (set: PictureSet): SvgArt => {
  const { H, u, R, P, D, side } = set;
  const { x, y, r } = windowAt(set);
  const lean = -side * 330 * u;
  const beam = polygon([
    [x - r * 0.9, y - r * 0.4],
    [x + r * 0.9, y + r * 0.4],
    [x + r * 1.5 + lean, H * 0.9],
    [x - r * 1.7 + lean, H * 0.9],
  ]);
  const light = D.across(
    [
      [0, P.light, 0.34],
      [1, P.light, 0],
    ],
    [x, y, x + lean, H * 0.86],
  );
  const dust = repeat(22, () => {
    const t = R.between(0.15, 0.8);
    const size = R.between(2, 4.5) * u;
    return ellipse(
      x + lean * t + R.between(-1, 1) * r,
      y + (H * 0.8 - y) * t,
      size,
      size,
      "#fff6dd",
      R.between(0.3, 0.7),
    );
  });
  return shape(beam, light) + dust;
};

const covered = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { W, u, side, portrait } = set;
  const { floor, lit } = colours;
  const chair = sheetedChair(set, W * (0.5 + side * (portrait ? 0.34 : 0.37)), floor + 14 * u, lit("#e6e0d4"));
  // A portrait picture has no room for the mirror, which figures would hide.
  return (portrait ? "" : standingMirror(set, W * (0.5 + side * 0.23), floor + 8 * u, colours)) + chair;
};

/** Trunks side by side, or on each other in a portrait picture. */
const trunks = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { W, u, side, portrait, tint, isOldWorld } = set;
  const { floor, lit } = colours;
  const foot = floor + 14 * u;
  const x = W * (0.5 - side * (portrait ? 0.29 : 0.24));
  const green = mix(lit("#4f7372"), lit("#5f6b52"), 0.3);
  const big = trunk(set, x, foot + 6 * u, 370 * u, lit("#8c4f34"));
  const lid = foot - 204 * u;
  const on = (slug: string, dx: number, y: number, size: number): SvgArt =>
    icon(slug, { x: x + side * dx * u, y, size: size * u, tint });
  if (portrait)
    return (
      big +
      trunk(set, x, lid, 280 * u, green) +
      on("teddy-bear", 50, lid - 156 * u, 124) +
      on("globe-showing-europe-africa", -80, lid - 156 * u, 96)
    );
  return (
    (isOldWorld ? "" : boxes(set, x + side * 230 * u, foot, colours)) +
    trunk(set, x - side * 320 * u, foot, 270 * u, green) +
    big +
    on("teddy-bear", -60, lid, 130) +
    on("closed-book", 70, lid, 80)
  );
};
