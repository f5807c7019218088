import { mix, saturate } from "../colour/oklab.ts";
import { blots, noise, noiseAt } from "../pixels/noise.ts";
import { luma, mapPixels, type Planes, smoothstep } from "../pixels/planes.ts";
import { bloom, contrast, curve, saturation } from "../pixels/tone.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

const ripples = noise([12, 24, 48], 0.6, 91);
const bubbles = noise([128, 256], 0.8, 92);

const lead = "#14111a";
const leadRgb = { r: 0.075, g: 0.066, b: 0.098 } as const;

/** Panes of coloured glass in lead, lit from behind: a rose window around the sun or the moon, irregular panes elsewhere. */
export const stainedGlass: Look = {
  ...baseLook,
  fills: { shapes: "flat", skyBands: 0, glowRings: 3 },
  nightBrightness: 0.7,
  palette: (palette) => ({
    ...palette,
    sky: [
      saturate(mix(palette.sky[0], "#1233b0", 0.5), 1.25),
      saturate(mix(palette.sky[1], "#1f8fd0", 0.36), 1.3),
      saturate(mix(palette.sky[2], "#f0a3c8", 0.2), 1.35),
      saturate(mix(palette.sky[3], "#ffb84a", 0.4), 1.3),
    ],
    far: saturate(mix(palette.far, "#5a4fc0", 0.4), 1.3),
    mid: saturate(mix(palette.mid, "#0f7f74", 0.4), 1.3),
    near: mix(palette.near, "#0d1f3c", 0.5),
    ground: [
      mix(saturate(palette.ground[0], 1.5), "#3fae4a", 0.16),
      mix(saturate(palette.ground[1], 1.7), "#0b6f5c", 0.12),
    ],
    light: mix(palette.light, "#fff0b0", 0.4),
    glow: mix(palette.glow, "#ffcf5a", 0.45),
  }),
  scenery: { ...baseLook.scenery, line: 5, lineColour: lead, rays: false, grass: 0 },
  figures: { build: { head: 0.92, tall: 1.05, eyes: 0.95 }, outline: 6.4, outlineColour: lead, rim: false },
  frontBlur: 0,
  paint(picture, region) {
    jewelTones(picture);
    const panes = region.plate ? rosePanes(region) : crackedPanes(region);
    glaze(picture, region, panes);
    return bloom(picture, region, { from: 0.52, strength: 0.75, radius: 30 });
  },
  paintFigure: (picture, region) => glass(saturation(curve(picture, contrast(0.3)), 1.28), region, 0.8),
};

/** Deep colours: glass lets through less light than paper throws back. */
const jewelTones = (picture: Planes): Planes => {
  curve(picture, (x) => contrast(0.35)(x ** 1.3));
  return saturation(picture, 1.55);
};

/** Ruby, amber, emerald, cobalt and amethyst. */
const jewels = [
  [1, 0.16, 0.2],
  [1, 0.66, 0.1],
  [0.1, 0.75, 0.4],
  [0.12, 0.35, 1],
  [0.6, 0.25, 0.9],
] as const;

/** The pane that a pixel of the whole picture lies in, written into one object that is used for all pixels. */
interface Pane {
  /** A number that is the pane's own. */
  id: number;
  /** Its middle. */
  x: number;
  y: number;
  /** Pixels to the lead around it. */
  edge: number;
  /** Has a colour of its own. */
  jewel: boolean;
}
type FindPane = (x: number, y: number, pane: Pane) => void;

/** 0 to 1, the same for the same number. */
const hash = (n: number): number => {
  const mixed = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  return ((Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 8) & 0xffff) / 0x10000;
};

/** Widths of the rings around the light, from the inside outwards, then again: every third is a border of small panes. */
const rings = [112, 124, 38] as const;
const period = rings[0] + rings[1] + rings[2];
const disc = 112;

/** Rings around the sun or the moon, each cut into panes; every third ring is a narrow border of jewels. */
const rosePanes =
  ({ u, orbX, orbY }: PaintRegion): FindPane =>
  (x, y, pane) => {
    const [dx, dy] = [x - orbX, y - orbY];
    const radius = Math.hypot(dx, dy) / u;
    pane.jewel = false;
    if (radius < disc) {
      Object.assign(pane, { id: 3, x: orbX, y: orbY, edge: (disc - radius) * u });
      return;
    }
    const turns = Math.floor((radius - disc) / period);
    const rest = radius - disc - turns * period;
    const kind = rest < rings[0] ? 0 : rest < rings[0] + rings[1] ? 1 : 2;
    const inner = disc + turns * period + (kind > 0 ? rings[0] : 0) + (kind > 1 ? rings[1] : 0);
    const width = rings[kind];
    const middle = inner + width / 2;
    const count = 12 * Math.max(1, Math.round((middle * Math.PI * 2) / (12 * 1.4 * width)));
    // Every other ring is turned by half a pane, as bricks are laid.
    const shift = (turns * 3 + kind) % 2 ? 0.5 : 0;
    const turn = ((Math.atan2(dy, dx) / (Math.PI * 2) + 1) * count + shift) % count;
    const index = Math.floor(turn);
    const share = turn - index;
    const across = (Math.min(share, 1 - share) * Math.PI * 2 * radius) / count;
    const angle = ((index + 0.5 - shift) / count) * Math.PI * 2;
    pane.id = (turns * 3 + kind) * 1009 + index * 31 + 7;
    pane.x = orbX + Math.cos(angle) * middle * u;
    pane.y = orbY + Math.sin(angle) * middle * u;
    pane.edge = Math.min(across, inner + width - radius, radius - inner) * u;
    pane.jewel = kind === 2;
  };

/** Irregular panes, wider than high, as the ground is cut: Voronoi cells of a jittered grid. */
const crackedPanes = ({ u }: PaintRegion): FindPane => {
  const [width, height] = [190 * u, 104 * u];
  return (x, y, pane) => {
    const [gx, gy] = [x / width, y / height];
    const [column, row] = [Math.floor(gx), Math.floor(gy)];
    let [nearest, second] = [9, 9];
    for (let j = row - 1; j <= row + 1; j++)
      for (let i = column - 1; i <= column + 1; i++) {
        const id = (Math.imul(i + 512, 73_856_093) ^ Math.imul(j + 512, 19_349_663)) | 1;
        const [sx, sy] = [i + 0.14 + hash(id) * 0.72, j + 0.14 + hash(id + 1) * 0.72];
        const distance = Math.hypot(gx - sx, gy - sy);
        if (distance < nearest) {
          second = nearest;
          nearest = distance;
          pane.id = id;
          pane.x = sx * width;
          pane.y = sy * height;
        } else if (distance < second) second = distance;
      }
    pane.edge = (second - nearest) * height * 0.55;
  };
};

/** Gives each pane one colour where the picture has no contour, and sets it in lead. */
const glaze = (picture: Planes, region: PaintRegion, findPane: FindPane): Planes => {
  const { W, H } = picture;
  const { u, x: left, y: top } = region;
  const source = { r: picture.r.slice(), g: picture.g.slice(), b: picture.b.slice() };
  const half = 2.1 * u;
  const pane: Pane = { id: 0, x: 0, y: 0, edge: 0, jewel: false };
  glass(picture, region, 1);
  return mapPixels(picture, (p, x, y, i) => {
    findPane(x + left, y + top, pane);
    const cx = Math.min(W - 1, Math.max(0, Math.round(pane.x - left)));
    const cy = Math.min(H - 1, Math.max(0, Math.round(pane.y - top)));
    const j = cy * W + cx;
    const [dr, dg, db] = [
      (source.r[j] ?? 0) - (source.r[i] ?? 0),
      (source.g[j] ?? 0) - (source.g[i] ?? 0),
      (source.b[j] ?? 0) - (source.b[i] ?? 0),
    ];
    // A pane takes the colour of its middle, unless that belongs to another thing.
    const same = 1 - smoothstep(0.1, 0.3, Math.hypot(dr, dg, db));
    const shade = 0.84 + hash(pane.id) * 0.34;
    const warm = (hash(pane.id + 17) - 0.5) * 0.2;
    // Glass is darker along the lead, where it is thick and soiled.
    const rim = 1 - 0.3 * (1 - smoothstep(half, half + 22 * u, pane.edge));
    const k = shade * rim;
    p.r = (p.r + dr * same) * (k + warm);
    p.g = (p.g + dg * same) * k;
    p.b = (p.b + db * same) * (k - warm);
    if (pane.jewel) {
      const jewel = jewels[Math.floor(hash(pane.id + 5) * jewels.length)] ?? jewels[0];
      const light = (0.5 + luma(p)) * rim;
      p.r += (jewel[0] * light - p.r) * 0.6;
      p.g += (jewel[1] * light - p.g) * 0.6;
      p.b += (jewel[2] * light - p.b) * 0.6;
    }
    const metal = 1 - smoothstep(half - 0.7, half + 0.9, pane.edge);
    p.r += (leadRgb.r - p.r) * metal;
    p.g += (leadRgb.g - p.g) * metal;
    p.b += (leadRgb.b - p.b) * metal;
  });
};

/** Ripples and bubbles of hand-made glass, with light behind it that is strongest around the sun. */
const glass = (picture: Planes, region: PaintRegion, share: number): Planes => {
  const { W, H, u, orbX, orbY, x: left, y: top } = region;
  const [wave, seed, cloud] = [ripples(), bubbles(), blots()];
  const reach = Math.hypot(W, H) * 0.6;
  return mapPixels(picture, (p, x, y) => {
    const [ax, ay] = [x + left, y + top];
    const l = luma(p);
    // Lead lets no light through.
    const clear = smoothstep(0.06, 0.2, l) * share;
    const ripple =
      noiseAt(wave, (ax / u) * 0.5, (ay / u) * 0.22) * 0.1 + noiseAt(cloud, (ax / u) * 0.4, (ay / u) * 0.4) * 0.1;
    const sparkle = noiseAt(seed, ax / u, ay / u) > 0.8 ? 0.09 : 0;
    const lit = Math.exp(-((Math.hypot(ax - orbX, ay - orbY) / reach) ** 2) * 2.2) * 0.2;
    const k = 1 + (ripple + lit) * clear;
    p.r = p.r * k + (sparkle + lit * 0.1) * clear;
    p.g = p.g * k + (sparkle + lit * 0.07) * clear;
    p.b = p.b * k + sparkle * clear;
  });
};
