import type { PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, rect, repeat, type SvgArt } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

/** A row of long lamps along the ceiling, which are on at night. An old world has none. */
export const stripLights = (set: PictureSet, { lit }: RoomColours, y: number): SvgArt => {
  const { W, u, P, D, portrait, isOldWorld } = set;
  if (isOldWorld) return "";
  const isOn = P.stars > 0.3;
  const glow = D.glow([
    [0, "#fff6d8", 0.55],
    [1, "#fff6d8", 0],
  ]);
  const count = portrait ? 2 : 4;
  const w = (W / count) * 0.62;
  return repeat(count, (i) => {
    const x = ((i + 0.5) / count) * W;
    return (
      (isOn ? ellipse(x, y, w * 0.8, 220 * u, glow) : "") +
      rect(x - w / 2, y - 14 * u, w, 28 * u, isOn ? "#fff3cf" : lit("#ffffff", 0.4), ` rx="${fix(14 * u)}"`)
    );
  });
};
