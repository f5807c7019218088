import { mix } from "../colour/oklab.ts";
import type { FrontPiece, PictureSet } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { repeat, type SvgArt, shape } from "../shapes/svg.ts";

/** Bamboo at one edge, in brush strokes. */
export const bamboo = (set: PictureSet): FrontPiece => {
  const { W, H, u, R, side } = set;
  const art = repeat(4, (i) => stalk(set, W * ((side > 0 ? -0.01 : 0.9) + i * 0.035) + R.wobble() * 10 * u));
  const width = W * 0.13 + 190 * u;
  return { art, box: { x: side > 0 ? 0 : W - width, y: 0, width, height: H } };
};

const stalk = (set: PictureSet, x: number): SvgArt => {
  const { H, u, R, P, D } = set;
  const w = R.between(14, 26) * u;
  const tilt = R.wobble() * 40 * u;
  const ink = mix("#2a2c2c", P.sky[2], R.between(0, 0.35));
  const fill = D.body(
    [
      [0, ink],
      [0.5, mix(ink, P.sky[3], 0.35)],
      [1, ink],
    ],
    [0, 0, 1, 0],
  );
  let art = "";
  for (let y = H + 20; y > -60 * u; ) {
    const length = R.between(170, 250) * u;
    const foot = x + tilt * (1 - y / H);
    const top = x + tilt * (1 - (y - length) / H);
    const middle = (foot + top) / 2;
    art += shape(
      `M${fix(foot - w * 0.5)} ${fix(y)}Q${fix(middle - w * 0.38)} ${fix(y - length * 0.5)} ${fix(top - w * 0.5)} ${fix(y - length + 5 * u)}L${fix(top + w * 0.5)} ${fix(y - length + 5 * u)}Q${fix(middle + w * 0.38)} ${fix(y - length * 0.5)} ${fix(foot + w * 0.5)} ${fix(y)}Z`,
      fill,
    );
    if (R() < 0.75 && y < H * 0.8) art += repeat(4, () => blade(set, top, y - length));
    y -= length;
  }
  return art;
};

const blade = ({ u, R, P, side }: PictureSet, x: number, y: number): SvgArt => {
  const a = 0.05 + R() * 0.9;
  const length = R.between(90, 170) * u;
  const [ex, ey] = [x + side * Math.cos(a) * length, y + Math.sin(a) * length];
  const [nx, ny] = [-Math.sin(a) * length * 0.1 * side, Math.cos(a) * length * 0.1];
  return shape(
    `M${fix(x)} ${fix(y)}Q${fix((x + ex) / 2 + nx)} ${fix((y + ey) / 2 + ny)} ${fix(ex)} ${fix(ey)}Q${fix((x + ex) / 2 - nx)} ${fix((y + ey) / 2 - ny)} ${fix(x)} ${fix(y)}Z`,
    mix("#232526", P.sky[2], R.between(0, 0.25)),
  );
};
