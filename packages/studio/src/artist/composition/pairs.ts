import type { Action } from "../../vocabulary.ts";
import { SEAT } from "../actions/water.ts";
import type { Build } from "../figures/part.ts";
import type { PictureRequest } from "../picture.ts";
import type { Composition, Placement } from "./compose.ts";
import { figureScale } from "./frame-figures.ts";

/** Half the distance between two who do something together, in units of a figure. */
const reaches: Partial<Record<Action, number>> = { give: 128, take: 128, hug: 68 };
/** An animal's head is before its feet. */
const ANIMAL_REACH = 1.25;

/** Moves figures that act together to where their hands meet, and rowers into one boat. */
export const joinFigures = (composition: Composition, request: PictureRequest, build?: Build): Composition => {
  const { placements } = composition;
  const first = placements.find(({ action }) => action === "give" || action === "hug");
  const second =
    first && placements.find(({ action }) => action === (first.action === "give" ? "take" : "hug") && first);
  const other = second === first ? placements.find((one) => one !== first && one.action === "hug") : second;
  if (first && other)
    return { ...composition, placements: placements.map(meeting(first, other, composition, request, build)) };
  const rowers = placements.filter(({ action }) => action === "row");
  if (rowers.length < 2) return composition;
  return { ...composition, placements: inOneBoat(rowers, composition, request, build) };
};

const meeting = (
  first: Placement,
  other: Placement,
  { camera }: Composition,
  request: PictureRequest,
  build: Build | undefined,
): ((one: Placement) => Placement) => {
  const half = (one: Placement): number => {
    const { scale, isPerson } = figureScale({ ...one, size: SIZE }, request, camera, build);
    return ((reaches[one.action] ?? 0) * scale * (isPerson ? 1 : ANIMAL_REACH)) / request.width;
  };
  const gap = half(first) + half(other);
  const middle = Math.max(gap / 2 + 0.14, Math.min(0.86 - gap / 2, (first.x + other.x) / 2));
  const side = first.x < other.x ? 1 : -1;
  return (one) => {
    if (one !== first && one !== other) return one;
    const way = one === first ? side : -side;
    return {
      ...one,
      x: middle - (way * gap) / 2,
      rise: one === first ? 0 : 1,
      size: SIZE,
      facing: way > 0 ? 1 : -1,
      turn: 0.8,
    };
  };
};

const SIZE = 1;

const inOneBoat = (
  rowers: readonly Placement[],
  { camera, placements }: Composition,
  request: PictureRequest,
  build: Build | undefined,
): Placement[] => {
  const [owner] = rowers;
  if (!owner) return [...placements];
  const size = rowers.length > 2 ? 0.72 : 0.86;
  const { scale } = figureScale({ ...owner, size }, request, camera, build);
  const seat = (SEAT * scale) / request.width;
  const middle = 0.5 + (owner.x - 0.5) * 0.3;
  const front = middle + (owner.facing * seat * (rowers.length - 1)) / 2;
  return placements.map((one) => {
    const at = rowers.indexOf(one);
    if (at < 0) return one;
    const x = front - owner.facing * seat * at;
    return { ...one, x, rise: at, size, facing: owner.facing, passengers: at === 0 ? rowers.length - 1 : -1 };
  });
};
