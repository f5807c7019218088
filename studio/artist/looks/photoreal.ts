import { saturate } from "../colour/oklab.ts";
import { blur } from "../pixels/blur.ts";
import { filmGrain, noise } from "../pixels/noise.ts";
import { at, luma, type Planes, recolour } from "../pixels/planes.ts";
import { enlarge, halfPlane } from "../pixels/resize.ts";
import { bloom, curve, grain, texture, vignette } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

const matter = noise([8, 16, 32, 64, 128, 256], 0.75, 63);
const patches = noise([4, 8, 16, 32], 0.6, 64);

/** As near to a photograph as drawn shapes come: a real lens, real contrast, quiet colours, surfaces that are not even. */
export const photoreal: Look = {
  ...plain,
  light: (light) => ({
    ...light,
    sky: [saturate(light.sky[0], 0.8), saturate(light.sky[1], 0.78), saturate(light.sky[2], 0.8), light.sky[3]],
    ground: [saturate(light.ground[0], 0.62), saturate(light.ground[1], 0.66)],
    mid: saturate(light.mid, 0.7),
    far: saturate(light.far, 0.7),
  }),
  scenery: { ...plain.scenery, grass: 2 },
  figures: { ...plain.figures, rim: false },
  frontBlur: 1.5,
  farBlur: 0.6,
  paint(picture, spot) {
    // A sky is even; what stands on the ground is not.
    texture(picture, spot, matter(), spot.plate ? 0.03 : 0.12, 1.1);
    texture(picture, spot, patches(), spot.plate ? 0.03 : 0.08, 0.6);
    return expose(mellow(picture, spot), spot, 0.8);
  },
  paintFigure(picture, spot) {
    texture(picture, spot, matter(), 0.06, 1.7);
    return expose(picture, spot, 0.92);
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
