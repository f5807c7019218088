import { mix } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, rect, repeat, type SvgArt } from "../shapes/svg.ts";

/** The sky with its stars and its sun or moon. */
export const sky = (set: PictureSet): SvgArt => {
  const { W, H, P, D, horizon, orb } = set;
  const [top, high, low, edge] = P.sky;
  const air = D.sky(
    [
      [0, top],
      [0.38, high],
      [0.72, low],
      [1, edge],
    ],
    [0, 0, 0, Math.max(horizon * 1.02, 1)],
  );
  const haze = D.glow([
    [0, P.glow, 0.55],
    [0.5, P.glow, 0.18],
    [1, P.glow, 0],
  ]);
  return (
    rect(0, 0, W, H, air) +
    (P.stars > 0 ? stars(set) : "") +
    ellipse(orb.x, horizon, W * 0.75, horizon * 0.55, haze) +
    (P.orb === "moon" ? moon(set) : "") +
    (P.orb === "sun" || P.orb === "low-sun" ? sun(set) : "")
  );
};

const stars = ({ W, H, u, R, P, D, horizon, portrait }: PictureSet): SvgArt => {
  const count = Math.round((230 * P.stars * W * H) / (u * u * 1920 * 1080));
  const small = repeat(count, () => {
    const x = R() * W;
    const y = R() ** 1.25 * horizon * 0.95;
    const r = (R() < 0.86 ? R.between(0.7, 1.7) : R.between(1.9, 3)) * u;
    return ellipse(
      x,
      y,
      r,
      r,
      "#ffffff",
      R.between(0.3, 0.95) * (1 - (y / horizon) * 0.6) * Math.min(1, P.stars + 0.3),
    );
  });
  const halo = D.glow([
    [0, "#ffffff", 0.9],
    [0.15, "#ffffff", 0.5],
    [1, P.glow, 0],
  ]);
  const bright = repeat(Math.round(10 * P.stars), () => {
    const r = R.between(7, 15) * u;
    return ellipse(R() * W, R() * horizon * 0.6, r, r, halo);
  });
  if (P.stars <= 0.8) return small + bright;
  const milk = D.glow([
    [0, P.glow, portrait ? 0.07 : 0.16],
    [1, P.glow, 0],
  ]);
  const milkyWay = repeat(9, (i) => {
    const t = i / 8;
    const cloud = ellipse(
      W * (0.02 + 0.9 * t),
      horizon * (0.62 - 0.55 * t) + R.wobble() * 30 * u,
      R.between(190, 330) * u,
      R.between(60, 120) * u,
      milk,
    );
    return `<g transform="rotate(-28 ${fix(W * t)} ${fix(horizon * 0.4)})">${cloud}</g>`;
  });
  return small + bright + milkyWay;
};

const craters = [
  [-0.35, -0.2, 0.2],
  [0.25, 0.3, 0.26],
  [0.38, -0.3, 0.12],
  [-0.1, 0.5, 0.13],
  [-0.5, 0.28, 0.1],
  [0.05, -0.52, 0.1],
] as const;

const moon = ({ P, D, orb: { x, y, r } }: PictureSet): SvgArt => {
  const wide = D.glow([
    [0, P.light, 0.5],
    [0.2, P.glow, 0.3],
    [0.5, P.glow, 0.1],
    [1, P.glow, 0],
  ]);
  const close = D.glow([
    [0.5, P.light, 0.45],
    [1, P.light, 0],
  ]);
  const face = D.body([
    [0, "#fffdf2"],
    [0.7, "#fff4cf"],
    [1, "#f3dfae"],
  ]);
  return (
    ellipse(x, y, r * 5.4, r * 5.4, wide) +
    ellipse(x, y, r * 1.75, r * 1.75, close) +
    ellipse(x, y, r, r, face) +
    craters.map(([dx, dy, k]) => ellipse(x + dx * r, y + dy * r, k * r, k * r * 0.92, "#e8d29a", 0.5)).join("")
  );
};

const sun = ({ P, D, orb: { x, y, r } }: PictureSet): SvgArt => {
  const wide = D.glow([
    [0, P.light, 0.75],
    [0.2, P.glow, 0.38],
    [0.55, P.glow, 0.12],
    [1, P.glow, 0],
  ]);
  const face = D.glow([
    [0, "#ffffff"],
    [0.75, P.light],
    [1, mix(P.light, P.glow, 0.5)],
  ]);
  return ellipse(x, y, r * 6.5, r * 6.5, wide) + ellipse(x, y, r, r, P.disc ?? face);
};
