import { seededRandom } from "../../random.ts";
import { speakingSeconds } from "../../speech/speaking-seconds.ts";
import type { Brief, Story } from "../../story.ts";
import { ideaOf } from "../idea/idea-of.ts";
import type { Idea } from "../idea/read-idea.ts";
import { castOf } from "./cast-of.ts";
import { composerOf } from "./compose.ts";
import { tellerOf } from "./fill.ts";
import { fitted, spanOf } from "./fit.ts";
import type { Paragraph } from "./line.ts";
import { type Plot, plotOf } from "./plot.ts";
import { storyTitle } from "./title.ts";

/** A story in English prose: an opening, as many episodes as the time holds, in acts, and a closing that pays. */
export const writeProse = (brief: Brief): Story => {
  const drafts: Draft[] = [];
  const idea = ideaOf(brief);
  // The closing is composed last, when it is known who was met; a draft that came out too long or short is told again.
  for (let attempt = 0; attempt < ALLOWANCES.length * 3; attempt++) {
    const draft = draftOf(brief, idea, attempt);
    drafts.push(draft);
    if (draft.miss < NEAR_ENOUGH) break;
  }
  const [best] = drafts.sort((a, b) => a.miss - b.miss);
  if (!best) throw new Error("No draft was written");
  return best.story;
};

/** What the closing may take, in seconds; after all of them the story is drawn anew. */
const ALLOWANCES = [50, 65, 40, 80, 100, 30, 10, 120] as const;
const NEAR_ENOUGH = 0.025;

interface Draft {
  readonly story: Story;
  /** How far from the wanted length, as a share of it. */
  readonly miss: number;
}

const draftOf = (brief: Brief, idea: Idea, attempt: number): Draft => {
  const allowance = ALLOWANCES[attempt % ALLOWANCES.length] ?? 50;
  const random = seededRandom(
    `${brief.seed}|${brief.storyType}|${brief.idea}|${Math.floor(attempt / ALLOWANCES.length)}`,
  );
  const acts = Math.min(6, Math.max(1, Math.round(brief.seconds / SECONDS_AN_ACT)));
  const plot = plotOf(brief, idea, random, acts);
  const young = /toddler|preschool|kids?\b|child/i.test(brief.audienceAge ?? "");
  const composer = composerOf(plot, tellerOf(plot, random, young), random, brief.seconds < BRISK);
  const opening = composer.opening();
  const middle = middleOf(composer, plot, brief.seconds - spanOf(opening).least - allowance);
  const told = fitted([...opening, ...middle, ...composer.closing()], brief.seconds, random.next);
  const miss = Math.abs(speakingSeconds(told.join("\n\n"), "english") / brief.seconds - 1);
  return { story: { title: storyTitle(plot, random), paragraphs: told, cast: castOf(plot) }, miss };
};

const SECONDS_AN_ACT = 560;
/** Episodes are added until the least that must be told is this share of the time; asides fill the rest. */
const CORE_SHARE = 0.88;
/** Under this many seconds the story keeps to what it cannot do without. */
const BRISK = 240;
/** Seconds that an episode takes. */
const TYPICAL_EPISODE = 60;
/** A short film has no room to turn halfway. */
const ROOM_FOR_A_TURN = 150;

const middleOf = (composer: ReturnType<typeof composerOf>, plot: Plot, seconds: number): Paragraph[] => {
  const acts = plot.arcs.length;
  const middle: Paragraph[] = [];
  let spent = 0;
  let told = 0;
  const add = (paragraphs: readonly Paragraph[]): void => {
    middle.push(...paragraphs);
    spent += spanOf(paragraphs).least;
  };
  for (let act = 0; act < acts; act++) {
    const share = (seconds * CORE_SHARE * (act + 1)) / acts;
    if (act > 0) add(composer.hook(act));
    let turned = false;
    for (let more = true; more; ) {
      const next = composer.episode(spent > share - TYPICAL_EPISODE);
      const rest = composer.interlude();
      if (!next && !rest) break;
      const grown = [...(next ?? []), ...(rest ?? [])];
      const least = spanOf(grown).least;
      if (next && told > 0 && spent + least > seconds * 1.02) {
        composer.forget();
        add(rest ?? []);
        break;
      }
      add(grown);
      told++;
      if (!turned && seconds > ROOM_FOR_A_TURN && spent > share - (seconds * CORE_SHARE) / acts / 2) {
        add(composer.turn(act));
        turned = true;
      }
      more = spent < share;
    }
    if (!turned && seconds > ROOM_FOR_A_TURN) add(composer.turn(act));
    if (act < acts - 1) add(composer.innerEnd(act));
  }
  return middle;
};
