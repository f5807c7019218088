import { mix } from "../colour/oklab.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { blots, noise, noiseAt } from "../pixels/noise.ts";
import { blend, luma, type Planes, recolour, smoothstep } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { bloom, contrast, curve, saturation, texture, vignette } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

const sparks = noise([256, 512], 0.9, 71);

/** A cover of a fantasy novel: violet shade, golden light, an aurora, glimmers in the air. */
export const fantasy: Look = {
  ...plain,
  figures: { ...plain.figures, build: { head: 0.85, tall: 1.1, eyes: 0.95 } },
  night: 0.74,
  light: (light) => ({
    ...light,
    sky: [
      mix(light.sky[0], "#2a1060", 0.42),
      mix(light.sky[1], "#6a3fb8", 0.34),
      mix(light.sky[2], "#f08ac0", 0.24),
      mix(light.sky[3], "#ffd79a", 0.35),
    ],
    far: mix(light.far, "#8a6fd0", 0.4),
    mid: mix(light.mid, "#3f4a9a", 0.35),
    near: mix(light.near, "#1a1040", 0.5),
    ground: [mix(light.ground[0], "#4fb0a0", 0.3), mix(light.ground[1], "#3a2f80", 0.4)],
    light: mix(light.light, "#ffe0a0", 0.5),
    glow: mix(light.glow, "#ffb0e0", 0.35),
    stars: Math.max(light.stars, 0.3),
    rim: mix(light.rim, "#ffe6b0", 0.5),
    fireflies: true,
    mist: mix(light.mist, "#d8b0ff", 0.4),
  }),
  scenery: { ...plain.scenery, clouds: "wisps" },
  paint(picture, spot) {
    const painted = atHalf(picture, (small) => kuwahara(small, 4 * spot.u));
    blend(painted, picture, 0.5);
    enchant(painted, 1);
    if (spot.plate) aurora(painted, spot);
    bloom(painted, spot, { from: 0.46, strength: 0.95, radius: 30 });
    texture(painted, spot, blots(), 0.06, 0.6);
    return vignette(painted, spot, 0.5, [0.07, 0, 0.14]);
  },
  paintFigure: (picture, spot) => vignette(enchant(picture, 0.6), spot, 0.3, [0.07, 0, 0.14]),
};

const enchant = (picture: Planes, share: number): Planes => {
  curve(picture, contrast(0.34 * share));
  saturation(picture, 1 + 0.22 * share);
  return recolour(picture, (p) => {
    const l = luma(p);
    const shadow = smoothstep(0.55, 0, l) * share;
    const high = smoothstep(0.45, 1, l) * share;
    p.r += 0.035 * shadow + 0.05 * high;
    p.g += -0.015 * shadow + 0.02 * high;
    p.b += 0.06 * shadow - 0.05 * high;
  });
};

const aurora = (picture: Planes, { W, H, u }: Spot): Planes => {
  const glimmer = sparks();
  return recolour(picture, (p, x, y) => {
    if (y > H * 0.5) return;
    const wave = H * (0.2 + 0.05 * Math.sin((x / W) * 7) + 0.03 * Math.sin((x / W) * 17 + 2));
    const below = (y - wave) / (H * 0.16);
    const veil =
      Math.exp(-below * below) *
      (below < 0 ? 1 : 0.8) *
      (0.55 + 0.45 * Math.sin((x / W) * 60 + Math.sin((x / W) * 13) * 4));
    const a = 0.26 * veil * (1 - luma(p));
    const t = 0.5 + 0.5 * Math.sin((x / W) * 5 + 1);
    const spark = noiseAt(glimmer, x / Math.max(1, 2 * u), y / Math.max(1, 2 * u)) > 0.86 ? 0.35 : 0;
    p.r += a * (0.3 + 0.6 * t) + spark;
    p.g += a * (1 - 0.45 * t) + spark * 0.9;
    p.b += a * 0.95 + spark * 0.7;
  });
};
