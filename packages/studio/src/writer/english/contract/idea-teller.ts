import type { Person } from "../../people/person.ts";
import { isThingKind } from "../../people/thing-kinds.ts";
import { type Random, seededRandom } from "../../random.ts";
import { fulfilments, funny, moments, obstacles, pauses, portraits } from "../plots/parts.ts";
import type { Plot } from "../plots/plot.ts";
import { quietMoments } from "../plots/quiet-moments.ts";
import { plotsFor } from "../plots/rules.ts";
import { amidEvents } from "../plots/scenes-between.ts";
import { isWidePlot } from "../plots/wide-plots.ts";
import type { Beat } from "../scripts/script.ts";
import { actIn, formsOfAct } from "./act-of-idea.ts";
import { actionOf, type ClauseAction } from "./clause-action.ts";
import { blocksOfClauses, isStaged, type StagedClause, stagedClauses, type Tell } from "./clause-scenes.ts";
import { longestGapOf, type Turn, tellsItsEnd, turnOf } from "./clause-turn.ts";
import type { Clause } from "./clauses.ts";
import { isAtHand } from "./close-companion.ts";
import { blocksOfEvents, eventfulClauses, wholeClauses } from "./eventful.ts";
import { factsOf } from "./facts-of-idea.ts";
import { ALL_THIS, type Filling } from "./fill-line.ts";
import type { Block } from "./fit-blocks.ts";
import { fulfilled } from "./fulfilled.ts";
import { inPlural } from "./in-plural.ts";
import { isPlural } from "./line-fits.ts";
import type { Local } from "./local-words.ts";
import { namesFor, resolvedWish } from "./person-words.ts";
import { retold } from "./retold.ts";
import { SceneBox } from "./scene-box.ts";
import { sortOf } from "./sort-of-hero.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { topicBefore } from "./topic-before.ts";
import { withCompany } from "./with-company.ts";
import { FIGURES, LEARNS, MOST_VARIANTS, OF_NATURE, OWN_GAPS } from "./words-in-plots.ts";

/** Plans one telling of an idea. */
export class Teller {
  filling: Filling;
  isStaged = false;
  /** It is told from the scenes of its events. */
  isEventful = false;
  readonly #reading: IdeaReading;
  #box: SceneBox;
  /** The idea's sentences that others have not told to each other yet. */
  #unrecalled: readonly string[] = [];
  #retoldTimes = 0;
  readonly #actions: readonly ClauseAction[];
  /** The sentence with the hero's wish. */
  readonly #wishAt: number;
  /** What each sentence means for the story. */
  readonly #turns: readonly Turn[];
  /** The last sentence tells how it comes out. */
  readonly #isToldToItsEnd: boolean;
  /** The sentence after which the plot is told. */
  readonly #gap: number;
  readonly #random: Random;
  /** The same in all drafts: not which plot fits the length decides, only how it is told. */
  readonly #plotSeed: string;
  readonly #details: Filling["details"];
  readonly #local: Local;
  readonly #mayStage: boolean;
  /** The idea as it was read. */
  readonly #told: IdeaReading;
  readonly #staged: readonly StagedClause[];

  constructor(reading: IdeaReading, filling: Filling, random: Random, plotSeed: string, mayStage: boolean) {
    const { clauses } = reading;
    this.#mayStage = mayStage;
    this.#told = reading;
    this.#random = random;
    this.#plotSeed = plotSeed;
    this.#details = filling.details;
    this.#actions = clauses.map((clause) => actionOf(clause, reading));
    this.#wishAt = clauses.findIndex(
      ({ wish }, at) => wish !== undefined && wish === reading.wish && this.#actions[at]?.by === "hero",
    );
    this.#staged = stagedClauses(reading, this.#actions);
    const { wish, companions, ...rest } = reading;
    const opposers = clauses.filter(({ text }, at) => this.#actions[at]?.by === "other" && /^but\b/i.test(text));
    const atHand = companions.filter((one) => isAtHand(one, reading, opposers));
    const meant = resolvedWish(this.#wishAt >= 0 ? wish : undefined, reading);
    this.#reading = { ...rest, companions: atHand, ...(meant && { wish: meant }) };
    this.#turns = clauses.map((clause, at) => turnOf(clause, this.#actions[at] ?? actionOf(clause, reading), reading));
    const heroAt = Math.max(
      0,
      this.#actions.findIndex(({ by }) => by === "hero"),
    );
    this.#isToldToItsEnd = tellsItsEnd(this.#turns, reading) && heroAt < clauses.length - 1;
    this.#gap = this.#isToldToItsEnd ? Math.max(longestGapOf(this.#turns), heroAt) : clauses.length - 1;
    this.#reading = { ...this.#reading, companions: atHand.filter((one) => this.#isTold(one)) };
    const topic = topicBefore(this.#gap, filling.topic, this.#reading);
    this.filling = withCompany({ ...filling, topic, reading: this.#reading }, this.#reading.companions);
    this.#box = new SceneBox(this.filling, random);
    this.#local = this.#words();
    this.#unrecalled = random.shuffle(this.#recalled());
  }

  blocks(): Block[] {
    const { clauses, manner } = this.#reading;
    const whole = wholeClauses(this.#told, this.#actions);
    if (whole) {
      this.isEventful = true;
      return this.#eventfulBlocks(whole, LATE);
    }
    const plot = this.#plot();
    const eventful = eventfulClauses(plot, this.#told, this.#actions);
    if (this.#isStaged(plot)) {
      this.isStaged = true;
      return this.#stagedBlocks();
    }
    if (eventful) {
      this.isEventful = true;
      return this.#eventfulBlocks(eventful);
    }
    if (plot.isAboutCompanion) this.#standAlone();
    const isToldToItsEnd = this.#isToldToItsEnd && plot.isAfterAll !== true;
    const gap = plot.isAfterAll ? clauses.length - 1 : this.#gap;
    const before = clauses.slice(0, gap + 1).flatMap((clause, at) => this.#opening(clause, at));
    const after = clauses.slice(gap + 1).map(({ text }) => ({ rank: 0, paragraphs: [text] }));
    const crisis = plot.isAfterAll || plot.needsCrisis ? plot.tell.findLastIndex(([rank]) => rank === 1) : -1;
    const told = plot.tell
      .map((beat, at) => this.#block(beat).map((block) => (at === crisis ? { ...block, rank: CRISIS } : block)))
      .filter((blocks) => blocks.length > 0);
    const wayText = told.flatMap((each) => each.flatMap(({ paragraphs }) => paragraphs)).join(" ");
    this.#unrecalled = this.#unrecalled.filter((each) => !wayText.includes(each));
    const way = told.flatMap((blocks, at) => [
      ...blocks,
      ...(at === 1 && manner.isFunny ? this.#block(funny) : []),
      ...(told.length - at > MAX_LATE ? this.#pause(told.slice(0, at + 1).flat(), at, plot) : []),
    ]);
    const climax = isToldToItsEnd ? [] : plot.climax.flatMap((beat) => this.#block(beat));
    const end = isToldToItsEnd ? after : plot.isAfterAll || plot.isTellingEnd ? climax : this.#fulfilling(climax);
    return [...before, ...way, ...end, ...plot.close.flatMap((beat) => this.#block(beat))];
  }

  /** Whether the idea is told from its own sentences: its situation is in them, and not in a plot for many ideas. */
  #isStaged(plot: Plot): boolean {
    const { isWhole, isDecisive } = isStaged(this.#staged);
    return this.#mayStage && (isDecisive || (isWhole && isWidePlot(plot)));
  }

  /** The sentences of the idea, each with what is told around it. */
  #stagedBlocks(): Block[] {
    return blocksOfClauses(this.#staged, this.#reading, this.#telling);
  }

  /** The events of the idea, with small moments between them. */
  #eventfulBlocks(staged: readonly StagedClause[], added = 0): Block[] {
    let parts = 0;
    const between = (at: number): Block[] => {
      const [told] = staged.slice(at, at + 1).flatMap(({ clause }) => retold(clause, this.#reading) ?? []);
      const { told: _, ...local } = this.#local;
      const small = added > 0 ? quietMoments : amidEvents;
      const moments = [...small, ...small].flatMap((beat, place) =>
        this.#block(
          beat,
          { ...local, ...(told && { told }) },
          added + (parts % 3) + (place < small.length ? 0 : ROUND),
        ),
      );
      return [
        ...(parts++ === 0 && added === 0 ? this.#portrait() : []),
        ...moments.map((block) => ({
          ...block,
          isPause: true as const,
          ...(added > 0 && { isFiller: true as const }),
        })),
      ];
    };
    return blocksOfEvents(staged, this.#reading, this.#telling, between);
  }

  readonly #telling: Tell = (beat, words) => this.#block(beat, { ...this.#local, ...words });

  /** Whom the hero is with is ill, gone or cared for: somebody else helps. */
  #standAlone(): void {
    const { firstHelper, helper } = this.#details;
    const reading = { ...this.#reading, companions: [] };
    this.filling = { ...this.filling, reading, details: { ...this.filling.details, firstHelper, helper } };
    this.#box = new SceneBox(this.filling, this.#random);
  }

  /** A quiet scene after what was told; with the helper only if the helper was there before. */
  #pause(told: readonly Block[], at: number, { isEnclosed, isAfterAll: isOwn }: Plot): Block[] {
    const { firstHelper, helper } = this.filling.details;
    const isKnown =
      firstHelper === helper || told.some(({ paragraphs }) => paragraphs.some((each) => each.includes(helper)));
    const [recalled] = this.#unrecalled;
    const { told: _, ...unsaid } = this.#local;
    const { hero, place } = this.#reading;
    const isThing = this.#isAboutThing() && this.filling.topic !== place?.name;
    const isAlive = !isThingKind(hero?.kind ?? "") && !/\b(?:mars|moon|space|planet|venus)\b/i.test(place?.name ?? "");
    if (isEnclosed) return [];
    return [pauses, moments, moments, moments].flatMap(([rank, ...lines], round) => {
      const fitting = lines.filter(
        (line) =>
          (isKnown || !/\{(?:the)?helper\}|\{stranger\}/i.test(line)) &&
          (isThing || !line.includes("{topic}")) &&
          (isAlive || !OF_NATURE.test(line)),
      );
      const known = recalled !== undefined && recalled === this.#unrecalled[0] ? { ...unsaid, told: recalled } : unsaid;
      const isEcho = round === 0 && at % 2 === 0 && !isOwn;
      const added = isEcho ? ECHO - rank : ((at * 3) % 7) + Math.max(0, round - 1) * ROUND;
      const told = this.#block([rank, ...fitting], known, added).map((block) => ({ ...block, isPause: true as const }));
      if (told.some(({ paragraphs }) => paragraphs.some((each) => each.includes(recalled ?? "#"))))
        this.#unrecalled = this.#unrecalled.slice(1);
      return told;
    });
  }

  /** The sentences of the idea before the plot, as others tell them. */
  #recalled(): string[] {
    return this.#reading.clauses.slice(0, this.#gap + 1).flatMap((each) => retold(each, this.#reading) ?? []);
  }

  /** A sentence of the idea with what belongs to it: who the hero is, what its trouble is like. */
  #opening({ text }: Clause, at: number): Block[] {
    const isGlad = at === 0 && /^(?:wish|action|calm|company)$/.test(this.#turns[0] ?? "");
    const isTrouble = at > 0 || /\bbut\b/i.test(text);
    const found = isTrouble
      ? obstacles.find(({ words }) => words.test(text.split(/\bbut\b/i).at(-1) ?? ""))
      : undefined;
    return [
      { rank: 0, paragraphs: [text] },
      ...(isGlad && !found ? this.#portrait() : []),
      ...(found ? this.#block(found.lines) : []),
    ];
  }

  /** Who the hero is. */
  #portrait(): Block[] {
    return this.#block(portraits[this.#sort()] ?? portraits["adult"]);
  }

  /** The plot that fits best: the first for whose main paragraphs the idea has words. */
  #plot(): Plot {
    const groups = plotsFor(
      factsOf(this.#reading, this.#actions, {
        words: this.filling.situation,
        sort: this.#sort(),
        teaches: this.#teaches(),
        hasFoe: this.#local.foe !== undefined && this.#wishAt >= 0,
        topic: this.#isAboutThing() ? this.filling.topic : "",
      }),
    );
    const hasTurningPoint = ({ climax, isAfterAll }: Plot): boolean =>
      (this.#isToldToItsEnd && !isAfterAll) || climax.length === 0 || this.#linesOf(climax[0] as Beat).length > 0;
    const isTellable = ({ tell, climax, isAfterAll }: Plot): boolean =>
      [...tell.filter(([rank]) => rank < 2), ...(this.#isToldToItsEnd && !isAfterAll ? [] : climax.slice(0, 1))].filter(
        (beat) => this.#linesOf(beat).length === 0,
      ).length <= MAX_GAPS;
    const random = seededRandom(this.#plotSeed);
    const found = groups
      .map((group) => random.shuffle(group).find((plot) => hasTurningPoint(plot) && isTellable(plot)))
      .find((plot) => plot !== undefined);
    return found ?? { tell: [], climax: [], close: [] };
  }

  /** Whether the idea names somebody before the plot is told. */
  #isTold({ aliases }: Person): boolean {
    const before = this.#reading.clauses
      .slice(0, this.#gap + 1)
      .map(({ text }) => text.toLowerCase())
      .join(" ");
    return aliases.some((alias) => before.includes(alias.toLowerCase()));
  }

  /** A snowman and a scarecrow are no people with an umbrella. */
  #sort(): string {
    const { hero } = this.#reading;
    return FIGURES.test(hero?.kind ?? "") || FIGURES.test(hero?.noun ?? "") ? "thing" : sortOf(hero);
  }

  /** The words of the whole story. */
  #words(): Local {
    const { reading, topic } = this.filling;
    const isWished = this.#wishAt >= 0 && reading.wish !== undefined;
    const done = reading.manner.isSad ? undefined : fulfilled(reading, isWished);
    const [mate = reading.others.find((one) => !one.many && this.#isTold(one))] = reading.companions;
    const opposer = this.#actions.find(
      ({ by, doer, verbs }, at) =>
        by === "other" &&
        /^but\b/i.test(reading.clauses[at]?.text ?? "") &&
        !verbs.some((verb) => /^(?:steal|take|lose|hide|break|eat)$/.test(verb)) &&
        this.#someone(doer),
    );
    const foe = this.#someone(opposer?.doer);
    const teaches = this.#teaches();
    const [told] = this.#recalled();
    const act = actIn(reading, this.#actions.slice(0, this.#gap + 1));
    return {
      isWish: isWished,
      ...(teaches && topic !== ALL_THIS && !reading.others.some(({ many }) => many) && { pupil: topic }),
      ...(topic !== ALL_THIS && { thing: topic }),
      ...(mate && { other: mate.key }),
      ...(foe && { foe }),
      ...(done && { done }),
      ...(act && { act }),
      ...(told && { told }),
    };
  }

  /** The end with a sentence that says in so many words that the hero did it. */
  #fulfilling(end: readonly Block[]): Block[] {
    const { done } = this.#local;
    const [first, ...rest] = end;
    const isTold =
      done === undefined ||
      end.some(({ paragraphs }) => paragraphs.some((each) => each.includes(done) || / managed to /.test(each)));
    return first && !isTold ? [first, ...this.#block(fulfilments), ...rest] : [...end];
  }

  #block(beat: Beat | undefined, given = this.#local, added = 0): Block[] {
    const { told: retoldWords, ...unsaid } = given;
    const local = this.#retoldTimes < MAX_RETOLD ? given : unsaid;
    const told = beat && this.#box.line(this.#linesOf(beat, local), local);
    if (!beat || !told) return [];
    this.#retoldTimes += retoldWords !== undefined && told.toLowerCase().includes(retoldWords.toLowerCase()) ? 1 : 0;
    return [
      { rank: beat[0] + (beat[0] === 0 ? 0 : added), paragraphs: [told], spare: [this.#spare(told, beat, local)] },
    ];
  }

  /** Whether the topic is a thing: neither somebody nor the whole of the idea. */
  #isAboutThing(): boolean {
    const { topic, reading } = this.filling;
    const head = topic.split(" ").at(-1)?.toLowerCase() ?? "";
    return topic !== ALL_THIS && ![reading.hero, ...reading.others].some((each) => each?.aliases.includes(head));
  }

  /** The paragraph without what it is about, or another one that does not name it. */
  #spare(told: string, [, ...lines]: Beat, local: Local): string {
    const spared = this.#withoutTopic(told);
    const isNamed = spared.toLowerCase().includes(this.filling.topic.toLowerCase());
    const given = this.#reading.hero?.many ? lines.map(inPlural) : lines;
    return (isNamed ? this.#box.plain(given, local) : undefined) ?? spared;
  }

  /** "about the raft": "about it", "to build the raft": "to do it". Not for somebody. */
  #withoutTopic(told: string): string {
    const { topic, hero } = this.filling;
    const { act, acting } = formsOfAct(this.filling, this.#local);
    const spared = [act && ([`to ${act}`, "to do it"] as const), acting && ([acting, "it"] as const)]
      .filter((each) => each !== undefined && each !== "")
      .reduce((text, [words, plain]) => text.replaceAll(words, plain), told);
    if (!this.#isAboutThing()) return spared;
    // The garden of "the garden gnomes" is part of their name.
    const ofName = hero.startsWith(`${topic} `) ? `(?!${hero.slice(topic.length)})` : "";
    const named = new RegExp(`\\b(about|(?<!because )of|at|with|beside) ${topic}\\b${ofName}`, "g");
    return spared.replace(named, `$1 ${isPlural(topic) ? "them" : "it"}`);
  }

  /** Those lines of a beat that say the most of the idea: about such a hero, with its companion, with its own words. */
  #linesOf([, ...given]: Beat, local = this.#local): string[] {
    const lines = this.#reading.hero?.many ? given.map(inPlural) : given;
    const fitting = lines.filter((line) => this.#box.fits(line, local));
    const isOfSort = (line: string): boolean => /^[*%@]/.test(line);
    const isOfCompany = (line: string): boolean => /\{(?:talker|beast|mate)\}/i.test(line);
    const isOfIdea = (line: string): boolean => OWN_GAPS.test(line);
    for (const isBetter of [isOfSort, isOfCompany, isOfIdea]) {
      const better = fitting.filter(isBetter);
      if (better.length > 0 && fitting.length < MOST_VARIANTS) return better;
    }
    return fitting;
  }

  /** Not "I was seven when my dad taught me". */
  #teaches(): boolean {
    return this.#actions.some(
      ({ by, verbs }, at) =>
        by === "hero" && verbs.includes("teach") && !LEARNS.test(this.#reading.clauses[at]?.text ?? ""),
    );
  }

  /** A doer who is one of the idea's characters. "His voice" can neither grin nor look back. */
  #someone(doer: string | undefined): string | undefined {
    const head = doer?.split(" ").at(-1) ?? "";
    const found = this.#reading.others.find(({ aliases }) => aliases.includes(head));
    return found && namesFor(found, this.#reading);
  }
}

/** How many paragraphs before the turning point nothing is told in between. */
const MAX_LATE = 2;
/** A whole situation has scenes enough: small moments only fill what is left. */
const LATE = 20;
/** A second small moment comes where each pause has one. */
const ROUND = 10;
/** How many of its main paragraphs a plot may lack. */
const MAX_GAPS = 1;
/** Some pauses are told before the plot's less needed paragraphs: a story names what its idea names. */
const ECHO = 1.5;
/** What comes right before the turning point is told before other paragraphs find room: the turn needs it. */
const CRISIS = 0.5;
/** How often sentences of the idea are told again. */
const MAX_RETOLD = 2;
