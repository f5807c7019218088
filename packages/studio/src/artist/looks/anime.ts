import { mix } from "../colour/oklab.ts";
import { mapPixels, type Planes } from "../pixels/planes.ts";
import { bloom, contrast, curve, saturation } from "../pixels/tone.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

/** A cel in front of a radiant sky: hard shadows on the figures, light that spills over the lens, violet in the shade. */
export const anime: Look = {
  ...baseLook,
  room: {
    walls: ["#f4f1ea", "#dfeaf4", "#f7e4e6"],
    wall: "plain",
    wood: "#d9a874",
    curtain: "#7fb2d9",
    rug: "#f0c3cd",
  },
  nightBrightness: 0.72,
  palette: (palette) => ({
    ...palette,
    sky: [
      mix(palette.sky[0], "#2a5cf0", 0.45),
      mix(palette.sky[1], "#59c8ff", 0.42),
      mix(palette.sky[2], "#ffb8dc", 0.42),
      mix(palette.sky[3], "#fff0f6", 0.4),
    ],
    far: mix(palette.far, "#9fb4ff", 0.5),
    mid: mix(palette.mid, "#3fa8c8", 0.4),
    ground: [mix(palette.ground[0], "#7fe8d0", 0.5), mix(palette.ground[1], "#3f8fc8", 0.45)],
  }),
  scenery: { ...baseLook.scenery, clouds: "cel", trees: "cel" },
  figures: {
    build: { head: 0.9, tall: 1.13, eyes: 1.5 },
    outline: 2.7,
    outlineColour: "#2a1530",
    rim: true,
    fills: { shapes: "cel", skyBands: 0, glowRings: 0 },
  },
  paint: (picture, region) => lightLeak(brighten(picture, region), region, 0.2),
  paintFigure: (picture, region) => lightLeak(brighten(picture, region), region, 0.08),
};

const brighten = (picture: Planes, region: PaintRegion): Planes => {
  curve(picture, (x) => x ** 0.86);
  curve(picture, contrast(0.34));
  saturation(picture, 1.3);
  mapPixels(picture, (p) => {
    const l = (p.r + p.g + p.b) / 3;
    p.r += 0.03 * l;
    p.g -= 0.008;
    p.b += 0.06 * (1 - l) * (1 - l);
  });
  return bloom(picture, region, { from: 0.5, strength: 0.8, radius: 28 });
};

/** A light leak around the sun. */
const lightLeak = (picture: Planes, region: PaintRegion, strength: number): Planes => {
  const reach = Math.max(region.W, region.H);
  return mapPixels(picture, (p, x, y) => {
    const d = Math.hypot(x + region.x - region.orbX, y + region.y - region.orbY) / reach;
    const a = Math.exp(-d * d * 9) * strength;
    p.r = 1 - (1 - p.r) * (1 - a);
    p.g = 1 - (1 - p.g) * (1 - a * 0.9);
    p.b = 1 - (1 - p.b) * (1 - a * 0.85);
  });
};
