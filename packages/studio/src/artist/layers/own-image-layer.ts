import { rgb } from "../colour/oklab.ts";
import type { Placement } from "../composition/compose.ts";
import { captionsTop } from "../composition/frame-figures.ts";
import type { Layer } from "../picture.ts";
import { SvgDefs } from "../shapes/svg-defs.ts";
import { type CutOut, cutOut } from "./cut-out.ts";
import { contactShadow, type LayerContext, paintSprites } from "./figure-layer.ts";
import { clipToPicture, compositeOver, type Raster, rasterise } from "./raster.ts";

const frames = 8;

/** The layer of the user's own character picture. It has no joints, so it breathes or hops as a whole. */
export const ownImageLayer = async (
  context: LayerContext,
  placement: Placement,
  png: Uint8Array,
): Promise<Layer | undefined> => {
  const { set, zoom, still } = context;
  const { W, H, feet, portrait, u } = set;
  const room = {
    width: Math.min(W * 0.5, W * (portrait ? 0.5 : 0.36) * zoom),
    height: Math.min(H * 0.62, H * (portrait ? 0.32 : 0.46) * zoom * placement.size),
  };
  const figure = tintToAmbient(context, await cutOut(png, room));
  // The lower edge of the user's picture must stay visible above the captions.
  const [x, y] = [placement.x * W, Math.min(feet, H * captionsTop(portrait)) - placement.rise * u];
  const strides = placement.action === "walk" || placement.action === "run";
  const count = still ? 1 : frames;
  const rasters = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2;
    const lift = still ? 0 : strides ? Math.abs(Math.sin(turn)) * 14 * u : (1 + Math.sin(turn)) * 2.5 * u;
    const board = clipToPicture(
      {
        x: x - figure.width / 2 - 4,
        y: y - figure.height - 20 * u,
        width: figure.width + 8,
        height: figure.height + 48 * u,
      },
      W,
      H,
    );
    if (!board) return undefined;
    const D = new SvgDefs("g", set.look.fills);
    const shadow = contactShadow(set, D, x, y, figure.width * 0.42);
    const frame = rasterise(shadow, D.toString(), board);
    compositeOver(frame, { ...figure, x: Math.round(x - figure.width / 2), y: Math.round(y - figure.height - lift) });
    return frame;
  }).flatMap((frame) => frame ?? []);
  const seen = paintSprites(
    context,
    rasters,
    rasters.map((_, i) => i),
  );
  return (
    seen && {
      depth: 1,
      frames: seen,
      rate: still ? 0 : 8,
      travel: { x: strides && !still ? Math.round(placement.facing * W * 0.12) : 0, y: 0 },
    }
  );
};

/** Mixes in half the ambient light of drawn characters, and premultiplies the alpha. */
const tintToAmbient = ({ set: { P } }: LayerContext, { width, height, rgba }: CutOut): Raster => {
  const light = rgb(P.ambient);
  const share = P.ambientShare / 2;
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = (rgba[i + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++) rgba[i + c] = ((rgba[i + c] ?? 0) * (1 - share) + (light[c] ?? 0) * share) * alpha;
  }
  return { x: 0, y: 0, width, height, rgba };
};
