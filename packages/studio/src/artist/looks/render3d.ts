import { mix } from "../colour/oklab.ts";
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
  nightBrightness: 0.72,
  palette: (palette) => ({
    ...palette,
    sky: [
      mix(palette.sky[0], "#7fb8f0", 0.4),
      mix(palette.sky[1], "#b8dcff", 0.4),
      mix(palette.sky[2], "#ffe0d0", 0.5),
      mix(palette.sky[3], "#ffd0b8", 0.5),
    ],
    far: mix(palette.far, "#d8b8e8", 0.45),
    mid: mix(palette.mid, "#58c890", 0.35),
    ground: [mix(palette.ground[0], "#f0c078", 0.42), mix(palette.ground[1], "#d88858", 0.4)],
  }),
  fills: { shapes: "round", skyBands: 0, glowRings: 0 },
  scenery: { ...baseLook.scenery, trees: "balls", grass: 0.25 },
  figures: { ...baseLook.figures, build: { head: 1.17, tall: 0.92, eyes: 1.22 }, rim: false },
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
    return vignette(saturation(inflate(picture, region, { height: 20, shine: 0.3, base: 0.6 }), 1.08), region, 0.2);
  },
};
