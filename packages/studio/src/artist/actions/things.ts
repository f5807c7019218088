import { heavyThings, mounts, mouthInstruments, thingsOfActions } from "../../action-things.ts";
import { type Action, backdrop, type Ground, type ScenePicture, type Spot } from "../../vocabulary.ts";
import { quadrupeds } from "../animals/species.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import { customPropFor } from "../props/custom-prop.ts";
import { iconFor } from "../props/icon.ts";
import { isIndoors } from "../props/props-for-place.ts";

export const isPlayedAtMouth = (thing: string): boolean => mouthInstruments.has(thing);

/** The artist's name of a thing. */
export const nameOfThing = (word: string): string => {
  const kind = canonicalKind(word);
  return quadrupeds.includes(kind) ? kind : (customPropFor(word) ?? iconFor(word) ?? word);
};

export const isCarried = (thing: string): boolean => !heavyThings.has(thing) && !mounts.has(thing);

/** Whether a figure of this kind can carry a rider. */
export const isMount = (kind: string): boolean => mounts.has(canonicalKind(kind));

type Acting = ScenePicture["cast"][number];

/** The thing that a figure does its action with: what it holds, or a fitting prop of the scene. */
export const thingOf = (
  { action, holds }: Pick<Acting, "action" | "holds">,
  props: readonly string[],
): string | undefined => {
  const words = [...(holds ? [holds] : []), ...props];
  if (action === "give" || action === "carry" || action === "take") {
    const drawn = words.filter((word) => (customPropFor(word) ?? iconFor(word)) !== undefined);
    return drawn.find((word) => isCarried(nameOfThing(word)));
  }
  const names = thingsOfActions[action];
  return names && words.find((word) => names.has(nameOfThing(word)));
};

const waters: ReadonlySet<Ground> = new Set<Ground>(["sea", "lake", "underwater"]);

/** Places and spots without beds: a sleeper sits there. */
const bedless: ReadonlySet<Ground | Spot> = new Set<Ground | Spot>([
  "train",
  "shop",
  "classroom",
  "kitchen",
  "market",
  "village",
  "city",
  "castle",
  "laboratory",
  "bathroom",
  "study",
  "restaurant",
  "library",
  "corridor",
  "lift",
  "theatre",
  "museum",
  "church",
  "gym",
]);

/** Actions that cannot be drawn without their thing. */
const needsThing: ReadonlySet<Action> = new Set<Action>(["play", "ride", "give", "carry"]);

/** The action as it can be drawn: a calm one where the thing or the place for it is missing. */
export const drawableAction = (
  acting: Pick<Acting, "action" | "holds">,
  { props, place, spot }: Pick<ScenePicture, "props" | "place" | "spot">,
): Action => {
  const { action } = acting;
  if (needsThing.has(action) && thingOf(acting, props) === undefined)
    return action === "carry" || action === "ride" ? "walk" : "stand";
  if ((action === "swim" || action === "row") && !waters.has(place)) return "look";
  if (action === "sleep" && (bedless.has(place) || (spot && bedless.has(spot)))) return "sit";
  if (place === "space" && action === "climb") return "look";
  if (place === "underwater" && (action === "row" || action === "climb" || action === "cook")) return "swim";
  if (action === "climb" && (isIndoors(place) || place === backdrop) && thingOf(acting, props) === undefined)
    return "look";
  return action;
};

/** The props of a scene that an action already shows. */
export const propsOfAction = ({ action, thing }: { readonly action: Action; readonly thing?: string }): string[] => [
  ...(thing ? [thing] : []),
  ...(shownProps[action] ?? []),
];

const shownProps: Partial<Record<Action, readonly string[]>> = {
  row: ["sailboat", "canoe", "boat", "raft", "motor-boat", "ship"],
  cook: ["cooking", "pot-of-food", "shallow-pan-of-food", "steaming-bowl", "fire", "spoon", "soup"],
  eat: ["bowl-with-spoon", "steaming-bowl", "table", "spoon", "cooking", "pot-of-food"],
  write: ["pen", "pencil", "fountain-pen", "feather", "table", "paper-sheet"],
  sleep: ["bed"],
  sit: ["chair", "bench"],
  build: ["hammer", "wood", "hammer-and-wrench"],
  dig: ["hole"],
  plant: ["seedling"],
};
