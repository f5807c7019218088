import type { ClauseScene } from "../../../clause-scene.ts";

/** Stories of children and their days: what they fear, learn, lose, want, and with whom they make up. The first that fits a sentence is told. */
export const storiesOfChildhood: readonly ClauseScene[] = [];
