import { isAfloat, isShownWhole } from "../actions/stage-of.ts";
import { rgb } from "../colour/oklab.ts";
import type { Placement } from "../composition/compose.ts";
import { captionsTop, iconHeight } from "../composition/frame-figures.ts";
import type { Layer } from "../picture.ts";
import { fix } from "../shapes/curve.ts";
import { group, type SvgArt } from "../shapes/svg.ts";
import { SvgDefs } from "../shapes/svg-defs.ts";
import { type CutOut, cutOut } from "./cut-out.ts";
import {
  afloatAt,
  afloatScale,
  contactShadow,
  type LayerContext,
  paintSprites,
  STILL_TURN,
  stageAt,
  strideAcross,
} from "./figure-layer.ts";
import { facingOf, ownImageMotion } from "./own-image-motion.ts";
import { clipToPicture, compositeOver, crop, type Raster, rasterise } from "./raster.ts";
import { turnRaster } from "./turn-raster.ts";

const frames = 8;

/** The layer of the user's own character picture. It has no joints, so it acts as a whole, among the things of its action. */
export const ownImageLayer = async (
  context: LayerContext,
  placement: Placement,
  png: Uint8Array,
): Promise<Layer | undefined> => {
  const { set, still } = context;
  const { action, facing } = placement;
  const spot = spotOf(context, placement);
  const cut = await cutOut(png, spot.room);
  const facesTo = facingOf(cut);
  const figure = { raster: tintToAmbient(context, cut), flip: facesTo !== 0 && facesTo !== facing };
  const count = still ? 1 : frames;
  const rasters = Array.from({ length: count }, (_, i) =>
    drawFrame(context, placement, { figure, spot, turn: still ? STILL_TURN : (i / count) * Math.PI * 2 }),
  ).flatMap((frame) => frame ?? []);
  const seen = paintSprites(
    context,
    rasters,
    rasters.map((_, i) => i),
  );
  return (
    seen && {
      depth: 1,
      frames: seen,
      rate: still ? 0 : action === "run" ? 12 : 8,
      travel: { x: still ? 0 : strideAcross(placement, set.W), y: 0 },
    }
  );
};

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly room: { readonly width: number; readonly height: number };
}

/** Where it stands and how large it is: further away it is smaller, on water it is behind the shore. */
const spotOf = ({ set, zoom, afloat }: LayerContext, { x, rise, size, action }: Placement): Spot => {
  const { W, H, u, feet, portrait } = set;
  const isOnWater = afloat && isAfloat(action) && !set.isOnOpenWater;
  const share = isOnWater ? afloatScale : 1;
  const isAmongOthers = set.occupiedX.length > 1;
  const near = Math.max(0.7, Math.min(1.2, size)) * share * (isAmongOthers ? 0.8 : 1);
  const room = {
    width: Math.min(W * 0.5, W * (portrait ? 0.5 : 0.36) * zoom) * near,
    height: Math.min(H * 0.62, H * (portrait ? 0.32 : 0.46) * zoom * size) * share,
  };
  if (isOnWater) return { x: x * W, y: afloatAt(set), room };
  // The lower edge of the user's picture must stay visible above the captions.
  return { x: x * W, y: Math.min(feet, H * captionsTop(portrait)) - rise * u, room };
};

interface FrameOf {
  readonly figure: { readonly raster: Raster; readonly flip: boolean };
  readonly spot: Spot;
  /** The time of the loop, from 0 to 2π. */
  readonly turn: number;
}

const drawFrame = (
  context: LayerContext,
  placement: Placement,
  { figure, spot, turn }: FrameOf,
): Raster | undefined => {
  const { set } = context;
  const { raster, flip } = figure;
  const { x, y } = spot;
  const { action, facing, mood } = placement;
  const k = raster.height / iconHeight;
  const D = new SvgDefs("g", set.look.fills);
  const stage = stageAt(context, D, placement, { height: iconHeight }, { turn, isIcon: true });
  const motion = ownImageMotion(action, { isGlad: mood === "joy", isWide: raster.width > raster.height }, turn);
  const lift = motion.lift * raster.height + (stage.lift ?? 0) * k;
  const turned = turnRaster(raster, { degrees: motion.lean * facing, flip, tall: motion.tall });
  const [sides, above] = isShownWhole(action) ? [620 * k, 520 * k] : [40 * k, 60 * k];
  const reach = Math.max(-turned.x, turned.x + turned.width) + 4;
  const board = clipToPicture(
    {
      x: x - Math.max(reach, sides),
      y: y + turned.y - lift - above,
      width: Math.max(reach, sides) * 2,
      height: -turned.y + lift + above + 60 * k,
    },
    set.W,
    set.H,
  );
  if (!board) return undefined;
  const scaled = (art: SvgArt | undefined): SvgArt =>
    art
      ? group(
          art,
          `transform="translate(${fix(x)} ${fix(y)}) scale(${fix(facing * k * 100) / 100} ${fix(k * 100) / 100})"`,
        )
      : "";
  const shadow = stage.floats
    ? ""
    : contactShadow(set, D, x, y, raster.width * 0.42 * (lift > raster.height * 0.3 ? 0.6 : 1));
  const frame = rasterise(shadow + scaled(stage.behind), D.toString(), board);
  const placed = { ...turned, x: Math.round(x + turned.x), y: Math.round(y + turned.y - lift) };
  compositeOver(frame, stage.waterline === undefined ? placed : aboveWater(placed, y + 2 * k));
  if (stage.front) compositeOver(frame, rasterise(scaled(stage.front), D.toString(), board));
  return frame;
};

/** The part of a swimmer that is seen. */
const aboveWater = (raster: Raster, surface: number): Raster =>
  crop(raster, { ...raster, height: Math.max(1, Math.min(raster.height, Math.round(surface) - raster.y)) });

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
