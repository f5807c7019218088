import type { Action, CastMember, Mood, ScenePicture, Shot } from "../../vocabulary.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import { roleOf } from "../people/roles.ts";
import type { PictureRequest } from "../picture.ts";
import type { Random } from "../shapes/random.ts";
import { type Camera, cameraFor, posterCamera } from "./camera.ts";
import { besideTitle, type Grouping, type Slot, slotsFor } from "./groups.ts";

/** Somebody in the picture, where, and how they are turned. */
export interface Placement {
  readonly member: CastMember;
  readonly action: Action;
  readonly mood: Mood;
  /** What they have in their hand. */
  readonly holds?: string;
  /** Of the width; and how far above or below the hero's feet, in thousandths of the short side. */
  readonly x: number;
  readonly rise: number;
  readonly size: number;
  readonly facing: 1 | -1;
  /** 0 looks at us, 1 looks along the picture. */
  readonly turn: number;
  /** Goes away from us. */
  readonly away: boolean;
  readonly isLead: boolean;
}

export interface Composition {
  readonly shot: Shot;
  readonly camera: Camera;
  readonly placements: readonly Placement[];
  /** Seen from behind, close to the lens. */
  readonly back?: { readonly member: CastMember; readonly x: number; readonly facing: 1 | -1 };
  readonly side: 1 | -1;
  readonly heroX: number;
}

const maxFigures = 5;

type Present = Pick<Placement, "member" | "action" | "mood" | "holds">;

/** Decides who stands where, from where we look, and from where the light comes. */
export const compose = (request: PictureRequest, R: Random): Composition => {
  const { picture, cast, titleSpace } = request;
  const portrait = request.height > request.width;
  const present = picture.cast.flatMap(({ id, action, mood, holds }): Present[] => {
    const member = cast.find((member) => member.id === id);
    return member ? [{ member, action, mood, ...(holds ? { holds } : {}) }] : [];
  });
  const last = present.at(-1)?.member;
  // A picture of the user's own character has no back to look at, an animal's head from behind is a plain ball, and an emoji has one side.
  const noBack =
    (request.heroImage !== undefined && last?.id === cast[0]?.id) || (last !== undefined && hasNoBack(last.kind));
  const overShoulder = picture.shot === "over-the-shoulder" && present.length > 0 && !titleSpace && !noBack;
  const watcher = overShoulder ? present.at(-1) : undefined;
  const front = (watcher && present.length > 1 ? present.slice(0, -1) : watcher ? [] : present).slice(0, maxFigures);
  const left = titleSpace ? titleSpace === "right" : R() < 0.5;
  const camera = titleSpace
    ? posterCamera(portrait, titleSpace === "bottom")
    : cameraFor(picture.shot, picture.place, portrait, R);
  const grouping = groupingOf(picture, front, camera);
  const slots = titleSpace ? titled(front.length, portrait, titleSpace) : slotsFor(grouping, front.length, portrait, R);
  const leaves = !titleSpace && request.heroImage === undefined && picture.shot === "wide" && walksAway(front, R);
  const placements = front.map((one, i): Placement => {
    const slot = slots[i] ?? { x: 0.5, rise: 0, size: 1, facing: 1 };
    const { x, rise, size, facing } = watcher && front.length === 1 ? beyond(slot, portrait) : slot;
    return {
      ...one,
      x: left ? x : 1 - x,
      rise,
      size,
      facing: left === facing > 0 ? 1 : -1,
      turn: turnOf(one, grouping),
      away: leaves,
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

const hasNoBack = (kind: string): boolean => roleOf(canonicalKind(kind)) === undefined;

/** Who walks together goes one after the other; who is seen from near faces the other. */
const groupingOf = ({ shot }: ScenePicture, front: readonly Present[], { figures }: Camera): Grouping => {
  if (front.length < 2) return "alone";
  if (shot === "close" || figures > 1.3) return "near";
  return front.every(({ action }) => strides(action)) ? "procession" : "together";
};

/** Whom we see over a shoulder stands on the other side, and in an upright picture above it. */
const beyond = (slot: Slot, portrait: boolean): Slot =>
  portrait ? { ...slot, x: 0.3, rise: 110, size: 0.9 } : { ...slot, x: 0.34 };

const titled = (count: number, portrait: boolean, side: NonNullable<PictureRequest["titleSpace"]>): readonly Slot[] =>
  side === "bottom" ? besideTitle(count, 0.5, portrait ? 0.3 : 0.24) : besideTitle(count, portrait ? 0.36 : 0.3, 0.2);

export const strides = (action: Action): boolean => action === "walk" || action === "run";

/** Now and then a walk leads into the picture. A glad face is not hidden. */
const walksAway = (front: readonly Present[], R: Random): boolean => {
  const chance = R();
  return front.length > 0 && front.every(({ action, mood }) => action === "walk" && mood !== "joy") && chance < 0.34;
};

const turnOf = ({ action, mood }: Present, grouping: Grouping): number => {
  if (action === "sleep") return 0.2;
  if (action === "run") return 1;
  if (action === "walk") return 0.85;
  if (action === "look") return 0.75;
  if (grouping !== "alone") return action === "talk" ? 0.9 : 0.6;
  return mood === "joy" ? 0.1 : 0.3;
};
