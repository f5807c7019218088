import { type Colour, mix } from "../colour/oklab.ts";
import type { Palette } from "../colour/palette.ts";
import { blur } from "../pixels/blur.ts";
import { edges } from "../pixels/edges.ts";
import { noise, noiseAt, paperGrain } from "../pixels/noise.ts";
import { luma, mapPixels, type Planes, smoothstep } from "../pixels/planes.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

const pressure = noise([16, 32, 64, 128], 0.7, 61);
const sway = noise([3, 6, 12], 0.6, 62);

/** Graphite on paper: dark areas are hatched in up to three directions, characters are tinted with crayon. */
export const pencil: Look = {
  ...baseLook,
  nightBrightness: 0.5,
  // Small stars would look like dirt in graphite.
  // A night must be lighter for its lines to be visible.
  palette: (palette) => (palette.stars > 0.5 || palette.orb === "none" ? pale(palette) : palette),
  scenery: { ...baseLook.scenery, line: 1.5, lineColour: "#4a4a50", rays: false, fireflies: false, grass: 0.45 },
  figures: { build: { head: 0.88, tall: 1.07, eyes: 0.9 }, outline: 2.2, outlineColour: "#3a3a42", rim: false },
  frontBlur: 0,
  paint: (picture, region) => graphite(picture, region, 0.14),
  paintFigure: (picture, region) => graphite(picture, region, 0.72),
};

const pale = (palette: Palette): Palette => {
  const up = (colour: Colour): Colour => mix(colour, "#ffffff", 0.42);
  return {
    ...palette,
    sky: [up(palette.sky[0]), up(palette.sky[1]), up(palette.sky[2]), up(palette.sky[3])],
    far: up(palette.far),
    mid: up(palette.mid),
    near: up(palette.near),
    ground: [mix(palette.ground[0], "#ffffff", 0.55), up(palette.ground[1])],
    stars: Math.min(palette.stars, 0.31),
  };
};

/** Direction of the lines, their distance, and the darkness at which they begin. */
const hatches = [
  { x: 0.7, y: 0.71, apart: 8.4, from: 0.24 },
  { x: -0.5, y: 0.86, apart: 9.2, from: 0.5 },
  { x: 0.98, y: 0.2, apart: 7.6, from: 0.74 },
] as const;

const graphite = (picture: Planes, region: PaintRegion, tint: number): Planes => {
  const { W, H } = picture;
  const [hand, slow, tooth] = [pressure(), sway(), paperGrain()];
  const lines = blur(edges(picture), W, H, Math.max(1, 0.8 * region.u), 1);
  const lift = region.brightness < 0.45 ? 0.62 : 0.85;
  const darkness = Array.from({ length: 256 }, (_, l) => 1 - (l / 255) ** lift);
  return mapPixels(picture, (p, x, y, i) => {
    const ax = (x + region.x) / region.u;
    const ay = (y + region.y) / region.u;
    const press = noiseAt(hand, ax * 0.5, ay * 0.5);
    const drift = noiseAt(slow, ax * 0.22, ay * 0.22);
    const dark = darkness[Math.floor(Math.max(0, Math.min(1, luma(p))) * 255)] ?? 0;
    let lead = smoothstep(0.2, 0.95, lines[i] ?? 0) * (0.6 + 0.24 * press) + Math.max(0, dark - 0.15) * 0.12;
    for (const { x: hx, y: hy, apart, from } of hatches) {
      if (dark < from - 0.08) continue;
      const turns = (ax * hx + ay * hy) / apart + press * 0.11 + drift * 0.8;
      const wave = 4 * Math.abs(turns - Math.floor(turns) - 0.5) - 1;
      lead +=
        smoothstep(from - 0.08, from + 0.26, dark) * smoothstep(0.1, 0.75, wave) * (0.36 + 0.12 * press + 0.16 * drift);
    }
    const grain = noiseAt(tooth, x + region.x, y + region.y);
    lead = Math.max(0, Math.min(0.88, lead * (1 + grain * 0.22)));
    const sheet = 0.962 + grain * 0.014;
    const _crayon = (c: number): number =>
      sheet * (1 - tint) + sheet * Math.min(1, 0.1 + c * 0.98 + grain * 0.03) * tint;
    const bare = sheet * (1 - tint);
    const rubbed = sheet * tint;
    const rough = 0.1 + grain * 0.03;
    const k = 1 - lead * (0.84 - tint * 0.44);
    p.r = (bare + rubbed * Math.min(1, rough + p.r * 0.98)) * k + 0.02;
    p.g = (bare + rubbed * Math.min(1, rough + p.g * 0.98)) * k + 0.018;
    p.b = (bare + rubbed * Math.min(1, rough + p.b * 0.98)) * 0.985 * k + 0.024;
  });
};
