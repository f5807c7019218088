import { seededRandom } from "../random.ts";
import { propsOfAction } from "./actions/things.ts";
import { type Composition, compose } from "./composition/compose.ts";
import { frameFigures } from "./composition/frame-figures.ts";
import { makePictureSet } from "./composition/make-picture-set.ts";
import { joinFigures } from "./composition/pairs.ts";
import type { Box, PictureSet, Scenery } from "./composition/picture-set.ts";
import { blurRaster } from "./layers/blur-raster.ts";
import { enlargeCells, gridCellSize, shrinkToGrid } from "./layers/coarse-grid.ts";
import { crowdLayers } from "./layers/crowd-layers.ts";
import { figureLayer, type LayerContext } from "./layers/figure-layer.ts";
import { frontLayers } from "./layers/front-layers.ts";
import { ownImageLayer } from "./layers/own-image-layer.ts";
import { brightnessOf, paintLayer, paintPlate } from "./layers/paint-layer.ts";
import { compositeOver, crop, type Raster, rasterise, visibleBounds } from "./layers/raster.ts";
import { weatherLayers } from "./layers/weather-layers.ts";
import { dimAtNight } from "./looks/dim-at-night.ts";
import { lookForStyle } from "./looks/index.ts";
import type { Look, PaintRegion } from "./looks/look.ts";
import { rays } from "./nature/air.ts";
import type { Layer, LayeredPicture, PictureRequest, Sprite } from "./picture.ts";
import { sceneryOf } from "./places/index.ts";
import { drawProps } from "./props/draw-props.ts";
import { isWild } from "./props/props-for-place.ts";
import { fix } from "./shapes/curve.ts";
import type { SvgArt } from "./shapes/svg.ts";

const depths = { plate: 0.25, mid: 0.55, ground: 0.9 } as const;

/** Draws a picture as layers. The same request gives the same bytes. */
export const draw = async (request: PictureRequest): Promise<LayeredPicture> => {
  const look = dimAtNight(lookForStyle(request.style), request.picture.time);
  if (!look.grid) return drawInLook(look, request);
  const cell = gridCellSize(request, look.grid);
  return enlargeCells(await drawInLook(look, shrinkToGrid(request, cell)), cell, request);
};

const drawInLook = async (look: Look, request: PictureRequest): Promise<LayeredPicture> => {
  const R = seededRandom(`${request.seed} ${request.picture.place}`);
  const framed = frameFigures(compose(request, R), request, look.figures.build);
  const composition = joinFigures(framed, request, look.figures.build);
  const set = makePictureSet(request, look, composition, R);
  const scenery = sceneryOf(request.picture, set);
  const props = drawProps(set, propsOnTheGround(request, composition, scenery));
  const { camera } = composition;
  const board = { x: 0, y: 0, width: request.width, height: request.height };
  const nearer = (art: SvgArt): SvgArt => (camera.scenery === 1 ? art : zoomScenery(set, art, camera.scenery));
  const rasterOf = (art: SvgArt): Raster => rasterise(nearer(art), set.D.toString(), board);

  const far = rasterOf(scenery.sky + scenery.far + props.sky);
  const blurred = (look.farBlur ?? 0) + (composition.shot === "close" ? 0.22 : 0);
  const under = await blurRaster(far, blurred * 10.8 * set.u);
  const ground = cropToVisible(rasterOf(scenery.ground + props.ground));
  if (ground) compositeOver(under, footOf(ground, set));
  const veil = scenery.rays && look.scenery.rays && set.P.orb !== "none" ? await beams(set, board) : undefined;
  const region = paintRegionOf(set, brightnessOf(under), request.still === true, scenery.indoors === true);
  const layers: Layer[] = [staticLayer(depths.plate, paintPlate(under, look.paint, region, veil))];
  const mid = scenery.mid && cropToVisible(rasterOf(scenery.mid));
  for (const [layer, depth] of [
    [mid, depths.mid],
    [ground, depths.ground],
  ] as const) {
    if (!layer) continue;
    layers.push(staticLayer(depth, paintLayer(layer, under, look.paint, region, veil)));
    compositeOver(under, layer);
  }
  const context: LayerContext = {
    set,
    storySeed: request.storySeed,
    under,
    region,
    still: request.still === true,
    speakers: request.speakers ?? [],
    zoom: camera.figures,
    underwater: request.picture.place === "underwater",
    afloat: request.picture.place === "sea" || request.picture.place === "lake",
    indoors: scenery.indoors === true,
    wild: isWild(request.picture.place),
  };
  layers.push(...crowdLayers(context, request, camera));
  const byDistance = composition.placements.toSorted((a, b) => b.rise - a.rise);
  for (const placement of byDistance) {
    const own = request.ownImages?.get(placement.member.id);
    const layer = own ? await ownImageLayer(context, placement, own) : figureLayer(context, placement);
    if (layer) layers.push(layer);
  }
  layers.push(...(await frontLayers(context, scenery, composition)));
  layers.push(...weatherLayers(context, scenery, request.picture));
  return { width: request.width, height: request.height, layers };
};

/** A prop that a figure holds or works with, or that the scenery shows, is not drawn on the ground too. */
const propsOnTheGround = (
  { picture }: PictureRequest,
  { placements }: Composition,
  { shows = [] }: Scenery,
): PictureRequest["picture"] => {
  const drawn = new Set([...picture.cast.map(({ holds }) => holds), ...placements.flatMap(propsOfAction), ...shows]);
  return { ...picture, props: picture.props.filter((prop) => !drawn.has(prop)) };
};

/** The lower part of the ground, which is also drawn on the plate: parallax reveals what is behind a layer's edge. */
const footOf = (ground: Raster, { groundTop, H }: PictureSet): Raster => {
  const top = Math.min(ground.y + ground.height - 1, Math.max(ground.y, Math.round(groundTop + H * 0.03)));
  return crop(ground, { ...ground, y: top, height: ground.y + ground.height - top });
};

/** Zooms the scenery around the lead's feet, or around eye level when the feet are out of the picture. */
const zoomScenery = ({ H, heroX, feet }: PictureSet, art: SvgArt, by: number): SvgArt => {
  const middle = feet > H * 0.96 ? H * 0.55 : feet;
  return art && `<g transform="translate(${fix(heroX * (1 - by))} ${fix(middle * (1 - by))}) scale(${by})">${art}</g>`;
};

const beams = async (set: PictureSet, board: Box): Promise<Raster> =>
  blurRaster(rasterise(rays(set), set.D.toString(), board), 2.2 * set.u);

const cropToVisible = (raster: Raster): Raster | undefined => {
  const box = visibleBounds(raster);
  return box && crop(raster, box);
};

const staticLayer = (depth: number, sprite: Sprite): Layer => ({
  depth,
  frames: [sprite],
  rate: 0,
  travel: { x: 0, y: 0 },
});

const paintRegionOf = (
  { W, H, u, P, orb }: PictureSet,
  brightness: number,
  still: boolean,
  indoors: boolean,
): PaintRegion => ({
  still,
  indoors,
  x: 0,
  y: 0,
  W,
  H,
  u,
  night: P.stars > 0.5,
  orbX: orb.x,
  orbY: orb.y,
  brightness,
  plate: false,
});
