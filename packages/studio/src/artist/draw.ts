import type { CastMember } from "../vocabulary.ts";
import { framed } from "./composition/framing.ts";
import { setStage } from "./composition/set-stage.ts";
import type { Box, Stage } from "./composition/stage.ts";
import { compose } from "./composition/standing.ts";
import { cellFor, enlargeCells, smallOrder } from "./layers/coarse-grid.ts";
import { crowdLayers } from "./layers/crowd-layers.ts";
import { brightnessOf, develop, developPlate } from "./layers/develop.ts";
import { figureLayer, type Scene } from "./layers/figure-layer.ts";
import { frontLayers } from "./layers/front-layers.ts";
import { guestLayer } from "./layers/guest-layer.ts";
import { crop, filled, layOn, type Raster, rasterise } from "./layers/raster.ts";
import { soften } from "./layers/soften.ts";
import { weatherLayers } from "./layers/weather-layers.ts";
import { lookFor } from "./looks/index.ts";
import type { Look, Spot } from "./looks/look.ts";
import { nightfall } from "./looks/nightfall.ts";
import { rays } from "./nature/air.ts";
import type { Layer, LayeredPicture, PictureOrder, Sprite } from "./order.ts";
import { places } from "./places/index.ts";
import { drawProps } from "./props/placing.ts";
import { fix } from "./shapes/curve.ts";
import { randomFrom } from "./shapes/random.ts";
import type { Art } from "./shapes/svg.ts";

const depths = { plate: 0.25, mid: 0.55, ground: 0.9 } as const;

/** Draws a scene as layers. The same order gives the same bytes. */
export const draw = async (order: PictureOrder): Promise<LayeredPicture> => {
  const look = nightfall(lookFor(order.style), order.picture.time);
  if (!look.grid) return drawIn(look, order);
  const cell = cellFor(order, look.grid);
  return enlargeCells(await drawIn(look, smallOrder(order, cell)), cell, order);
};

const drawIn = async (look: Look, order: PictureOrder): Promise<LayeredPicture> => {
  const R = randomFrom(`${order.seed} ${order.picture.place}`);
  const composition = framed(compose(order, R), order, look.figures.build);
  const stage = setStage(order, look, composition, R);
  const scenery = places[order.picture.place](stage);
  const props = drawProps(stage, propsOnTheGround(order));
  const { camera } = composition;
  const board = { x: 0, y: 0, width: order.width, height: order.height };
  const nearer = (art: Art): Art => (camera.scenery === 1 ? art : closer(stage, art, camera.scenery));
  const rasterOf = (art: Art): Raster => rasterise(nearer(art), stage.D.toString(), board);

  const far = rasterOf(scenery.sky + scenery.far + props.sky);
  const blurred = (look.farBlur ?? 0) + (composition.shot === "close" ? 0.22 : 0);
  const under = await soften(far, blurred * 10.8 * stage.u);
  const ground = cut(rasterOf(scenery.ground + props.ground));
  if (ground) layOn(under, footOf(ground, stage));
  const veil = scenery.rays && look.scenery.rays && stage.P.orb !== "none" ? await beams(stage, board) : undefined;
  const spot = spotOf(stage, brightnessOf(under), order.still === true, scenery.indoors === true);
  const layers: Layer[] = [unmoved(depths.plate, developPlate(under, look.paint, spot, veil))];
  const mid = scenery.mid && cut(rasterOf(scenery.mid));
  for (const [layer, depth] of [
    [mid, depths.mid],
    [ground, depths.ground],
  ] as const) {
    if (!layer) continue;
    layers.push(unmoved(depth, develop(layer, under, look.paint, spot, veil)));
    layOn(under, layer);
  }
  const scene: Scene = {
    stage,
    storySeed: order.storySeed,
    under,
    spot,
    still: order.still === true,
    zoom: camera.figures,
    underwater: order.picture.place === "underwater",
    afloat: order.picture.place === "sea" || order.picture.place === "lake",
  };
  layers.push(...crowdLayers(scene, order, camera));
  const byDistance = composition.standing.toSorted((a, b) => b.rise - a.rise);
  for (const standing of byDistance) {
    const own = isLead(standing.who, order) && order.hero;
    const layer = own ? await guestLayer(scene, standing, own) : figureLayer(scene, standing);
    if (layer) layers.push(layer);
  }
  layers.push(...(await frontLayers(scene, scenery, composition)));
  layers.push(...weatherLayers(scene, scenery, order.picture));
  return { width: order.width, height: order.height, layers };
};

/** What somebody holds does not lie on the ground as well. */
const propsOnTheGround = ({ picture }: PictureOrder): PictureOrder["picture"] => {
  const held = new Set(picture.cast.map(({ holds }) => holds));
  return { ...picture, props: picture.props.filter((prop) => !held.has(prop)) };
};

/** The leading character of the story, who need not be in the picture. */
const isLead = ({ id }: CastMember, { cast }: PictureOrder): boolean => id === cast[0]?.id;

/** The ground is on the plate too, below its crest: a layer that moves shows what lies beyond its edge. */
const footOf = (ground: Raster, { groundTop, H }: Stage): Raster => {
  const top = Math.min(ground.y + ground.height - 1, Math.max(ground.y, Math.round(groundTop + H * 0.03)));
  return crop(ground, { ...ground, y: top, height: ground.y + ground.height - top });
};

/** The scenery brought nearer around the hero, who stays: at the feet, or where the eyes are when those are not seen. */
const closer = ({ H, heroX, feet }: Stage, art: Art, by: number): Art => {
  const middle = feet > H * 0.96 ? H * 0.55 : feet;
  return art && `<g transform="translate(${fix(heroX * (1 - by))} ${fix(middle * (1 - by))}) scale(${by})">${art}</g>`;
};

const beams = async (stage: Stage, board: Box): Promise<Raster> =>
  soften(rasterise(rays(stage), stage.D.toString(), board), 2.2 * stage.u);

const cut = (raster: Raster): Raster | undefined => {
  const box = filled(raster);
  return box && crop(raster, box);
};

const unmoved = (depth: number, sprite: Sprite): Layer => ({
  depth,
  frames: [sprite],
  rate: 0,
  travel: { x: 0, y: 0 },
});

const spotOf = ({ W, H, u, P, orb }: Stage, brightness: number, still: boolean, indoors: boolean): Spot => ({
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
