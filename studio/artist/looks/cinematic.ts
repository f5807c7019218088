import { boxRows } from "../pixels/blur.ts";
import { filmGrain } from "../pixels/noise.ts";
import { at, luma, lumaOf, type Planes, recolour, smoothstep } from "../pixels/planes.ts";
import { enlarge, halfPlane } from "../pixels/resize.ts";
import { bloom, contrast, curve, grain, vignette } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

/** A frame of film: teal shadows, orange lights, a shallow lens, a streak through what shines. */
export const cinematic: Look = {
  ...plain,
  frontBlur: 1.1,
  farBlur: 0.22,
  scenery: { ...plain.scenery, grass: 0.8 },
  paint(picture, spot) {
    grade(picture, 1);
    bloom(picture, spot, { from: 0.5, strength: 0.8, radius: 30 });
    if (spot.plate) streaks(picture, spot);
    vignette(picture, spot, 0.72);
    return grain(picture, spot, filmGrain(), 0.035);
  },
  paintFigure(picture, spot) {
    grade(picture, 0.7);
    vignette(picture, spot, 0.5);
    return grain(picture, spot, filmGrain(), 0.025);
  },
};

const grade = (picture: Planes, share: number): Planes => {
  curve(picture, contrast(0.45 * share));
  return recolour(picture, (p) => {
    const l = luma(p);
    const shadow = smoothstep(0.6, 0, l) * share;
    const high = smoothstep(0.35, 1, l) * share;
    const calm = 1 - 0.12 * share;
    p.r = l + (p.r - l) * calm - 0.05 * shadow + 0.075 * high;
    p.g = l + (p.g - l) * calm + 0.016 * shadow + 0.022 * high;
    p.b = l + (p.b - l) * calm + 0.055 * shadow - 0.075 * high;
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
