import { blur } from "../pixels/blur.ts";
import { edges } from "../pixels/edges.ts";
import { noise, noiseAt, paperGrain } from "../pixels/noise.ts";
import { at, luma, type Planes, recolour, smoothstep } from "../pixels/planes.ts";
import { type Look, plain, type Spot } from "./look.ts";

const pressure = noise([16, 32, 64, 128], 0.7, 61);

/** Graphite on paper: hatched in up to three directions, the darker the more; the characters tinted with crayon. */
export const pencil: Look = {
  ...plain,
  scenery: { ...plain.scenery, line: 1.5, lineColour: "#4a4a50", rays: false, fireflies: false, grass: 1 },
  figures: { outline: 2.2, outlineColour: "#3a3a42", rim: false },
  frontBlur: 0,
  paint: (picture, spot) => graphite(picture, spot, 0.14),
  paintFigure: (picture, spot) => graphite(picture, spot, 0.72),
};

/** Direction, distance of the lines, and the darkness at which they begin. */
const hatches = [
  { x: 0.7, y: 0.71, apart: 6.2, from: 0.16 },
  { x: -0.5, y: 0.86, apart: 6.8, from: 0.42 },
  { x: 0.98, y: 0.2, apart: 5.4, from: 0.64 },
] as const;

const graphite = (picture: Planes, spot: Spot, tint: number): Planes => {
  const { W, H } = picture;
  const lines = blur(edges(picture), W, H, Math.max(1, 0.9 * spot.u), 1);
  // Night is drawn lighter than it is, or the page would be black.
  const lift = spot.night ? 0.62 : 0.85;
  return recolour(picture, (p, x, y, i) => {
    const [ax, ay] = [(x + spot.x) / spot.u, (y + spot.y) / spot.u];
    const press = noiseAt(pressure, ax, ay);
    const dark = 1 - luma(p) ** lift;
    let lead = smoothstep(0.12, 0.75, at(lines, i)) * (0.62 + 0.3 * press) + Math.max(0, dark - 0.1) * 0.2;
    for (const { x: hx, y: hy, apart, from } of hatches) {
      if (dark < from - 0.1) continue;
      const wave = Math.sin(((ax * hx + ay * hy) * 6.283) / apart + press * 2.2);
      lead += smoothstep(from - 0.08, from + 0.3, dark) * smoothstep(-0.1, 0.75, wave) * (0.34 + 0.16 * press);
    }
    const grain = noiseAt(paperGrain(), x + spot.x, y + spot.y);
    lead = Math.max(0, Math.min(0.9, lead * (1 + grain * 0.5)));
    const sheet = 0.955 + grain * 0.02;
    const crayon = (c: number): number =>
      sheet * (1 - tint) + sheet * Math.min(1, 0.1 + c * 0.98 + grain * 0.05) * tint;
    const k = 1 - lead * (0.86 - tint * 0.42);
    p.r = crayon(p.r) * k + 0.02;
    p.g = crayon(p.g) * k + 0.018;
    p.b = crayon(p.b) * 0.985 * k + 0.024;
  });
};
