import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { ellipse, group, line, rect, type SvgArt, shape } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

/** The y of the top of the table. */
export const TABLE_TOP = -176;

/** A chair seen from its side, looking to the right. */
const chair = ({ wood, lit }: RoomColours): SvgArt => {
  const pale = lighten(wood, 0.06);
  return (
    line("M-44 -110L-58 0M50 -110L60 0", darken(wood, 0.08), 17) +
    shape("M-62 -96Q-84 -190 -98 -296Q-84 -316 -62 -300Q-52 -200 -26 -108Z", pale) +
    line("M-72 -286Q-62 -200 -46 -130", darken(wood, 0.02), 6, 0.7) +
    rect(-66, -112, 130, 18, darken(wood, 0.02), ' rx="8"') +
    rect(-60, -134, 122, 28, lit("#efe2c8"), ' rx="13"')
  );
};

/** A round table between two chairs, with a cloth to the floor or on one leg, in units. `laid` stands on it. */
export const tableForTwo = (set: PictureSet, colours: RoomColours, laid: SvgArt, cloth?: Colour): SvgArt => {
  const { wood, lit } = colours;
  const iron = lit("#4a4a52");
  const table = cloth
    ? solidShape(
        set,
        "M-150 -176Q0 -150 150 -176Q158 -100 168 -24Q140 -8 112 -24Q84 -6 56 -20Q28 -2 0 -18Q-28 -2 -56 -20Q-84 -6 -112 -24Q-140 -8 -168 -24Q-158 -100 -150 -176Z",
        cloth,
        0.7,
      ) +
      line(
        "M-104 -150Q-116 -90 -114 -34M-40 -146Q-48 -90 -54 -30M40 -146Q48 -90 54 -30M104 -150Q116 -90 114 -34",
        darken(cloth, 0.09),
        6,
        0.7,
      ) +
      ellipse(0, TABLE_TOP, 150, 24, lighten(cloth, 0.04))
    : rect(-11, -170, 22, 166, iron) +
      shape("M-70 0Q-60 -18 0 -22Q60 -18 70 0Z", iron) +
      ellipse(0, TABLE_TOP + 10, 142, 22, darken(wood, 0.08)) +
      ellipse(0, TABLE_TOP, 142, 22, lighten(wood, 0.08));
  return (
    ellipse(0, 4, 290, 18, "#1a1020", 0.2) +
    group(chair(colours), 'transform="translate(-196 0)"') +
    group(chair(colours), 'transform="translate(196 0) scale(-1 1)"') +
    table +
    laid
  );
};
