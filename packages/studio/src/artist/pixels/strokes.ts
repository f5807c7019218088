import type { PaintRegion } from "../looks/look.ts";
import { blur } from "./blur.ts";
import { edges } from "./edges.ts";
import { copyPlanes, lumaOf, type Planes } from "./planes.ts";

/** One pass of the brush over the whole picture. Sizes are for a picture 1080 pixels high. */
export interface Pass {
  readonly length: number;
  readonly width: number;
  readonly step: number;
  /** Strokes only along edges. */
  readonly detail?: boolean;
}
export interface Brush {
  readonly passes: readonly Pass[];
  /** 0 is even paint, 1 shows every bristle. */
  readonly bristle: number;
  /** Random variation of a stroke's colour. */
  readonly drift: number;
  /** Strength of the relief, lit from the upper left. */
  readonly relief: number;
}

/** Repaints a picture in brush strokes that follow its contours. */
export const strokes = (base: Planes, region: PaintRegion, { passes, bristle, drift, relief }: Brush): Planes => {
  const { W, H } = base;
  const u = region.u;
  const out = copyPlanes(base);
  const height = new Float32Array(W * H);
  const light = blur(lumaOf(base), W, H, 3 * u);
  const edge = edges(base);
  let state = 12_345 + region.x * 31 + region.y * 17;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (const pass of passes) {
    const step = Math.max(2, pass.step * u);
    for (let y = 0; y < H; y += step)
      for (let x = 0; x < W; x += step) {
        const px = Math.floor(Math.min(W - 2, Math.max(1, x + random() * step)));
        const py = Math.floor(Math.min(H - 2, Math.max(1, y + random() * step)));
        const i = py * W + px;
        if (pass.detail && (edge[i] ?? 0) < 0.1) continue;
        const across = (light[i + 1] ?? 0) - (light[i - 1] ?? 0);
        const down = (light[i + W] ?? 0) - (light[i - W] ?? 0);
        const slope = Math.hypot(across, down);
        const ax = px + region.x;
        const ay = py + region.y;
        const along =
          (slope > 0.002
            ? Math.atan2(down, across) + Math.PI / 2
            : 0.5 + Math.sin((ax * 0.004) / u) + Math.cos((ay * 0.005) / u)) +
          (random() - 0.5) * 0.5;
        const shade = 1 + (random() - 0.5) * drift;
        stamp(out, height, {
          x: px,
          y: py,
          along,
          length: Math.max(3, pass.length * u * (0.6 + random() * 0.7) * (!pass.detail && slope > 0.05 ? 0.55 : 1)),
          width: Math.max(2, pass.width * u * (0.7 + random() * 0.5)),
          r: (base.r[i] ?? 0) * (shade + (random() - 0.5) * drift * 0.3),
          g: (base.g[i] ?? 0) * (shade + (random() - 0.5) * drift * 0.3),
          b: (base.b[i] ?? 0) * (shade + (random() - 0.5) * drift * 0.3),
          phase: random() * 9,
          bristle,
          hair: 2.4 / u,
        });
      }
  }
  return lit(out, blur(height, W, H, 1, 1), relief);
};

interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly along: number;
  readonly length: number;
  readonly width: number;
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly phase: number;
  readonly bristle: number;
  readonly hair: number;
}
const stamp = ({ W, H, r, g, b }: Planes, height: Float32Array, s: Stamp): void => {
  // Avoids division by zero.
  const c = Math.cos(s.along) || 1e-6;
  const d = Math.sin(s.along) || 1e-6;
  const [half, thin] = [s.length / 2, s.width / 2];
  const reachY = Math.ceil(Math.abs(d) * half + Math.abs(c) * thin);
  for (let y = Math.max(0, s.y - reachY); y <= Math.min(H - 1, s.y + reachY); y++) {
    const dy = y - s.y;
    // Visits only the part of the row inside the stroke: the box of a diagonal stroke is mostly empty.
    const byWidth = Math.abs(thin / d);
    const byLength = Math.abs(half / c);
    const from = Math.max((dy * c) / d - byWidth, (-dy * d) / c - byLength);
    const to = Math.min((dy * c) / d + byWidth, (-dy * d) / c + byLength);
    for (let x = Math.max(0, Math.ceil(s.x + from)); x <= Math.min(W - 1, Math.floor(s.x + to)); x++) {
      const dx = x - s.x;
      const v = dy * c - dx * d;
      const across = v / thin;
      const t = (dx * c + dy * d) / half;
      const body = (1 - across * across) * (1 - t * t * t * t);
      if (body <= 0) continue;
      const hair = 1 - s.bristle * (0.45 - 0.45 * Math.sin(v * s.hair + s.phase));
      const cover = Math.min(1, body * 1.9) * (0.45 + 0.4 * hair);
      const i = y * W + x;
      r[i] = (r[i] ?? 0) + (s.r - (r[i] ?? 0)) * cover;
      g[i] = (g[i] ?? 0) + (s.g - (g[i] ?? 0)) * cover;
      b[i] = (b[i] ?? 0) + (s.b - (b[i] ?? 0)) * cover;
      height[i] = (height[i] ?? 0) * (1 - cover) + cover * (0.4 + 0.6 * hair) * body;
    }
  }
};

const lit = (picture: Planes, height: Float32Array, relief: number): Planes => {
  const { W, H, r, g, b } = picture;
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const i = y * W + x;
      const rise = (height[i] ?? 0) - (height[i - W - 1] ?? 0) + ((height[i] ?? 0) - (height[i - W] ?? 0)) * 0.6;
      const shade = 1 + rise * relief;
      const shine = rise > 0.2 ? (rise - 0.2) * relief * 0.3 : 0;
      r[i] = (r[i] ?? 0) * shade + shine;
      g[i] = (g[i] ?? 0) * shade + shine;
      b[i] = (b[i] ?? 0) * shade + shine;
    }
  return picture;
};
