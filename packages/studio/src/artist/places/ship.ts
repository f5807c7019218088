import { darken, lighten } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { sea } from "./sea.ts";

/** The deck of a ship: planks, a rail with a lifebelt, a mast with ropes, and the sea behind. */
export const ship = (set: PictureSet): Scenery => {
  const { sky, far } = sea(set);
  return { sky, far: far + mast(set), mid: "", ground: planks(set) + rail(set), front: [] };
};

const planks = ({ W, H, u, D, groundTop, tint }: PictureSet): SvgArt => {
  const wood = tint("#c08f5c");
  const fill = D.body([
    [0, lighten(wood, 0.05)],
    [1, darken(wood, 0.1)],
  ]);
  const seams = repeat(
    15,
    (i) => `M${fix(W * (0.5 + (i - 7) * 0.08))} ${fix(groundTop)}L${fix(W * (0.5 + (i - 7) * 0.2))} ${fix(H)}`,
  );
  return (
    shape(`M-20 ${fix(groundTop)}H${fix(W + 20)}V${fix(H + 20)}H-20Z`, fill) +
    line(seams, darken(wood, 0.12), 4 * u, 0.7) +
    rect(-20, groundTop - 10 * u, W + 40, 20 * u, darken(wood, 0.14))
  );
};

const rail = ({ W, u, groundTop, side, tint, portrait }: PictureSet): SvgArt => {
  const white = tint("#f4f1ea");
  const top = groundTop - 132 * u;
  const posts = repeat(portrait ? 6 : 11, (i) => {
    const x = ((i + 0.5) / (portrait ? 6 : 11)) * W;
    return rect(x - 8 * u, top, 16 * u, 128 * u, darken(white, 0.06));
  });
  const x = W * (0.5 + side * 0.36);
  const ring =
    `<circle cx="${fix(x)}" cy="${fix(top + 74 * u)}" r="${fix(48 * u)}" fill="none" stroke="${white}" stroke-width="${fix(26 * u)}"/>` +
    `<circle cx="${fix(x)}" cy="${fix(top + 74 * u)}" r="${fix(48 * u)}" fill="none" stroke="${tint("#d8443a")}" stroke-width="${fix(26 * u)}" stroke-dasharray="${fix(38 * u)} ${fix(37.4 * u)}"/>`;
  return (
    posts +
    line(`M-20 ${fix(top + 62 * u)}H${fix(W + 20)}`, darken(white, 0.1), 8 * u) +
    rect(-20, top - 14 * u, W + 40, 22 * u, tint("#8a5a34"), ` rx="${fix(8 * u)}"`) +
    ring
  );
};

const mast = ({ W, u, groundTop, side, tint }: PictureSet): SvgArt => {
  const x = W * (0.5 - side * 0.4);
  const wood = tint("#7a5233");
  const rope = tint("#d9c6a0");
  const steps = repeat(6, (i) => `M${fix(x - (34 + i * 17) * u)} ${fix((90 + i * 90) * u)}h${fix((68 + i * 34) * u)}`);
  return (
    line(
      `M${fix(x)} 0L${fix(x - 150 * u)} ${fix(groundTop)}M${fix(x)} 0L${fix(x + 150 * u)} ${fix(groundTop)}${steps}`,
      rope,
      5 * u,
      0.9,
    ) +
    rect(x - 17 * u, -10, 34 * u, groundTop + 20, wood) +
    ellipse(x, groundTop, 40 * u, 12 * u, darken(wood, 0.08))
  );
};
