import { saturate } from "../colour/oklab.ts";
import { fibres, noise, noiseAt } from "../pixels/noise.ts";
import { type Planes, recolour } from "../pixels/planes.ts";
import { saturation, vignette } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

const tooth = noise([128, 256, 512], 0.9, 81);

/** Cards cut out of coloured paper, one before the other, each with the shadow that it throws. */
export const paper: Look = {
  ...plain,
  fills: { shapes: "flat", skyBands: 5, glowRings: 3 },
  light: (light) => ({
    ...light,
    ground: [saturate(light.ground[0], 1.1), saturate(light.ground[1], 1.1)],
    mid: saturate(light.mid, 1.15),
  }),
  scenery: { ...plain.scenery, cards: true, rays: false, grass: 0.2 },
  figures: { ...plain.figures, rim: false },
  frontBlur: 0,
  paint: (picture, spot) => vignette(saturation(sheet(picture, spot), 1.08), spot, 0.25),
};

const sheet = (picture: Planes, spot: Spot): Planes => {
  const [fine, long] = [tooth(), fibres()];
  return recolour(picture, (p, x, y) => {
    const ax = x + spot.x;
    const ay = y + spot.y;
    const k = 1 + noiseAt(fine, ax, ay) * 0.06 + noiseAt(long, ax * 0.8, ay * 0.8) * 0.05;
    p.r *= k;
    p.g *= k;
    p.b *= k;
  });
};
