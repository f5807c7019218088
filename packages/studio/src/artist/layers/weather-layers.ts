import type { ScenePicture } from "../../vocabulary.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import type { Layer, Sprite } from "../picture.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, repeat, type SvgArt } from "../shapes/svg.ts";
import { SvgDefs } from "../shapes/svg-defs.ts";
import type { LayerContext } from "./figure-layer.ts";
import { clipToPicture, crop, type Raster, rasterise, unionOfBoxes, visibleBounds } from "./raster.ts";

/** Snow, rain and fireflies. Particles fade in and out, so that the short loop of frames has no visible seam. */
export const weatherLayers = (
  { set, still }: LayerContext,
  scenery: Scenery,
  { weather }: ScenePicture,
): readonly Layer[] => {
  if (scenery.snowfall || (weather === "snow" && !scenery.indoors)) return airLayer(set, snow, 8, 8, still);
  if (weather === "rain" && !scenery.indoors) return airLayer(set, rain, 4, 12, still);
  if (scenery.fireflies && set.look.scenery.fireflies) return fireflies(set, still);
  return [];
};

type Falling = (set: PictureSet, seeds: readonly Seed[], at: number) => SvgArt;
interface Seed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The phase in the loop, 0 to 1. */
  readonly from: number;
}

const airLayer = (set: PictureSet, fall: Falling, count: number, rate: number, still: boolean): readonly Layer[] => {
  const { W, H, R } = set;
  const seeds = Array.from({ length: 230 }, (): Seed => ({ x: R(), y: R(), size: R(), from: R() }));
  const board = { x: 0, y: 0, width: W, height: H };
  const frames = Array.from({ length: still ? 1 : count }, (_, i) =>
    straight(rasterise(fall(set, seeds, i / count), "", board)),
  );
  return [{ depth: 1.3, frames, rate: still ? 0 : rate, travel: { x: 0, y: 0 } }];
};

const snow: Falling = ({ W, H, u }, seeds, at) =>
  repeat(170, (i) => {
    const seed = seeds[i];
    if (!seed) return "";
    const t = (at + seed.from) % 1;
    const r = (2 + seed.size * 5) * u;
    const shown = Math.min(1, Math.sin(t * Math.PI) * 1.6);
    return ellipse(
      seed.x * W + Math.sin(t * 3 + seed.from * 9) * 8 * u,
      seed.y * H + (t - 0.5) * (40 + seed.size * 60) * u,
      r,
      r,
      "#ffffff",
      shown * (0.45 + seed.size * 0.45),
    );
  });

const rain: Falling = ({ W, H, u }, seeds, at) => {
  const drops = repeat(230, (i) => {
    const seed = seeds[i];
    if (!seed) return "";
    const t = (at + seed.from) % 1;
    const length = (30 + seed.size * 50) * u;
    return `M${fix(seed.x * W - t * 30 * u)} ${fix(seed.y * H + t * 140 * u)}l${fix(-length * 0.22)} ${fix(length)}`;
  });
  return line(drops, "#dfeeff", 2.2 * u, 0.42);
};

/** Seven small layers, each pulsing and drifting. */
const fireflies = (set: PictureSet, still: boolean): readonly Layer[] => {
  const { W, H, R, u, horizon } = set;
  return Array.from({ length: 7 }, (_, k) => {
    const [x, y] = [R.between(0.06, 0.94) * W, R.between(horizon * 0.92, H * 0.93)];
    const [size, from] = [R.between(11, 19) * u, R()];
    const count = still ? 1 : 8;
    const rasters = Array.from({ length: count }, (_, i) => {
      const D = new SvgDefs("l", set.look.fills);
      const glow = D.glow([
        [0, "#fffbe0", 1],
        [0.18, "#ffe27a", 0.9],
        [0.45, "#ffe27a", 0.28],
        [1, "#ffe27a", 0],
      ]);
      const light = 0.62 + 0.38 * Math.sin((i / count + from) * Math.PI * 2);
      const art = ellipse(x, y, size, size, glow, light);
      const box = clipToPicture({ x: x - size, y: y - size, width: size * 2, height: size * 2 }, W, H);
      return box && rasterise(art, D.toString(), box);
    }).flatMap((raster) => raster ?? []);
    const boxes = rasters.flatMap((raster) => visibleBounds(raster) ?? []);
    const [first, ...rest] = boxes;
    if (!first) return undefined;
    const box = rest.reduce(unionOfBoxes, first);
    return {
      depth: 0.8 + (k % 4) * 0.18,
      frames: rasters.map((raster) => straight(crop(raster, box))),
      rate: still ? 0 : 8,
      travel: { x: Math.round(R.between(-46, 46) * u), y: Math.round(R.between(-34, 34) * u) },
    };
  }).flatMap((layer) => layer ?? []);
};

const straight = ({ x, y, width, height, rgba }: Raster): Sprite => {
  const out = new Uint8Array(rgba);
  for (let i = 0; i < out.length; i += 4) {
    const alpha = out[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = 0; c < 3; c++) out[i + c] = Math.min(255, ((out[i + c] ?? 0) * 255) / alpha + 0.5);
  }
  return { x, y, width, height, rgba: out };
};
