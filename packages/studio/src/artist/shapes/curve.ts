import type { Random } from "../../random.ts";

export type Point = readonly [number, number];
/** Returns the y of a line of land at x. */
export type Ridge = (x: number) => number;

/** Rounds to a tenth of a pixel, which halves the length of the SVG. */
export const fix = (n: number): number => Math.round(n * 10) / 10;

/** A smooth curve through the points, open or closed, as path data. */
export const smooth = (points: readonly Point[], closed = false, tension = 0.5): string => {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const k = tension / 3;
  let d = `M${fix(at(0)[0])} ${fix(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [ex, ey] = at(i + 2);
    d += `C${fix(bx + (cx - ax) * k)} ${fix(by + (cy - ay) * k)} ${fix(cx - (ex - bx) * k)} ${fix(cy - (ey - by) * k)} ${fix(cx)} ${fix(cy)}`;
  }
  return closed ? `${d}Z` : d;
};

/** A closed polygon as path data. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join("L")}Z`;

/** A wavy line of land: the sum of five sine waves, each finer and lower than the one before. */
export const ridge = (R: Random, width: number, y: number, height: number, waves = 7, rough = 0.35): Ridge => {
  const parts = Array.from({ length: 5 }, (_, i) => ({
    frequency: (R.between(0.5, 1.3) * (i + 1) * waves) / 7,
    phase: R.between(0, 6.28),
    height: height * rough ** i * (R() > 0.5 ? 1 : -1),
  }));
  return (x) =>
    parts.reduce((sum, w) => sum + w.height * Math.sin((w.frequency * Math.PI * 2 * x) / width + w.phase), y);
};
