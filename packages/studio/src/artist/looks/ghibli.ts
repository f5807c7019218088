import { mix, saturate } from "../colour/oklab.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { blots, fibres, paperGrain } from "../pixels/noise.ts";
import { blend, copyOf, type Planes, recolour } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { bloom, curve, saturation, texture, vignette } from "../pixels/tone.ts";
import { warp } from "../pixels/warp.ts";
import { type Look, plain, type Spot } from "./look.ts";

/** Summer in gouache: deep blue skies with towers of cloud, lush greens, warm lights and cool shadows. */
export const ghibli: Look = {
  ...plain,
  figures: { ...plain.figures, build: { head: 0.93, tall: 1.04, eyes: 1 } },
  night: 0.78,
  light: (light) => ({
    ...light,
    sky: [mix(light.sky[0], "#1f62c4", 0.3), saturate(light.sky[1], 1.25), light.sky[2], light.sky[3]],
    ground: [
      saturate(mix(light.ground[0], "#5fb82f", 0.22), 1.12),
      saturate(mix(light.ground[1], "#1f7a3a", 0.22), 1.1),
    ],
    mid: mix(light.mid, "#2f8a4a", 0.2),
  }),
  scenery: { ...plain.scenery, clouds: "towers", grass: 1.3 },
  paint(picture, spot) {
    const soft = atHalf(picture, (small) => warp(kuwahara(small, 5 * spot.u), spot, fibres(), 2.5 * spot.u, 2));
    return gouache(blend(kuwahara(soft, 4), picture, 0.3), spot);
  },
  paintFigure: (picture, spot) => gouache(blend(kuwahara(copyOf(picture), 3), picture, 0.45), spot),
};

const gouache = (picture: Planes, spot: Spot): Planes => {
  curve(saturation(picture, 1.2), (x) => x ** 0.94);
  recolour(picture, (p) => {
    const l = (p.r + p.g + p.b) / 3;
    p.r += 0.035 * (l - 0.35);
    p.g += 0.014 * (1 - Math.abs(l - 0.5) * 2);
    p.b -= 0.03 * (l - 0.45);
  });
  bloom(picture, spot, { from: 0.6, strength: 0.45 });
  texture(picture, spot, blots(), 0.045, 0.7);
  texture(picture, spot, paperGrain(), 0.035);
  return vignette(picture, spot, 0.2);
};
