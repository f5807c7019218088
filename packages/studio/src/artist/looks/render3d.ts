import { inflate } from "../pixels/inflate.ts";
import { bloom, contrast, curve, saturation, vignette } from "../pixels/tone.ts";
import { baseLook, type Look } from "./look.ts";

/** A computer-animated film: every form a rounded body with a highlight, soft light around it, a shallow lens. */
export const render3d: Look = {
  ...baseLook,
  room: {
    walls: ["#f3dcc0", "#c7e3dc", "#dcd3f0"],
    wall: "panels",
    wood: "#c98a55",
    curtain: "#e0707a",
    rug: "#6f86d0",
  },
  fills: { shapes: "round", skyBands: 0, glowRings: 0 },
  scenery: { ...baseLook.scenery, trees: "balls", grass: 0.25 },
  figures: { ...baseLook.figures, build: { head: 1.07, tall: 0.97, eyes: 1.18 }, rim: false },
  frontBlur: 1.2,
  farBlur: 0.16,
  paint(picture, region) {
    curve(picture, (x) => x ** 0.93);
    curve(picture, contrast(0.2));
    saturation(picture, 1.12);
    bloom(picture, region, { from: 0.55, strength: 0.6, radius: 26 });
    return vignette(picture, region, 0.32);
  },
  paintFigure(picture, region) {
    return vignette(saturation(inflate(picture, region, { height: 14, shine: 0.22, base: 0.6 }), 1.08), region, 0.2);
  },
};
