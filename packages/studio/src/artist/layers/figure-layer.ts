import { hasActionPose } from "../actions/poses.ts";
import type { Stage } from "../actions/stage.ts";
import { extentOf, isAfloat, isShownWhole, stageOf } from "../actions/stage-of.ts";
import { type Colour, mix } from "../colour/oklab.ts";
import { isWalking, type Placement } from "../composition/compose.ts";
import { captionsTop, fitFigure, iconHeight, standingFigure } from "../composition/frame-figures.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { type Character, characterOf, coatOf } from "../figures/character.ts";
import { type Cycle, cycleFor, idleLength } from "../figures/cycle.ts";
import { drawParts, silhouette } from "../figures/draw-parts.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import type { Figure } from "../figures/part.ts";
import { type Expression, thingFace } from "../figures/thing-face.ts";
import { drawThing } from "../figures/thing-figure.ts";
import type { PaintRegion } from "../looks/look.ts";
import { roleOf } from "../people/roles.ts";
import type { Layer } from "../picture.ts";
import { customProp, customPropFor } from "../props/custom-prop.ts";
import { icon, iconFor } from "../props/icon.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, group, type SvgArt } from "../shapes/svg.ts";
import { SvgDefs } from "../shapes/svg-defs.ts";
import { paintLayer } from "./paint-layer.ts";
import { clipToPicture, crop, type Raster, rasterise, unionOfBoxes, visibleBounds } from "./raster.ts";

export interface LayerContext {
  readonly set: PictureSet;
  readonly storySeed: string;
  /** The layers behind, not yet painted in the look. */
  readonly under: Raster;
  readonly region: PaintRegion;
  readonly still: boolean;
  /** The ids of the members who are drawn with each shape of a mouth. */
  readonly speakers: readonly string[];
  /** Zoom of the figures. 1 is a medium shot. */
  readonly zoom: number;
  readonly underwater: boolean;
  /** The place has open water behind the ground. */
  readonly afloat: boolean;
  readonly indoors: boolean;
  readonly wild: boolean;
}

/** The layer of a figure with its animation and shadow. Undefined if nothing of it is visible. */
export const figureLayer = (context: LayerContext, placement: Placement): Layer | undefined => {
  const { build } = context.set.look.figures;
  const character = characterOf(placement.member, context.storySeed, placement.isLead, build);
  const holds = placement.holds !== undefined && canHold(placement.holds) && !hasActionPose(placement.action);
  const bearing = { turn: placement.turn, holds, thing: placement.thing };
  const cycle = cycleFor(placement.action, placement.mood, context.still, bearing);
  const place = placeOf(context, placement, character);
  const moves = cycle.rate > 0;
  const speaks = moves && character.by === "joints" && canSpeak(context, placement);
  const poses = speaks ? mouthShapes.flatMap((mouth) => cycle.poses.map((pose) => ({ ...pose, mouth }))) : cycle.poses;
  const drawn =
    character.by === "joints"
      ? poses.map((pose, i) => {
          const figure = character.pose(placement.away ? { ...pose, away: true } : pose, context.set.tint);
          const turn = moves ? loopTurn(cycle, i % cycle.poses.length) : STILL_TURN;
          return drawFigure(context, place, placement.away ? fromBehind(figure) : figure, placement, turn);
        })
      : drawIcon(context, place, character, cycle, placement);
  const order = (speaks ? mouthShapes : [0]).flatMap((_, shape) =>
    cycle.order.map((i) => i + shape * cycle.poses.length),
  );
  const seen = layerFrames(context, drawn, character.by === "joints" ? order : drawn.map((_, i) => i));
  return (
    seen && {
      depth: 1,
      frames: seen,
      ...(speaks && { mouth: { of: placement.member.id, shapes: mouthShapes.length } }),
      rate: moves ? cycle.rate : 0,
      travel: {
        x: moves && !placement.away ? strideAcross(placement, context.set.W) : 0,
        y: moves && isWalking(placement.action) && placement.away ? Math.round(-context.set.H * 0.04) : 0,
      },
    }
  );
};

/** How far a speaking mouth is open: closed, narrow, wide. */
const mouthShapes = [0, 0.4, 0.9] as const;
const canSpeak = ({ speakers }: LayerContext, { member, away, action }: Placement): boolean =>
  speakers.includes(member.id) && !away && action !== "sleep";

/** The time of a pose in its loop, from 0 to 2π. A blink is the fifth pose again. */
const loopTurn = ({ poses }: Cycle, at: number): number => {
  const pose = poses[at];
  return pose?.stride ? pose.phase : ((at >= idleLength ? 4 : at) / idleLength) * Math.PI * 2;
};
/** The time in a loop that a still picture shows. */
export const STILL_TURN = 0.9;

/** Pixels that a figure goes across the picture during the scene: none unless it walks. */
export const strideAcross = ({ action, facing }: Placement, width: number): number =>
  isWalking(action) ? Math.round(facing * width * (action === "run" ? 0.2 : 0.12)) : 0;

interface FigureDrawing {
  readonly art: SvgArt;
  readonly definitions: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const layerFrames = (
  { under, region, set }: LayerContext,
  drawn: readonly FigureDrawing[],
  order: readonly number[],
): Layer["frames"] | undefined => {
  const rasters = drawn.flatMap(({ art, definitions, box }) => {
    const visible = clipToPicture(box, set.W, set.H);
    return visible ? [rasterise(art, definitions, visible)] : [];
  });
  return paintSprites({ under, region, set }, rasters, order);
};

/** Crops all frames to their common bounds, and paints them. */
export const paintSprites = (
  { under, region, set }: Pick<LayerContext, "under" | "region" | "set">,
  rasters: readonly Raster[],
  order: readonly number[],
): Layer["frames"] | undefined => {
  const boxes = rasters.flatMap((raster) => visibleBounds(raster) ?? []);
  const [first, ...rest] = boxes;
  if (!first) return undefined;
  const box = rest.reduce(unionOfBoxes, first);
  const { paintFigure = set.look.paint } = set.look;
  const frames = rasters.map((raster) => paintLayer(crop(raster, box), under, paintFigure, region));
  return order.flatMap((i) => frames[i] ?? []);
};

/** The stage of an action around a figure. */
export const stageAt = (
  { set, storySeed, indoors, wild, underwater }: LayerContext,
  D: SvgDefs,
  { action, thing, member, mount, passengers = 0 }: Placement,
  figure: Pick<Figure, "height" | "grip">,
  at: { readonly turn: number; readonly isIcon: boolean },
): Stage =>
  stageOf(action, {
    set: { D, tint: set.tint, P: set.P, look: set.look, isOldWorld: set.isOldWorld },
    body: at.isIcon ? "icon" : roleOf(canonicalKind(member.kind)) ? "person" : "animal",
    thing,
    turn: at.turn,
    indoors,
    wild,
    underwater,
    height: figure.height,
    passengers,
    grip: figure.grip,
    coat: mount && coatOf(mount, storySeed),
  });

/** A figure as its stage places it: lifted, leaning, cut off by the water. */
const staged = (
  art: SvgArt,
  D: SvgDefs,
  { behind = "", front = "", lift = 0, lean = 0, shift = 0, waterline }: Stage,
) => {
  const moved = lift || lean || shift;
  const turned = moved
    ? group(art, `transform="translate(${fix(shift)} ${fix(-lift)})${lean ? ` rotate(${fix(lean)})` : ""}"`)
    : art;
  const cut =
    waterline === undefined
      ? turned
      : group(turned, `clip-path="${D.clip('<rect x="-500" y="-900" width="1000" height="902"/>')}"`);
  return behind + cut + front;
};

/** How high a flying figure is above its place on the ground, as a share of the height. */
const heightAloft = 0.2;
export const isAloft = ({ action }: Pick<Placement, "action">): boolean => action === "fly";

interface Position {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly facing: 1 | -1;
}

/** Without the parts of the face. Animals have none marked, as they are only seen in profile. */
const fromBehind = (figure: Figure): Figure => ({ ...figure, parts: figure.parts.filter(({ face }) => !face) });

/** Where somebody is in the water behind the shore, and how much smaller there. */
export const afloatAt = ({ horizon, groundTop }: PictureSet): number => horizon + (groundTop - horizon) * 0.66;
export const afloatScale = 0.62;

const placeOf = ({ set, zoom, afloat }: LayerContext, placement: Placement, character: Character): Position => {
  const { x, rise, size, facing, action } = placement;
  const { tall, wide } = extentOf(action, placement.thing);
  const { W, H, u, feet, portrait } = set;
  const wanted = zoom * size * character.size * u * (portrait ? 1.36 : 1.42);
  // A sitting figure, or an emoji, is never cut off by the lower edge.
  const whole = isShownWhole(action) || character.by === "icon";
  const ground = Math.max(
    (whole ? Math.min(feet, H * captionsTop(portrait)) : feet) - rise * u,
    set.isOnOpenWater ? 0 : set.groundTop + 10 * u,
  );
  const foot = isAloft(placement) ? Math.min(ground, H * captionsTop(portrait)) - H * heightAloft : ground;
  if (afloat && isAfloat(action) && !set.isOnOpenWater)
    return { x: x * W, y: afloatAt(set), scale: wanted * afloatScale, facing };
  if (character.by === "icon" && character.swims && afloat && !set.isOnOpenWater)
    return { x: x * W, y: (set.horizon * 2 + set.groundTop) / 3 + 14 * u, scale: wanted * 0.6, facing };
  if (character.by === "icon") return { x: x * W, y: foot, scale: wanted, facing };
  const { height, width, scale: own } = standingFigure(character);
  const { foot: at, scale } = fitFigure({ width: W, height: H }, foot / H, wanted * own, zoom, {
    height: height * tall,
    width: width * wide,
  });
  return { x: x * W, y: at * H, scale, facing };
};

const drawFigure = (
  context: LayerContext,
  { x, y, scale, facing }: Position,
  figure: Figure,
  placement: Placement,
  turn: number,
): FigureDrawing => {
  const { set } = context;
  const { P, look, orb, W, u } = set;
  const D = new SvgDefs("f", look.figures.fills ?? look.fills);
  const { outline, outlineColour, rim, shadow } = look.figures;
  const back = (orb.x > x ? 1 : -1) * facing;
  const art = drawParts(figure.parts, D, {
    rim: rim ? { colour: mix(P.rim, "#ffffff", 0.2), x: 3.2 * back, y: -3.6 } : undefined,
    outline: outline ? { colour: outlineColour, width: (outline * u) / scale } : undefined,
    card: look.scenery.cards,
  });
  const lean = ((x - orb.x) / W) * 0.9 * facing;
  const dark = mix(P.near, "#000010", 0.4);
  const k = `${fix(facing * scale * 100) / 100} ${fix(scale * 100) / 100}`;
  // resvg aborts the process on a group far outside of its canvas.
  const stage = stageAt(context, D, placement, figure, { turn, isIcon: false });
  const unseen = y > set.H * 1.02 || isAloft(placement) || stage.floats === true;
  const [sides, above] = isShownWhole(placement.action) ? [620, 310] : [330, 190];
  const cast =
    unseen || stage.lean || stage.lift || look.scenery.wash || look.scenery.cards
      ? ""
      : group(
          silhouette(figure.parts, dark, 0),
          `transform="translate(${fix(x)} ${fix(y - 2 * u)}) scale(${k}) matrix(1 0 ${fix(-lean * 100) / 100} -.3 0 0)" opacity="${shadow?.dark ?? ".28"}"${shadow ? ` filter="${D.blur(shadow.soft)}"` : ""}`,
        );
  return {
    art:
      cast +
      (unseen ? "" : contactShadow(set, D, x, y, figure.width * 0.4 * scale)) +
      group(
        staged(art + heldArt({ ...set, D }, figure, placement.holds), D, stage),
        `transform="translate(${fix(x)} ${fix(y)}) scale(${k})"`,
      ),
    definitions: D.toString(),
    box: {
      x: x - sides * scale,
      y: y - (figure.height + above) * scale,
      width: sides * 2 * scale,
      height: (figure.height + above + 130) * scale,
    },
  };
};

/** The prop in the figure's hand. */
const heldArt = (set: PictureSet, { grip }: Figure, held: string | undefined): SvgArt => {
  if (!held || !grip) return "";
  const own = customPropFor(held);
  if (own) return customProp(set, own, grip.x + 6, grip.y + 34, 100);
  const slug = iconFor(held);
  return slug ? icon(slug, { x: grip.x + 6, y: grip.y + 26, size: 92, tint: set.tint }) : "";
};
const canHold = (word: string): boolean => (customPropFor(word) ?? iconFor(word)) !== undefined;

export const contactShadow = ({ P, look }: PictureSet, D: SvgDefs, x: number, y: number, width: number): SvgArt => {
  const dark = mix(P.near, "#000008", 0.5);
  const deep = look.figures.shadow ? 1.5 : 1;
  const soft = D.glow([
    [0, dark, 0.62 * deep],
    [0.6, dark, 0.3 * deep],
    [1, dark, 0],
  ]);
  return ellipse(x, y + width * 0.02, width * deep ** 0.5, width * 0.14 * deep, soft);
};

/** An emoji has no joints, so it sways, hops or hovers as a whole. */
const drawIcon = (
  context: LayerContext,
  { x, y, scale, facing }: Position,
  { slug, flies, swims }: Extract<Character, { by: "icon" }>,
  cycle: Cycle,
  placement: Placement,
): readonly FigureDrawing[] => {
  const { set, underwater, still } = context;
  const size = Math.min(iconHeight * scale, set.H * 0.6, set.W * 0.56);
  const floats = flies || (swims && underwater) || underwater;
  const lift = floats ? size * (underwater ? 0.55 : 0.7) : 0;
  const hops = !floats && (cycle.poses[0]?.stride ?? 0) > 0;
  const count = still ? 1 : 8;
  const tint = (colour: Colour): Colour => set.tint(colour);
  return Array.from({ length: count }, (_, i): FigureDrawing => {
    const turn = (i / count) * Math.PI * 2;
    const hop = still
      ? 0
      : hops
        ? Math.abs(Math.sin(turn)) * size * 0.1
        : (1 + Math.sin(turn)) * size * (floats ? 0.05 : 0.008);
    const sway = still ? 0 : Math.sin(turn) * (hops ? 5 : floats ? 4 : 1.8);
    const D = new SvgDefs("f", set.look.fills);
    const ground = floats && !underwater ? 0.7 : 1;
    const stage = stageAt(context, D, placement, { height: iconHeight }, { turn, isIcon: true });
    const shadow = underwater || stage.floats ? "" : contactShadow(set, D, x, y, size * 0.4 * ground);
    const flip = facing > 0 !== facesRight.has(slug);
    const placing = { x, y: y - lift - hop, size, flip };
    const face = thingFace(slug, placing, expressionOf(placement.action, i), tint);
    const body = group(
      drawThing({ D, tint }, slug, placing) + face,
      `transform="rotate(${fix(sway)} ${fix(x)} ${fix(placing.y - size * 0.2)})"`,
    );
    const k = size / iconHeight;
    const [sides, above] = isShownWhole(placement.action) ? [620 * k, 520 * k] : [size * 0.75, size * 1.3];
    return {
      art: shadow + stagedIcon(body, D, stage, { x, y, k, facing }),
      definitions: D.toString(),
      box: { x: x - sides, y: y - lift - above, width: sides * 2, height: lift + above + size * 0.2 },
    };
  });
};

/** A mouth that speaks opens and closes with the frames. */
const expressionOf = (action: Placement["action"], frame: number): Expression =>
  action === "sleep" ? "asleep" : action === "talk" && frame % 2 === 0 ? "speaking" : "awake";

/** An emoji's own drawing is in pixels already: only its stage is scaled. */
const stagedIcon = (
  body: SvgArt,
  D: SvgDefs,
  { behind = "", front = "", lift = 0, waterline }: Stage,
  { x, y, k, facing }: { readonly x: number; readonly y: number; readonly k: number; readonly facing: 1 | -1 },
): SvgArt => {
  const scaled = (art: SvgArt): SvgArt =>
    group(
      art,
      `transform="translate(${fix(x)} ${fix(y)}) scale(${fix(facing * k * 100) / 100} ${fix(k * 100) / 100})"`,
    );
  const moved = lift ? group(body, `transform="translate(0 ${fix(-lift * k)})"`) : body;
  const surface = `<rect x="${fix(x - 500 * k)}" y="${fix(y - 900 * k)}" width="${fix(1000 * k)}" height="${fix(902 * k)}"/>`;
  const cut = waterline === undefined ? moved : group(moved, `clip-path="${D.clip(surface)}"`);
  return scaled(behind) + cut + scaled(front);
};

/** Noto's animals face left, except these. */
const facesRight: ReadonlySet<string> = new Set(["parrot", "rocket", "superhero"]);
