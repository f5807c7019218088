import type { ClauseScene } from "../../clause-scene.ts";
import { secretDoers } from "./secret-doers.ts";

/** Stories for what many ideas lead up to, whatever else they say. The first that fits a sentence is told. */
export const openScenes: readonly ClauseScene[] = [...secretDoers];
