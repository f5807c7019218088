import { opaque } from "../planes/bands.ts";
import type { RenderLayer } from "./render-layer.ts";

/** Strips per picture height: thin enough that neighbours differ by at most a pixel, and no thinner, as each costs time. */
const strips = 90;
/** Share of the height; everything above is as far away as the sky. */
const horizon = 0.35;
/** Share of the height where figures stand: depth 1. */
const ground = 0.72;
const farthest = 0.85;

/**
 * Splits a flat picture into horizontal strips of increasing depth, because in most pictures of a place what is higher
 * is farther away. The strips give camera moves some parallax.
 */
export const splitByDepth = (layer: RenderLayer): RenderLayer[] => {
  const [plane] = layer.frames;
  if (!plane || layer.frames.length > 1) return [layer];
  const { height, width } = plane;
  const rows = Math.max(4, Math.ceil(height / strips / 2) * 2);
  const first = Math.round((height * horizon) / rows) * rows;
  const tops = [0, ...Array.from({ length: Math.ceil((height - first) / rows) }, (_, index) => first + index * rows)];
  return tops.map((top, index) => {
    // Strips overlap by a few rows, so that rounding opens no gap between them.
    const bottom = Math.min(height, (tops[index + 1] ?? height) + overlap);
    const bands = [{ top, bottom, runs: [{ left: 0, right: width, cover: opaque }] }];
    return { ...layer, depth: depthAt((top + rows / 2) / height), frames: [{ ...plane, bands, solidFrom: top }] };
  });
};

const overlap = 4;

const depthAt = (share: number): number =>
  farthest + (1 - farthest) * Math.max(0, (share - horizon) / (ground - horizon));
