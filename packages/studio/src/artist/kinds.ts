import { isFrog } from "./animals/frog.ts";
import { quadrupeds, speciesOf } from "./animals/species.ts";
import { kindOf } from "./figures/kind-names.ts";
import { people, roleOf } from "./people/roles.ts";
import { iconFor, iconSlugs } from "./props/icon.ts";
import { ownPropFor, ownPropNames } from "./props/own-prop.ts";

/** Everything that has art of its own: animals and people with joints, then the emoji that stand for the rest. */
export const drawableKinds: readonly string[] = [
  ...new Set([...quadrupeds, "frog", "toad", ...people, ...iconSlugs, ...ownPropNames]),
];

/** Whether a word has art. What has none is drawn as a man among people, and left out among things. */
export const canDraw = (kind: string): boolean => {
  const word = kindOf(kind);
  return (
    word === "star" ||
    isFrog(word) ||
    [speciesOf(word), roleOf(word), ownPropFor(word), iconFor(word)].some((art) => art !== undefined)
  );
};
