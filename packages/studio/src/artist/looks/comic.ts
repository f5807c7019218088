import { kuwahara } from "../pixels/kuwahara.ts";
import { luma, mapPixels, type Planes, smoothstep } from "../pixels/planes.ts";
import { contrast, curve, saturation } from "../pixels/tone.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

/** Printed: black lines, flat strong colours, shades made of dots. */
export const comic: Look = {
  ...baseLook,
  fills: { shapes: "flat", skyBands: 0, glowRings: 4 },
  scenery: {
    ...baseLook.scenery,
    line: 2.6,
    lineColour: "#140c18",
    trees: "bold",
    fireflies: false,
    rays: false,
    grass: 0.5,
  },
  figures: { build: { head: 0.86, tall: 1.08, eyes: 0.92 }, outline: 5, outlineColour: "#140c18", rim: false },
  frontBlur: 0.05,
  paint: (picture, region) => dots(ink(kuwahara(picture, 4 * region.u)), region, 0.62),
  paintFigure: (picture, region) => dots(ink(picture), region, 0.16),
};

const ink = (picture: Planes): Planes => {
  curve(picture, (x) => x ** 0.8);
  curve(picture, contrast(0.35));
  return saturation(picture, 1.38);
};

const shades = 4.6;
/** Halftone dots: the distance from the centre of a dot's cell is the threshold. */
const dots = (picture: Planes, region: PaintRegion, strength: number): Planes => {
  const cell = Math.max(4, 10.5 * region.u);
  const [c, s] = [Math.cos(Math.PI / 5) / cell, Math.sin(Math.PI / 5) / cell];
  return mapPixels(picture, (p, x, y) => {
    const ax = x + region.x;
    const ay = y + region.y;
    const l = Math.max(0.02, Math.min(1, luma(p)));
    const u = ax * c + ay * s;
    const v = ay * c - ax * s;
    const du = u - Math.floor(u) - 0.5;
    const dv = v - Math.floor(v) - 0.5;
    const threshold = 1 - Math.min(1, (du * du + dv * dv) * 2);
    const level = Math.floor(l * shades);
    const shade = (level + smoothstep(-0.07, 0.07, l * shades - level - threshold * 0.92 - 0.04)) / shades;
    const k = 1 + (Math.max(0.1, shade) / l - 1) * strength;
    p.r *= k;
    p.g *= k;
    p.b *= k;
  });
};
