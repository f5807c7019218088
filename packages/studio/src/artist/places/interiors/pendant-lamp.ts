import { type Colour, darken } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { ellipse, line, rect, type SvgArt, shape } from "../../shapes/svg.ts";
import { inUnits } from "./in-units.ts";
import type { RoomColours } from "./room-parts.ts";

/** A lamp on a long cord with its round shade at y, lit at night. */
export const pendantLamp = (
  set: PictureSet,
  { lit }: RoomColours,
  at: { readonly x: number; readonly y: number },
  colour: Colour,
): SvgArt => {
  const { P, D, u } = set;
  const isOn = P.stars > 0.3;
  const glow = D.glow([
    [0, "#ffe9b0", 0.75],
    [0.4, "#ffd080", 0.3],
    [1, "#ffc765", 0],
  ]);
  const shade = isOn ? colour : lit(colour);
  return inUnits(
    set,
    at,
    () =>
      (isOn ? ellipse(0, 20, 330, 320, glow) : "") +
      line(`M0 -90V${-at.y / u - 20}`, lit("#3a3436"), 6) +
      ellipse(0, 0, 30, 24, isOn ? "#fff6d0" : lit("#f6efdc")) +
      shape("M-92 0Q-86 -84 0 -92Q86 -84 92 0Z", shade) +
      rect(-96, -6, 192, 12, darken(shade, 0.12), ' rx="6"'),
  );
};
