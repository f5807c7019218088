import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";

/** What covers the wall of a room above the floor, in the manner of the look. */
export const wallpaper = (set: PictureSet, wall: string, wood: string, floor: number): SvgArt => {
  const { W, u, look } = set;
  switch (look.room.wall) {
    case "stripes":
      return repeat(Math.ceil(W / (84 * u)), (i) => rect(i * 84 * u, 0, 42 * u, floor, "#ffffff", ' opacity=".05"'));
    case "panels":
      return panels(set, wood, floor);
    case "beams":
      return beams(set, wood, floor);
    case "screens":
      return screens(set, wood, floor);
    case "stones":
      return stones(set, wall, floor);
    case "dots":
      return repeat(Math.ceil(W / (90 * u)) * 7, (i) => {
        const row = i % 7;
        const x = Math.floor(i / 7) * 90 * u + (row % 2) * 45 * u;
        return ellipse(x, row * 96 * u + 50 * u, 9 * u, 9 * u, lighten(wall, 0.08));
      });
    case "bands":
      return (
        rect(0, floor * 0.64, W, floor * 0.36, darken(wall, 0.1)) + rect(0, floor * 0.62, W, 12 * u, lighten(wall, 0.1))
      );
    case "plain":
      return "";
  }
};

/** Wooden panels along the lower third of the wall. */
const panels = ({ W, u }: PictureSet, wood: string, floor: number): SvgArt => {
  const top = floor * 0.68;
  return (
    rect(0, top, W, floor - top, lighten(wood, 0.08)) +
    rect(0, top - 14 * u, W, 18 * u, darken(wood, 0.04)) +
    repeat(Math.ceil(W / (120 * u)), (i) =>
      rect(
        i * 120 * u + 16 * u,
        top + 26 * u,
        88 * u,
        floor - top - 50 * u,
        darken(wood, 0.01),
        ` rx="${fix(6 * u)}" opacity=".5"`,
      ),
    )
  );
};

/** The timber of an old house. */
const beams = ({ W, u }: PictureSet, wood: string, floor: number): SvgArt =>
  rect(0, 0, W, 46 * u, darken(wood, 0.1)) +
  rect(0, floor * 0.5, W, 16 * u, darken(wood, 0.06), ' opacity=".7"') +
  repeat(Math.ceil(W / (430 * u)) + 1, (i) => rect(i * 430 * u - 17 * u, 0, 34 * u, floor, darken(wood, 0.06)));

/** Paper screens in a grid of thin wood. */
const screens = ({ W, u }: PictureSet, wood: string, floor: number): SvgArt => {
  const columns = Math.ceil(W / (150 * u));
  const down = repeat(columns + 1, (i) => `M${fix(i * 150 * u)} 0V${fix(floor)}`);
  const across = repeat(5, (i) => `M0 ${fix((floor * (i + 1)) / 6)}H${fix(W)}`);
  const posts = repeat(Math.ceil(columns / 4) + 1, (i) =>
    rect(i * 600 * u - 11 * u, 0, 22 * u, floor, darken(wood, 0.12)),
  );
  return line(`${down}${across}`, wood, 5 * u, 0.5) + posts;
};

/** Blocks of stone, as in a tower. */
export const stones = ({ W, u }: PictureSet, wall: string, floor: number): SvgArt => {
  const [high, wide] = [86 * u, 190 * u];
  const rows = Math.ceil(floor / high);
  const joints = repeat(rows, (row) => {
    const y = fix(row * high);
    const upright = repeat(Math.ceil(W / wide) + 1, (i) => `M${fix((i + (row % 2) / 2) * wide)} ${y}v${fix(high)}`);
    return `M0 ${y}H${fix(W)}${upright}`;
  });
  return line(joints, darken(wall, 0.12), 6 * u, 0.6);
};
