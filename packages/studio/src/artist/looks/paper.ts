import { saturate } from "../colour/oklab.ts";
import { fibres, noise, noiseAt } from "../pixels/noise.ts";
import { mapPixels, type Planes } from "../pixels/planes.ts";
import { saturation, vignette } from "../pixels/tone.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

const tooth = noise([128, 256, 512], 0.9, 81);

/** Cards cut out of coloured paper, one before the other, each with the shadow that it throws. */
export const paper: Look = {
  ...baseLook,
  room: {
    walls: ["#f2b872", "#8ecfc4", "#f0cf62", "#e79aa0"],
    wall: "dots",
    wood: "#b9824f",
    curtain: "#d94f5c",
    rug: "#3f76b8",
  },
  fills: { shapes: "flat", skyBands: 5, glowRings: 3 },
  palette: (palette) => ({
    ...palette,
    ground: [saturate(palette.ground[0], 1.1), saturate(palette.ground[1], 1.1)],
    mid: saturate(palette.mid, 1.15),
  }),
  scenery: { ...baseLook.scenery, cards: true, trees: "cut-out", peaks: "rounds", rays: false, grass: 0.2 },
  figures: { ...baseLook.figures, rim: false },
  frontBlur: 0,
  paint: (picture, region) => vignette(saturation(paperTexture(picture, region), 1.08), region, 0.25),
};

const paperTexture = (picture: Planes, region: PaintRegion): Planes => {
  const [fine, long] = [tooth(), fibres()];
  return mapPixels(picture, (p, x, y) => {
    const ax = x + region.x;
    const ay = y + region.y;
    const k = 1 + noiseAt(fine, ax, ay) * 0.06 + noiseAt(long, ax * 0.8, ay * 0.8) * 0.05;
    p.r *= k;
    p.g *= k;
    p.b *= k;
  });
};
