import { kuwahara } from "../pixels/kuwahara.ts";
import { fibres } from "../pixels/noise.ts";
import { blend, type Planes, recolour } from "../pixels/planes.ts";
import { bloom, contrast, curve, saturation, texture, vignette } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

/** Painted on a screen: saturated, crisp, with a glow and a violet edge. */
export const digital: Look = {
  ...plain,
  paint(picture, spot) {
    vivid(picture);
    // Away from its own smoothed copy: sharper than it was.
    blend(picture, kuwahara(picture, 5 * spot.u), -0.4);
    return finish(picture, spot);
  },
  paintFigure: (picture, spot) => finish(vivid(picture), spot),
};

const vivid = (picture: Planes): Planes => {
  curve(picture, contrast(0.3));
  saturation(picture, 1.28);
  return recolour(picture, (p) => {
    const l = (p.r + p.g + p.b) / 3;
    p.r += 0.05 * (l - 0.3);
    p.b += 0.036 * (0.7 - l);
  });
};
const finish = (picture: Planes, spot: Spot): Planes => {
  bloom(picture, spot, { from: 0.48, strength: 0.8, radius: 22 });
  texture(picture, spot, fibres(), 0.04, 0.8);
  return vignette(picture, spot, 0.42, [0.05, 0, 0.1]);
};
