import { mix, saturate } from "../colour/oklab.ts";
import { haze } from "../pixels/haze.ts";
import { inflate } from "../pixels/inflate.ts";
import { fallOff, sideLight } from "../pixels/key-light.ts";
import { filmGrain, noise } from "../pixels/noise.ts";
import { luma, mapPixels, type Planes, smoothstep } from "../pixels/planes.ts";
import { sharpen } from "../pixels/sharpen.ts";
import { bloom, curve, grain, texture, vignette } from "../pixels/tone.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

const ground = noise([32, 64, 128, 256], 0.8, 63);
const dapple = noise([2, 4, 8], 0.6, 64);
const hide = noise([64, 128, 256], 0.9, 66);

/**
 * The closest to a photograph that drawn shapes come: adult proportions, natural colours, soft clouds, haze, lens blur
 * and textured surfaces.
 */
export const photoreal: Look = {
  ...baseLook,
  room: {
    walls: ["#d9d2c4", "#b9bdb6", "#c9bfae"],
    wall: "plain",
    wood: "#8a6a4c",
    curtain: "#7d7468",
    rug: "#6b7078",
  },
  palette: (palette) => ({
    ...palette,
    sky: [
      mix(saturate(palette.sky[0], 0.6), "#7f9cb4", 0.5),
      mix(saturate(palette.sky[1], 0.6), "#a8bccb", 0.5),
      mix(saturate(palette.sky[2], 0.6), "#d0d8dc", 0.5),
      mix(saturate(palette.sky[3], 0.6), "#e6e6e0", 0.45),
    ],
    far: mix(saturate(palette.far, 0.5), "#97a4ab", 0.4),
    mid: mix(saturate(palette.mid, 0.5), "#4c5a3c", 0.45),
    near: mix(palette.near, "#1a2016", 0.6),
    ground: [
      mix(saturate(palette.ground[0], 0.5), "#98a468", 0.55),
      mix(saturate(palette.ground[1], 0.5), "#5f7040", 0.55),
    ],
    mist: mix(palette.mist, "#cfd6da", 0.4),
    rim: mix(palette.rim, "#c9c7b0", 0.4),
  }),
  scenery: { ...baseLook.scenery, clouds: "vapour", grass: 2.2 },
  figures: {
    ...baseLook.figures,
    build: { head: 0.66, tall: 1.18, eyes: 0.64 },
    rim: false,
    shadow: { dark: 0.58, soft: 7 },
  },
  frontBlur: 1.7,
  farBlur: 0.5,
  paint(picture, region) {
    // The sky stays even. Land gets texture and the patchy shade of clouds.
    if (region.plate) haze(picture, region, 0.34);
    else {
      texture(picture, region, ground(), 0.17, 0.9);
      texture(picture, region, dapple(), 0.2, 0.5);
      inflate(picture, region, { height: 9, shine: 0, base: 0.72 });
    }
    return expose(fallOff(picture, region, 0.3), region, 0.84);
  },
  paintFigure(picture, region) {
    texture(picture, region, hide(), 0.09, 1);
    const round = inflate(picture, region, { height: 20, shine: 0.16, base: 0.5 });
    sharpen(sideLight(round, region, 0.6), 2.2 * region.u, 0.5);
    return expose(fallOff(round, region, 0.3), region, 0.82);
  },
};

/** Photographic tone: open shadows, soft highlights, cool shade, warm light and muted colours. */
const expose = (picture: Planes, region: PaintRegion, colour: number): Planes => {
  curve(picture, (x) => (x < 0.5 ? 0.018 + 0.482 * (2 * x) ** 1.2 : 1 - 0.5 * Math.max(0, 2 - 2 * x) ** 1.16));
  mapPixels(picture, (p) => {
    const l = luma(p);
    // Mutes saturated colours more than others.
    const loud = Math.max(p.r, p.g, p.b) - Math.min(p.r, p.g, p.b);
    const keep = colour * (1 - 0.26 * smoothstep(0.25, 0.75, loud));
    const warm = 0.03 * (l - 0.45);
    p.r = l + (p.r - l) * keep + warm;
    p.g = l + (p.g - l) * keep;
    p.b = l + (p.b - l) * keep - warm;
  });
  bloom(picture, region, { from: 0.5, strength: 0.9, radius: 34 });
  vignette(picture, region, 0.16);
  return grain(picture, region, filmGrain(), 0.04);
};
