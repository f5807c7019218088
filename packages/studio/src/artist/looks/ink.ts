import type { Palette } from "../colour/palette.ts";
import { blur } from "../pixels/blur.ts";
import { edges } from "../pixels/edges.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { blots, noise, noiseAt, paperGrain } from "../pixels/noise.ts";
import { blend, copyPlanes, luma, mapPixels, type Planes, smoothstep } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { warp } from "../pixels/warp.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

const paper: Omit<Palette, "orb"> = {
  sky: ["#cdc5b2", "#ddd5c2", "#efe8d8", "#f4eee0"],
  far: "#7f8683",
  mid: "#4c5152",
  near: "#1d1e22",
  ground: ["#d8d1bf", "#a9a293"],
  light: "#fffaf0",
  glow: "#fffdf6",
  ambient: "#77746c",
  ambientShare: 0.12,
  stars: 0,
  rim: "#fbf6ea",
  fireflies: false,
  mist: "#f6f0e3",
};
const dusk = { ...paper, sky: ["#a9a294", "#c2baa8", "#dcd4c2", "#ece5d5"], ground: ["#c9c1ae", "#989182"] } as const;

const wobble = noise([8, 16, 32], 0.6, 11);
const tremble = noise([64, 128], 0.6, 12);
const hairs = noise([24, 48, 96, 192], 0.7, 51);

/** Washes of black on old paper, mountains that fade into mist, bamboo, a red seal; the characters keep their colours. */
export const ink: Look = {
  ...baseLook,
  nightBrightness: 0.5,
  palette: (palette) => ({
    ...(palette.stars > 0.3 || palette.orb === "none" ? dusk : paper),
    orb: palette.orb === "none" ? "none" : palette.stars > 0.3 ? "moon" : "sun",
  }),
  scenery: { ...baseLook.scenery, wash: true, rays: false, fireflies: false, grass: 0.35 },
  figures: { build: { head: 0.85, tall: 1.1, eyes: 0.74 }, outline: 2.2, outlineColour: "#26242a", rim: false },
  frontBlur: 0.06,
  paint(picture, region) {
    const { u } = region;
    const wet = atHalf(picture, (small) => kuwahara(warp(small, region, wobble(), 3.5 * u, 1.2), 4.5 * u));
    const washed = washes(warp(wet, region, tremble(), 3 * u, 1), region);
    return region.plate ? seal(washed, region) : washed;
  },
  paintFigure(picture, region) {
    const drawn = warp(picture, region, tremble(), 2.2 * region.u, 0.8);
    return tinted(blend(kuwahara(copyPlanes(drawn), 3), drawn, 0.4), region);
  },
};

const washes = (picture: Planes, region: PaintRegion): Planes => {
  const { W, H } = picture;
  const { u } = region;
  const [blot, hair, grained] = [blots(), hairs(), paperGrain()];
  const lines = blur(edges(picture), W, H, Math.max(1, 1.2 * u), 1);
  return mapPixels(picture, (p, x, y, i) => {
    const ax = x + region.x;
    const ay = y + region.y;
    const b = noiseAt(blot, ax * 0.5, ay * 0.5);
    const f = noiseAt(hair, ax * 0.35, ay);
    const colourful = smoothstep(0.12, 0.4, Math.max(p.r, p.g, p.b) - Math.min(p.r, p.g, p.b)) * 0.72;
    const dark = Math.max(0, 1 - luma(p) / 0.93) ** 1.05 * (1.12 + 0.38 * b + 0.22 * f);
    const d = Math.max(0, Math.min(0.96, dark + smoothstep(0.16, 0.6, lines[i] ?? 0) * (0.3 + 0.28 * f)));
    const grain = 1 + noiseAt(grained, ax, ay) * 0.035;
    const sheetR = 0.955 - 0.02 * b;
    const sheetG = 0.925 - 0.025 * b;
    const sheetB = 0.855 - 0.035 * b;
    const wob = 1 + b * 0.1;
    p.r = (sheetR * (1 - d * 0.9) * (1 - colourful) + sheetR * Math.min(1, p.r * 1.06) * wob * colourful) * grain;
    p.g = (sheetG * (1 - d * 0.9) * (1 - colourful) + sheetG * Math.min(1, p.g * 1.04) * wob * colourful) * grain;
    p.b = (sheetB * (1 - d * 0.87) * (1 - colourful) + sheetB * Math.min(1, p.b * 1.04) * wob * colourful) * grain;
  });
};

const tinted = (picture: Planes, region: PaintRegion): Planes => {
  const [blot, grained] = [blots(), paperGrain()];
  return mapPixels(picture, (p, x, y) => {
    const ax = x + region.x;
    const ay = y + region.y;
    const k = 1 + noiseAt(blot, ax * 0.9, ay * 0.9) * 0.12 + noiseAt(grained, ax, ay) * 0.06;
    p.r = 0.96 * Math.min(1, p.r * 1.04) * k;
    p.g = 0.935 * Math.min(1, p.g * 1.03) * k;
    p.b = 0.87 * Math.min(1, p.b * 1.05) * k;
  });
};

const glyph = ["1110111", "1010101", "1110111", "0000000", "1011101", "1110101", "1010111"] as const;
const seal = (picture: Planes, region: PaintRegion): Planes => {
  const { u, W, orbX } = region;
  const size = Math.round(64 * u);
  // The seal is on the side without bamboo.
  const margin = Math.round(150 * u);
  const [left, top] = [orbX > W / 2 ? W - margin - size : margin, Math.round(112 * u)];
  const worn = hairs();
  return mapPixels(picture, (p, px, py) => {
    const x = px - left;
    const y = py - top;
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    const edge = Math.min(x, y, size - 1 - x, size - 1 - y) / size;
    const row = glyph[Math.floor((y / size - 0.16) * 10.3)];
    const written = edge > 0.14 && row?.[Math.floor((x / size - 0.16) * 10.3)] === "1";
    if (written || (edge > 0.06 && edge < 0.1) || noiseAt(worn, x * 3, y * 3) < -0.6) return;
    p.r = 0.72;
    p.g = 0.15;
    p.b = 0.12;
  });
};
