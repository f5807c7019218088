import { isFrog } from "./animals/frog.ts";
import { quadrupeds, speciesOf } from "./animals/species.ts";
import { canonicalKind } from "./figures/kind-synonyms.ts";
import { people, roleOf } from "./people/roles.ts";
import { customPropFor, customPropNames } from "./props/custom-prop.ts";
import { iconFor, iconSlugs } from "./props/icon.ts";

/** Everything that has art of its own: animals and people with joints, then the emoji that stand for the rest. */
export const drawableKinds: readonly string[] = [
  ...new Set([...quadrupeds, "frog", "toad", ...people, ...iconSlugs, ...customPropNames]),
];

/** Whether a word has art. What has none is drawn as a man among people, and left out among things. */
export const canDraw = (kind: string): boolean => {
  const word = canonicalKind(kind);
  return (
    word === "star" ||
    isFrog(word) ||
    [speciesOf(word), roleOf(word), customPropFor(word), iconFor(word)].some((art) => art !== undefined)
  );
};
