import type { Action, CastMember, Mood, Shot } from "../../vocabulary.ts";
import type { PictureOrder } from "../order.ts";
import type { Random } from "../shapes/random.ts";

/** Somebody in the picture and where. */
export interface Standing {
  readonly who: CastMember;
  readonly action: Action;
  readonly mood: Mood;
  /** Of the width; and how far above or below the hero's feet, in thousandths of the short side. */
  readonly x: number;
  readonly rise: number;
  readonly size: number;
  readonly facing: 1 | -1;
  readonly hero: boolean;
}

export interface Composition {
  readonly shot: Shot;
  readonly standing: readonly Standing[];
  /** Seen from behind, close to the lens. */
  readonly back?: { readonly who: CastMember; readonly x: number; readonly facing: 1 | -1 };
  readonly side: 1 | -1;
  /** Of the height: 0.585 is the eye's level. */
  readonly horizon: number;
  readonly heroX: number;
}

const most = 5;

/** Decides who stands where, from where we look, and from where the light comes. */
export const compose = (order: PictureOrder, R: Random): Composition => {
  const { picture, cast, titleSpace } = order;
  const portrait = order.height > order.width;
  const present = picture.cast.flatMap(({ id, action, mood }) => {
    const who = cast.find((member) => member.id === id);
    return who ? [{ who, action, mood }] : [];
  });
  // A picture of the user's own character has no back to look at.
  const noBack = order.hero !== undefined && present.at(-1)?.who.id === cast[0]?.id;
  const overShoulder = picture.shot === "over-the-shoulder" && present.length > 0 && !titleSpace && !noBack;
  const watcher = overShoulder ? present.at(-1) : undefined;
  const front = (watcher && present.length > 1 ? present.slice(0, -1) : watcher ? [] : present).slice(0, most);
  const left = titleSpace ? titleSpace === "right" : R() < 0.5;
  const slots = slotsFor(front.length, portrait, R, titleSpace).map((x) => (left ? x : 1 - x));
  const crowd = [1, 1, 0.96, 0.86, 0.74, 0.68][front.length] ?? 0.66;
  const standing = front.map(({ who, action, mood }, i): Standing => {
    const x = slots[i] ?? 0.5;
    const others = slots.filter((_, j) => j !== i && j < front.length);
    const toward = others.length ? others.reduce((sum, o) => sum + o, 0) / others.length : 0.5;
    const behind = i % 2 === 1 && front.length > 2;
    return {
      who,
      action,
      mood,
      x,
      rise: behind ? R.between(34, 52) : i === 0 ? 0 : R.between(-12, 16),
      size: crowd * (behind ? 0.88 : 1),
      facing: toward >= x ? 1 : -1,
      hero: i === 0,
    };
  });
  const view = R();
  const horizon = view < 0.22 ? 0.5 : view < 0.4 ? 0.645 : 0.585;
  const hero = standing[0];
  const watcherX = watcher && (front.length ? (left ? 0.86 : 0.14) : left ? 0.3 : 0.7);
  return {
    shot: picture.shot,
    standing,
    ...(watcher && watcherX !== undefined
      ? { back: { who: watcher.who, x: watcherX, facing: watcherX > 0.5 ? (-1 as const) : (1 as const) } }
      : {}),
    side: hero ? (hero.x < 0.5 ? 1 : -1) : R() < 0.5 ? 1 : -1,
    horizon: portrait ? horizon + 0.015 : horizon,
    heroX: hero?.x ?? watcherX ?? 0.45,
  };
};

/** Where they stand when the hero is on the left; the picture is turned around for the other half. */
const slotsFor = (
  count: number,
  portrait: boolean,
  R: Random,
  title: PictureOrder["titleSpace"],
): readonly number[] => {
  if (title === "bottom") return spread(count, 0.5, portrait ? 0.3 : 0.24);
  if (title) return spread(count, portrait ? 0.36 : 0.3, 0.2);
  switch (count) {
    case 0:
    case 1:
      return [portrait ? R.pick([0.46, 0.5, 0.42]) : R.pick([0.34, 0.37, 0.4, 0.44])];
    case 2:
      return portrait
        ? [0.3, 0.73]
        : R.pick([
            [0.35, 0.63],
            [0.31, 0.6],
            [0.38, 0.68],
          ]);
    case 3:
      return portrait ? [0.22, 0.52, 0.81] : [0.27, 0.51, 0.75];
    case 4:
      return portrait ? [0.18, 0.4, 0.63, 0.85] : [0.2, 0.41, 0.61, 0.82];
    default:
      return portrait ? [0.5, 0.14, 0.86, 0.31, 0.69] : [0.5, 0.15, 0.85, 0.32, 0.68];
  }
};
const spread = (count: number, middle: number, gap: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * Math.min(gap, 0.7 / Math.max(1, count)));
