import { darken, mix } from "../colour/oklab.ts";
import type { Composition } from "../composition/compose.ts";
import type { FrontPiece, Scenery } from "../composition/picture-set.ts";
import { characterOf } from "../figures/character.ts";
import { cycleFor } from "../figures/cycle.ts";
import { drawParts } from "../figures/draw-parts.ts";
import { drawThing } from "../figures/thing-figure.ts";
import type { Layer } from "../picture.ts";
import { fix } from "../shapes/curve.ts";
import { SvgDefs } from "../shapes/svg-defs.ts";
import { blurRaster } from "./blur-raster.ts";
import type { LayerContext } from "./figure-layer.ts";
import { paintLayer } from "./paint-layer.ts";
import { clipToPicture, crop, rasterise, visibleBounds } from "./raster.ts";

const frontDepth = 1.6;
const shoulderDepth = 1.35;

/** Layers close to the camera: leaves and trunks at the edges, or a figure's back. */
export const frontLayers = async (
  context: LayerContext,
  scenery: Scenery,
  { back }: Composition,
): Promise<readonly Layer[]> => {
  const { set } = context;
  const blur = set.look.frontBlur * 10.8 * set.u;
  const shoulder = back && shoulderDrawing(context, back);
  const drawings = [
    ...scenery.front.map((front) => ({ front, definitions: set.D.toString(), depth: frontDepth, blur })),
    ...(shoulder
      ? [
          {
            ...shoulder,
            isFigure: true,
            depth: shoulderDepth,
            blur: Math.max(blur * 0.6, set.look.frontBlur * 3 * set.u),
          },
        ]
      : []),
  ];
  const layers = await Promise.all(drawings.map((drawing) => frontLayer(context, drawing)));
  return layers.flatMap((layer) => layer ?? []);
};

interface FrontDrawing {
  readonly front: FrontPiece;
  readonly definitions: string;
  readonly depth: number;
  readonly blur: number;
  /** Painted as the figures are. */
  readonly isFigure?: boolean;
}
const frontLayer = async (
  { set, under, region }: LayerContext,
  { front, definitions, depth, blur, isFigure }: FrontDrawing,
): Promise<Layer | undefined> => {
  // A blur reaches beyond the bounds of its input.
  const { x, y, width, height } = front.box;
  const edge = blur * 2.5;
  const grown = { x: x - edge, y: y - edge, width: width + edge * 2, height: height + edge * 2 };
  const box = clipToPicture(grown, set.W, set.H);
  if (!box) return undefined;
  const raster = await blurRaster(rasterise(front.art, definitions, box), blur);
  const seen = visibleBounds(raster);
  if (!seen) return undefined;
  const sprite = paintLayer(
    crop(raster, seen),
    under,
    (isFigure ? set.look.paintFigure : undefined) ?? set.look.paint,
    region,
  );
  return { depth, frames: [sprite], rate: 0, travel: { x: 0, y: 0 } };
};

/** A character from behind, so near that the lower edge cuts it. */
const shoulderDrawing = (
  { set, storySeed }: LayerContext,
  { member, x, facing }: NonNullable<Composition["back"]>,
): { front: FrontPiece; definitions: string } | undefined => {
  const { W, H, u, P, look } = set;
  const D = new SvgDefs("b", look.figures.fills ?? look.fills);
  const character = characterOf(member, storySeed, false, look.figures.build);
  const shade = (colour: string): string => darken(mix(set.tint(colour), P.near, 0.3), 0.03);
  const wide = 640 * u;
  const box = { x: x * W - wide, y: H * 0.2, width: wide * 2, height: H * 0.8 };
  if (character.by === "icon") {
    const placing = { x: x * W, y: H * 1.12, size: 560 * u, flip: facing > 0 };
    const art = drawThing({ D, tint: shade }, character.slug, placing);
    return { front: { art, box }, definitions: D.toString() };
  }
  const pose = cycleFor("stand", "calm", true).poses[0];
  if (!pose) return undefined;
  const figure = character.pose({ ...pose, away: true }, shade);
  // From the top of the head to below the lower edge.
  const [top, foot] = set.portrait ? [0.64, 1.12] : [0.4, 1.28];
  const scale = (H * (foot - top)) / Math.max(250, figure.height);
  const { outline, outlineColour } = look.figures;
  const art = drawParts(
    figure.parts.filter((part) => !part.face),
    D,
    {
      outline: outline ? { colour: outlineColour, width: (outline * u) / scale } : undefined,
      card: look.scenery.cards,
    },
  );
  return {
    front: {
      art: `<g transform="translate(${fix(x * W)} ${fix(H * top + figure.height * scale)}) scale(${fix(facing * scale * 100) / 100} ${fix(scale * 100) / 100})">${art}</g>`,
      box,
    },
    definitions: D.toString(),
  };
};
