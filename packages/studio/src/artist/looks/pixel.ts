import { luma, mapPixels, type Planes } from "../pixels/planes.ts";
import { contrast, curve } from "../pixels/tone.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;
const channelLevels = { r: 6, g: 6, b: 5 } as const;

/** A game of the nineties: a coarse grid, few colours, shades woven of two of them. */
export const pixel: Look = {
  ...baseLook,
  fills: { shapes: "cel", skyBands: 0, glowRings: 5 },
  grid: 150,
  scenery: { ...baseLook.scenery, trees: "blocks", rays: false, grass: 0.55 },
  figures: { build: { head: 1.08, tall: 0.96, eyes: 1.1 }, outline: 6, outlineColour: "#1a1030", rim: false },
  frontBlur: 0,
  paint: (picture, region) => reducePalette(picture, region, 0.65),
  paintFigure: (picture, region) => reducePalette(picture, region, 0.2),
};

const reducePalette = (picture: Planes, region: PaintRegion, weave: number): Planes => {
  curve(picture, contrast(0.3));
  const { a } = picture;
  for (let i = 0; i < a.length; i++) a[i] = (a[i] ?? 0) > 0.42 ? 1 : 0;
  return mapPixels(picture, (p, x, y) => {
    const threshold = ((bayer[(((y + region.y) & 3) << 2) | ((x + region.x) & 3)] ?? 0) + 0.5) / 16 - 0.5;
    const l = luma(p);
    for (const c of ["r", "g", "b"] as const) {
      const vivid = l + (p[c] - l) * 1.25;
      p[c] = Math.round(vivid * channelLevels[c] + threshold * weave) / channelLevels[c];
    }
  });
};
