import type { Random } from "../../random.ts";
import type { LoreSort } from "../lore/index.ts";
import type { Beat } from "../scripts/script.ts";
import type { StagedClause } from "./clause-scenes.ts";
import type { LoreTopic } from "./lore-of-idea.ts";
import type { PlacedTopic } from "./places-in-course.ts";
import { isVague } from "./wanted-doings.ts";

/** Lines to choose from, and what they are about. */
export interface LoreBeat {
  readonly beat: Beat;
  readonly topic: LoreTopic;
}

/** Tells whether the lines of a topic fit. */
export type LoreFit = (topic: LoreTopic) => boolean;

/** Hands out the lines about what an idea names, one of each topic before a second one. */
export class LoreBox {
  readonly #topics: readonly PlacedTopic[];
  readonly #told = new Map<LoreTopic, number>();

  constructor(topics: readonly PlacedTopic[]) {
    this.#topics = topics;
  }

  /** How much of a story of this length there is about what the idea names, from 0 up. */
  shareOf(seconds: number): number {
    const lines = this.#topics.reduce(
      (sum, topic) => sum + Math.min(topic.lines.length, isInSteps(topic) ? MOST_STEPS : MOST_OF_ONE),
      0,
    );
    return (lines * SECONDS_OF_LINE) / seconds;
  }

  /** Whether it has lines of such a sort. */
  tells(sort: RegExp): boolean {
    return this.#topics.some((topic) => sort.test(topic.sort));
  }

  /** The next lines to choose from about what was named from one sentence to another, of the topics that fit. */
  next(from: number, until: number, isFit: LoreFit = () => true): LoreBeat | undefined {
    const count = (topic: LoreTopic): number => this.#told.get(topic) ?? 0;
    const [topic] = this.#topics
      .filter((each) => each.at >= from && each.at <= until && count(each) < each.lines.length && isFit(each))
      .toSorted((a, b) => count(a) - count(b) || b.at - a.at);
    if (!topic) return undefined;
    const round = count(topic);
    this.#told.set(topic, round + 1);
    return beatOf(topic, round, rankOf(topic) + round * LATER);
  }

  /**
   * All lines for after the sentence with this index, in the order of a scene: when and where it is, who is there, and then
   * what is done, a few steps at a time, with what is seen and said before them. The hero's own lines are spread over the
   * sentences up to the `last`.
   */
  sceneAfter(at: number, last: number, random: Random): readonly LoreBeat[] {
    const linesAt = (topic: PlacedTopic): readonly LoreBeat[] => {
      const ranks = isInSteps(topic) ? stepRanks(topic, random) : undefined;
      return topic.lines.flatMap((_, round) => {
        const here = isAboutHero(topic)
          ? Math.min(last, topic.at + round)
          : topic.isLasting && round % 2 > 0
            ? Math.max(last, topic.at)
            : topic.at;
        const isHere = here === at;
        const rank = rankOf(topic) + (ranks?.[round] ?? round * LATER);
        return isHere ? [beatOf(topic, round, rank)] : [];
      });
    };
    const of = (sorts: RegExp): readonly (readonly LoreBeat[])[] =>
      this.#topics.filter(({ sort, isDestination }) => sorts.test(sort) && !isDestination).map(linesAt);
    const destinations = this.#topics.filter(({ isDestination }) => isDestination).map(linesAt);
    const [settings, people] = [of(/^(?:time|place)$/), of(/^who$/)];
    const things = of(/^thing$/);
    const firsts = [...settings, ...people, ...things].flatMap((lines) => lines.slice(0, 1));
    const restOf = (lists: readonly (readonly LoreBeat[])[]): readonly (readonly LoreBeat[])[] =>
      lists.map((lines) => lines.slice(1));
    const stays = at === last ? restOf(of(/^place$/)) : [];
    const others = restOf([...things, ...of(at === last ? /^time$/ : /^(?:time|place)$/), ...people]);
    const meanwhile = withLate(inTurns([...of(/^talk$/), ...others]), inTurns([...stays, ...destinations]));
    return [...firsts, ...interleaved(this.#topics.filter(isInSteps).flatMap(linesAt), meanwhile)];
  }
}

/** The steps of what is done, and of the other lines those that come first by their rank, in their order. */
export const stepsAndFirst = (scene: readonly LoreBeat[], most: number): readonly LoreBeat[] => {
  const isStep = ({ topic }: LoreBeat): boolean => isInSteps(topic);
  const first = new Set(
    scene
      .filter((each) => !isStep(each))
      .toSorted((a, b) => a.beat[0] - b.beat[0])
      .slice(0, most),
  );
  return scene.filter((each) => isStep(each) || first.has(each));
};

/** Of a doing and of a mishap the lines are steps in their order; of other things any line will do. */
export const isInSteps = ({ sort }: LoreTopic): boolean => sort === "doing" || sort === "mishap";

/**
 * Whether lines fit beside the scenes of a whole situation: where and when it is, who is there and what is about, but not what
 * is done or said, which the scenes tell themselves.
 */
export const settingOf =
  (staged: readonly StagedClause[]): LoreFit =>
  (topic) =>
    !isInSteps(topic) && topic.sort !== "talk" && !(isAboutHero(topic) && staged.some(({ scene }) => scene?.isOfLooks));

/** Beside a story that fills its film, lines only say where it plays. */
export const placeOf: LoreFit = ({ sort }) => sort === "place";

const beatOf = (topic: LoreTopic, round: number, rank: number): LoreBeat => ({
  beat: [rank, ...(isInSteps(topic) ? topic.lines.slice(round, round + 1) : topic.lines)],
  topic,
});

/**
 * The first step is told first of all, and how a mishap comes out as well; which others find room differs from story to
 * story.
 */
const stepRanks = ({ sort, lines }: LoreTopic, random: Random): readonly number[] => {
  const between = Math.max(0, lines.length - (sort === "mishap" ? 2 : 1));
  return [
    0,
    ...random.shuffle(Array.from({ length: between }, (_, at) => (at + 1) * NEXT_STEP)),
    ...(sort === "mishap" ? [0] : []),
  ];
};

const isAboutHero = ({ sort, words }: LoreTopic): boolean => sort === "who" && words.who === undefined;

/** One of each list, then the second of each. */
const inTurns = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/** A list with another in its second half: where people still are, and where they go. */
const withLate = <T>(list: readonly T[], late: readonly T[]): readonly T[] => {
  const half = Math.floor(list.length / 2);
  return [...list.slice(0, half), ...inTurns([late, list.slice(half)])];
};

/** A few of the first list at a time, and before each few as much of the second: the first list has the end. */
const interleaved = <T>(first: readonly T[], second: readonly T[]): readonly T[] => {
  const times = Math.max(1, Math.ceil(first.length / STEPS_AT_ONCE));
  const share = Math.ceil(second.length / times);
  return Array.from({ length: times }, (_, at) => [
    ...second.slice(at * share, (at + 1) * share),
    ...first.slice(at * STEPS_AT_ONCE, (at + 1) * STEPS_AT_ONCE),
  ]).flat();
};
const STEPS_AT_ONCE = 2;

const rankOf = ({ sort, matched }: LoreTopic): number => RANKS[sort] + (isVague(matched) ? VAGUE_LATER : 0);

/** How early a first line finds room: what is done before where it is and who does it. */
const RANKS: Readonly<Record<LoreSort, number>> = {
  doing: 1.1,
  mishap: 0.5,
  talk: 1.2,
  place: 1.3,
  thing: 1.5,
  time: 1.6,
  who: 1.9,
};
/** Second lines come after the paragraphs of a plot. */
const LATER = 3;
/** What is done goes on before more is said of anything else. */
const NEXT_STEP = 0.9;
/** That something is wanted says less than all else. */
const VAGUE_LATER = 3;
/** A story that only tells of one thing is none, however much there is to say about it. */
const MOST_OF_ONE = 4;
/** What is done goes on. */
const MOST_STEPS = 8;
const SECONDS_OF_LINE = 7.5;
