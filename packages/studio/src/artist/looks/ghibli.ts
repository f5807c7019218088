import { mix, saturate } from "../colour/oklab.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { blots, fibres, paperGrain } from "../pixels/noise.ts";
import { blend, copyPlanes, mapPixels, type Planes } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { bloom, curve, saturation, texture, vignette } from "../pixels/tone.ts";
import { warp } from "../pixels/warp.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

/** Summer in gouache: deep blue skies with towers of cloud, lush greens, warm lights and cool shadows. */
export const ghibli: Look = {
  ...baseLook,
  room: {
    walls: ["#efe3c4", "#dde6cf", "#ecd7b4"],
    wall: "panels",
    wood: "#8a5a36",
    curtain: "#6d9a6a",
    rug: "#b5523f",
  },
  figures: { ...baseLook.figures, build: { head: 0.93, tall: 1.04, eyes: 1 } },
  nightBrightness: 0.68,
  palette: (palette) => ({
    ...palette,
    sky: [
      mix(palette.sky[0], "#1d4fae", 0.5),
      mix(palette.sky[1], "#4f8fd8", 0.45),
      mix(palette.sky[2], "#bfe0ea", 0.4),
      mix(palette.sky[3], "#fff0c8", 0.5),
    ],
    far: mix(palette.far, "#6f9a8a", 0.35),
    ground: [
      saturate(mix(palette.ground[0], "#a8c832", 0.5), 1.1),
      saturate(mix(palette.ground[1], "#4f7f24", 0.5), 1.05),
    ],
    mid: mix(palette.mid, "#4f8a34", 0.45),
    near: mix(palette.near, "#2a4a20", 0.4),
  }),
  scenery: { ...baseLook.scenery, clouds: "towers", trees: "broad", grass: 1.3 },
  paint(picture, region) {
    const soft = atHalf(picture, (small) => warp(kuwahara(small, 5 * region.u), region, fibres(), 2.5 * region.u, 2));
    return gouache(blend(kuwahara(soft, 4), picture, 0.3), region);
  },
  paintFigure: (picture, region) => gouache(blend(kuwahara(copyPlanes(picture), 3), picture, 0.45), region),
};

const gouache = (picture: Planes, region: PaintRegion): Planes => {
  curve(saturation(picture, 1.2), (x) => x ** 0.94);
  mapPixels(picture, (p) => {
    const l = (p.r + p.g + p.b) / 3;
    p.r += 0.035 * (l - 0.35);
    p.g += 0.014 * (1 - Math.abs(l - 0.5) * 2);
    p.b -= 0.03 * (l - 0.45);
  });
  bloom(picture, region, { from: 0.6, strength: 0.45 });
  texture(picture, region, blots(), 0.045, 0.7);
  texture(picture, region, paperGrain(), 0.035);
  return vignette(picture, region, 0.2);
};
