/** What decides about the plot of an idea. */
export interface PlotFacts {
  /** All sentences of the idea, in lower case. */
  readonly text: string;
  /** The same without what only says where, why or when: "where their father proposed". */
  readonly main: string;
  /** What the hero wants, in lower case; empty if the idea does not say it. */
  readonly wish: string;
  readonly isSad: boolean;
  readonly isFunny: boolean;
  /** The hero steals, lies, cheats or hurts. */
  readonly isWrong: boolean;
  /** Somebody of the idea stands in the way of the wish. */
  readonly hasFoe: boolean;
  /** What is to be saved is a thing or a place that others want gone. */
  readonly isThreatened: boolean;
  /** The hero is several. */
  readonly isMany: boolean;
  readonly isHuman: boolean;
  /** There is somebody else than the hero. */
  readonly hasOther: boolean;
  /** What is sought, saved or wanted is somebody. */
  readonly isGoalBeing: boolean;
  readonly isGoalHuman: boolean;
  /** Somebody else goes away. */
  readonly isLeft: boolean;
  readonly fears: boolean;
  /** What the hero does first of all in each sentence, as infinitives. */
  readonly verbs: string;
  /** What the hero does, in lower case. */
  readonly actions: string;
  /** The hero teaches somebody. */
  readonly teaches: boolean;
  /** The hero makes something for a purpose. */
  readonly makesFor: boolean;
  /** The last word of what the story is about, in lower case. */
  readonly topicNoun: string;
  /** The hero's trade or sort, in lower case: "teacher". */
  readonly noun: string;
  /** The words of the everyday situations that the idea tells, by gap. */
  readonly words: Readonly<Record<string, string>>;
  /** Who leads the story did it: the first sentence is about the hero. */
  readonly owns: boolean;
}
