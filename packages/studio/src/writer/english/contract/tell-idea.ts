import { seededRandom } from "../../random.ts";
import type { Brief } from "../../story.ts";
import { type Course, courseOf } from "./course-of-idea.ts";
import type { Filling } from "./fill-line.ts";
import { fitBlocks, isLongEnough } from "./fit-blocks.ts";
import { Teller } from "./idea-teller.ts";
import { phrasesOf } from "./phrases-of-idea.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import type { Way } from "./way-of-telling.ts";
import { withIntroduction } from "./with-introduction.ts";

/** The paragraphs of a story from a reading: the sentences of the idea in their order, in a plot that fits them. */
export const tellIdea = (reading: IdeaReading, filling: Filling, brief: Brief): Telling => {
  const course = courseOf(reading);
  const staged = bestDraft(course, filling, brief, true);
  const isTooShort = isStaged(staged) && staged.miss >= (staged.way.by === "lore" ? MAX_PLAIN_MISS : MAX_STAGED_MISS);
  const full = isTooShort ? bestDraft(course, filling, brief, false) : staged;
  if (isStaged(full) || isLongEnough(full.paragraphs, brief.seconds))
    return { paragraphs: full.paragraphs, isWhole: true };
  if (full.miss < MAX_PADDED_MISS) {
    const paragraphs = padded(full, tellerFor(course, filling, brief, { mayStage: true, at: 0, way: full.way }), brief);
    const isShortStory = isOfOneStory(full.way) && full.miss < MAX_SHORT_STORY_MISS;
    if (isShortStory || isLongEnough(paragraphs, brief.seconds)) return { paragraphs, isWhole: true };
  }
  // Its own sentences and small moments are better than what happens to other people.
  const plain = bestDraft(course, filling, brief, true, { by: "lore" });
  const isPlain = plain.miss < MAX_PLAIN_MISS;
  return { paragraphs: isPlain ? plain.paragraphs : full.paragraphs, isWhole: isPlain };
};

/** A story that is a little too short, with small moments between its paragraphs, before its end. */
const padded = ({ paragraphs }: Draft, teller: Teller, { seconds }: Brief): string[] => {
  const told = [...paragraphs];
  const moments = teller.moments().filter((moment) => !paragraphs.includes(moment));
  for (const step of [2, 3])
    for (let at = 2; at < told.length - PARAGRAPHS_OF_END && !isLongEnough(told, seconds); at += step) {
      const moment = moments.shift();
      if (moment) told.splice(at, 0, moment);
    }
  return told;
};
const PARAGRAPHS_OF_END = 2;
/** How much of a story small moments may be where its own scenes are too few. */
const MAX_PADDED_MISS = 0.5;

/** Whether a draft is told from the idea's own sentences. */
const isStaged = ({ way: { by }, miss }: Draft): boolean =>
  by === "clauses" || by === "lore" || (by === "scenes" && miss < MAX_PLAIN_MISS);

const isOfOneStory = (way: Way): boolean => way.by === "scenes" && way.staged.some(({ scene }) => scene?.isWhole);
/** A short story with small moments is better than any other. */
const MAX_SHORT_STORY_MISS = 0.35;

interface Telling {
  readonly paragraphs: string[];
  /** No other matter is needed. */
  readonly isWhole: boolean;
}

/** A draft of about the asked length. */
const bestDraft = (course: Course, filling: Filling, brief: Brief, mayStage: boolean, given?: Way): Draft => {
  const phrases = phrasesOf(course.given, filling);
  const draftAt = (at: number, way?: Way): Draft => {
    const teller = tellerFor(course, filling, brief, { mayStage, at, way });
    const fitted = fitBlocks(teller.blocks(), brief.seconds, phrases, teller.filling);
    return { ...fitted, way: teller.way, paragraphs: withIntroduction(fitted.paragraphs, teller.filling) };
  };
  let best = draftAt(0, given);
  for (let at = 1; at < MAX_DRAFTS && best.miss >= GOOD_MISS; at++) {
    const draft = draftAt(at, best.way);
    if (draft.miss < best.miss) best = draft;
  }
  return best;
};

/** Plans the telling with this number. */
const tellerFor = (
  course: Course,
  filling: Filling,
  brief: Brief,
  { mayStage, at, way }: { mayStage: boolean; at: number; way?: Way | undefined },
): Teller => {
  const random = seededRandom(`${brief.seed}|${brief.storyType}|${brief.idea}|${at}`);
  const plotSeed = `${brief.seed}|${brief.idea}|plot`;
  return new Teller(course, filling, random, { plotSeed, seconds: brief.seconds, mayStage, way });
};

interface Draft {
  readonly paragraphs: string[];
  readonly miss: number;
  readonly way: Way;
}

const MAX_DRAFTS = 12;
const GOOD_MISS = 0.04;
/** A story from the idea's own sentences may be this much shorter than asked: scenes are lengthened later. Else it is told with a plot. */
const MAX_STAGED_MISS = 0.15;
/** One that is told plainly, or by its events, has no scenes that could be lengthened. */
const MAX_PLAIN_MISS = 0.075;
