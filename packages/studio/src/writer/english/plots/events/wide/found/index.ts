import type { ClauseScene } from "../../../clause-scene.ts";
import { beingsFound } from "./beings-found.ts";
import { lettersCome } from "./letters-come.ts";
import { placesFound } from "./places-found.ts";
import { thingsFound } from "./things-found.ts";

const stories: readonly ClauseScene[] = [...lettersCome, ...placesFound, ...beingsFound, ...thingsFound];

/** Stories for what comes to somebody, whatever it is. The first that fits a sentence is told. */
export const storiesOfFinds: readonly ClauseScene[] = stories.map((story) => ({ ...story, isWhole: true }));
