import type { Action, Shot } from "../../vocabulary.ts";
import { type Character, characterOf } from "../figures/character.ts";
import { cycleFor } from "../figures/cycle.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import type { Build, Figure } from "../figures/part.ts";
import { roleOf } from "../people/roles.ts";
import type { PictureRequest } from "../picture.ts";
import type { Composition, Placement } from "./compose.ts";

/** Of the height: lower than this, captions of two lines lie over what is there. */
export const captionsBegin = (portrait: boolean): number => (portrait ? 0.76 : 0.79);
/** Of the height: air above a head. */
export const headRoom = (portrait: boolean): number => (portrait ? 0.2 : 0.1);

/** How high an emoji stands beside figures with joints. */
export const iconHeight = 230;

/** Feet lower than this, of the height, are out of the picture with all that is about them. */
const outOfSight = 1.04;
/** The share of a figure, from its feet, that captions may lie over: not the face. An animal's head hangs lower. */
const bodyShare = { person: 0.6, animal: 0.48 } as const;
/** Of the height: how tall the tallest must be seen, however small they are among others. */
const minFigureHeight: Readonly<Record<Shot, readonly [landscape: number, portrait: number]>> = {
  wide: [0.24, 0.17],
  medium: [0.36, 0.25],
  close: [0.55, 0.36],
  "over-the-shoulder": [0.3, 0.2],
};
const maxZoomIn = 2.2;

/**
 * Moves the camera so that captions hide neither faces nor feet: whoever is seen, is seen whole above them, or is cut
 * off by the picture's foot with the face above them. And comes nearer to those who are small.
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
  const begin = captionsBegin(portrait);
  const cut = bodies.every((body) => {
    if (body.share === undefined) return false;
    const { foot, scale } = footing(request, camera.feet + body.drop, camera.figures * body.size, camera.figures, body);
    return foot > outOfSight && foot - ((body.height * scale) / H) * body.share < begin;
  });
  if (cut) return composition;
  const wanted = Math.max(
    camera.figures,
    Math.min(camera.figures * maxZoomIn, minFigureHeight[shot][portrait ? 1 : 0] / tallest),
  );
  const room = (begin - headRoom(portrait)) / tallest;
  return {
    ...composition,
    camera: { ...camera, figures: Math.min(wanted, room), feet: Math.min(camera.feet, begin - lowest) },
  };
};

interface Body {
  readonly height: number;
  readonly width: number;
  /** What of it captions may lie over where its feet are not seen; nothing where it is always seen whole. */
  readonly share?: number;
}

const bodyOf = (
  { member, action, isLead }: Placement,
  { storySeed, cast, heroImage: guest }: PictureRequest,
  build: Build | undefined,
): Body => {
  const square = { height: iconHeight, width: iconHeight };
  if (guest && member.id === cast[0]?.id) return square;
  const character = characterOf(member, storySeed, isLead, build);
  if (character.by === "icon") return { height: iconHeight * character.size, width: iconHeight * character.size };
  const { height, width, scale } = upright(character);
  const size = scale * character.size;
  const share = roleOf(canonicalKind(member.kind)) ? bodyShare.person : bodyShare.animal;
  return { height: height * size, width: width * size, ...(sits(action) ? {} : { share }) };
};

/** Somebody as they stand: what they do must not change how large they are. */
export const upright = (character: Extract<Character, { by: "joints" }>): Figure => {
  const [pose] = cycleFor("stand", "calm", true).poses;
  if (!pose) throw new Error("Nobody stands");
  return character.pose(pose, (colour) => colour);
};

/** How large somebody is drawn, and where, of the height, their feet are: the head stays in the picture, with air above it. */
export const footing = (
  { width: W, height: H }: Pick<PictureRequest, "width" | "height">,
  feet: number,
  wanted: number,
  zoom: number,
  { height, width }: Pick<Body, "height" | "width">,
): { readonly foot: number; readonly scale: number } => {
  const portrait = H > W;
  const wide = W * (zoom > 1.7 ? 0.74 : 0.56);
  const scale = Math.min(wanted, ((feet - headRoom(portrait)) * H) / height, wide / width);
  // Who is too wide to come nearer is not sunk below the picture's foot.
  const lowest = (portrait ? 0.4 : 0.24) + (height * scale) / H;
  return { foot: feet > 1 ? Math.max(1, Math.min(feet, lowest)) : feet, scale };
};

export const sits = (action: Action): boolean => action === "sit" || action === "sleep";
