/** A picture as four float planes, 0 to 1. Filters may leave that range in between. */
export interface Planes {
  readonly W: number;
  readonly H: number;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  /** Alpha of the layer, applied after painting. */
  readonly a: Float32Array;
}

export const blankPlanes = (W: number, H: number): Planes => {
  const n = W * H;
  return { W, H, r: new Float32Array(n), g: new Float32Array(n), b: new Float32Array(n), a: new Float32Array(n) };
};

export const copyPlanes = ({ W, H, r, g, b, a }: Planes): Planes => ({
  W,
  H,
  r: r.slice(),
  g: g.slice(),
  b: b.slice(),
  a: a.slice(),
});

/** One pixel. The same object is reused for all pixels. */
export interface Pixel {
  r: number;
  g: number;
  b: number;
}

/** Changes every visible pixel in place by a function. */
export const mapPixels = (picture: Planes, rule: (p: Pixel, x: number, y: number, i: number) => void): Planes => {
  const { W, H, r, g, b, a } = picture;
  const p: Pixel = { r: 0, g: 0, b: 0 };
  for (let y = 0, i = 0; y < H; y++)
    for (let x = 0; x < W; x++, i++) {
      if ((a[i] ?? 0) === 0) continue;
      p.r = r[i] ?? 0;
      p.g = g[i] ?? 0;
      p.b = b[i] ?? 0;
      rule(p, x, y, i);
      r[i] = p.r;
      g[i] = p.g;
      b[i] = p.b;
    }
  return picture;
};

/** Perceived brightness (Rec. 601). */
export const luma = ({ r, g, b }: Pixel): number => 0.299 * r + 0.587 * g + 0.114 * b;
export const lumaOf = ({ r, g, b }: Planes): Float32Array => {
  const out = new Float32Array(r.length);
  for (let i = 0; i < out.length; i++) out[i] = 0.299 * (r[i] ?? 0) + 0.587 * (g[i] ?? 0) + 0.114 * (b[i] ?? 0);
  return out;
};

/** Mixes a share of another picture of the same size into this one, in place. */
export const blend = (picture: Planes, other: Planes, share: number): Planes => {
  for (const c of ["r", "g", "b"] as const) {
    const p = picture[c];
    const q = other[c];
    for (let i = 0; i < p.length; i++) p[i] = (p[i] ?? 0) + ((q[i] ?? 0) - (p[i] ?? 0)) * share;
  }
  return picture;
};

export const smoothstep = (low: number, high: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};
