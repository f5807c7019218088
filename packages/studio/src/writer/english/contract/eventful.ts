import { speakingSeconds } from "../../speech/speaking-seconds.ts";
import type { ClauseScene } from "../plots/clause-scene.ts";
import { scenesOfCommonIdeas, scenesOfEvents } from "../plots/events/index.ts";
import { openScenes } from "../plots/events/open/index.ts";
import { wideScenes, widestScenes } from "../plots/events/wide/index.ts";
import type { Plot } from "../plots/plot.ts";
import { afterwards, looksBack } from "../plots/scenes-between.ts";
import { isSituationPlot, isStockPlot, isWidePlot } from "../plots/wide-plots.ts";
import type { Beat } from "../scripts/script.ts";
import type { ClauseAction } from "./clause-action.ts";
import {
  isToldBefore,
  placeOf,
  SCENES,
  type StagedClause,
  stagedClauses,
  type Tell,
  timelinessIn,
} from "./clause-scenes.ts";
import type { Block } from "./fit-blocks.ts";
import { REACTION } from "./knows-idea.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { beforeEnd, endOfTelling } from "./told-end.ts";
import { matchOfEvent } from "./words-of-event.ts";

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
  const scene = staged[ending]?.scene;
  const isEnded = staged.slice(ending + 1).every(({ clause }) => REACTION.test(clause.text));
  const isDecisive = scene?.isDecisive === true;
  const isKnown =
    staged.every(({ scene: each }) => each?.by === "any") && (staged.length > 1 || !isSituationPlot(plot));
  const isBetter =
    isStockPlot(plot) ||
    (isWidePlot(plot) && (isDecisive || (isKnown && staged.length > 1))) ||
    (isDecisive && isKnown);
  return isBetter && isEnded && ending >= 0 && known >= staged.length * FEWEST ? staged : undefined;
};

/**
 * The sentences of an idea with the scenes that tell its whole situation; undefined where there are none, or where they know
 * less of it than the plot does.
 */
export const wholeClauses = (
  reading: IdeaReading,
  actions: readonly ClauseAction[],
  plot: Plot,
): readonly StagedClause[] | undefined => {
  const staged = stagedClauses(reading, actions, scenesOfSituations);
  const known = staged.filter(({ scene }) => scene !== undefined).length;
  const isKnown = known >= staged.length * (isStockPlot(plot) ? FEWEST_BEFORE_STOCK : FEWEST);
  return isKnown && staged.some(({ scene }) => scene?.isWhole) ? staged : undefined;
};

/** The sentences of an idea with one story for ideas of its sort, of several the one for its last sentence. */
export const commonClauses = (
  reading: IdeaReading,
  actions: readonly ClauseAction[],
): readonly StagedClause[] | undefined => {
  const staged = stagedClauses(reading, actions, scenesOfAnyIdea);
  const last = staged.findLastIndex(({ scene }) => scene?.isWhole);
  const single = staged.map(
    ({ scene, ...each }, at): StagedClause =>
      scene && (at === last || !scene.isWhole || scene === staged[last]?.scene) ? { ...each, scene } : each,
  );
  const known = single.filter(({ scene }, at) => scene !== undefined || isToldBefore(single, at)).length;
  return last >= 0 && known >= staged.length * FEWEST ? single : undefined;
};

/** The sentences of an idea with one story for what its last event is; undefined where there is none for it. */
export const openClauses = (
  reading: IdeaReading,
  actions: readonly ClauseAction[],
): readonly StagedClause[] | undefined => clausesWithOne(openScenes, reading, actions);

/** The same with a story for any event of its kind: any search, any theft, any quarrel of two. */
export const wideClauses = (
  reading: IdeaReading,
  actions: readonly ClauseAction[],
): readonly StagedClause[] | undefined => clausesWithOne(wideScenes, reading, actions);

/** The same with a story for whatever somebody has to do. */
export const widestClauses = (
  reading: IdeaReading,
  actions: readonly ClauseAction[],
): readonly StagedClause[] | undefined => clausesWithOne(widestScenes, reading, actions);

/** The same with such a story for a sentence that others follow which no story knows: they are told before it. */
export const looseClauses = (
  reading: IdeaReading,
  actions: readonly ClauseAction[],
): readonly StagedClause[] | undefined =>
  clausesWithOne(openScenes, reading, actions, true) ?? clausesWithOne(wideScenes, reading, actions, true);

const clausesWithOne = (
  scenes: readonly ClauseScene[],
  reading: IdeaReading,
  actions: readonly ClauseAction[],
  isLoose = false,
): readonly StagedClause[] | undefined => {
  const staged = stagedClauses(reading, actions, scenes);
  const first = staged.findLastIndex(({ scene }) => scene?.isWhole);
  const { scene: told, words: toldWords } = staged[first] ?? {};
  // Of several sentences about the same event, the last one leads into the story.
  const found = told ? staged.findLastIndex(({ clause }) => matchOfEvent(told, clause.text) !== undefined) : -1;
  const isStill =
    found >= 0 &&
    staged
      .slice(found + 1)
      .every(({ clause, scene }) => scene !== undefined || STATE.test(clause.text) || REACTION.test(clause.text));
  const at = isStill || (isLoose && found >= Math.max(0, staged.length - MOST_AFTER_LOOSE)) ? staged.length - 1 : found;
  const last = staged.length - 1;
  const end = endOfTelling(staged.map(({ clause }) => clause.text));
  const isEndTold = end <= last;
  if (isEndTold && told && toldWords && told.close === undefined && found < end && found >= 0)
    return staged.map(
      ({ scene: _, ...each }, index): StagedClause =>
        index === end - 1 ? { ...each, words: toldWords, scene: beforeEnd(told) } : each,
    );
  if (isEndTold && ALL_TOLD.test(staged[last]?.clause.text ?? "")) return undefined;
  const single = staged.map(
    ({ scene: _, ...each }, index): StagedClause =>
      told && toldWords && index === at ? { ...each, words: toldWords, scene: told } : each,
  );
  const isKnown = ({ clause: { text } }: StagedClause, index: number): boolean =>
    index <= at || isToldBefore(single, index) || REACTION.test(text);
  const isEnded = told?.close !== undefined && hasToldEnd(single, at);
  const isOpen =
    isLoose &&
    (found === staged.length - 1 || actions[found]?.by === "hero") &&
    single.slice(found + 1).every(({ clause }) => !isEnding(clause.text));
  return at >= 0 && (isEnded || isOpen || single.every(isKnown)) ? single : undefined;
};

/** An idea that has told its end: no other story follows it. */
const ALL_TOLD = /\b(?:just in time|made it (?:back|home|out)|happily ever after|lived happily|best day ever)\b/i;
/** So near to the last sentence the event is that a loose story is about. */
const MOST_AFTER_LOOSE = 3;

/** What only says how things are where it happens: the story follows it. */
const STATE =
  /^(?:But |And |There )*(?:(?:[A-Z]\S*|\S+ly|\p{Ll}+) ){1,5}?(?:spoke|knew|trusted|seemed|looked|hated|loved|liked|moved there\b|went there|came along|had (?!(?:\S+ )?(?:to|come|left|gone|written|been (?:stolen|killed)))|did not (?:speak|know|like|have|understand)|could not (?:read|swim|cook|speak|stand|bear))\b/u;

/** How long the sentences last with what their scenes cannot do without: the way up to the turning point, and how it comes out. */
export const secondsNeeded = (staged: readonly StagedClause[], highest = NEEDED): number =>
  staged.reduce((sum, { clause, scene }) => {
    const beats = [...(scene?.after ?? []), ...(scene?.end ?? [])].filter(([rank]) => rank <= highest);
    return sum + [clause.text, ...beats.map(([, line = ""]) => line)].reduce((all, line) => all + secondsOf(line), 0);
  }, 0);
/** Whether a story of its own is as long as its film, so that no other lines are told beside it. */
export const fillsFilm = (staged: readonly StagedClause[], seconds: number): boolean =>
  staged.some(({ scene }) => scene?.isWhole) &&
  secondsNeeded(staged, Number.POSITIVE_INFINITY) > seconds * MOST_OF_FILM;
const MOST_OF_FILM = 0.925;
/** The highest rank of what a story makes no sense without. */
const NEEDED = 0.7;
const secondsOf = (line: string): number => speakingSeconds(line, "english");

const scenesOfSituations = scenesOfEvents.filter(({ isWhole, isAside }) => isWhole || isAside);
const scenesOfAnyIdea = [...scenesOfCommonIdeas, ...scenesOfSituations];

/** The same where the plot knows nothing of the idea. */
const FEWEST_BEFORE_STOCK = 0.25;

/** The share of an idea's sentences that have a scene. */
const FEWEST = 0.5;

/** Whether the idea tells its own end after the sentence whose scene would tell one. */
const hasToldEnd = (staged: readonly StagedClause[], ending: number): boolean =>
  staged[ending]?.scene?.close !== undefined && staged.slice(ending + 1).some(({ clause }) => isEnding(clause.text));

const isEnding = (text: string): boolean => TOLD_END.test(text) || TURN.test(text);
const TOLD_END =
  /^(?:But |And |So )*(?:In the end|At last|At the end|Finally|Eventually|One (?:day|night|morning|evening)|Then|From then on|Since then|Until)\b|\b(?:in the end|finally|at last|eventually)\b/i;
/** What changes how things are. */
const TURN =
  /\b(?:found|met|saved|rescued|became|helped|discovered|realized|realised|decided|learned|learnt|taught|got|won|brought|invented|married|returned|came back|turned out|showed|ended up|followed [^.]* back|caught|reached|survived|made friends|fell in love)\b/;

/** The idea tells itself how it comes out. */
const ENDS_ITSELF = /^(?:In the end|At last|Finally|Eventually|From then on|After that|Since then)\b/;

const AFTERWARDS = 8;

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
      .map((block) => (staged[of]?.scene?.isWhole ? { ...block, isOfStory: true as const } : block))
      .filter(({ paragraphs }) => staged[of]?.scene?.isOfSubject || paragraphs.every((each) => isTimely(each, at)));
  const isTold =
    (at: number) =>
    ({ paragraphs }: Block): boolean =>
      paragraphs.every((each) => isTimely(each, at));
  const last = staged.length - 1;
  const ending = endOf(staged);
  const way = staged.flatMap(({ clause, scene }, at): Block[] => [
    ...timely(scene?.before ?? [], at - 1, at),
    ...(isToldBefore(staged, at) ? [] : [{ rank: 0, paragraphs: [clause.text] }]),
    ...(at === 0 ? timely([place?.open], at) : []),
    // A story of its own is told without a break: what else there is to say of where it plays comes before it.
    ...(scene?.isWhole ? between(at).filter(isTold(at)) : []),
    ...timely(scene?.after ?? [], at).flatMap((block) =>
      scene?.isWhole || (scene?.isAtOnce && !isWhole) ? [block] : [block, ...between(at).filter(isTold(at))],
    ),
    ...(scene ? [] : between(at).filter(isTold(at))),
    ...(at === Math.max(0, last - 1) ? timely([place?.middle], at) : []),
  ]);
  const scene = staged[ending]?.scene;
  const isEndTold = ending < last && ENDS_ITSELF.test(staged[last]?.clause.text ?? "");
  const settled = (scene?.end ?? []).filter(([rank]) => !isEndTold || rank > 0);
  const end = timely((hasToldEnd(staged, ending) ? scene?.close : settled) ?? [], last, ending);
  return [
    ...way,
    ...end,
    ...timely(isWhole ? [] : [place?.close, reading.manner.isSad ? [AFTERWARDS, ...looksBack] : afterwards], last),
  ];
};
