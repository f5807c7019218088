import { mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { forest } from "./forest.ts";

/** The forest under snow. */
export const snow = (set: PictureSet): Scenery => {
  const { P } = set;
  const white = {
    ...P,
    ground: [mix("#ffffff", P.ambient, P.ambientShare * 0.6), mix("#b9d0ea", P.ambient, P.ambientShare)] as const,
    mid: mix(P.mid, "#dfeaf6", 0.25),
    fireflies: false,
  };
  return { ...forest({ ...set, P: white }), fireflies: false, snowfall: true };
};
