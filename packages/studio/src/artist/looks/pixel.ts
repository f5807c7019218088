import { luma, type Planes, recolour } from "../pixels/planes.ts";
import { contrast, curve } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;
const levels = { r: 7, g: 7, b: 6 } as const;

/** A game of the nineties: a coarse grid, few colours, shades woven of two of them. */
export const pixel: Look = {
  ...plain,
  fills: { shapes: "cel", skyBands: 0, glowRings: 5 },
  grid: 180,
  scenery: { ...plain.scenery, rays: false, grass: 0.55 },
  figures: { build: { head: 1.08, tall: 0.96, eyes: 1.1 }, outline: 6, outlineColour: "#1a1030", rim: false },
  frontBlur: 0,
  paint: (picture, spot) => few(picture, spot, 0.85),
  paintFigure: (picture, spot) => few(picture, spot, 0.2),
};

const few = (picture: Planes, spot: Spot, weave: number): Planes => {
  curve(picture, contrast(0.3));
  const { a } = picture;
  for (let i = 0; i < a.length; i++) a[i] = (a[i] ?? 0) > 0.42 ? 1 : 0;
  return recolour(picture, (p, x, y) => {
    const threshold = ((bayer[(((y + spot.y) & 3) << 2) | ((x + spot.x) & 3)] ?? 0) + 0.5) / 16 - 0.5;
    const l = luma(p);
    for (const c of ["r", "g", "b"] as const) {
      const vivid = l + (p[c] - l) * 1.25;
      p[c] = Math.round(vivid * levels[c] + threshold * weave) / levels[c];
    }
  });
};
