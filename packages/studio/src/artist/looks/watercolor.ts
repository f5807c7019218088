import { blur } from "../pixels/blur.ts";
import { edges } from "../pixels/edges.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { blots, noise, noiseAt, paperGrain } from "../pixels/noise.ts";
import { blend, copyPlanes, mapPixels, type Planes, smoothstep } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { curve, saturation } from "../pixels/tone.ts";
import { warp } from "../pixels/warp.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

const wobble = noise([8, 16, 32], 0.6, 11);
const tremble = noise([64, 128], 0.6, 12);
const flow = noise([6, 12, 24, 48, 96], 0.7, 77);
const white = { r: 0.975, g: 0.962, b: 0.925 };

/** Pigment that pools and thins on white paper, darker where it dried at an edge; a still picture shows its paper at the sides. */
export const watercolor: Look = {
  ...baseLook,
  nightBrightness: 0.6,
  scenery: { ...baseLook.scenery, trees: "washes", rays: false },
  figures: { ...baseLook.figures, build: { head: 0.95, tall: 1.03, eyes: 0.9 }, rim: false },
  frontBlur: 0.3,
  paint(picture, region) {
    const { u } = region;
    const wet = atHalf(picture, (small) => kuwahara(kuwahara(warp(small, region, wobble(), 7 * u, 1.2), 6 * u), 3 * u));
    return pigment(warp(wet, region, tremble(), 4 * u, 1), region, 1);
  },
  paintFigure(picture, region) {
    const drawn = warp(picture, region, tremble(), 2.6 * region.u, 0.8);
    return pigment(blend(kuwahara(copyPlanes(drawn), 4), drawn, 0.4), region, 0.55);
  },
};

/** Approximates v ** density for a density near 1. Math.pow would cost a second per picture. */
const thicker = (v: number, density: number): number => Math.max(0.02, v * (1 + (v - 1) * (density - 1)));

/** Subtractive pigment: the colour is raised to a power that grows with the amount of paint. */
const pigment = (picture: Planes, region: PaintRegion, share: number): Planes => {
  const { W, H } = picture;
  const { u } = region;
  curve(picture, region.night ? (x) => 0.13 + 0.87 * x ** 0.6 : (x) => 0.06 + 0.94 * x ** 0.8);
  saturation(picture, region.night ? 1.32 : 1.28);
  const [blot, run, paper] = [blots(), flow(), paperGrain()];
  const dried = blur(edges(picture), W, H, Math.max(1, 1.5 * u), 1);
  return mapPixels(picture, (p, x, y, i) => {
    const ax = x + region.x;
    const ay = y + region.y;
    const b = noiseAt(blot, ax * 0.45, ay * 0.45);
    const f = noiseAt(run, ax * 0.9, ay * 0.9);
    const density =
      1 +
      (b * 0.42 + f * 0.2) * share +
      noiseAt(paper, ax, ay) * 0.14 +
      smoothstep(0.1, 0.7, dried[i] ?? 0) * 0.55 * share;
    const inside = Math.min(ax, ay, region.W - 1 - ax, region.H - 1 - ay);
    const painted = region.still ? smoothstep(4 * u, 40 * u, inside + f * 22 * u + b * 12 * u) : 1;
    p.r = white.r + (white.r * thicker(p.r, density) - white.r) * painted;
    p.g = white.g + (white.g * thicker(p.g, density) - white.g) * painted;
    p.b = white.b + (white.b * thicker(p.b, density) - white.b) * painted;
  });
};
