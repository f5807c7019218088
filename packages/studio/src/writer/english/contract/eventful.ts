import { scenesOfEvents } from "../plots/events/index.ts";
import type { Plot } from "../plots/plot.ts";
import { afterwards } from "../plots/scenes-between.ts";
import { isSituationPlot, isStockPlot, isWidePlot } from "../plots/wide-plots.ts";
import type { Beat } from "../scripts/script.ts";
import type { ClauseAction } from "./clause-action.ts";
import { placeOf, SCENES, type StagedClause, stagedClauses, type Tell, timelinessIn } from "./clause-scenes.ts";
import type { Block } from "./fit-blocks.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/**
 * The sentences of an idea with the scenes of their events, where they tell it better than the plot. Undefined if too few of
 * them have one, or none says how it comes out.
 */
export const eventfulClauses = (
  plot: Plot,
  reading: IdeaReading,
  actions: readonly ClauseAction[],
): readonly StagedClause[] | undefined => {
  const staged = stagedClauses(reading, actions, [...scenesOfEvents, ...SCENES]);
  const known = staged.filter(({ scene }) => scene !== undefined).length;
  const ending = endOf(staged);
  const isEnded = staged.slice(ending + 1).every(({ clause }) => REACTION.test(clause.text));
  const isDecisive = staged[ending]?.scene?.isDecisive === true;
  const isKnown = staged.every(({ scene }) => scene?.by === "any") && (staged.length > 1 || !isSituationPlot(plot));
  const isBetter =
    isStockPlot(plot) ||
    (isWidePlot(plot) && (isDecisive || (isKnown && staged.length > 1))) ||
    (isDecisive && isKnown);
  return isBetter && isEnded && ending >= 0 && known >= staged.length * FEWEST ? staged : undefined;
};

/** The sentences of an idea with the scenes that tell its whole situation; undefined where there are none. */
export const wholeClauses = (
  reading: IdeaReading,
  actions: readonly ClauseAction[],
): readonly StagedClause[] | undefined => {
  const staged = stagedClauses(reading, actions, scenesOfSituations);
  return staged.some(({ scene }) => scene !== undefined) ? staged : undefined;
};

const scenesOfSituations = scenesOfEvents.filter(({ isWhole }) => isWhole);

/** The share of an idea's sentences that have a scene. */
const FEWEST = 0.5;

/** What others feel about what happened, and nothing that happens after it. */
const REACTION =
  /^(?:But )?(?:\S+ ){1,4}?(?:was|were|felt|did not (?:like|believe|understand)|could not (?:believe|understand|get back|fall|sleep|find)) /;

const endOf = (staged: readonly StagedClause[]): number =>
  staged.findLastIndex(({ scene }) => scene?.end !== undefined);

/**
 * The parts of a story that tells the events of an idea in their order. `between` has small moments for after a part of the
 * sentence with this index.
 */
export const blocksOfEvents = (
  staged: readonly StagedClause[],
  reading: IdeaReading,
  tell: Tell,
  between: (at: number) => readonly Block[],
): Block[] => {
  const isWhole = staged.some(({ scene }) => scene?.isWhole);
  const place = isWhole ? undefined : placeOf(staged);
  const isTimely = timelinessIn(staged, reading);
  const timely = (beats: readonly (Beat | undefined)[], at: number, of = at): Block[] =>
    beats
      .flatMap((beat) => (beat ? tell(beat, staged[of]?.words ?? {}) : []))
      .filter(({ paragraphs }) => paragraphs.every((each) => isTimely(each, at)));
  const isTold =
    (at: number) =>
    ({ paragraphs }: Block): boolean =>
      paragraphs.every((each) => isTimely(each, at));
  const last = staged.length - 1;
  const ending = endOf(staged);
  const way = staged.flatMap(({ clause, scene }, at): Block[] => [
    ...timely(scene?.before ?? [], at - 1, at),
    { rank: 0, paragraphs: [clause.text] },
    ...(at === 0 ? timely([place?.open], at) : []),
    ...timely(scene?.after ?? [], at).flatMap((block) =>
      scene?.isAtOnce ? [block] : [block, ...between(at).filter(isTold(at))],
    ),
    ...(at === Math.max(0, last - 1) ? timely([place?.middle], at) : []),
  ]);
  const end = timely(staged[ending]?.scene?.end ?? [], last, ending);
  return [...way, ...end, ...timely(isWhole ? [] : [...afterwards, place?.close], last)];
};
