import { seededRandom } from "../../random.ts";
import { speakingSeconds } from "../../speech/speaking-seconds.ts";
import type { Brief, Story } from "../../story.ts";
import { ideaOf } from "../idea/idea-of.ts";
import type { Idea } from "../idea/read-idea.ts";
import { castOf } from "./cast-of.ts";
import { Composer } from "./compose.ts";
import { makeTeller } from "./fill.ts";
import { durationRange, fitToDuration } from "./fit.ts";
import type { Paragraph } from "./passages.ts";
import { type Plot, plotOf } from "./plot.ts";
import { storyTitle } from "./title.ts";

/** A story in English prose: an opening, acts with as many episodes as fit the time, and a closing. */
export const writeProse = (brief: Brief): Story => {
  const drafts: Draft[] = [];
  const idea = ideaOf(brief);
  // The closing depends on the episodes, so its duration is a guess. A draft that misses the duration is repeated.
  for (let attempt = 0; attempt < ALLOWANCES.length * MAX_SEEDS; attempt++) {
    const draft = draftOf(brief, idea, attempt);
    drafts.push(draft);
    const isNearEnough = attempt >= USUAL_DRAFTS - 1 && drafts.some(({ miss }) => miss < MAX_LATE_MISS);
    if (draft.miss < MAX_MISS || isNearEnough) break;
  }
  const [best] = drafts.sort((a, b) => a.miss - b.miss);
  if (!best) throw new Error("No draft was written");
  return best.story;
};

/** Guesses of the closing's duration in seconds; after all of them the story is drawn with another seed. */
const ALLOWANCES = [50, 65, 40, 80, 100, 30, 10, 120] as const;
const MAX_SEEDS = 8;
const MAX_MISS = 0.025;
/** After so many drafts a larger miss will do: only a story that is still far from its duration is worth more of them. */
const USUAL_DRAFTS = ALLOWANCES.length * 3;
const MAX_LATE_MISS = 0.075;

interface Draft {
  readonly story: Story;
  /** The difference from the requested duration, as a share of it. */
  readonly miss: number;
}

const draftOf = (brief: Brief, idea: Idea, attempt: number): Draft => {
  const allowance = ALLOWANCES[attempt % ALLOWANCES.length] ?? 50;
  const random = seededRandom(
    `${brief.seed}|${brief.storyType}|${brief.idea}|${Math.floor(attempt / ALLOWANCES.length)}`,
  );
  const acts = Math.min(6, Math.max(1, Math.round(brief.seconds / SECONDS_PER_ACT)));
  const plot = plotOf(brief, idea, random, acts);
  const young = /toddler|preschool|kids?\b|child/i.test(brief.audienceAge ?? "");
  const composer = new Composer(plot, makeTeller(plot, random, young), random, brief.seconds < MAX_BRISK_SECONDS);
  const opening = composer.opening();
  const middle = middleOf(composer, plot, brief.seconds - durationRange(opening).least - allowance);
  const told = fitToDuration([...opening, ...middle, ...composer.closing()], brief.seconds, random.next);
  const miss = Math.abs(speakingSeconds(told.join("\n\n"), "english") / brief.seconds - 1);
  return { story: { title: storyTitle(plot, random), paragraphs: told, cast: castOf(plot) }, miss };
};

const SECONDS_PER_ACT = 560;
/** Episodes are added until required passages take this share of the time; optional ones fill the rest. */
const CORE_SHARE = 0.88;
/** Shorter stories leave out optional parts. */
const MAX_BRISK_SECONDS = 240;
/** The usual duration of an episode. */
const EPISODE_SECONDS = 60;
/** Shorter stories have no turning point. */
const MIN_SECONDS_FOR_TURN = 150;

const middleOf = (composer: Composer, plot: Plot, seconds: number): Paragraph[] => {
  const acts = plot.arcs.length;
  const middle: Paragraph[] = [];
  let spent = 0;
  let told = 0;
  const add = (paragraphs: readonly Paragraph[]): void => {
    middle.push(...paragraphs);
    spent += durationRange(paragraphs).least;
  };
  for (let act = 0; act < acts; act++) {
    const share = (seconds * CORE_SHARE * (act + 1)) / acts;
    if (act > 0) add(composer.hook(act));
    let turned = false;
    for (let more = true; more; ) {
      const next = composer.episode(spent > share - EPISODE_SECONDS);
      const rest = composer.interlude();
      if (!next && !rest) break;
      const grown = [...(next ?? []), ...(rest ?? [])];
      const least = durationRange(grown).least;
      if (next && told > 0 && spent + least > seconds * 1.02) {
        composer.forget();
        add(rest ?? []);
        break;
      }
      add(grown);
      told++;
      if (!turned && seconds > MIN_SECONDS_FOR_TURN && spent > share - (seconds * CORE_SHARE) / acts / 2) {
        add(composer.turn(act));
        turned = true;
      }
      more = spent < share;
    }
    if (!turned && seconds > MIN_SECONDS_FOR_TURN) add(composer.turn(act));
    if (act < acts - 1) add(composer.innerEnd(act));
  }
  return middle;
};
