import { seededRandom } from "../../random.ts";
import type { Brief } from "../../story.ts";
import type { Filling } from "./fill-line.ts";
import { fitBlocks, isLongEnough } from "./fit-blocks.ts";
import { Teller } from "./idea-teller.ts";
import { phrasesOf } from "./phrases-of-idea.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { withIntroduction } from "./with-introduction.ts";

/** The paragraphs of a story from a reading: the sentences of the idea in their order, in a plot that fits them. */
export const tellIdea = (reading: IdeaReading, filling: Filling, brief: Brief): Telling => {
  const staged = bestDraft(reading, filling, brief, true);
  const isTooShort = staged.isStaged && staged.miss >= (staged.isPlain ? MAX_PLAIN_MISS : MAX_STAGED_MISS);
  const { paragraphs, isStaged } = isTooShort ? bestDraft(reading, filling, brief, false) : staged;
  return { paragraphs, isWhole: isStaged || isLongEnough(paragraphs, brief.seconds) };
};

interface Telling {
  readonly paragraphs: string[];
  /** No other matter is needed. */
  readonly isWhole: boolean;
}

/** A draft of about the asked length. */
const bestDraft = (reading: IdeaReading, filling: Filling, brief: Brief, mayStage: boolean): Draft => {
  const drafts = Array.from({ length: MAX_DRAFTS }, (_, at) => at);
  const phrases = phrasesOf(reading, filling);
  let best: Draft | undefined;
  for (const at of drafts) {
    const random = seededRandom(`${brief.seed}|${brief.storyType}|${brief.idea}|${at}`);
    const teller = new Teller(reading, filling, random, {
      plotSeed: `${brief.seed}|${brief.idea}|plot`,
      seconds: brief.seconds,
      mayStage,
    });
    const fitted = fitBlocks(teller.blocks(), brief.seconds, phrases);
    const { by } = teller.way;
    const draft = {
      ...fitted,
      isPlain: by === "lore",
      isStaged: by === "clauses" || by === "lore" || (by === "scenes" && fitted.miss < MAX_PLAIN_MISS),
      paragraphs: withIntroduction(fitted.paragraphs, teller.filling),
    };
    if (!best || draft.miss < best.miss) best = draft;
    if (best.miss < GOOD_MISS) break;
  }
  return best ?? { paragraphs: [], miss: 0, isStaged: false, isPlain: false };
};

interface Draft {
  readonly paragraphs: string[];
  readonly miss: number;
  /** It is told from the idea's own sentences. */
  readonly isStaged: boolean;
  /** It is told with lines about what the idea names. */
  readonly isPlain: boolean;
}

const MAX_DRAFTS = 12;
const GOOD_MISS = 0.04;
/** A story from the idea's own sentences may be this much shorter than asked: scenes are lengthened later. Else it is told with a plot. */
const MAX_STAGED_MISS = 0.15;
/** One that is told plainly has no scenes that could be lengthened. */
const MAX_PLAIN_MISS = 0.075;
