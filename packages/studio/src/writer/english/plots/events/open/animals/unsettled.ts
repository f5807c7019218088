import type { ClauseScene } from "../../../clause-scene.ts";
import { event } from "../../event.ts";

/** Words for how it comes out: after such a sentence there is nothing left to tell. */
const SETTLED =
  "in the end|at the end|finally|at last|eventually|until|from then on|ever since|after that|realis\\w+|realiz\\w+|turned out|turns out|managed|succeeded|happily|saved|won|forgave|learn(?:ed|t) (?:that|to)";

/** A sentence with these words that settles nothing: a story may follow it. */
export const unsettled = (words: string, without = "xyz"): RegExp =>
  event(`^(?!.*\\b(?:${SETTLED}|${without})\\b)[^.]*?\\b(?:${words})\\b[^.]*`);

/** Animals that the reading of an idea takes for things. */
const TAKEN_FOR_THINGS = "(?:bat|alpaca|starfish|seahorse|dragonfly|ostrich)";

/** Heroes that never come out of the water: nothing grows and rustles there. */
const NOT_AT_SEA =
  "^(?!(?:\\S+ ){1,5}?(?:whale|fish|goldfish|clownfish|pufferfish|shark|octopus|squid|dolphin|jellyfish|seahorse|starfish|shrimp|herring|eel|narwhal|orca|ray|salmon|trout|pike|carp|sardine|anglerfish|catfish)s?\\b)";

/** A story of animals on land, and the same for those animals that are taken for things. */
export const ofAnimals = (scene: ClauseScene): readonly ClauseScene[] => [
  { ...scene, of: "creatures", idea: new RegExp(`${NOT_AT_SEA}[\\s\\S]*?(?:${scene.idea?.source ?? ""})`, "iu") },
  {
    ...scene,
    of: "things",
    idea: new RegExp(`^(?=(?:\\S+ ){1,6}?${TAKEN_FOR_THINGS}s?\\b)[\\s\\S]*?(?:${scene.idea?.source ?? ""})`, "iu"),
  },
];
