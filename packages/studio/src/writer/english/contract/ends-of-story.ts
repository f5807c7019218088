import { type EndKind, ends } from "../plots/ends/index.ts";
import { lastPictures } from "../plots/ends/last-pictures.ts";
import { outcomes } from "../plots/ends/outcomes.ts";
import { picturesOfThings } from "../plots/ends/pictures-of-things.ts";
import { looksBack } from "../plots/scenes-between.ts";
import type { Beat } from "../scripts/script.ts";
import { contradictionsOf } from "./against-idea.ts";
import { type Course, lostIn } from "./course-of-idea.ts";
import { isPlural } from "./line-fits.ts";
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
  const contradicts = contradictionsOf(course.given, true);
  const fitting = (rank: number, lines: readonly string[]): Beat => [
    rank,
    ...lines.filter((line) => !contradicts(line) && !(course.isHeroGone && OF_HERO.test(line))),
  ];
  const thing = course.given.clauses.some(({ text }) => GIVEN_AWAY.test(text)) ? undefined : thingOf(course);
  if (course.given.manner.isSad) return [[{ beat: [SOON, ...looksBack], words: {} }]];
  const kinds = kindsOf(course, done).map(({ kind, words }): EndBeat => ({ beat: fitting(SOON, ends[kind]), words }));
  return [
    isSettled || done !== undefined ? [] : outcomeOf(course),
    kinds,
    [
      ...(thing ? [{ beat: fitting(LAST, picturesOfThings), words: { obj: thing } }] : []),
      { beat: fitting(LAST, lastPictures), words: {} },
    ],
  ];
};

const OF_HERO = /\{(?:hero|he|him|his)\b/i;

/** "lent his book", "never gave it back": it is with somebody else. */
const GIVEN_AWAY = /\b(?:lent|gave|given|sold|stole|stolen|threw|handed|sent|donated|lost|broke)\b/;

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
    ...(given.companions.length > 0 && !isHeroAway && !PARTED.test(given.clauses.at(-1)?.text ?? "")
      ? [{ kind: "two" as const, words: {} }]
      : []),
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

/** The last thing that is named, where it is one that can be looked at. */
const thingOf = ({ topics }: Course): string | undefined =>
  topics.findLast(({ sort, words: { obj = "" } }) => sort === "thing" && !isPlural(obj) && !UNSEEN.test(obj))?.words
    .obj;

const UNSEEN =
  /\b(?:job|promise|noise|idea|name|voice|smile|laugh|nose|hair|beard|moustache|tail|face|hand|foot|tooth|dream|secret|story|poem|song|lullaby|game|company|juice|milk|water|fire|ice|snow|smell|sound|shadow|trap|mystery|hole|line|picture|bread|soup|cake|pie|sandwich|apple|egg|cheese|jam|pizza|tea|coffee|chocolate|supper|food)$/i;

/** Who was beside the hero is not there any more. */
const PARTED =
  /\b(?:did not come|never came|came no more|was gone|had gone|(?:has |had )?left|died|dead|disappeared|vanished|moved away|missing|no longer|goodbye|last goodbye|funeral)\b/i;

const FOUND = /\b(?:found|discovered|dug up|came across|fished out|inherited) (?:\S+ ){0,4}$/i;
const TROUBLE = /^(?:fear|loss|sorrow|weakness)$/;
/** What is always so is no trouble that could be over. */
const HABIT = /^There was once /;
const FIRST = 0.3;
const SOON = 0.4;
/** It finds room before small moments do. */
const LAST = 2;
