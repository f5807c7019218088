import { mix } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, group, repeat, type SvgArt } from "../shapes/svg.ts";
import { solidShape } from "./solid-shape.ts";
import { bandClouds, celClouds, curledClouds, dabbedClouds } from "./stylised-clouds.ts";

/** Clouds in the kind that the look chooses. */
export const clouds = (set: PictureSet, stormy = 0): SvgArt => {
  const opacity = set.P.stars > 0.5 ? 0.32 : 0.94;
  switch (set.look.scenery.clouds) {
    case "none":
      return "";
    case "towers":
      return stormy ? puffs(set, opacity, stormy) : towers(set, opacity);
    case "bands":
      return stormy ? puffs(set, opacity, stormy) : bandClouds(set, opacity);
    case "curls":
      return stormy ? puffs(set, opacity, stormy) : curledClouds(set, opacity);
    case "dabs":
      return stormy ? puffs(set, opacity, stormy) : dabbedClouds(set, opacity);
    case "cel":
      return stormy ? puffs(set, opacity, stormy) : celClouds(set, opacity);
    case "vapour":
      return vapour(set, opacity, stormy);
    case "wisps":
      return wisps(set, opacity) + (stormy ? puffs(set, opacity, stormy) : "");
    case "puffs":
      return set.look.fills.shapes === "flat" ? cards(set) : puffs(set, opacity, stormy);
  }
};

const puffs = (set: PictureSet, opacity: number, stormy: number): SvgArt => {
  const { W, R, D, P, u, horizon, portrait } = set;
  const top = mix(mix("#ffffff", P.sky[3], 0.25), "#4a5262", stormy);
  const base = mix(mix(P.sky[2], P.sky[1], 0.5), "#2a3040", stormy);
  const count = (portrait ? 3 : 5) + (stormy ? 3 : 0);
  return repeat(count, (i) => {
    const cx = (W * (i + R.between(0.15, 0.85))) / count;
    const cy = horizon * R.between(0.06, 0.42);
    const w = R.between(110, 230) * u * (portrait ? 0.85 : 1) * (stormy ? 1.8 : 1);
    const n = R.whole(6, 9);
    const balls = Array.from({ length: n }, (_, j) => {
      const t = (j + 0.5) / n;
      const r = w * (0.13 + 0.26 * Math.sin(t * Math.PI) ** 1.2) * R.between(0.85, 1.2);
      return { x: cx - w + t * 2 * w, y: cy - r * 0.55, r };
    });
    const yTop = Math.min(...balls.map((b) => b.y - b.r));
    const fill = D.across(
      [
        [0, top, 1],
        [0.55, mix(top, base, 0.22), 0.95],
        [0.8, mix(top, base, 0.5), 0.7],
        [1, mix(top, base, 0.6), 0],
      ],
      [0, fix(yTop), 0, fix(cy + w * 0.1)],
    );
    const body = balls.map((b) => ellipse(b.x, b.y, b.r * 1.18, b.r, fill)).join("");
    return group(
      body + ellipse(cx, cy - w * 0.04, w * 1.02, w * 0.13, fill),
      `opacity="${fix(opacity * R.between(0.75, 1))}"`,
    );
  });
};

const towers = (set: PictureSet, opacity: number): SvgArt => {
  const { W, R, D, P, u, horizon, portrait } = set;
  const top = mix("#ffffff", P.sky[3], 0.1);
  const middle = mix(top, P.sky[1], 0.22);
  const base = mix(P.sky[2], P.sky[1], 0.45);
  const count = portrait ? 2 : 3;
  const heaps = repeat(count, (i) => {
    const cx = (W * (i + R.between(0.2, 0.8))) / count;
    const foot = horizon * R.between(0.86, 0.98);
    const w = R.between(250, 400) * u * (portrait ? 0.8 : 1);
    const h = w * R.between(0.85, 1.25);
    const balls = Array.from({ length: 46 }, () => {
      const across = R();
      const up = R() ** 0.8;
      const half = w * (1 - up * 0.72) * (0.75 + 0.25 * Math.sin(up * 7));
      return { x: cx + (across * 2 - 1) * half, y: foot - up * h, r: w * R.between(0.13, 0.25) * (1 - up * 0.25) };
    }).sort((a, b) => a.y - b.y);
    const body = balls.map(({ x, y, r }) => {
      // Quantised to eight shades, to share gradients.
      const q = Math.round(((foot - y) / h) * 8) / 8;
      const fill = D.glow(
        [
          [0, mix(base, top, Math.min(1, q * 0.8 + 0.45)), 1],
          [0.72, mix(base, middle, Math.min(1, q + 0.3)), 1],
          [1, mix(base, middle, Math.min(1, q + 0.1)), 0],
        ],
        [0.38, 0.3, 0.72],
      );
      return ellipse(x, y, r, r, fill);
    });
    return group(body.join(""), `opacity="${opacity}"`);
  });
  const streak = D.glow([
    [0, top, 0.7],
    [1, top, 0],
  ]);
  return (
    heaps +
    repeat(3, () =>
      ellipse(
        W * R(),
        horizon * R.between(0.1, 0.4),
        R.between(160, 320) * u,
        R.between(9, 20) * u,
        streak,
        opacity * 0.7,
      ),
    )
  );
};

/** Long soft strokes in one direction, and a bank of clouds low in the sky. */
const wisps = (set: PictureSet, opacity: number): SvgArt => {
  const { W, R, D, P, u, horizon, side } = set;
  const top = mix("#ffffff", P.light, 0.35);
  const soft = D.glow([
    [0, top, 0.85],
    [0.55, top, 0.4],
    [1, top, 0],
  ]);
  const strokes = repeat(26, () => {
    const y = horizon * R.between(0.06, 0.62);
    const x = W * R.between(-0.05, 1.05);
    const w = R.between(130, 460) * u;
    const art = ellipse(x, y, w, R.between(5, 22) * u, soft, R.between(0.35, 0.9) * opacity);
    return `<g transform="rotate(${fix(-side * R.between(5, 13))} ${fix(x)} ${fix(y)})">${art}</g>`;
  });
  const bank = repeat(30, (i) => {
    const t = i / 29;
    const r = R.between(36, 92) * u * (0.5 + Math.sin(t * Math.PI) * 0.8);
    return ellipse(W * (side > 0 ? t * 0.55 : 1 - t * 0.55), horizon * 0.9 - r * 0.5, r * 1.3, r, soft, opacity * 0.8);
  });
  return strokes + bank;
};

/** Flat clouds with a straight lower edge. */
const cards = (set: PictureSet): SvgArt => {
  const { W, R, P, u, horizon, portrait } = set;
  const count = portrait ? 3 : 4;
  return repeat(count, (i) => {
    const w = R.between(150, 260) * u;
    const x = (W * (i + R.between(0.2, 0.8))) / count - w / 2;
    const y = horizon * R.between(0.16, 0.46);
    const heads = R.pick([
      [0.16, 0.3, 0.34, 0.2],
      [0.22, 0.4, 0.24, 0.14],
      [0.18, 0.26, 0.36, 0.2],
      [0.28, 0.44, 0.28],
    ] as const);
    const arcs = heads
      .map((share) => `a${fix(w * share * 0.52)} ${fix(w * share * 0.62)} 0 0 1 ${fix(w * share)} 0`)
      .join("");
    const d = `M${fix(x)} ${fix(y)}${arcs}q${fix(w * 0.03)} ${fix(w * 0.07)} ${fix(-w * 0.05)} ${fix(w * 0.07)}h${fix(-w * 0.9)}q${fix(-w * 0.08)} 0 ${fix(-w * 0.05)} ${fix(-w * 0.07)}Z`;
    const white = mix("#ffffff", P.sky[2], P.stars > 0.5 ? 0.62 : P.orb === "none" ? 0.5 : 0.12);
    return solidShape(set, d, white, 0.8);
  });
};

/** Soft clouds of many faint overlapping ellipses, lit from above. */
const vapour = (set: PictureSet, opacity: number, stormy: number): SvgArt => {
  const { W, R, D, P, u, horizon } = set;
  const top = mix(mix("#ffffff", P.sky[3], 0.2), "#565e6a", stormy);
  const base = mix(mix(P.sky[1], "#8a909a", 0.45), "#2a3040", stormy);
  const breath = (colour: string, share: number): string =>
    D.glow([
      [0, colour, share],
      [0.55, colour, share * 0.5],
      [1, colour, 0],
    ]);
  const [lit, shaded] = [breath(top, 0.3), breath(base, 0.22)];
  const banks = repeat(stormy ? 8 : 6, () => {
    const [cx, cy] = [R() * W, horizon * R.between(0.08, 0.74)];
    // Clouds near the horizon are further away: smaller and flatter.
    const w = R.between(190, 420) * u * (1.15 - (cy / horizon) * 0.75);
    return repeat(15, () => {
      const [dx, dy] = [R.wobble(), R()];
      const r = w * R.between(0.22, 0.46) * (1 - Math.abs(dx) * 0.5);
      const at = { x: cx + dx * w, y: cy - dy * r * 0.55 };
      return ellipse(at.x, at.y + r * 0.32, r, r * 0.36, shaded) + ellipse(at.x, at.y, r * 0.92, r * 0.4, lit);
    });
  });
  return group(banks, `opacity="${opacity}"`);
};
