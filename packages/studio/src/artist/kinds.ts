import { birdLook, birds } from "./animals/bird-kinds.ts";
import { isFrog } from "./animals/frog.ts";
import { quadrupeds, speciesOf } from "./animals/species.ts";
import { uprightLook, uprights } from "./animals/upright-kinds.ts";
import { canonicalKind } from "./figures/kind-synonyms.ts";
import { people, roleOf } from "./people/roles.ts";
import { customPropFor, customPropNames } from "./props/custom-prop.ts";
import { iconFor, iconSlugs } from "./props/icon.ts";

/** Every kind that can be drawn: animals and people with joints, emoji, and custom props. */
export const drawableKinds: readonly string[] = [
  ...new Set([...quadrupeds, "frog", "toad", ...birds, ...uprights, ...people, ...iconSlugs, ...customPropNames]),
];

/** Whether a word can be drawn. Otherwise a cast member is drawn as a man, and a prop is left out. */
export const canDraw = (kind: string): boolean => {
  const word = canonicalKind(kind);
  return (
    word === "star" ||
    isFrog(word) ||
    [birdLook(word), uprightLook(word), speciesOf(word), roleOf(word), customPropFor(word), iconFor(word)].some(
      (art) => art !== undefined,
    )
  );
};
