import type { PictureSet } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { repeat, type SvgArt, shape } from "../shapes/svg.ts";

/** Beams from the sun or the moon. */
export const rays = ({ W, H, R, D, P, portrait, orb }: PictureSet): SvgArt => {
  const opacity = P.stars > 0.3 ? 0.045 : 0.06;
  const from = orb.r * 1.1;
  return repeat(portrait ? 12 : 18, () => {
    const a = Math.PI / 2 + R.between(-0.95, 0.95);
    const length = Math.max(W, H) * R.between(0.75, 1.1);
    const w = R.between(0.02, 0.1);
    const beam = D.across(
      [
        [0, P.light, 0],
        [0.12, P.light, opacity * 2],
        [0.5, P.light, opacity * 0.7],
        [1, P.light, 0],
      ],
      [fix(orb.x), fix(orb.y), fix(orb.x + Math.cos(a) * length * 0.85), fix(orb.y + Math.sin(a) * length * 0.85)],
    );
    const at = (angle: number, l: number): string =>
      `${fix(orb.x + Math.cos(angle) * l)} ${fix(orb.y + Math.sin(angle) * l)}`;
    return shape(`M${at(a - w * 0.3, from)}L${at(a - w, length)}L${at(a + w, length)}L${at(a + w * 0.3, from)}Z`, beam);
  });
};
