import { opaque } from "../planes/bands.ts";
import type { StageLayer } from "./stage-layer.ts";

/** Strips of a height: so thin that two neighbours differ by a pixel or less, and no thinner, as each has its price. */
const strips = 90;
/** The horizon, as a share of the height; all above it is as far away as the sky. */
const horizon = 0.35;
/** Where one stands, with the depth of 1. */
const ground = 0.72;
const farthest = 0.85;

/**
 * A picture of one layer as a slope: what is higher in it is farther away, as in most pictures of a place. Each strip
 * of it moves by its own depth, so that a camera's move has some parallax, and nothing is cut out or doubled.
 */
export const sloped = (layer: StageLayer): StageLayer[] => {
  const [plane] = layer.frames;
  if (!plane || layer.frames.length > 1) return [layer];
  const { height, width } = plane;
  const rows = Math.max(4, Math.ceil(height / strips / 2) * 2);
  const first = Math.round((height * horizon) / rows) * rows;
  const tops = [0, ...Array.from({ length: Math.ceil((height - first) / rows) }, (_, index) => first + index * rows)];
  return tops.map((top, index) => {
    // A few rows lower, where the next strip lies over it: rounding must not open a gap between them.
    const bottom = Math.min(height, (tops[index + 1] ?? height) + overlap);
    const bands = [{ top, bottom, runs: [{ left: 0, right: width, cover: opaque }] }];
    return { ...layer, depth: depthAt((top + rows / 2) / height), frames: [{ ...plane, bands, solidFrom: top }] };
  });
};

const overlap = 4;

const depthAt = (share: number): number =>
  farthest + (1 - farthest) * Math.max(0, (share - horizon) / (ground - horizon));
