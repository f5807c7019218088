import type { Beat } from "../scripts/script.ts";

/** What is told around a sentence of an idea. */
export interface ClauseScene {
  /** Who does what the sentence tells: the hero, somebody else of the idea, no character, or any of them. */
  readonly by: "hero" | "person" | "event" | "any";
  /** What the sentence says. What its named groups match are the words for the gaps of the same names. */
  readonly words: RegExp;
  /** What the whole idea says as well. Its named groups fill gaps, too. */
  readonly idea?: RegExp;
  /** What leads up to the sentence. */
  readonly before?: readonly Beat[];
  readonly after: readonly Beat[];
  /** How it comes out, where this sentence is the last one of the idea. */
  readonly end?: readonly Beat[];
  /** What follows where a later sentence tells the end: "In the end it stays". */
  readonly close?: readonly Beat[];
  /** It settles nothing: the end of an earlier sentence follows it. */
  readonly isAside?: true;
  /** It takes place in one hour, or without the hero: nothing comes in between. */
  readonly isAtOnce?: true;
  /** What the hero wanted or could not do comes true with it. */
  readonly isFulfilling?: true;
  /** It settles the end by itself: the plot of another situation would contradict it. */
  readonly isDecisive?: true;
  /** It tells how the hero looks, which is not as others of this kind look: no other line does. */
  readonly isOfLooks?: true;
  /** What a later sentence of the idea says that it tells itself: that sentence is left out. */
  readonly tells?: RegExp;
  /** It tells the situation of the whole idea: the other sentences need no scenes, and no plot knows it better. */
  readonly isWhole?: true;
  /** It is a story for the subject of the idea, and long enough: other lines only say where it plays. */
  readonly isOfSubject?: true;
  /**
   * Whom it is about, where it does not hold for any hero: people, grown-ups, children, people who are not surely grown
   * up ("young"), creatures, or things.
   */
  readonly of?: "people" | "adults" | "children" | "young" | "creatures" | "things";
}
