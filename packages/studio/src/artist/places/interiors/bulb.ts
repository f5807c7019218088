import type { PictureSet } from "../../composition/picture-set.ts";
import { lantern } from "../../props/lantern.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, type SvgArt } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

/** A bare bulb on a cord, which is on: it hangs where little daylight comes in. In an old world a lantern. */
export const bulb = (set: PictureSet, { lit }: RoomColours, x: number, y: number, from = -10): SvgArt => {
  const { u, D, isOldWorld } = set;
  const glow = D.glow([
    [0, "#ffe9b0", 0.7],
    [0.35, "#ffd58a", 0.28],
    [1, "#ffc765", 0],
  ]);
  const cord = line(`M${fix(x)} ${fix(from)}V${fix(y - 36 * u)}`, lit("#2f2a2c"), 6 * u);
  if (isOldWorld) return cord + lantern(set, x, y + 84 * u, 118 * u);
  return (
    ellipse(x, y, 330 * u, 330 * u, glow) +
    cord +
    rect(x - 13 * u, y - 46 * u, 26 * u, 30 * u, lit("#4a4550"), ` rx="${fix(6 * u)}"`) +
    ellipse(x, y, 25 * u, 27 * u, "#ffeaa6") +
    ellipse(x, y - 2 * u, 15 * u, 17 * u, "#fffbe8")
  );
};
