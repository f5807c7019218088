import type { LoreTopic } from "./lore-of-idea.ts";

/** A topic, and for a place how long the people of the idea are there. */
export interface PlacedTopic extends LoreTopic {
  /** They are there until the last sentence: its lines are told up to there. */
  readonly isLasting?: boolean;
  /** Its sentence begins in another place and goes there: its lines come after those of the other. */
  readonly isDestination?: boolean;
}

/** The topics of an idea, each place with how long its people are there. */
export const placesInCourse = (
  topics: readonly LoreTopic[],
  clauses: readonly { readonly text: string }[],
): readonly PlacedTopic[] => {
  const places = topics.filter(({ sort }) => sort === "place");
  return topics.map((topic): PlacedTopic => {
    if (topic.sort !== "place") return topic;
    const { at, matched } = topic;
    const isLast = places.every((other) => other.at <= at);
    const isLasting = isLast && clauses.slice(at + 1).every(({ text }) => !LEAVES.test(text));
    const text = clauses[at]?.text ?? "";
    const before = text.slice(0, Math.max(0, text.indexOf(matched)));
    const isDestination = TOWARD.test(before) && places.some((other) => other !== topic && other.at === at);
    return { ...topic, isLasting, isDestination };
  });
};

const LEAVES =
  /\b(?:home|house|moved|left|leaves?|escap\w+|ran away|went (?:to|back|away|off)|(?:travel|sail|ro)\w*ed|flew|drove|arrived|returned|followed|landed|sailed|woke up|sold|closed|torn down)\b/i;
const TOWARD = /\b(?:to|into|onto|for) (?:\S+ ){0,3}$/i;
