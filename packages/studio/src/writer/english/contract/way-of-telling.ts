import { isFiniteVerb, termsOf } from "../idea/terms.ts";
import type { Arc } from "../plots/arcs/arc.ts";
import { arcsOfAnyAction, arcsOfEvents } from "../plots/arcs/index.ts";
import { isClosePlot } from "../plots/close-plots.ts";
import { isOfCommonIdea } from "../plots/events/index.ts";
import type { Plot } from "../plots/plot.ts";
import {
  isExactPlot,
  isPlotOfAct,
  isPlotOfMisfit,
  isSituationPlot,
  isStockPlot,
  isWidePlot,
} from "../plots/wide-plots.ts";
import { arcClauses } from "./arc-of-idea.ts";
import type { ClauseAction } from "./clause-action.ts";
import { isStaged, type StagedClause } from "./clause-scenes.ts";
import { type Turn, turnOf } from "./clause-turn.ts";
import type { Clause } from "./clauses.ts";
import type { Course } from "./course-of-idea.ts";
import {
  commonClauses,
  eventfulClauses,
  looseClauses,
  openClauses,
  secondsNeeded,
  wholeClauses,
  wideClauses,
  widestClauses,
} from "./eventful.ts";
import { isOfHero } from "./hero-of-scene.ts";
import {
  COMMON,
  countOfWords,
  isOfAnotherThing,
  knowsIdea,
  knowsSentence,
  knowsSentences,
  leavesOut,
  OF_OTHERS,
  tellOfAnother,
  tellsAll,
} from "./knows-idea.ts";
import { withoutSideClauses } from "./side-clauses.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { type StagedSubject, subjectsOf } from "./subject-story-of-idea.ts";

/** How a story is told: with scenes of its events, scenes for its sentences, lines about what it names, or a plot. */
export type Way =
  | {
      readonly by: "scenes";
      readonly staged: readonly StagedClause[];
      readonly isWhole: boolean;
      /** A story for any action of a sort: what the idea wants is told as done in the end. */
      readonly isArc?: boolean;
    }
  | { readonly by: "plot"; readonly plot: Plot }
  | { readonly by: "clauses" }
  | { readonly by: "lore" };

interface Told {
  /** It goes on after what its plot was chosen by, with an event that the plot does not tell. */
  readonly isLeftBehind: boolean;
  readonly course: Course;
  /** Its words for the plots of situations. */
  readonly words: Readonly<Record<string, string>>;
  /** It may be told from its own sentences. */
  readonly mayStage: boolean;
  /** How long the story is to last. */
  readonly seconds: number;
  /** How much of the length lines about what it names would fill. */
  readonly shareOfLore: number;
}

/**
 * How an idea is told best. Scenes have to know all of it, and a plot is for what it leaves open: else its own sentences
 * are told, with lines about what they name.
 */
export const wayOf = (plot: Plot, told: Told): Way => {
  if (!told.mayStage) return ownWayOf(plot, told);
  const { given: reading, actions } = told.course;
  const subjects = told.course.isHeroGone ? [] : subjectsOf(told.course);
  const subjectWay = (least: number, isAlone = false): Way | undefined =>
    subjectWayOf(subjects, told, { least, isAlone });
  const surely = subjectWay(SURELY_OF_IDEA);
  if (surely) return surely;
  const own = ownWayOf(plot, told);
  const isOwn =
    own.by === "plot" &&
    isSituationPlot(own.plot) &&
    !isPlotOfMisfit(own.plot) &&
    !isOfHero({ of: "things" }, reading) &&
    reading.clauses.every(({ text }) => knowsSentence(own.plot, Object.values(told.words), text, reading));
  if (isOwn || (own.by === "scenes" && knowsIdea(own.staged, reading))) return own;
  const open = subjectWay(MOST_OF_IDEA) ?? openWayOf(told) ?? subjectWay(MOST_OF_IDEA, true);
  if (own.by === "scenes" || own.by === "clauses" || (own.by === "plot" && isExactPlot(own.plot))) return open ?? own;
  const wide = subjectWay(PART_OF_IDEA) ?? subjectWay(PART_OF_IDEA, true) ?? wideWayOf(told);
  if (own.by === "plot" && !isWidePlot(own.plot)) return open ?? wide ?? own;
  const common = commonClauses(reading, actions);
  const need = common?.some(({ scene }) => scene && isOfCommonIdea(scene)) ? COMMON : OF_OTHERS;
  if (common && secondsNeeded(common) < told.seconds && !leavesOut(common, reading) && knowsIdea(common, reading, need))
    return { by: "scenes", staged: common, isWhole: true };
  if (open) return open;
  if (wide) return wide;
  if (isToldByPlot(plot, told)) return { by: "plot", plot };
  if (isOfItsSort(plot, reading)) return { by: "plot", plot };
  if (own.by !== "lore") return own;
  return subjectWay(ANY_OF_IDEA, true) ?? storyWayOf(widestClauses(reading, actions), told) ?? arcWayOf(told) ?? own;
};

/** A story for the sort of sentence that an idea leads up to, or one that only its last sentence does not know. */
const arcWayOf = (told: Told): Way | undefined => (told.course.isHeroGone ? undefined : anyArcOf(told));

const anyArcOf = (told: Told): Way | undefined =>
  arcOf(arcsOfEvents, told) ??
  asArc(storyWayOf(looseClauses(told.course.given, told.course.actions), told)) ??
  arcOf(arcsOfAnyAction, told);

const arcOf = (arcs: readonly Arc[], told: Told): Way | undefined =>
  asArc(storyWayOf(arcClauses(arcs, told.course), told, true));
const asArc = (way: Way | undefined): Way | undefined => (way?.by === "scenes" ? { ...way, isArc: true } : way);

/** The open story for the last event of an idea. */
const openWayOf = (told: Told): Way | undefined =>
  storyWayOf(openClauses(told.course.given, told.course.actions), told);
/** The story that tells this much of an idea; it may leave out whom the hero is with. */
const subjectWayOf = (
  subjects: readonly StagedSubject[],
  told: Told,
  { least, isAlone }: { least: number; isAlone: boolean },
): Way | undefined =>
  subjects
    .filter(({ share }) => share >= least)
    .map(({ staged }) => storyWayOf(staged, told, isAlone))
    .find((way) => way !== undefined);
/** A story that tells so much of an idea is better than scenes that know each of its sentences by itself. */
const SURELY_OF_IDEA = 0.6;
/** A story is right for an idea if it tells more than half of it, and better than one for any such event if it tells a third of it. */
const MOST_OF_IDEA = 0.55;
const PART_OF_IDEA = 0.33;
/** A story for any idea is better than one about a few of its words. */
const ANY_OF_IDEA = 0.1;

/** The story for any such event; it may leave out whom a grown-up or an animal is with. */
const wideWayOf = (told: Told): Way | undefined => {
  const { given: reading, actions } = told.course;
  const isGrown = isOfHero({ of: "adults" }, reading) && reading.hero?.isNarrator !== true;
  const isAlone = isGrown || isOfHero({ of: "creatures" }, reading) || isOfHero({ of: "things" }, reading);
  return storyWayOf(wideClauses(reading, actions), told, isAlone);
};

/** A story, if it is not too long, and leaves out none of the idea's people, or of its heroes. */
const storyWayOf = (
  staged: readonly StagedClause[] | undefined,
  { course: { given: reading }, seconds }: Told,
  isAlone = false,
): Way | undefined =>
  staged &&
  secondsNeeded(staged) < seconds * MOST_OF_OPEN &&
  (isAlone ? !tellOfAnother(staged, reading) : tellsAll(staged, reading))
    ? { by: "scenes", staged, isWhole: true }
    : undefined;
/** What a story cannot do without may take a little longer than was asked for. */
const MOST_OF_OPEN = 1.06;

/** Whether the hero does last what the plot tells. */
const isToldByPlot = (plot: Plot, { isLeftBehind, course: { given: reading, actions } }: Told): boolean => {
  const last = withoutSideClauses(reading.clauses.at(-1)?.text ?? "", reading)
    .toLowerCase()
    .replace(/, (?:who|which) [^,]*$/, "");
  const isByHero = actions.at(-1)?.by === "hero" || UNVISITED.test(last) || HAS_TO.test(last);
  return (
    isByHero && (!isLeftBehind || HAS_TO.test(last)) && isClosePlot(plot, last, isOfHero({ of: "people" }, reading))
  );
};

/** "At first no one came": what happens to the hero, although another is the subject of the sentence. */
const UNVISITED = /^(?:but )?(?:at first )?(?:nobody|no one)\b/;
/** "When his dad broke an arm he had to collect the swarm." */
const HAS_TO = /^(?:when|as|after|because|then)\b.*\b(?:he|she|it|they) (?:had|decided) to\b/;

/** Whether a plot is for just such an idea: better than lines about what the idea names, which tell no story. */
const isOfItsSort = (plot: Plot, reading: IdeaReading): boolean =>
  reading.clauses.length === 1 && countOfWords(reading) <= MOST_OF_SORT && !isWidePlot(plot) && !isStockPlot(plot);
const MOST_OF_SORT = 5;

/** The same by what was written for just this idea. */
const ownWayOf = (plot: Plot, told: Told): Way => {
  const { course, words, mayStage, shareOfLore } = told;
  const reading = course.given;
  const isPlain = mayStage && shareOfLore > leastLoreFor(plot, reading);
  const isTellingItself = reading.clauses.length > 1 || isStockPlot(plot);
  const isFull = mayStage && shareOfLore > (isTellingItself ? FULL_OF_MANY : FULL_OF_ONE);
  const isFit = (staged: readonly StagedClause[] | undefined): staged is readonly StagedClause[] =>
    staged !== undefined && (isFull ? knowsIdea(staged, reading) : !tellOfAnother(staged, reading));
  const whole = wholeClauses(reading, course.actions, plot);
  if (isFit(whole) && !leavesOut(whole, reading)) return { by: "scenes", staged: whole, isWhole: true };
  const { isWhole, isDecisive } = isStaged(course.staged);
  if (mayStage && (isDecisive || (isWhole && isWidePlot(plot)))) return { by: "clauses" };
  const eventful = eventfulClauses(plot, reading, course.actions);
  if (isFit(eventful) && !leavesOut(eventful, reading)) return { by: "scenes", staged: eventful, isWhole: false };
  if (
    mayStage &&
    (told.isLeftBehind || (shareOfLore > LEAST_LORE && isOfAnotherThing(plot, Object.values(words), reading)))
  )
    return { by: "lore" };
  return isPlain && !needsPlot(plot, told) ? { by: "lore" } : { by: "plot", plot };
};

/** Above this scenes of an event have to know all of it. */
const FULL_OF_MANY = 0.1;
const FULL_OF_ONE = 0.4;
/** A thin story about what the idea says is better than one about something else. */
const LEAST_LORE = 0.04;
const MUCH_LORE = 0.1;
/** A plot for many ideas is better than a story of small moments only. */
const WIDE_LORE = 0.2;

/** How much there has to be to say about what an idea names, so that it is told rather than by this plot. */
const leastLoreFor = (plot: Plot, { clauses }: IdeaReading): number => {
  if (isStockPlot(plot)) return -1;
  if (clauses.length > 1 || (isPlotOfAct(plot) && !isWidePlot(plot))) return LEAST_LORE;
  return isWidePlot(plot) ? WIDE_LORE : MUCH_LORE;
};

/** Whether an idea leaves open how it goes on, and there is a plot for just that. */
const needsPlot = (
  plot: Plot,
  { course: { given: reading, turns, actions, topics }, words, shareOfLore }: Told,
): boolean => {
  const last = reading.clauses.length - 1;
  if (last === 0 && UNBELIEVED.test(reading.clauses[0]?.text ?? "")) return true;
  if (isStockPlot(plot) || plot.isWhole) return plot.isWhole === true;
  const { clause, action } = { clause: reading.clauses[last], action: actions[last] };
  if (!clause || !action) return true;
  const isEased = isWidePlot(plot) && topics.some(({ sort, at }) => sort === "mishap" && at === last);
  const isHindered = turns.includes("wish") && /^But\b/.test(clause.text) && !isEased;
  const isWished =
    reading.isWishOpen && turns[last] === "wish" && WANTS.test(clause.text) && isOnlyWished(clause, reading);
  const isTroubled =
    !(turns[last] === "fear" && action.by === "other") &&
    (isWidePlot(plot) && shareOfLore > RICH_LORE ? UNSETTLED : OPEN).has(turns[last] ?? "action") &&
    isInMainClause(clause, action, reading);
  const count = last === 0 ? countOfWords(reading) : Number.POSITIVE_INFINITY;
  return (
    isHindered ||
    isWished ||
    isTroubled ||
    (last === 0 && MISDEED.test(clause.text)) ||
    (count <= MOST_WORDS && !isPlotOfAct(plot) && !isWidePlot(plot)) ||
    (isSituationPlot(plot) && (count <= MOST_OF_SITUATION || knowsSentences(Object.values(words), reading)))
  );
};

/** A wish, and not only what something is done for: "stole a trolley to see the sea". */
const WANTS =
  /\b(?:want(?:s|ed)?|wish(?:es|ed)?|dream(?:s|ed|t)?|long(?:s|ed)?|hope[sd]?|would (?:like|love)|plan(?:s|ned)?|had to)\b/i;

/** Who is not believed has to be right in the end. */
const UNBELIEVED = /\b(?:[Nn]obody|[Nn]o one) believed (?:\p{Lu}\p{L}+|him|her|them|me|the) /u;
/** What has its consequences. */
const MISDEED = /\b(?:lied to|cheated|tricked)\b/i;

/** A single sentence that says more than this tells itself what happens. */
const MOST_WORDS = 5;
const MOST_OF_SITUATION = 8;

/** Lines about what an idea names fill so much of a story that it needs no other. */
const RICH_LORE = 0.5;
/** What no step of a doing settles. */
const UNSETTLED: ReadonlySet<Turn> = new Set(["fear", "quarrel", "weakness"]);
/** What something has to follow. */
const OPEN: ReadonlySet<Turn> = new Set(["fear", "quarrel", "loss", "weakness"]);

/** Whether a sentence ends with its wish, and tells nothing that happens. */
const isOnlyWished = ({ text }: Clause, { wish = "" }: IdeaReading): boolean => {
  const after =
    text
      .toLowerCase()
      .split(wish.toLowerCase())[1]
      ?.replace(/^ because .*/, "") ?? "";
  return !DONE.test(text) && after.split(" ").length <= MOST_AFTER_WISH;
};
const MOST_AFTER_WISH = 5;

/** "had to spend the night" tells what happened, and not what somebody would like. */
const DONE =
  /\b(?:had (?:\S+ ){0,3}to (?!find\b|search\b|look for|save\b|rescue\b|get back|win\b|catch\b)|decided to|learned to|learnt to|managed to|to find out)\b/i;

/** Whether trouble is what a sentence tells, and not only what it says of somebody: "a boy who could not swim fell in". */
const isInMainClause = (clause: Clause, action: ClauseAction, reading: IdeaReading): boolean =>
  OPEN.has(turnOf({ ...clause, text: mainPartOf(clause.text) }, action, reading));

/** A sentence from its main verb on, where something is said of its subject before. */
const mainPartOf = (text: string): string => {
  const own = text.replace(/ (?:because|although|so that) .*$/, "");
  const words = termsOf(own);
  const relative = words.findIndex(({ low }, at) => at < LAST_RELATIVE && /^(?:who|that|which)$/.test(low));
  if (relative < 0 || /^There (?:was|were) /.test(text)) return own;
  const verbs = words.flatMap((word, at) =>
    at > relative && isFiniteVerb(word) && !/^(?:and|or|but|not|could|did|to)$/.test(words[at - 1]?.low ?? "")
      ? [at]
      : [],
  );
  const [, main] = verbs;
  return main === undefined
    ? own
    : words
        .slice(main)
        .map(({ low }) => low)
        .join(" ");
};
const LAST_RELATIVE = 6;
