import { mix, saturate } from "../colour/oklab.ts";
import { blur } from "../pixels/blur.ts";
import { inflate } from "../pixels/inflate.ts";
import { filmGrain, noise } from "../pixels/noise.ts";
import { at, luma, type Planes, recolour, smoothstep } from "../pixels/planes.ts";
import { enlarge, halfPlane } from "../pixels/resize.ts";
import { bloom, curve, grain, texture, vignette } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

const matter = noise([8, 16, 32, 64, 128, 256], 0.75, 63);
const patches = noise([4, 8, 16, 32], 0.6, 64);
const hide = noise([64, 128, 256], 0.9, 66);

/**
 * As near to a photograph as drawn shapes come: grown proportions, the colours of real earth and leaves, vapour for
 * clouds, haze, a real lens, and surfaces that are not even. It is still drawn.
 */
export const photoreal: Look = {
  ...plain,
  light: (light) => ({
    ...light,
    sky: [
      mix(saturate(light.sky[0], 0.72), "#3d6488", 0.35),
      mix(saturate(light.sky[1], 0.7), "#86a3ba", 0.35),
      mix(saturate(light.sky[2], 0.7), "#bcc9d0", 0.35),
      saturate(light.sky[3], 0.7),
    ],
    far: mix(saturate(light.far, 0.5), "#97a4ab", 0.4),
    mid: mix(saturate(light.mid, 0.5), "#4c5a3c", 0.45),
    near: mix(light.near, "#1a2016", 0.6),
    ground: [mix(saturate(light.ground[0], 0.5), "#7d8048", 0.5), mix(saturate(light.ground[1], 0.5), "#434b2b", 0.5)],
    mist: mix(light.mist, "#cfd6da", 0.4),
    rim: mix(light.rim, "#c9c7b0", 0.4),
  }),
  scenery: { ...plain.scenery, clouds: "vapour", grass: 2.2 },
  figures: { ...plain.figures, build: { head: 0.7, tall: 1.15, eyes: 0.7 }, rim: false },
  frontBlur: 1.5,
  farBlur: 0.42,
  paint(picture, spot) {
    // A sky is even; what stands on the ground is not.
    texture(picture, spot, matter(), spot.plate ? 0.04 : 0.26, 1.1);
    texture(picture, spot, patches(), spot.plate ? 0.04 : 0.16, 0.6);
    return expose(fallOff(mellow(picture, spot), spot, 0.5), spot, 0.92);
  },
  paintFigure(picture, spot) {
    texture(picture, spot, matter(), 0.1, 1.7);
    texture(picture, spot, hide(), 0.07, 1);
    const round = inflate(picture, spot, { height: 17, shine: 0.12, base: 0.66 });
    return expose(fallOff(round, spot, 0.36), spot, 0.86);
  },
};

const mellow = (picture: Planes, { u }: Spot): Planes => {
  const { W, H } = picture;
  for (const plane of [picture.r, picture.g, picture.b]) {
    const small = blur(halfPlane(plane, W, H), W >> 1, H >> 1, 2.5 * u);
    const soft = enlarge(small, W >> 1, H >> 1, W, H);
    for (let i = 0; i < plane.length; i++) plane[i] = at(plane, i) + (at(soft, i) - at(plane, i)) * 0.22;
  }
  return picture;
};

/** Light fades on its way: warm and bright about the sun or the moon, cool and dark in the far corner. */
const fallOff = (picture: Planes, { x: left, y: top, W, H, orbX, orbY, night }: Spot, strength: number): Planes => {
  const reach = Math.hypot(W, H) * 0.85;
  const share = night ? strength * 0.6 : strength;
  return recolour(picture, (p, x, y) => {
    const lit = 1 - smoothstep(0.05, 1, Math.hypot(x + left - orbX, y + top - orbY) / reach);
    const gain = 1 + share * (lit - 0.8);
    const warm = share * 0.16 * (lit - 0.5);
    p.r *= gain + warm;
    p.g *= gain;
    p.b *= gain - warm;
  });
};

const expose = (picture: Planes, spot: Spot, colour: number): Planes => {
  curve(picture, (x) => (x < 0.48 ? 0.5 * (2.08 * x) ** 1.16 : 1 - 0.5 * Math.max(0, 2 - 2.08 * x) ** 1.1));
  recolour(picture, (p) => {
    const l = luma(p);
    p.r = l + (p.r - l) * colour + 0.02 * (l - 0.4);
    p.g = l + (p.g - l) * colour;
    p.b = l + (p.b - l) * colour - 0.02 * (l - 0.5);
  });
  bloom(picture, spot, { from: 0.5, strength: 0.9, radius: 34 });
  vignette(picture, spot, 0.4);
  return grain(picture, spot, filmGrain(), 0.045);
};
