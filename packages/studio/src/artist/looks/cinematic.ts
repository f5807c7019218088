import { mix, saturate } from "../colour/oklab.ts";
import { boxRows } from "../pixels/blur.ts";
import { filmGrain } from "../pixels/noise.ts";
import { luma, lumaOf, mapPixels, type Planes, smoothstep } from "../pixels/planes.ts";
import { enlarge, halfPlane } from "../pixels/resize.ts";
import { bloom, contrast, curve, grain, vignette } from "../pixels/tone.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

/** A frame of film: the sun low behind the actors, teal shadows, amber light, a shallow lens that streaks. */
export const cinematic: Look = {
  ...baseLook,
  room: {
    walls: ["#8a7862", "#6b7672", "#7f6a5c"],
    wall: "plain",
    wood: "#5a3f2c",
    curtain: "#6b2f2a",
    rug: "#44506a",
  },
  palette: (palette) => ({
    ...palette,
    // A low sun replaces the sun at noon.
    orb: palette.orb === "sun" ? "low-sun" : palette.orb,
    sky: [
      mix(palette.sky[0], "#0c2a34", 0.68),
      mix(palette.sky[1], "#2f6470", 0.62),
      mix(palette.sky[2], "#e08a48", 0.62),
      mix(palette.sky[3], "#ffb860", 0.72),
    ],
    far: mix(palette.far, "#8d8f86", 0.45),
    mid: mix(saturate(palette.mid, 0.6), "#2c3b3c", 0.42),
    near: mix(palette.near, "#080d10", 0.7),
    ground: [
      mix(saturate(palette.ground[0], 0.55), "#8a7a4a", 0.35),
      mix(saturate(palette.ground[1], 0.5), "#1c2a2c", 0.5),
    ],
    light: mix(palette.light, "#ffd08a", 0.6),
    glow: mix(palette.glow, "#ffb468", 0.55),
    rim: mix(palette.rim, "#ffc887", 0.8),
    mist: mix(palette.mist, "#e8b88a", 0.5),
    ambient: mix(palette.ambient, "#24404a", 0.5),
    ambientShare: palette.ambientShare + 0.1,
  }),
  frontBlur: 1.1,
  farBlur: 0.3,
  scenery: { ...baseLook.scenery, clouds: "vapour", grass: 0.8 },
  figures: { ...baseLook.figures, build: { head: 0.76, tall: 1.14, eyes: 0.76 } },
  paint(picture, region) {
    grade(picture, 1);
    bloom(picture, region, { from: 0.5, strength: 0.9, radius: 36 });
    if (region.plate) streaks(picture, region);
    vignette(picture, region, 0.72);
    return grain(picture, region, filmGrain(), 0.035);
  },
  paintFigure(picture, region) {
    // Figures are lit from behind.
    curve(picture, (x) => x * 0.9);
    grade(picture, 0.85);
    vignette(picture, region, 0.5);
    return grain(picture, region, filmGrain(), 0.025);
  },
};

const grade = (picture: Planes, share: number): Planes => {
  curve(picture, contrast(0.55 * share));
  return mapPixels(picture, (p) => {
    const l = luma(p);
    const shadow = smoothstep(0.6, 0, l) * share;
    const high = smoothstep(0.35, 1, l) * share;
    const calm = 1 - 0.16 * share;
    p.r = l + (p.r - l) * calm - 0.06 * shadow + 0.085 * high;
    p.g = l + (p.g - l) * calm + 0.02 * shadow + 0.022 * high;
    p.b = l + (p.b - l) * calm + 0.07 * shadow - 0.09 * high;
  });
};

const streaks = (picture: Planes, { u }: PaintRegion): void => {
  const { W, H } = picture;
  const [w, h] = [W >> 2, H >> 2];
  const bright = halfPlane(halfPlane(lumaOf(picture), W, H), W >> 1, H >> 1);
  for (let i = 0; i < bright.length; i++) bright[i] = Math.max(0, (bright[i] ?? 0) - 0.88) * 4;
  const once = new Float32Array(w * h);
  boxRows(bright, once, w, h, Math.max(1, Math.round(70 * u)));
  boxRows(once, bright, w, h, Math.max(1, Math.round(50 * u)));
  const streak = enlarge(bright, w, h, W, H);
  mapPixels(picture, (p, _x, _y, i) => {
    p.r += (streak[i] ?? 0) * 0.25;
    p.g += (streak[i] ?? 0) * 0.35;
    p.b += (streak[i] ?? 0) * 0.55;
  });
};
