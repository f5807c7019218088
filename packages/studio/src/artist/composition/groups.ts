import type { Random } from "../../random.ts";

/** The place of one figure of a group, before the random mirroring of the picture. */
export interface Slot {
  /** `x` is a share of the width. `rise` is the height above the lead's feet, in 1/1080 of the short side. */
  readonly x: number;
  readonly rise: number;
  readonly size: number;
  readonly facing: 1 | -1;
}

export type Grouping = "alone" | "together" | "procession" | "near";

/** The slot of the leading character comes first. */
export const slotsFor = (grouping: Grouping, count: number, portrait: boolean, R: Random): readonly Slot[] => {
  if (count <= 1) return [alone(portrait, R)];
  if (grouping === "procession") return procession(count, portrait);
  if (count === 2) return grouping === "near" ? facing(portrait) : R.pick(pairs(portrait));
  return around(count, grouping === "near", portrait, R);
};

const alone = (portrait: boolean, R: Random): Slot => ({
  x: portrait ? R.pick([0.42, 0.5, 0.58]) : R.pick([0.28, 0.34, 0.4, 0.5]),
  rise: 0,
  size: 1,
  facing: 1,
});

/** In a row, the lead in front, each follower a little further away. */
const procession = (count: number, portrait: boolean): readonly Slot[] => {
  const [front, back] = portrait ? [0.74, 0.2] : [0.7, 0.2];
  return Array.from({ length: count }, (_, i) => ({
    x: front - ((front - back) / Math.max(1, count - 1)) * i * (count === 2 ? 0.75 : 1),
    rise: i * (portrait ? 34 : 20),
    size: (count > 3 ? 0.78 : 0.96) * (1 - i * 0.06),
    facing: 1,
  }));
};

const facing = (portrait: boolean): readonly Slot[] => [
  { x: portrait ? 0.27 : 0.31, rise: 0, size: portrait ? 0.8 : 0.92, facing: 1 },
  { x: portrait ? 0.75 : 0.7, rise: portrait ? 30 : 0, size: portrait ? 0.76 : 0.9, facing: -1 },
];

/** Face to face, side by side, or one near and one further away. */
const pairs = (portrait: boolean): readonly (readonly Slot[])[] => [
  [
    { x: portrait ? 0.3 : 0.36, rise: 0, size: 1, facing: 1 },
    { x: portrait ? 0.73 : 0.62, rise: portrait ? 26 : 4, size: 0.98, facing: -1 },
  ],
  [
    { x: portrait ? 0.66 : 0.6, rise: portrait ? -40 : -30, size: 1.16, facing: -1 },
    { x: portrait ? 0.25 : 0.3, rise: portrait ? 120 : 62, size: 0.78, facing: 1 },
  ],
  [
    { x: portrait ? 0.32 : 0.27, rise: portrait ? -50 : -34, size: 1.22, facing: 1 },
    { x: portrait ? 0.74 : 0.7, rise: portrait ? 140 : 70, size: 0.72, facing: -1 },
  ],
];

const around = (count: number, near: boolean, portrait: boolean, R: Random): readonly Slot[] => {
  const crowd = ([1, 1, 0.96, 0.86, 0.74, 0.68][count] ?? 0.66) * (near ? 0.82 : 1);
  const places =
    count === 3
      ? portrait
        ? [0.52, 0.2, 0.82]
        : R.pick([
            [0.5, 0.25, 0.75],
            [0.34, 0.58, 0.78],
          ])
      : count === 4
        ? portrait
          ? [0.4, 0.18, 0.63, 0.85]
          : [0.41, 0.2, 0.61, 0.82]
        : portrait
          ? [0.5, 0.14, 0.86, 0.31, 0.69]
          : [0.5, 0.15, 0.85, 0.32, 0.68];
  const hero = places[0] ?? 0.5;
  return places.slice(0, count).map((x, i) => {
    const behind = i > 0 && (i % 2 === 1 || count > 3);
    return {
      x,
      rise: behind ? R.between(34, 52) * (portrait ? 1.8 : 1) : i === 0 ? -12 : R.between(-6, 12),
      size: crowd * (behind ? 0.88 : i === 0 ? 1.06 : 1),
      facing: i === 0 ? ((places[1] ?? 1) > x ? 1 : -1) : x < hero ? 1 : -1,
    };
  });
};

/** Slots beside a title. `middle` is the centre of the free side, as a share of the width. */
export const besideTitle = (count: number, middle: number, gap: number): readonly Slot[] =>
  Array.from({ length: count }, (_, i) => ({
    x: middle + (i - (count - 1) / 2) * Math.min(gap, 0.7 / Math.max(1, count)),
    rise: i % 2 === 1 && count > 2 ? 40 : 0,
    size: [1, 1, 0.96, 0.86, 0.74, 0.68][count] ?? 0.66,
    facing: i > (count - 1) / 2 ? -1 : 1,
  }));
