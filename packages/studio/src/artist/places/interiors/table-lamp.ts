import type { Colour } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { icon } from "../../props/icon.ts";
import { ellipse, rect, type SvgArt, shape } from "../../shapes/svg.ts";
import { inUnits } from "./in-units.ts";
import type { RoomColours } from "./room-parts.ts";

/** A lamp with a cloth shade that stands on furniture, lit at night; in an old world a candle. */
export const tableLamp = (set: PictureSet, { lit }: RoomColours, x: number, y: number, cloth: Colour): SvgArt => {
  const { P, D, isOldWorld, tint } = set;
  const isOn = P.stars > 0.3;
  const glow = D.glow([
    [0, "#ffe9b0", 0.85],
    [0.35, "#ffd080", 0.42],
    [1, "#ffc765", 0],
  ]);
  const light = isOn ? ellipse(0, -110, 290, 270, glow) : "";
  if (isOldWorld) return inUnits(set, { x, y }, () => light + icon("candle", { x: 0, y: 4, size: 90, tint }));
  return inUnits(
    set,
    { x, y },
    () =>
      rect(-30, -12, 60, 12, lit("#8a5f3c"), ' rx="6"') +
      shape("M-10 -8Q-34 -40 -8 -70H8Q34 -40 10 -8Z", lit("#e6d3b0")) +
      shape("M-30 -148H30L54 -66H-54Z", isOn ? "#ffdf96" : lit(cloth)) +
      rect(-54, -70, 108, 8, isOn ? "#ffc765" : lit("#c9a36a"), ' rx="4"') +
      light,
  );
};
