import { mix } from "../colour/oklab.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { blots, noise, noiseAt } from "../pixels/noise.ts";
import { blend, luma, mapPixels, type Planes, smoothstep } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { bloom, contrast, curve, saturation, texture, vignette } from "../pixels/tone.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

const sparks = noise([256, 512], 0.9, 71);

/** A cover of a fantasy novel: violet shade, golden light, an aurora, glimmers in the air. */
export const fantasy: Look = {
  ...baseLook,
  room: {
    walls: ["#6f62a0", "#5b5292", "#7a5f96"],
    wall: "stones",
    wood: "#5a3a4a",
    curtain: "#9a2f6a",
    rug: "#3a2f80",
  },
  figures: { ...baseLook.figures, build: { head: 0.85, tall: 1.1, eyes: 0.95 } },
  nightBrightness: 0.74,
  palette: (palette) => ({
    ...palette,
    sky: [
      mix(palette.sky[0], "#2a1060", 0.42),
      mix(palette.sky[1], "#6a3fb8", 0.34),
      mix(palette.sky[2], "#f08ac0", 0.24),
      mix(palette.sky[3], "#ffd79a", 0.35),
    ],
    far: mix(palette.far, "#8a6fd0", 0.4),
    mid: mix(palette.mid, "#3f4a9a", 0.35),
    near: mix(palette.near, "#1a1040", 0.5),
    ground: [mix(palette.ground[0], "#4fb0a0", 0.3), mix(palette.ground[1], "#3a2f80", 0.4)],
    light: mix(palette.light, "#ffe0a0", 0.5),
    glow: mix(palette.glow, "#ffb0e0", 0.35),
    stars: Math.max(palette.stars, 0.3),
    rim: mix(palette.rim, "#ffe6b0", 0.5),
    fireflies: true,
    mist: mix(palette.mist, "#d8b0ff", 0.4),
  }),
  scenery: { ...baseLook.scenery, clouds: "wisps", trees: "curls", peaks: "needles" },
  paint(picture, region) {
    const painted = atHalf(picture, (small) => kuwahara(small, 4 * region.u));
    blend(painted, picture, 0.5);
    enchant(painted, 1);
    if (region.plate) aurora(painted, region);
    bloom(painted, region, { from: 0.46, strength: 0.95, radius: 30 });
    texture(painted, region, blots(), 0.06, 0.6);
    return vignette(painted, region, 0.5, [0.07, 0, 0.14]);
  },
  paintFigure: (picture, region) => vignette(enchant(picture, 0.6), region, 0.3, [0.07, 0, 0.14]),
};

const enchant = (picture: Planes, share: number): Planes => {
  curve(picture, contrast(0.34 * share));
  saturation(picture, 1 + 0.22 * share);
  return mapPixels(picture, (p) => {
    const l = luma(p);
    const shadow = smoothstep(0.55, 0, l) * share;
    const high = smoothstep(0.45, 1, l) * share;
    p.r += 0.035 * shadow + 0.05 * high;
    p.g += -0.015 * shadow + 0.02 * high;
    p.b += 0.06 * shadow - 0.05 * high;
  });
};

const aurora = (picture: Planes, { W, H, u }: PaintRegion): Planes => {
  const glimmer = sparks();
  return mapPixels(picture, (p, x, y) => {
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
