import type { ClauseScene } from "../../../clause-scene.ts";
import { awoken } from "./awoken.ts";
import { beingsFound } from "./beings-found.ts";
import { foodFound } from "./food-found.ts";
import { heardThings } from "./heard-things.ts";
import { lettersCome } from "./letters-come.ts";
import { windfalls } from "./luck.ts";
import { placesFound } from "./places-found.ts";
import { powers } from "./powers.ts";
import { thingsFound } from "./things-found.ts";
import { visitors } from "./visitors.ts";

const stories: readonly ClauseScene[] = [
  ...awoken,
  ...heardThings,
  ...visitors,
  ...windfalls,
  ...powers,
  ...lettersCome,
  ...placesFound,
  ...beingsFound,
  ...foodFound,
  ...thingsFound,
];

/** Stories for what comes to somebody, whatever it is. The first that fits a sentence is told. */
export const storiesOfFinds: readonly ClauseScene[] = stories.map((story) => ({ ...story, isWhole: true }));
