import { mix } from "../colour/oklab.ts";
import type { Scenery, Stage } from "../composition/stage.ts";
import { forest } from "./forest.ts";

/** The forest under snow. */
export const snow = (s: Stage): Scenery => {
  const { P } = s;
  const white = {
    ...P,
    ground: [mix("#ffffff", P.ambient, P.ambientShare * 0.6), mix("#b9d0ea", P.ambient, P.ambientShare)] as const,
    mid: mix(P.mid, "#dfeaf6", 0.25),
    fireflies: false,
  };
  return { ...forest({ ...s, P: white }), fireflies: false, snowfall: true };
};
