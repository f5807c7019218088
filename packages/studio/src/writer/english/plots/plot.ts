import type { Beat } from "../scripts/script.ts";

/** How a story goes that an idea begins. Its paragraphs follow from one another. */
export interface Plot {
  /** The way up to the turning point. Settles nothing: an idea that tells its own end has it after this. */
  readonly tell: readonly Beat[];
  /** The turning point and how it comes out, where the idea leaves that open. */
  readonly climax: readonly Beat[];
  /** What follows the end, also one that the idea tells itself. */
  readonly close: readonly Beat[];
  /** It tells all of such an idea, also where that has several sentences. */
  readonly isWhole?: true;
  /** It plays in one place or one hour: the characters go nowhere in between. */
  readonly isEnclosed?: true;
  /** It begins where the idea ends: all sentences of the idea come first, also one that sounds like an end. */
  readonly isAfterAll?: true;
  /** Its turning point makes no sense without the last main paragraph before it. */
  readonly needsCrisis?: true;
  /** Its turning point tells itself how the wish comes out, also of a wish that is better not fulfilled. */
  readonly isTellingEnd?: true;
  /** Whom the hero is with is whom it is about, and not who helps. */
  readonly isAboutCompanion?: true;
}

/** Plots for the same sort of idea. */
export type PlotGroup = readonly Plot[];
