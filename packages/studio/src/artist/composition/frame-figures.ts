import type { Shot } from "../../vocabulary.ts";
import { extentOf, isShownWhole } from "../actions/stage-of.ts";
import { type Character, characterOf } from "../figures/character.ts";
import { cycleFor } from "../figures/cycle.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import type { Build, Figure } from "../figures/part.ts";
import { roleOf } from "../people/roles.ts";
import type { PictureRequest } from "../picture.ts";
import type { Camera } from "./camera.ts";
import type { Composition, Placement } from "./compose.ts";

/** The top of captions of two lines, as a share of the height. */
export const captionsTop = (portrait: boolean): number => (portrait ? 0.76 : 0.79);
/** The free space above a head, as a share of the height. */
export const headRoom = (portrait: boolean): number => (portrait ? 0.2 : 0.1);

/** The height of an emoji, in the units of jointed figures. */
export const iconHeight = 230;

/** Feet below this share of the height are out of the picture, and so are their shadows. */
const feetOutOfPicture = 1.04;
/** The lower share of a figure that captions may cover without covering the face. An animal's head is lower. */
const coverableShare = { person: 0.6, animal: 0.48 } as const;
/** The minimum height of the tallest figure, as a share of the picture's height. */
const minFigureHeight: Readonly<Record<Shot, readonly [landscape: number, portrait: number]>> = {
  wide: [0.24, 0.17],
  medium: [0.36, 0.25],
  close: [0.55, 0.36],
  "over-the-shoulder": [0.3, 0.2],
};
const maxZoomIn = 2.2;

/**
 * Moves the camera so that captions hide neither faces nor feet: a figure is either whole above the captions, or cut
 * off by the lower edge with its face above them. Zooms in on small figures.
 */
export const frameFigures = (composition: Composition, request: PictureRequest, build?: Build): Composition => {
  const { camera, placements, shot } = composition;
  if (placements.length === 0 || request.titleSpace) return composition;
  const { width: W, height: H } = request;
  const portrait = H > W;
  const u = Math.min(W, H) / 1080;
  const unit = u * (portrait ? 1.36 : 1.42);
  const bodies = placements.map((one) => ({
    ...bodyOf(one, request, build),
    size: one.size * unit,
    drop: (-one.rise * u) / H,
  }));
  const tallest = Math.max(...bodies.map(({ height, size }) => (height * size) / H));
  const lowest = Math.max(...bodies.map(({ drop }) => drop));
  const begin = captionsTop(portrait);
  const cut = bodies.every((body) => {
    if (body.share === undefined) return false;
    const { foot, scale } = fitFigure(
      request,
      camera.feet + body.drop,
      camera.figures * body.size,
      camera.figures,
      body,
    );
    return foot > feetOutOfPicture && foot - ((body.height * scale) / H) * body.share < begin;
  });
  if (cut) return composition;
  // Hands and things are smaller than figures.
  const seen = shot === "wide" && placements.some(({ action }) => isShownWhole(action)) ? "medium" : shot;
  const wanted = Math.max(
    camera.figures,
    Math.min(camera.figures * maxZoomIn, minFigureHeight[seen][portrait ? 1 : 0] / tallest),
  );
  const room = (begin - headRoom(portrait)) / tallest;
  const framed = { ...camera, figures: Math.min(wanted, room), feet: Math.min(camera.feet, begin - lowest) };
  return {
    ...composition,
    camera: framed,
    placements: placements.map((one, at) => {
      const body = bodies[at];
      if (one.action !== "sleep" || !body) return one;
      const { scale } = fitFigure(request, framed.feet + body.drop, framed.figures * body.size, framed.figures, body);
      return { ...one, x: xWithin(one.x, (lyingWidth * scale) / W) };
    }),
  };
};

/** Twice what a sleeper's head is away from the middle of the bed, in the units of jointed figures. */
const lyingWidth = 560;

/** Where something of that width is wholly in the picture; both are shares of the picture's width. */
const xWithin = (x: number, width: number): number => {
  const half = Math.min(0.5, width / 2 + 0.02);
  return Math.max(half, Math.min(1 - half, x));
};

interface Body {
  readonly height: number;
  readonly width: number;
  /** The share that captions may cover when its feet are not visible. Undefined for a figure that is always shown whole. */
  readonly share?: number;
}

const bodyOf = (
  { member, action, isLead, thing }: Placement,
  { storySeed, ownImages }: PictureRequest,
  build: Build | undefined,
): Body => {
  const { tall, wide } = extentOf(action, thing);
  const square = { height: iconHeight * tall, width: iconHeight * wide };
  if (ownImages?.has(member.id)) return square;
  const character = characterOf(member, storySeed, isLead, build);
  if (character.by === "icon") return { height: square.height * character.size, width: square.width * character.size };
  const { height, width, scale } = standingFigure(character);
  const size = scale * character.size;
  const share = roleOf(canonicalKind(member.kind)) ? coverableShare.person : coverableShare.animal;
  return { height: height * size * tall, width: width * size * wide, ...(isShownWhole(action) ? {} : { share }) };
};

/** The figure in its standing pose, so that an action does not change its size. */
export const standingFigure = (character: Extract<Character, { by: "joints" }>): Figure => {
  const [pose] = cycleFor("stand", "calm", true).poses;
  if (!pose) throw new Error("The action stand has no pose");
  return character.pose(pose, (colour) => colour);
};

/** Returns the scale of a figure and the position of its feet as a share of the height, so that the head stays in the picture. */
export const fitFigure = (
  { width: W, height: H }: Pick<PictureRequest, "width" | "height">,
  feet: number,
  wanted: number,
  zoom: number,
  { height, width }: Pick<Body, "height" | "width">,
): { readonly foot: number; readonly scale: number } => {
  const portrait = H > W;
  const wide = W * (zoom > 1.7 ? 0.74 : 0.56);
  const scale = Math.min(wanted, ((feet - headRoom(portrait)) * H) / height, wide / width);
  // A figure too wide to be enlarged must not sink below the lower edge.
  const lowest = (portrait ? 0.4 : 0.24) + (height * scale) / H;
  return { foot: feet > 1 ? Math.max(1, Math.min(feet, lowest)) : feet, scale };
};

/** Pixels a unit of a figure that a camera sees at a placement. */
export const figureScale = (
  { member, size, isLead }: Placement,
  { storySeed, width: W, height: H }: PictureRequest,
  { figures }: Camera,
  build: Build | undefined,
): { readonly scale: number; readonly isPerson: boolean } => {
  const character = characterOf(member, storySeed, isLead, build);
  const own = character.by === "joints" ? standingFigure(character).scale : 1;
  const unit = (Math.min(W, H) / 1080) * (H > W ? 1.36 : 1.42);
  return {
    scale: figures * size * unit * character.size * own,
    isPerson: roleOf(canonicalKind(member.kind)) !== undefined,
  };
};
