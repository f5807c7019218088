import { pairUp } from "../../pair-up.ts";
import type { Random } from "../../random.ts";
import { type Action, backdrop, type CastMember, type Mood, type ScenePicture, type Shot } from "../../vocabulary.ts";
import { isShownWhole } from "../actions/stage-of.ts";
import { drawableAction, isMount, thingOf } from "../actions/things.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import { roleOf } from "../people/roles.ts";
import type { PictureRequest } from "../picture.ts";
import { isIndoors } from "../props/props-for-place.ts";
import { type Camera, cameraFor, posterCamera } from "./camera.ts";
import { besideTitle, type Grouping, type Slot, slotsFor } from "./groups.ts";

/** A cast member in the picture, with position and direction. */
export interface Placement {
  readonly member: CastMember;
  readonly action: Action;
  readonly mood: Mood;
  /** The prop in their hand. */
  readonly holds?: string;
  /** The thing that the action is done with. */
  readonly thing?: string;
  /** The member of the cast that is ridden. */
  readonly mount?: CastMember;
  /** How many more sit in this figure's boat; -1 for one who sits in the boat of another. */
  readonly passengers?: number;
  /** `x` is a share of the width. `rise` is the height above the lead's feet, in 1/1080 of the short side. */
  readonly x: number;
  readonly rise: number;
  readonly size: number;
  readonly facing: 1 | -1;
  /** 0 faces the viewer, 1 is in profile. */
  readonly turn: number;
  /** Walks away from the viewer. */
  readonly away: boolean;
  readonly isLead: boolean;
}

export interface Composition {
  readonly shot: Shot;
  readonly camera: Camera;
  readonly placements: readonly Placement[];
  /** The figure over whose shoulder the viewer looks. */
  readonly back?: { readonly member: CastMember; readonly x: number; readonly facing: 1 | -1 };
  readonly side: 1 | -1;
  readonly heroX: number;
}

const maxFigures = 5;
const ROOM_DEPTH = 0.45;

type Present = Pick<Placement, "member" | "action" | "mood" | "holds" | "thing" | "mount">;

/** Decides positions of figures, camera and side of the light. */
export const compose = (request: PictureRequest, R: Random): Composition => {
  const { picture, titleSpace } = request;
  const portrait = request.height > request.width;
  const present = presentFigures(request);
  const last = present.at(-1)?.member;
  // Only people can be drawn from behind: a user's picture and an emoji have one side, and an animal's head would be a plain ball.
  const noBack = last !== undefined && (request.ownImages?.has(last.id) === true || hasNoBack(last.kind));
  const isActing = present.some(({ action }) => isShownWhole(action) && action !== "sit" && action !== "sleep");
  const overShoulder =
    picture.shot === "over-the-shoulder" && present.length > 0 && !titleSpace && !noBack && !isActing;
  const watcher = overShoulder ? present.at(-1) : undefined;
  const front = (watcher && present.length > 1 ? present.slice(0, -1) : watcher ? [] : present).slice(0, maxFigures);
  const left = titleSpace ? titleSpace === "right" : R() < 0.5;
  const camera = titleSpace
    ? posterCamera(portrait, titleSpace === "bottom")
    : cameraFor(picture.shot, picture.place, portrait, R);
  const grouping = groupingOf(picture, front, camera);
  const slots = titleSpace
    ? titleSlots(front.length, portrait, titleSpace)
    : slotsFor(grouping, front.length, portrait, R);
  // A room, a deck and a plain ground are not deep: who stands further back is hardly smaller.
  const isShallow = isIndoors(picture.place) || picture.place === "ship" || picture.place === backdrop;
  const depth = isShallow && front.length === 2 && grouping === "together" ? ROOM_DEPTH : 1;
  const walkAway = !titleSpace && !request.ownImages?.size && picture.shot === "wide" && shouldWalkAway(front, R);
  const placements = front.map((one, i): Placement => {
    const slot = slots[i] ?? { x: 0.5, rise: 0, size: 1, facing: 1 };
    const { x, rise, size, facing } = watcher && front.length === 1 ? slotOverShoulder(slot, portrait) : slot;
    return {
      ...one,
      x: left ? x : 1 - x,
      rise: rise * depth,
      size: 1 + (size - 1) * depth,
      facing: left === facing > 0 ? 1 : -1,
      turn: turnOf(one, grouping),
      away: walkAway,
      isLead: i === 0,
    };
  });
  const hero = placements[0];
  const watcherX = watcher && (front.length ? (left ? 0.86 : 0.14) : left ? 0.3 : 0.7);
  return {
    shot: picture.shot,
    camera,
    placements,
    ...(watcher && watcherX !== undefined
      ? { back: { member: watcher.member, x: watcherX, facing: watcherX > 0.5 ? (-1 as const) : (1 as const) } }
      : {}),
    side: hero ? (hero.x < 0.5 ? 1 : -1) : R() < 0.5 ? 1 : -1,
    heroX: hero?.x ?? watcherX ?? 0.45,
  };
};

/** The cast of a picture with what each can be drawn doing. A mount is drawn with its rider. */
const presentFigures = ({ picture, cast }: PictureRequest): Present[] => {
  const known = picture.cast.flatMap((acting) => {
    const member = cast.find((each) => each.id === acting.id);
    return member ? [{ ...acting, member }] : [];
  });
  const mounts = known.filter(({ member, action }) => action !== "ride" && isMount(member.kind));
  const props = [...mounts.map(({ member }) => member.kind), ...picture.props];
  const figures = known.map((acting): Present => {
    const { member, mood, holds } = acting;
    const action = drawableAction(acting, { ...picture, props });
    const thing = thingOf({ ...acting, action }, props);
    const mount = action === "ride" ? mounts.find((each) => each.member.kind === thing)?.member : undefined;
    const shown = acting.action === "sleep" ? "asleep" : mood;
    return { member, action, mood: shown, ...(holds && { holds }), ...(thing && { thing }), ...(mount && { mount }) };
  });
  const ridden = figures.find(({ action }) => action === "ride")?.thing;
  return pairUp(figures.filter(({ member, action }) => action === "ride" || member.kind !== ridden));
};

const hasNoBack = (kind: string): boolean => roleOf(canonicalKind(kind)) === undefined;

/** Figures that all walk form a procession. Figures near the camera face each other. */
const groupingOf = ({ shot }: ScenePicture, front: readonly Present[], { figures }: Camera): Grouping => {
  if (front.length < 2) return "alone";
  if (front.some(({ action }) => isShownWhole(action))) return "together";
  if (shot === "close" || figures > 1.3) return "near";
  return front.every(({ action }) => isWalking(action)) ? "procession" : "together";
};

/** A figure seen over a shoulder stands on the other side, and in portrait above it. */
const slotOverShoulder = (slot: Slot, portrait: boolean): Slot =>
  portrait ? { ...slot, x: 0.3, rise: 110, size: 0.9 } : { ...slot, x: 0.34 };

const titleSlots = (
  count: number,
  portrait: boolean,
  side: NonNullable<PictureRequest["titleSpace"]>,
): readonly Slot[] =>
  side === "bottom" ? besideTitle(count, 0.5, portrait ? 0.3 : 0.24) : besideTitle(count, portrait ? 0.36 : 0.3, 0.2);

export const isWalking = (action: Action): boolean => action === "walk" || action === "run" || action === "carry";

/** A third of all walks lead away from the viewer, unless a joyful face would be hidden. */
const shouldWalkAway = (front: readonly Present[], R: Random): boolean => {
  const roll = R();
  // An animal on four legs is drawn from its side only.
  const mayTurn = ({ action, mood, member }: Present): boolean =>
    action === "walk" && mood !== "joy" && !hasNoBack(member.kind);
  return front.length > 0 && front.every(mayTurn) && roll < 0.34;
};

const turnOf = ({ action, mood }: Present, grouping: Grouping): number => {
  if (action === "sleep" || action === "dance" || action === "eat") return 0.2;
  if (action === "row" || action === "ride" || action === "point" || action === "carry" || action === "hug")
    return 0.85;
  if (action === "run") return 1;
  if (action === "walk") return 0.85;
  if (action === "look" || action === "fly") return 0.75;
  if (grouping !== "alone") return action === "talk" ? 0.9 : 0.6;
  return mood === "joy" ? 0.1 : 0.3;
};
