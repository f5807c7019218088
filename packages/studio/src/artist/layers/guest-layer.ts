import { rgb } from "../colour/oklab.ts";
import { captionsBegin } from "../composition/framing.ts";
import type { Standing } from "../composition/standing.ts";
import type { Layer } from "../order.ts";
import { Paints } from "../shapes/paints.ts";
import { type CutOut, cutOut } from "./cut-out.ts";
import { contact, type Scene, sprites } from "./figure-layer.ts";
import { layOn, type Raster, rasterise, within } from "./raster.ts";

const frames = 8;

/** The user's own character in the leading part: it cannot bend, so it breathes, sways or hops as a whole. */
export const guestLayer = async (scene: Scene, standing: Standing, png: Uint8Array): Promise<Layer | undefined> => {
  const { stage, zoom, still } = scene;
  const { W, H, feet, portrait, u } = stage;
  const room = {
    width: Math.min(W * 0.5, W * (portrait ? 0.5 : 0.36) * zoom),
    height: Math.min(H * 0.62, H * (portrait ? 0.32 : 0.46) * zoom * standing.size),
  };
  const figure = inTheLight(scene, await cutOut(png, room));
  // It ends where its picture ends, so its foot stays in sight.
  const [x, y] = [standing.x * W, Math.min(feet, H * captionsBegin(portrait)) - standing.rise * u];
  const strides = standing.action === "walk" || standing.action === "run";
  const count = still ? 1 : frames;
  const rasters = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2;
    const lift = still ? 0 : strides ? Math.abs(Math.sin(turn)) * 14 * u : (1 + Math.sin(turn)) * 2.5 * u;
    const board = within(
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
    const D = new Paints("g", stage.look.fills);
    const shadow = contact(stage, D, x, y, figure.width * 0.42);
    const frame = rasterise(shadow, D.toString(), board);
    layOn(frame, { ...figure, x: Math.round(x - figure.width / 2), y: Math.round(y - figure.height - lift) });
    return frame;
  }).flatMap((frame) => frame ?? []);
  const seen = sprites(
    scene,
    rasters,
    rasters.map((_, i) => i),
  );
  return (
    seen && {
      depth: 1,
      frames: seen,
      rate: still ? 0 : 8,
      travel: { x: strides && !still ? Math.round(standing.facing * W * 0.12) : 0, y: 0 },
    }
  );
};

/** Half as much of the scene's light as a drawn character takes, and premultiplied. */
const inTheLight = ({ stage: { P } }: Scene, { width, height, rgba }: CutOut): Raster => {
  const light = rgb(P.ambient);
  const share = P.ambientShare / 2;
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = (rgba[i + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++) rgba[i + c] = ((rgba[i + c] ?? 0) * (1 - share) + (light[c] ?? 0) * share) * alpha;
  }
  return { x: 0, y: 0, width, height, rgba };
};
