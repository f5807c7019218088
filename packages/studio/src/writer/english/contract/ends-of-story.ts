import { type EndKind, ends } from "../plots/ends/index.ts";
import { lastPictures } from "../plots/ends/last-pictures.ts";
import { outcomes } from "../plots/ends/outcomes.ts";
import { looksBack } from "../plots/scenes-between.ts";
import type { Beat } from "../scripts/script.ts";
import { type Course, lostIn } from "./course-of-idea.ts";
import type { Local } from "./local-words.ts";

/** Lines for the end of a story, with the words for their gaps. */
export interface EndBeat {
  readonly beat: Beat;
  readonly words: Local;
}

/**
 * What is told after the last sentence of an idea: how what it tells comes out, a small outcome that fits the kind of story,
 * and a last picture. Of each list the first beat that has a fitting line is told.
 */
export const endsOfStory = (course: Course, done: string | undefined, isSettled: boolean): readonly EndBeat[][] => {
  if (course.given.manner.isSad) return [[{ beat: [SOON, ...looksBack], words: {} }]];
  const kinds = kindsOf(course, done).map(({ kind, words }): EndBeat => ({ beat: [SOON, ...ends[kind]], words }));
  return [
    isSettled || done !== undefined ? [] : outcomeOf(course),
    kinds,
    [{ beat: [LAST, ...lastPictures], words: {} }],
  ];
};

/** How what the last sentence tells comes out, where the idea does not say it. */
const outcomeOf = ({ topics, given: { clauses }, isToldToItsEnd }: Course): EndBeat[] => {
  const last = clauses.length - 1;
  if (isToldToItsEnd) return [];
  return topics
    .filter(({ sort, at }) => sort === "doing" && at === last)
    .flatMap(({ matched, words }) =>
      outcomes
        .filter((each) => each.words.test(matched.toLowerCase()))
        .slice(0, 1)
        .map(({ lines }): EndBeat => ({ beat: [FIRST, ...lines], words })),
    )
    .toReversed();
};

/** The kinds of ends that fit, the best first; the last of them always has a line. */
const kindsOf = (course: Course, done: string | undefined): readonly { kind: EndKind; words: Local }[] => {
  const { given, turns, isHeroAway } = course;
  const found = foundIn(course);
  const isTroubled = turns.some((turn) => TROUBLE.test(turn)) && !given.clauses.every(({ text }) => HABIT.test(text));
  return [
    ...(given.manner.isFunny ? [{ kind: "funny" as const, words: {} }] : []),
    ...(turns.includes("quarrel") && !isHeroAway ? [{ kind: "quarrel" as const, words: {} }] : []),
    ...(found ? [{ kind: "find" as const, words: { obj: found } }] : []),
    ...(done === undefined ? [] : [{ kind: "wish" as const, words: {} }]),
    ...(given.companions.length > 0 && !isHeroAway ? [{ kind: "two" as const, words: {} }] : []),
    ...(isTroubled ? [{ kind: "trouble" as const, words: {} }] : []),
    { kind: "calm" as const, words: {} },
  ];
};

/** The thing that the last sentence tells was found, or that the hero finds again. */
const foundIn = (course: Course): string | undefined => {
  const { topics, given, actions } = course;
  const last = given.clauses.length - 1;
  const text = given.clauses[last]?.text ?? "";
  const thing = topics.find(
    ({ sort, at, matched }) =>
      sort === "thing" &&
      at === last &&
      FOUND.test(text.slice(0, text.indexOf(matched))) &&
      actions[last]?.by === "hero",
  );
  return lostIn(course) ?? thing?.words.obj;
};

const FOUND = /\b(?:found|discovered|dug up|came across|fished out|inherited) (?:\S+ ){0,4}$/i;
const TROUBLE = /^(?:fear|loss|sorrow|weakness)$/;
/** What is always so is no trouble that could be over. */
const HABIT = /^There was once /;
const FIRST = 0.3;
const SOON = 0.4;
/** It finds room before small moments do. */
const LAST = 2;
