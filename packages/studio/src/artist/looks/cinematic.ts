import { mix, saturate } from "../colour/oklab.ts";
import { boxRows } from "../pixels/blur.ts";
import { filmGrain } from "../pixels/noise.ts";
import { at, luma, lumaOf, type Planes, recolour, smoothstep } from "../pixels/planes.ts";
import { enlarge, halfPlane } from "../pixels/resize.ts";
import { bloom, contrast, curve, grain, vignette } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

/** A frame of film: the sun low behind the actors, teal shadows, amber light, a shallow lens that streaks. */
export const cinematic: Look = {
  ...plain,
  light: (light) => ({
    ...light,
    // No director shoots at noon.
    orb: light.orb === "sun" ? "low-sun" : light.orb,
    sky: [
      mix(light.sky[0], "#16303c", 0.55),
      mix(light.sky[1], "#4a7280", 0.5),
      mix(light.sky[2], "#d99a62", 0.5),
      mix(light.sky[3], "#f6c07a", 0.62),
    ],
    far: mix(light.far, "#8d8f86", 0.45),
    mid: mix(saturate(light.mid, 0.6), "#2c3b3c", 0.42),
    near: mix(light.near, "#080d10", 0.7),
    ground: [
      mix(saturate(light.ground[0], 0.55), "#8a7a4a", 0.35),
      mix(saturate(light.ground[1], 0.5), "#1c2a2c", 0.5),
    ],
    light: mix(light.light, "#ffd08a", 0.6),
    glow: mix(light.glow, "#ffb468", 0.55),
    rim: mix(light.rim, "#ffc887", 0.8),
    mist: mix(light.mist, "#e8b88a", 0.5),
    ambient: mix(light.ambient, "#24404a", 0.5),
    ambientShare: light.ambientShare + 0.1,
  }),
  frontBlur: 1.1,
  farBlur: 0.3,
  scenery: { ...plain.scenery, clouds: "vapour", grass: 0.8 },
  figures: { ...plain.figures, build: { head: 0.78, tall: 1.12, eyes: 0.78 } },
  paint(picture, spot) {
    grade(picture, 1);
    bloom(picture, spot, { from: 0.5, strength: 0.9, radius: 36 });
    if (spot.plate) streaks(picture, spot);
    vignette(picture, spot, 0.72);
    return grain(picture, spot, filmGrain(), 0.035);
  },
  paintFigure(picture, spot) {
    // The light is behind them.
    curve(picture, (x) => x * 0.9);
    grade(picture, 0.85);
    vignette(picture, spot, 0.5);
    return grain(picture, spot, filmGrain(), 0.025);
  },
};

const grade = (picture: Planes, share: number): Planes => {
  curve(picture, contrast(0.55 * share));
  return recolour(picture, (p) => {
    const l = luma(p);
    const shadow = smoothstep(0.6, 0, l) * share;
    const high = smoothstep(0.35, 1, l) * share;
    const calm = 1 - 0.16 * share;
    p.r = l + (p.r - l) * calm - 0.06 * shadow + 0.085 * high;
    p.g = l + (p.g - l) * calm + 0.02 * shadow + 0.022 * high;
    p.b = l + (p.b - l) * calm + 0.07 * shadow - 0.09 * high;
  });
};

const streaks = (picture: Planes, { u }: Spot): void => {
  const { W, H } = picture;
  const [w, h] = [W >> 2, H >> 2];
  const bright = halfPlane(halfPlane(lumaOf(picture), W, H), W >> 1, H >> 1);
  for (let i = 0; i < bright.length; i++) bright[i] = Math.max(0, at(bright, i) - 0.88) * 4;
  const once = new Float32Array(w * h);
  boxRows(bright, once, w, h, Math.max(1, Math.round(70 * u)));
  boxRows(once, bright, w, h, Math.max(1, Math.round(50 * u)));
  const streak = enlarge(bright, w, h, W, H);
  recolour(picture, (p, _x, _y, i) => {
    p.r += at(streak, i) * 0.25;
    p.g += at(streak, i) * 0.35;
    p.b += at(streak, i) * 0.55;
  });
};
