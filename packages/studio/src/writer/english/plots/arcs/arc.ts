import type { ClauseScene } from "../clause-scene.ts";

/** The beats of a story: what leads up to its turning point, and how it comes out. The last beat of `end` is its last picture. */
export type ArcStory = Required<Pick<ClauseScene, "after" | "end">>;

/**
 * Stories for whatever somebody does, or whatever happens, of a sort: somebody finds something out, a task, a journey, a
 * secret, a mishap. An arc tells an idea that no other story fits. It reads how a sentence is built (its subject, its
 * verb, what follows), not what it is about.
 */
export interface Arc {
  /** The verb of the sentence in the past and what follows: "found out that the tree was plastic", "was hired as a waiter". */
  readonly told: RegExp;
  /** Who does it: the hero, or somebody or something else. */
  readonly by: "hero" | "other" | "any";
  /** Who leads the idea, where the stories do not hold for any hero. */
  readonly of?: ClauseScene["of"];
  /** What the whole idea says, or does not say (a negative lookahead). */
  readonly idea?: RegExp;
  /** Of several one is told, always the same for an idea. */
  readonly stories: readonly ArcStory[];
}
