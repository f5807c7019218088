import { inflate } from "../pixels/inflate.ts";
import { bloom, contrast, curve, saturation, vignette } from "../pixels/tone.ts";
import { type Look, plain } from "./look.ts";

/** A computer-animated film: every form a rounded body with a highlight, soft light around it, a shallow lens. */
export const render3d: Look = {
  ...plain,
  fills: { shapes: "round", skyBands: 0, glowRings: 0 },
  scenery: { ...plain.scenery, grass: 0.25 },
  figures: { ...plain.figures, build: { head: 1.07, tall: 0.97, eyes: 1.18 }, rim: false },
  frontBlur: 1.2,
  farBlur: 0.16,
  paint(picture, spot) {
    curve(picture, (x) => x ** 0.93);
    curve(picture, contrast(0.2));
    saturation(picture, 1.12);
    bloom(picture, spot, { from: 0.55, strength: 0.6, radius: 26 });
    return vignette(picture, spot, 0.32);
  },
  paintFigure(picture, spot) {
    return vignette(saturation(inflate(picture, spot, { height: 14, shine: 0.22, base: 0.6 }), 1.08), spot, 0.2);
  },
};
