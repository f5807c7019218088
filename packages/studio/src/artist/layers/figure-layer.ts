import { type Colour, mix } from "../colour/oklab.ts";
import { captionsBegin, footing, iconHeight, sits, upright } from "../composition/framing.ts";
import type { Stage } from "../composition/stage.ts";
import { type Standing, strides } from "../composition/standing.ts";
import { type Character, characterOf } from "../figures/character.ts";
import { type Cycle, cycleFor } from "../figures/cycle.ts";
import { drawParts, silhouette } from "../figures/draw-parts.ts";
import type { Figure } from "../figures/part.ts";
import type { Spot } from "../looks/look.ts";
import type { Layer } from "../order.ts";
import { icon, iconFor } from "../props/icon.ts";
import { ownProp, ownPropFor } from "../props/own-prop.ts";
import { fix } from "../shapes/curve.ts";
import { Paints } from "../shapes/paints.ts";
import { type Art, ellipse, group } from "../shapes/svg.ts";
import { develop } from "./develop.ts";
import { crop, filled, type Raster, rasterise, union, within } from "./raster.ts";

export interface Scene {
  readonly stage: Stage;
  readonly storySeed: string;
  /** The picture behind, not yet painted in the look. */
  readonly under: Raster;
  readonly spot: Spot;
  readonly still: boolean;
  /** How much nearer than in a picture of middle distance. */
  readonly zoom: number;
  readonly underwater: boolean;
  /** There is open water behind the ground. */
  readonly afloat: boolean;
}

/** Somebody with their movement and their shadow, cut to the box that they fill. */
export const figureLayer = (scene: Scene, standing: Standing): Layer | undefined => {
  const { build } = scene.stage.look.figures;
  const character = characterOf(standing.who, scene.storySeed, standing.hero, build);
  const bearing = { turn: standing.turn, holds: standing.holds !== undefined && canHold(standing.holds) };
  const cycle = cycleFor(standing.action, standing.mood, scene.still, bearing);
  const place = placeOf(scene, standing, character);
  const drawn =
    character.by === "joints"
      ? cycle.poses.map((pose) => {
          const figure = character.pose(standing.away ? { ...pose, away: true } : pose, scene.stage.tint);
          return drawFigure(scene, place, standing.away ? fromBehind(figure) : figure, standing.holds);
        })
      : drawIcon(scene, place, character, cycle);
  const moves = cycle.rate > 0;
  const walks = strides(standing.action);
  const seen = layerFrames(scene, drawn, character.by === "joints" ? cycle.order : drawn.map((_, i) => i));
  return (
    seen && {
      depth: 1,
      frames: seen,
      rate: moves ? cycle.rate : 0,
      travel: {
        x:
          moves && walks && !standing.away
            ? Math.round(standing.facing * scene.stage.W * (standing.action === "run" ? 0.2 : 0.12))
            : 0,
        y: moves && walks && standing.away ? Math.round(-scene.stage.H * 0.04) : 0,
      },
    }
  );
};

interface Drawn {
  readonly art: Art;
  readonly definitions: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const layerFrames = (
  { under, spot, stage }: Scene,
  drawn: readonly Drawn[],
  order: readonly number[],
): Layer["frames"] | undefined => {
  const rasters = drawn.flatMap(({ art, definitions, box }) => {
    const visible = within(box, stage.W, stage.H);
    return visible ? [rasterise(art, definitions, visible)] : [];
  });
  return sprites({ under, spot, stage }, rasters, order);
};

/** Cuts all frames to one box, and paints them. */
export const sprites = (
  { under, spot, stage }: Pick<Scene, "under" | "spot" | "stage">,
  rasters: readonly Raster[],
  order: readonly number[],
): Layer["frames"] | undefined => {
  const boxes = rasters.flatMap((raster) => filled(raster) ?? []);
  const [first, ...rest] = boxes;
  if (!first) return undefined;
  const box = rest.reduce(union, first);
  const { paintFigure = stage.look.paint } = stage.look;
  const frames = rasters.map((raster) => develop(crop(raster, box), under, paintFigure, spot));
  return order.flatMap((i) => frames[i] ?? []);
};

interface Position {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly facing: 1 | -1;
}

/** A person from behind is a person without a face. An animal is not: it goes along the picture, and is left as it is. */
const fromBehind = (figure: Figure): Figure => ({ ...figure, parts: figure.parts.filter(({ face }) => !face) });

const placeOf = (
  { stage, zoom, afloat }: Scene,
  { x, rise, size, facing, action }: Standing,
  character: Character,
): Position => {
  const { W, H, u, feet, portrait } = stage;
  const wanted = zoom * size * character.size * u * (portrait ? 1.36 : 1.42);
  // Who sits, or has no legs to be cut off, is in the picture however near it is.
  const whole = sits(action) || character.by === "icon";
  const foot = Math.max(
    (whole ? Math.min(feet, H * captionsBegin(portrait)) : feet) - rise * u,
    stage.groundTop + 10 * u,
  );
  if (character.by === "icon" && character.swims && afloat)
    return { x: x * W, y: (stage.horizon * 2 + stage.groundTop) / 3 + 14 * u, scale: wanted * 0.6, facing };
  if (character.by === "icon") return { x: x * W, y: foot, scale: wanted, facing };
  const { height, width, scale: own } = upright(character);
  const { foot: at, scale } = footing({ width: W, height: H }, foot / H, wanted * own, zoom, { height, width });
  return { x: x * W, y: at * H, scale, facing };
};

const drawFigure = (
  { stage }: Scene,
  { x, y, scale, facing }: Position,
  figure: Figure,
  held: string | undefined,
): Drawn => {
  const { P, look, orb, W, u } = stage;
  const D = new Paints("f", look.figures.fills ?? look.fills);
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
  // The rasteriser dies of a group that lies far outside of its board, and nobody would see it.
  const unseen = y > stage.H * 1.02;
  const cast =
    unseen || look.scenery.wash || look.scenery.cards
      ? ""
      : group(
          silhouette(figure.parts, dark, 0),
          `transform="translate(${fix(x)} ${fix(y - 2 * u)}) scale(${k}) matrix(1 0 ${fix(-lean * 100) / 100} -.3 0 0)" opacity="${shadow?.dark ?? ".28"}"${shadow ? ` filter="${D.blur(shadow.soft)}"` : ""}`,
        );
  return {
    art:
      cast +
      (unseen ? "" : contact(stage, D, x, y, figure.width * 0.4 * scale)) +
      group(art + heldArt({ ...stage, D }, figure, held), `transform="translate(${fix(x)} ${fix(y)}) scale(${k})"`),
    definitions: D.toString(),
    box: {
      x: x - 330 * scale,
      y: y - (figure.height + 190) * scale,
      width: 660 * scale,
      height: (figure.height + 190 + 130) * scale,
    },
  };
};

/** What somebody holds, in their hand: as large as a hand can carry. */
const heldArt = (stage: Stage, { grip }: Figure, held: string | undefined): Art => {
  if (!held || !grip) return "";
  const own = ownPropFor(held);
  if (own) return ownProp(stage, own, grip.x + 6, grip.y + 34, 100);
  const slug = iconFor(held);
  return slug ? icon(slug, { x: grip.x + 6, y: grip.y + 26, size: 92, tint: stage.tint }) : "";
};
const canHold = (word: string): boolean => (ownPropFor(word) ?? iconFor(word)) !== undefined;

export const contact = ({ P, look }: Stage, D: Paints, x: number, y: number, width: number): Art => {
  const dark = mix(P.near, "#000008", 0.5);
  const deep = look.figures.shadow ? 1.5 : 1;
  const soft = D.glow([
    [0, dark, 0.62 * deep],
    [0.6, dark, 0.3 * deep],
    [1, dark, 0],
  ]);
  return ellipse(x, y + width * 0.02, width * deep ** 0.5, width * 0.14 * deep, soft);
};

/** An emoji sways, hops or hovers: it has no joints, but it is alive. */
const drawIcon = (
  { stage, underwater, still }: Scene,
  { x, y, scale, facing }: Position,
  { slug, flies, swims }: Extract<Character, { by: "icon" }>,
  cycle: Cycle,
): readonly Drawn[] => {
  const size = Math.min(iconHeight * scale, stage.H * 0.6, stage.W * 0.56);
  const floats = flies || (swims && underwater) || underwater;
  const lift = floats ? size * (underwater ? 0.55 : 0.7) : 0;
  const hops = !floats && (cycle.poses[0]?.stride ?? 0) > 0;
  const count = still ? 1 : 8;
  const tint = (colour: Colour): Colour => stage.tint(colour);
  return Array.from({ length: count }, (_, i): Drawn => {
    const turn = (i / count) * Math.PI * 2;
    const hop = still
      ? 0
      : hops
        ? Math.abs(Math.sin(turn)) * size * 0.1
        : (1 + Math.sin(turn)) * size * (floats ? 0.05 : 0.008);
    const sway = still ? 0 : Math.sin(turn) * (hops ? 5 : floats ? 4 : 1.8);
    const D = new Paints("f", stage.look.fills);
    const ground = floats && !underwater ? 0.7 : 1;
    const shadow = underwater ? "" : contact(stage, D, x, y, size * 0.4 * ground);
    return {
      art:
        shadow +
        icon(slug, { x, y: y - lift - hop, size, turn: sway, flip: facing > 0 !== facesRight.has(slug), tint }),
      definitions: D.toString(),
      box: { x: x - size * 0.75, y: y - lift - size * 1.3, width: size * 1.5, height: lift + size * 1.5 },
    };
  });
};

/** Noto's animals look to the left, but for these. */
const facesRight: ReadonlySet<string> = new Set(["parrot", "rocket", "superhero"]);
