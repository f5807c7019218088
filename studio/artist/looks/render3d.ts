import { blur } from "../pixels/blur.ts";
import { at, type Planes, recolour } from "../pixels/planes.ts";
import { bloom, contrast, curve, saturation, vignette } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

/** A computer-animated film: every form a rounded body with a highlight, soft light around it, a shallow lens. */
export const render3d: Look = {
  ...plain,
  fills: { shapes: "round", skyBands: 0, glowRings: 0 },
  scenery: { ...plain.scenery, grass: 0.25 },
  figures: { ...plain.figures, rim: false },
  frontBlur: 1.2,
  farBlur: 0.16,
  paint(picture, spot) {
    curve(picture, (x) => x ** 0.93);
    curve(picture, contrast(0.2));
    saturation(picture, 1.12);
    bloom(picture, spot, { from: 0.55, strength: 0.6, radius: 26 });
    return vignette(picture, spot, 0.32);
  },
  paintFigure(picture, spot) {
    return vignette(saturation(inflate(picture, spot), 1.08), spot, 0.2);
  },
};

const slope = (plane: Float32Array, i: number, step: number): number => at(plane, i + step) - at(plane, i - step);

/** Lights a silhouette as if it were blown up: its softened alpha is its height. */
const inflate = (picture: Planes, { u, orbX, x }: Spot): Planes => {
  const { W, H, a } = picture;
  const wide = blur(a, W, H, 16 * u);
  const near = blur(a, W, H, 5 * u);
  const side = orbX > x + W / 2 ? 1 : -1;
  const [lx, ly, lz] = [0.5 * side, -0.62, 0.6];
  return recolour(picture, (p, px, py, i) => {
    if (px === 0 || py === 0 || px === W - 1 || py === H - 1) return;
    const gx = slope(wide, i, 1) * 14 * u + slope(near, i, 1) * 3 * u;
    const gy = slope(wide, i, W) * 14 * u + slope(near, i, W) * 3 * u;
    const k = 1 / Math.sqrt(gx * gx + gy * gy + 1);
    const diffuse = -gx * k * lx - gy * k * ly + k * lz;
    const mirrored = 2 * diffuse * k - lz;
    const shine = Math.max(0, mirrored) ** 20 * 0.22 * (k < 0.97 ? 1 : 0.2);
    const light = 0.6 + 0.66 * Math.max(0, diffuse);
    p.r = p.r * light + shine;
    p.g = p.g * light + shine;
    p.b = p.b * light * 1.01 + shine;
  });
};
