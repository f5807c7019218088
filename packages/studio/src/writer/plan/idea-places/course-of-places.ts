import { personNoun } from "../../people/person-nouns.ts";
import { withoutSpeech } from "../asserted.ts";
import { clausesOfCast } from "../of-cast.ts";
import type { ToldText } from "../told-text.ts";
import { usualPlaceOf } from "../usual-places.ts";
import { type IdeaPlaces, isToldFrom, type Move, readIdeaPlaces } from "./idea-places.ts";
import { momentElsewhere } from "./moments-elsewhere.ts";
import { byNight, inSnow, type SceneOfIdea } from "./nightly-ideas.ts";
import { WITH_PREPOSITION } from "./place-nouns.ts";
import { type Where, whereOf } from "./where.ts";

/** Where each scene of a story plays that is told from an English idea, or undefined for every other text. */
export const courseOfPlaces = (of: ToldText): readonly SceneOfIdea[] | undefined => {
  const { idea, text, isWritten, language } = of;
  if (idea === undefined || !isWritten || language !== "english" || !isToldFrom(idea, text)) return undefined;
  const read = readIdeaPlaces(idea);
  const base = read.base ?? usualBase(of);
  return base && inSnow(idea, byNight(idea, of.narrations, follow(of, { ...read, base })));
};

/** Where a hero is of whom the idea says no place: people are at home. */
const usualBase = ({ known, storyType }: ToldText): Where | undefined => {
  const hero = known[0]?.member.kind;
  const place = usualPlaceOf(hero);
  if (place) return whereOf(place);
  if (storyType === "sci_fi_story" || storyType === "comics_story") return undefined;
  return hero !== undefined && personNoun(hero)?.isHuman ? whereOf("room") : whereOf("meadow");
};

/** How much of a story is told before its house is shown, and not only the town around it. */
const OPENING = 0.15;

/** How much of it plays at least where it begins, and how much if its first picture tells of two places. */
const BEGINNING = 0.2;
const FIRST_PART = 0.4;

type Course = IdeaPlaces & { readonly base: Where };

const follow = ({ narrations, known, language }: ToldText, { opening, base, moves }: Course): Where[] => {
  let here = base;
  let left = moves.map((move) => ({ move, start: startOfMove(move, narrations) }));
  return narrations.map((narration, at) => {
    const progress = narrations.length > 1 ? at / (narrations.length - 1) : 1;
    const reached = left.findIndex(({ move, start }) => progress >= start || isReached(narration, move, progress));
    const next = left[reached];
    if (next) {
      left = left.slice(reached + 1);
      here = next.move.where;
    }
    if (at === 0) return opening ?? here;
    const isFramed = here === base && (progress < OPENING || progress === 1);
    return (
      momentElsewhere(narration, clausesOfCast(narration, language, known), here) ??
      (isFramed ? (opening ?? here) : here)
    );
  });
};

/**
 * How far a story is when its people move: where it tells that clause of the idea, or as late as the idea where it has other
 * words for it. The first pictures show where a story begins.
 */
const startOfMove = (move: Move, narrations: readonly string[]): number => {
  if (move.isReachedLate) return LATE;
  if (move.isGoal) return NEVER;
  const told = narrations.findIndex((each) => tellsClause(each, move));
  if (told === 0) return FIRST_PART;
  return told > 0 ? told / (narrations.length - 1) : Math.max(MIN_UNTOLD, move.progress);
};

/** The narration says that somebody is there. */
const isReached = (narration: string, { word, isGoal }: Move, progress: number): boolean => {
  if (progress < (isGoal ? MIN_GOAL_PROGRESS : BEGINNING)) return false;
  const noun = WITH_PREPOSITION.test(word)
    ? new RegExp(`\\b${escaped(word)}\\b`, "i")
    : new RegExp(`\\b(?:${PREPOSITIONS}) [^.;!?]{0,40}\\b${escaped(word)}\\b`, "i");
  return sentencesOf(withoutSpeech(narration)).some(
    (each) => noun.test(each) && !WISHES.test(each.replace(OUTCOME, "")),
  );
};
const PREPOSITIONS = "in|on|at|to|into|onto|through|under|across|by|near|reached|entered|saw|behind|from";
const WISHES = /\b(?:want|wish|dream|hop|long|would|could|must|had to|how|if|way|about)(?:s|ed|ing)?\b/i;
/** "That was how they saw the sea". */
const OUTCOME = /^(?:And )?[Tt]hat was how\b/;
const MIN_GOAL_PROGRESS = 0.4;
const MIN_UNTOLD = 0.5;
const LATE = 0.8;
const NEVER = 2;

/** Whether a sentence of the narration has most words of the clause with the place. */
const tellsClause = (narration: string, { clause, told, word }: Move): boolean => {
  const noun = [...stemsOf(word)];
  const own = stemsOf(clause);
  const all = stemsOf(told);
  return sentencesOf(narration).some((sentence) => {
    const said = stemsOf(sentence);
    if (!noun.every((each) => said.has(each))) return false;
    const shared = (of: ReadonlySet<string>): number => [...of].filter((each) => said.has(each)).length;
    return own.size >= MIN_STEMS
      ? shared(own) >= own.size * MIN_SHARE
      : shared(own) === own.size && shared(all) >= Math.min(all.size, MIN_STEMS);
  });
};
const MIN_STEMS = 3;
const MIN_SHARE = 0.6;

/** The beginnings of the longer words: "carry" and "carried" are one. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM)));
const STEM = 4;
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
