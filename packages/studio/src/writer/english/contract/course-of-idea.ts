import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { kindOfThing } from "../../people/person-nouns.ts";
import { actIn } from "./act-of-idea.ts";
import { actionOf, type ClauseAction } from "./clause-action.ts";
import { type StagedClause, stagedClauses } from "./clause-scenes.ts";
import { longestGapOf, type Turn, tellsItsEnd, turnOf } from "./clause-turn.ts";
import { climaxOf } from "./climax-of-idea.ts";
import { isAtHand } from "./close-companion.ts";
import { ALL_THIS } from "./fill-line.ts";
import { fulfilled } from "./fulfilled.ts";
import type { Local } from "./local-words.ts";
import { type LoreTopic, loreOf } from "./lore-of-idea.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import { namesFor, resolvedWish } from "./person-words.ts";
import { placesInCourse } from "./places-in-course.ts";
import { retold } from "./retold.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { LEARNS } from "./words-in-plots.ts";

/** How an idea goes: what each of its sentences means for the story. It is the same in all drafts. */
export interface Course {
  /** The idea as it was read. */
  readonly given: IdeaReading;
  /** The reading for a plot: with the companions who are there before the plot begins, and with names in the wish. */
  readonly reading: IdeaReading;
  readonly actions: readonly ClauseAction[];
  readonly turns: readonly Turn[];
  readonly staged: readonly StagedClause[];
  /** The sentence with the hero's wish, -1 without one. */
  readonly wishAt: number;
  /** The last sentence tells how it comes out. */
  readonly isToldToItsEnd: boolean;
  /** The sentence after which a plot is told. */
  readonly gap: number;
  /** Where the last event of the idea begins, which the story leads up to; -1 without one. */
  readonly climaxAt: number;
  /** The hero is somewhere else, and does not talk. */
  readonly isHeroAway: boolean;
  /** The last sentence tells that the hero is not there any more. */
  readonly isHeroGone: boolean;
  /** What it names that there are lines about. */
  readonly topics: readonly LoreTopic[];
}

/** How an idea goes. */
export const courseOf = (given: IdeaReading): Course => {
  const { clauses, wish, companions, ...rest } = given;
  const actions = clauses.map((clause) => actionOf(clause, given));
  const wishAt = clauses.findIndex(
    (clause, at) => clause.wish !== undefined && clause.wish === wish && actions[at]?.by === "hero",
  );
  const opposers = clauses.filter(({ text }, at) => actions[at]?.by === "other" && /^but\b/i.test(text));
  const meant = resolvedWish(wishAt >= 0 ? wish : undefined, given);
  const turns = clauses.map((clause, at) => turnOf(clause, actions[at] ?? actionOf(clause, given), given));
  const heroAt = Math.max(
    0,
    actions.findIndex(({ by }) => by === "hero"),
  );
  const isToldToItsEnd = tellsItsEnd(turns, given) && heroAt < clauses.length - 1;
  const climaxAt = climaxOf(clauses, turns, actions);
  const gap = isToldToItsEnd ? Math.max(longestGapOf(turns), heroAt) : clauses.length - 1;
  const atHand = companions.filter((one) => isAtHand(one, given, opposers) && isToldUntil(given, gap, one));
  return {
    given,
    reading: { ...rest, clauses, companions: atHand, ...(meant && { wish: meant }) },
    actions,
    turns,
    staged: stagedClauses(given, actions),
    wishAt,
    isToldToItsEnd,
    gap,
    climaxAt,
    isHeroGone: actions.at(-1)?.by === "hero" && GONE.test((clauses.at(-1)?.text ?? "").replace(OF_ANOTHER, "")),
    isHeroAway: clauses.some(({ text }, at) => actions[at]?.by === "hero" && AWAY.test(text)),
    topics: placesInCourse(
      inOrder(loreOf(given, actions), given, climaxAt > 0 && actions[clauses.length - 1]?.by === "hero"),
      clauses,
    ),
  };
};

/** The topics with what is only wanted as done last, where the idea goes on after the wish. */
const inOrder = (topics: readonly LoreTopic[], given: IdeaReading, goesOn: boolean): readonly LoreTopic[] => {
  const wanted = goesOn ? topics.filter((topic) => isWanted(topic, given)) : [];
  const last = given.clauses.length - 1;
  return [...topics.filter((topic) => !wanted.includes(topic)), ...wanted.map((topic) => ({ ...topic, at: last }))];
};

/** What somebody only wants to do is not done before the last event of the idea. */
const isWanted = ({ sort, at, matched }: LoreTopic, { clauses }: IdeaReading): boolean => {
  const text = clauses[at]?.text ?? "";
  return sort === "doing" && WANTED.test(text.slice(0, text.indexOf(matched)));
};
const WANTED = /\b(?:wanted|hoped|longed|wished|planned|dreamed of being able) to (?:\S+ly )?$/i;

/** Whether an idea names somebody up to the sentence with this index. */
export const isToldUntil = ({ clauses }: IdeaReading, at: number, { aliases }: Person): boolean => {
  const before = clauses
    .slice(0, at + 1)
    .map(({ text }) => text.toLowerCase())
    .join(" ");
  return aliases.some((alias) => before.includes(alias.toLowerCase()));
};

/** The sentences of the idea before the plot, as others tell them. */
export const recalledIn = ({ reading, gap }: Course): string[] =>
  reading.clauses.slice(0, gap + 1).flatMap((each) => retold(each, reading) ?? []);

/** The thing that the hero lost in the last sentence, where that is all that the idea says of it. */
export const lostIn = ({ reading: { clauses, manner }, actions, topics, turns }: Course): string | undefined => {
  const last = clauses.length - 1;
  const { text = "", object } = clauses[last] ?? {};
  const head = object?.split(" ").at(-1) ?? "#";
  const isThing =
    topics.some(({ sort, matched }) => sort === "thing" && matched.toLowerCase() === head) ||
    kindOfThing(head) !== undefined;
  const isLost =
    turns[last] === "loss" && actions[last]?.by === "hero" && /\b(?:lost|misplaced|forgot|left)\b/.test(text);
  return isLost && isThing && !manner.isSad ? object : undefined;
};

/** Whether the hero teaches. Not "I was seven when my dad taught me". */
export const teachesIn = ({ reading, actions }: Course): boolean =>
  actions.some(
    ({ by, verbs }, at) => by === "hero" && verbs.includes("teach") && !LEARNS.test(reading.clauses[at]?.text ?? ""),
  );

/** "teaches the robot to dance": the robot. Not "teaches a young one the way to the water hole". */
const isTaught = ({ clauses }: IdeaReading, topic: string): boolean => {
  const head = escapePattern(topic.split(" ").at(-1) ?? "");
  const taught = new RegExp(
    `\\b(?:teach(?:es)?|taught) (?:an?|the|his|her|their|its|my|our) (?:[a-z-]+ ){0,2}?${head}\\b`,
    "i",
  );
  return topic !== ALL_THIS && clauses.some(({ text }) => taught.test(text));
};

/** The words of the whole story, which is about this. */
export const wordsOfCourse = (course: Course, topic: string): Local => {
  const { reading, actions, wishAt, gap } = course;
  const isWished = wishAt >= 0 && reading.wish !== undefined;
  const done = reading.manner.isSad ? undefined : fulfilled(reading, isWished);
  const [
    mate = reading.others.find((one) => !one.many && !isOutOfReach(one, reading) && isToldUntil(reading, gap, one)),
  ] = reading.companions;
  const foe = someoneIn(reading, opposerIn(course)?.doer);
  const [told] = recalledIn(course);
  const act = actIn(reading, actions.slice(0, gap + 1));
  return {
    isWish: isWished,
    ...(teachesIn(course) && isTaught(reading, topic) && !reading.others.some(({ many }) => many) && { pupil: topic }),
    ...(topic !== ALL_THIS && { thing: topic }),
    ...(mate && { other: mate.key }),
    ...(foe && { foe }),
    ...(done && { done }),
    ...(act && { act }),
    ...(told && { told }),
  };
};

/** What somebody does against the hero. */
const opposerIn = ({ reading, actions }: Course): ClauseAction | undefined =>
  actions.find(
    ({ by, doer, verbs }, at) =>
      by === "other" &&
      /^but\b/i.test(reading.clauses[at]?.text ?? "") &&
      !verbs.some((verb) => /^(?:steal|take|lose|hide|break|eat)$/.test(verb)) &&
      someoneIn(reading, doer),
  );

/** A doer who is one of the idea's characters. "His voice" can neither grin nor look back. */
const someoneIn = (reading: IdeaReading, doer: string | undefined): string | undefined => {
  const head = doer?.split(" ").at(-1) ?? "";
  const found = reading.others.find(({ aliases }) => aliases.includes(head));
  return found && namesFor(found, reading);
};

/** The hero is somewhere else: lost, gone or hiding. */
const FOR_GOOD = "died\\b|passed away|disappeared|vanished|was gone";
const GONE = new RegExp(`\\b(?:did not come(?: any more| anymore)?\\.$|${FOR_GOOD})`, "i");
/** "The village where a girl vanished", "the boy who had disappeared": not the hero. */
const OF_ANOTHER = /(?<=\S) (?:where|who|whose|whom|which|that) [^.]*/;
const AWAY = new RegExp(
  `\\b(?:did not come (?:home|back)|did not come(?: any more| anymore)?(?=[.,;]| and\\b)|(?:was|went|gone) missing|ran away|escaped|${FOR_GOOD})\\b`,
  "i",
);
