import { type Colour, mix, saturate } from "../colour/oklab.ts";
import type { Palette } from "../colour/palette.ts";
import { noise, noiseAt } from "../pixels/noise.ts";
import { luma, mapPixels, type Planes } from "../pixels/planes.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

const wood = noise([4, 8, 16, 64, 128], 0.8, 41);
const baren = noise([8, 16, 32, 64], 0.7, 42);

/** The pigments of Edo prints: Prussian blue, ochre, green of both, and vermilion on warm paper. */
const printPalette = (palette: Palette): Palette => {
  const night = palette.stars > 0.5;
  const evening = palette.orb === "low-sun";
  const toward = (colour: Colour, ink: Colour, share: number): Colour => saturate(mix(colour, ink, share), 1.05);
  const sky: Palette["sky"] = night
    ? ["#0c1f45", "#1c4480", "#4a7dab", "#b9c9b4"]
    : evening
      ? ["#184c8a", "#8fb4b8", "#f2e0b4", "#e8703f"]
      : palette.orb === "none"
        ? ["#1c2a3c", "#4a6070", "#94a29c", "#d3ccb0"]
        : ["#0f4c94", "#7db3c9", "#f2e7c6", "#f8ecca"];
  return {
    ...palette,
    sky,
    far: toward(palette.far, night ? "#4a7a9c" : "#7fa6b4", 0.75),
    mid: toward(palette.mid, night ? "#1f5068" : "#2f7468", 0.7),
    near: toward(palette.near, "#142a50", 0.8),
    ground: night
      ? [toward(palette.ground[0], "#4f8a80", 0.6), toward(palette.ground[1], "#1f5a5a", 0.6)]
      : [toward(palette.ground[0], "#c2bd62", 0.62), toward(palette.ground[1], "#5f9048", 0.6)],
    disc: "#df4a2f",
    light: "#f7ecd0",
    glow: "#f2e2bd",
    mist: "#f2e8cf",
    rim: "#f2e8cf",
    fireflies: false,
  };
};

/** Flat colours in a dark blue line, a sky that fades from the top, the grain of the block in every colour. */
export const woodblock: Look = {
  ...baseLook,
  room: { walls: ["#eee2c0", "#e6d8b2"], wall: "screens", wood: "#5a4630", curtain: "#2b4c7e", rug: "#b9b06a" },
  nightBrightness: 0.7,
  fills: { shapes: "flat", skyBands: 0, glowRings: 2 },
  palette: printPalette,
  scenery: {
    ...baseLook.scenery,
    line: 2,
    lineColour: "#1d2942",
    clouds: "bands",
    trees: "pads",
    peaks: "cone",
    rays: false,
    fireflies: false,
    grass: 0.3,
  },
  figures: { build: { head: 0.9, tall: 1.06, eyes: 0.74 }, outline: 2.6, outlineColour: "#1d2942", rim: false },
  frontBlur: 0,
  paint: (picture, region) => printInk(picture, region, 1),
  paintFigure: (picture, region) => printInk(picture, region, 0.45),
};

const printInk = (picture: Planes, region: PaintRegion, share: number): Planes => {
  const [block, rub] = [wood(), baren()];
  return mapPixels(picture, (p, x, y) => {
    const ax = (x + region.x) / region.u;
    const ay = (y + region.y) / region.u;
    const grain = noiseAt(block, ax * 0.045 + 300, ay * 0.9 + noiseAt(rub, ax * 0.2, ay * 0.05) * 6 + 300);
    const rubbed = noiseAt(rub, ax * 0.5, ay * 0.5);
    const l = luma(p);
    // Ink is thinner along the grain, where the warm paper shows through.
    const thin = (Math.max(0, grain) * 0.2 + Math.max(0, rubbed) * 0.07) * share;
    const calm = 1 - 0.04 * share;
    p.r = (l + (p.r - l) * calm) * (1 - thin) + 0.95 * thin;
    p.g = (l + (p.g - l) * calm) * (1 - thin) + 0.9 * thin;
    p.b = (l + (p.b - l) * calm) * (1 - thin) + 0.78 * thin;
    p.r = p.r * 0.97 + 0.03;
    p.g = p.g * 0.96 + 0.025;
    p.b = p.b * (1 - 0.06 * share) + 0.01;
  });
};
