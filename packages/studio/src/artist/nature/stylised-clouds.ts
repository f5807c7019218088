import { mix } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, repeat, type SvgArt } from "../shapes/svg.ts";
import { solidShape } from "./solid-shape.ts";

/** Bars with round ends across the sky, as in prints of the Edo time. */
export const bandClouds = (set: PictureSet, opacity: number): SvgArt => {
  const { W, R, P, u, horizon } = set;
  const paper = mix("#fbf3dc", P.sky[2], 0.25);
  const bars = repeat(6, (i) => {
    const h = R.between(20, 34) * u;
    const w = R.between(0.2, 0.5) * W;
    const x = (i % 2 ? R.between(-0.1, 0.3) : R.between(0.5, 0.9)) * W;
    const y = horizon * (0.1 + i * 0.12) + R.wobble() * 10 * u;
    const arm = w * R.between(0.3, 0.6);
    const d = `M${fix(x)} ${fix(y)}h${fix(w)}a${fix(h / 2)} ${fix(h / 2)} 0 0 1 0 ${fix(h)}h${fix(-arm)}a${fix(h / 2)} ${fix(h / 2)} 0 0 0 0 ${fix(h)}h${fix(-arm * 0.4)}a${fix(h / 2)} ${fix(h / 2)} 0 0 1 0 ${fix(-h)}H${fix(x)}a${fix(h / 2)} ${fix(h / 2)} 0 0 1 0 ${fix(-h)}Z`;
    return solidShape(set, d, paper, 0.6);
  });
  return `<g opacity="${opacity}">${bars}</g>`;
};

/** Currents of air in curled strokes of thick paint. */
export const curledClouds = ({ W, R, P, u, horizon }: PictureSet, opacity: number): SvgArt => {
  const tones = ["#ffffff", mix("#ffffff", P.sky[1], 0.4), mix(P.light, P.sky[2], 0.5), mix(P.sky[0], P.sky[1], 0.5)];
  return repeat(9, () => {
    const x = R() * W;
    const y = horizon * R.between(0.08, 0.7);
    const k = R() < 0.5 ? -1 : 1;
    return repeat(5, (ring) => {
      const r = (26 + ring * 21) * u;
      const d = `M${fix(x - k * r * 2.6)} ${fix(y + r * 0.7)}Q${fix(x - k * r * 1.2)} ${fix(y - r * 0.9)} ${fix(x)} ${fix(y - r * 0.6)}a${fix(r)} ${fix(r * 0.62)} 0 0 ${k > 0 ? 1 : 0} ${fix(k * r * 0.3)} ${fix(r * 1.15)}`;
      return line(d, R.pick(tones), R.between(9, 17) * u, opacity * 0.85);
    });
  });
};

/** Short thick strokes in white and the colours of the sky. */
export const dabbedClouds = ({ W, R, P, u, horizon, portrait }: PictureSet, opacity: number): SvgArt => {
  const tones = ["#ffffff", "#ffffff", mix("#ffffff", P.sky[0], 0.3), mix(P.light, "#ffb4a0", 0.4)];
  return repeat(portrait ? 4 : 7, (i) => {
    const cx = (W * (i + R())) / (portrait ? 4 : 7);
    const cy = horizon * R.between(0.1, 0.6);
    return repeat(13, () => {
      const [x, y] = [cx + R.wobble() * 150 * u, cy + R.wobble() * 42 * u];
      const w = R.between(50, 110) * u;
      return `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(30 * u)}" rx="${fix(6 * u)}" fill="${R.pick(tones)}" opacity="${opacity}" transform="rotate(${R.whole(-30, 14)} ${fix(x)} ${fix(y)})"/>`;
    });
  });
};

/** Heaps in three flat tones with hard edges, as on a cel. */
export const celClouds = ({ W, R, P, u, horizon, portrait, side }: PictureSet, opacity: number): SvgArt => {
  const tones = [
    mix(mix("#c9b8f0", P.sky[1], 0.35), P.sky[3], 0.3),
    mix("#ffffff", P.sky[3], 0.4),
    mix("#ffffff", P.sky[3], 0.12),
  ] as const;
  const heaps = repeat(portrait ? 2 : 3, (i) => {
    const count = portrait ? 2 : 3;
    const cx = (W * (i + R.between(0.2, 0.8))) / count;
    const w = R.between(170, 290) * u;
    const foot = horizon * R.between(0.82, 0.98);
    const balls = Array.from({ length: 19 }, (_, k) => {
      const across = (k % 7) / 3 - 1;
      const up = Math.floor(k / 7) / 2;
      return {
        x: cx + across * w * (1 - up * 0.5) + R.wobble() * w * 0.06,
        y: foot - up * w * 0.62 + R.wobble() * w * 0.06,
        r: w * R.between(0.18, 0.32) * (1 - up * 0.2),
      };
    });
    return tones
      .map((tone, at) =>
        balls
          .map(({ x, y, r }) =>
            ellipse(x + side * r * 0.12 * at, y - r * 0.16 * at, r * (1 - at * 0.08), r * (1 - at * 0.08), tone),
          )
          .join(""),
      )
      .join("");
  });
  return `<g opacity="${opacity}">${heaps}</g>`;
};
