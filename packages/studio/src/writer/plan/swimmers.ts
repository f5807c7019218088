import type { CastMember, Place } from "../../vocabulary.ts";

const swimmers: ReadonlySet<string> = new Set(
  "fish tropical-fish blowfish shark whale spouting-whale dolphin orca octopus jellyfish squid mermaid merman".split(
    " ",
  ),
);
const waters: ReadonlySet<Place> = new Set<Place>(["sea", "lake", "underwater"]);

/**
 * The place with swimmers in mind: under water for them alone, at the shore with others. `cast` are all those of a story
 * whose idea says where it plays: it stays above the water if not all of them swim.
 */
export const placeForSwimmers = (
  present: readonly CastMember[],
  place: Place,
  cast: readonly CastMember[] = present,
): Place => {
  const swimming = present.filter(({ kind }) => swimmers.has(kind));
  if (swimming.length === 0 || place === "space") return place;
  const isAbove = waters.has(place) && cast.some(({ kind }) => !swimmers.has(kind));
  if (swimming.length === present.length && !isAbove) return "underwater";
  return waters.has(place) ? place : swimming.some(({ kind }) => kind === "fish") ? "lake" : "sea";
};
