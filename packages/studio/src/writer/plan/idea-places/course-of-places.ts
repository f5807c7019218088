import { personNoun } from "../../people/person-nouns.ts";
import { clausesOfCast } from "../of-cast.ts";
import type { ToldText } from "../told-text.ts";
import { usualPlaceOf } from "../usual-places.ts";
import { type IdeaPlaces, isToldFrom, type Move, readIdeaPlaces } from "./idea-places.ts";
import { momentElsewhere } from "./moments-elsewhere.ts";
import { byNight, type SceneOfIdea } from "./nightly-ideas.ts";
import { type Where, whereOf } from "./where.ts";

/** Where each scene of a story plays that is told from an English idea, or undefined for every other text. */
export const courseOfPlaces = (of: ToldText): readonly SceneOfIdea[] | undefined => {
  const { idea, text, isWritten, language } = of;
  if (idea === undefined || !isWritten || language !== "english" || !isToldFrom(idea, text)) return undefined;
  const read = readIdeaPlaces(idea);
  const base = read.base ?? usualBase(of);
  return base && byNight(idea, of.narrations, follow(of, { ...read, base }));
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

type Course = IdeaPlaces & { readonly base: Where };

const follow = ({ narrations, known, language }: ToldText, { opening, base, moves }: Course): Where[] => {
  let here = base;
  let left = [...moves];
  let next: Where | undefined;
  return narrations.map((narration, at) => {
    if (next) here = next;
    next = undefined;
    const progress = narrations.length > 1 ? at / (narrations.length - 1) : 1;
    const reached = left.findIndex((move) => isReached(narration, move, progress));
    const move = left[reached];
    if (move) {
      left = left.slice(reached + 1);
      // The first picture shows where a story begins.
      if (at === 0) next = move.where;
      else here = move.where;
    }
    if (at === 0) return opening ?? here;
    const isFramed = here === base && (progress < OPENING || progress === 1);
    return (
      momentElsewhere(narration, clausesOfCast(narration, language, known), here) ??
      (isFramed ? (opening ?? here) : here)
    );
  });
};

/** The narration has the words of the idea for it, or arrives where somebody would like to be. */
const isReached = (narration: string, { word, told, isGoal, isReachedLate }: Move, progress: number): boolean => {
  if (isReachedLate && progress > LATE) return true;
  const noun = new RegExp(`\\b(?:${PREPOSITIONS}) [^.;!?]{0,40}\\b${escaped(word)}\\b`, "i");
  const sentence = narration.split(/(?<=[.!?])\s+/).find((each) => noun.test(each));
  if (sentence === undefined) return false;
  if (isGoal && (progress < MIN_GOAL_PROGRESS || WISHES.test(sentence))) return false;
  const own = new Set(told.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const shared = (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((each) => own.has(each));
  return isGoal || new Set(shared).size >= MIN_SHARED;
};
const PREPOSITIONS = "in|on|at|to|into|onto|through|under|across|by|near|reached|entered|saw|behind|from";
const WISHES = /\b(?:want|wish|dream|hop|long|would|could|must|had to|how|if|way|about)(?:s|ed|ing)?\b/i;
const MIN_GOAL_PROGRESS = 0.4;
const LATE = 0.75;
const MIN_SHARED = 3;
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
