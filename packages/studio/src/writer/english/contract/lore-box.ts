import type { LoreSort } from "../lore/index.ts";
import type { Beat } from "../scripts/script.ts";
import type { LoreTopic } from "./lore-of-idea.ts";

/** Lines to choose from, and what they are about. */
export interface LoreBeat {
  readonly beat: Beat;
  readonly topic: LoreTopic;
}

/** Hands out the lines about what an idea names, one of each topic before a second one. */
export class LoreBox {
  readonly #topics: readonly LoreTopic[];
  readonly #told = new Map<LoreTopic, number>();

  constructor(topics: readonly LoreTopic[]) {
    this.#topics = topics;
  }

  /** How much of a story of this length there is about what the idea names, from 0 up. */
  shareOf(seconds: number): number {
    const lines = this.#topics.reduce((sum, topic) => sum + Math.min(topic.lines.length, MOST_OF_ONE), 0);
    return (lines * SECONDS_OF_LINE) / seconds;
  }

  /** Whether it has lines of such a sort. */
  tells(sort: RegExp): boolean {
    return this.#topics.some((topic) => sort.test(topic.sort));
  }

  /** The next lines to choose from about what was named from one sentence to another. */
  next(from: number, until: number): LoreBeat | undefined {
    const count = (topic: LoreTopic): number => this.#told.get(topic) ?? 0;
    const [topic] = this.#topics
      .filter((each) => each.at >= from && each.at <= until && count(each) < each.lines.length)
      .toSorted((a, b) => count(a) - count(b) || b.at - a.at);
    if (!topic) return undefined;
    const round = count(topic);
    this.#told.set(topic, round + 1);
    return { beat: [RANKS[topic.sort] + round * LATER, ...topic.lines], topic };
  }
}

/** How early a first line finds room: what is done before where it is and who does it. */
const RANKS: Readonly<Record<LoreSort, number>> = {
  doing: 1.1,
  talk: 1.2,
  place: 1.3,
  thing: 1.5,
  time: 1.6,
  who: 1.9,
};
/** Second lines come after the paragraphs of a plot. */
const LATER = 3;
/** A story that only tells of one thing is none, however much there is to say about it. */
const MOST_OF_ONE = 4;
const SECONDS_OF_LINE = 7.5;
