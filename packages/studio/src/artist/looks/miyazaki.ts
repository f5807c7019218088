import { mix, saturate } from "../colour/oklab.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { blots, paperGrain } from "../pixels/noise.ts";
import { blend, luma, mapPixels, type Planes } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { bloom, texture } from "../pixels/tone.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

/** An afternoon in thin colour: cream light, wind in the clouds, olive and terracotta, brown lines, flat cel figures. */
export const miyazaki: Look = {
  ...baseLook,
  room: {
    walls: ["#ece0bf", "#d8d9b4", "#e6cfa8"],
    wall: "beams",
    wood: "#6b4a34",
    curtain: "#b5654a",
    rug: "#7d8a55",
  },
  nightBrightness: 0.68,
  palette: (palette) => ({
    ...palette,
    sky: [
      mix(palette.sky[0], "#6fb0c4", 0.32),
      mix(palette.sky[1], "#bcd9d2", 0.34),
      mix(palette.sky[2], "#f3e4c2", 0.42),
      mix(palette.sky[3], "#fbeecb", 0.6),
    ],
    far: mix(palette.far, "#a9bda4", 0.4),
    mid: mix(palette.mid, "#7d9a63", 0.42),
    near: mix(palette.near, "#4a4a36", 0.4),
    ground: [saturate(mix(palette.ground[0], "#c9c46f", 0.45), 0.92), mix(palette.ground[1], "#7f8a46", 0.45)],
    light: mix(palette.light, "#ffe9b4", 0.5),
    glow: mix(palette.glow, "#ffe6b8", 0.5),
    mist: mix(palette.mist, "#fff2d8", 0.5),
  }),
  scenery: {
    ...baseLook.scenery,
    line: 0.9,
    lineColour: "#6a5240",
    clouds: "wisps",
    trees: "parasols",
    peaks: "rounds",
    rays: false,
    grass: 1.6,
  },
  figures: {
    build: { head: 0.9, tall: 1.05, eyes: 0.95 },
    outline: 1.7,
    outlineColour: "#5a3a2a",
    rim: false,
    fills: { shapes: "cel", skyBands: 0, glowRings: 0 },
  },
  paint(picture, region) {
    const washed = atHalf(picture, (small) => kuwahara(small, 4 * region.u));
    return afternoon(blend(washed, picture, 0.45), region, 1);
  },
  paintFigure: (picture, region) => afternoon(picture, region, 0.45),
};

const afternoon = (picture: Planes, region: PaintRegion, share: number): Planes => {
  mapPixels(picture, (p) => {
    const l = luma(p);
    const lift = 0.055 * (1 - l) * share;
    p.r = l + (p.r - l) * (1 - 0.1 * share) + lift + 0.03 * l * share;
    p.g = l + (p.g - l) * (1 - 0.1 * share) + lift * 0.9 + 0.012 * share;
    p.b = l + (p.b - l) * (1 - 0.1 * share) + lift * 0.8 - 0.035 * l * share;
  });
  bloom(picture, region, { from: 0.58, strength: 0.3, radius: 30 });
  texture(picture, region, blots(), 0.05 * share, 0.5);
  return texture(picture, region, paperGrain(), 0.03);
};
