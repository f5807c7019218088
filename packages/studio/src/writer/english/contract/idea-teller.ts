import { isThingKind } from "../../people/thing-kinds.ts";
import { type Random, seededRandom } from "../../random.ts";
import { foundAgain, fulfilments, funny, moments, obstacles, pauses, portraits } from "../plots/parts.ts";
import type { Plot } from "../plots/plot.ts";
import type { PlotFacts } from "../plots/plot-facts.ts";
import { quietMoments } from "../plots/quiet-moments.ts";
import { plotsFor } from "../plots/rules.ts";
import { amidEvents } from "../plots/scenes-between.ts";
import { isWidePlot } from "../plots/wide-plots.ts";
import type { Beat } from "../scripts/script.ts";
import { blocksOfClauses, type StagedClause, type Tell } from "./clause-scenes.ts";
import type { Clause } from "./clauses.ts";
import { type Course, isToldUntil, lostIn, recalledIn, teachesIn, wordsOfCourse } from "./course-of-idea.ts";
import { endsOfStory } from "./ends-of-story.ts";
import { blocksOfEvents, fillsFilm } from "./eventful.ts";
import { factsOf } from "./facts-of-idea.ts";
import type { Filling } from "./fill-line.ts";
import { asArc, type Block, laterBy } from "./fit-blocks.ts";
import { inPlural } from "./in-plural.ts";
import { leavesPlot } from "./leaves-plot.ts";
import { groupIn, reactionIn, talkIn } from "./lines-between.ts";
import { type Local, withoutPupil } from "./local-words.ts";
import { isInSteps, type LoreBeat, LoreBox, type LoreFit, placeOf, settingOf, stepsAndFirst } from "./lore-box.ts";
import { LINES_BETWEEN_TALKS, loreRanks, MOST_AFTER_END, MOST_BETWEEN, MOST_MOMENTS, placeRank } from "./lore-ranks.ts";
import { isOfSubject, mostTelling } from "./most-telling.ts";
import { beforeStory, placesOfScenes } from "./places-of-scenes.ts";
import { CRISIS, ECHO, LATE, MAX_GAPS, MAX_LATE, MAX_RETOLD, ROUND } from "./ranks-of-telling.ts";
import { SceneBox } from "./scene-box.ts";
import { momentsFor, woven } from "./small-moments.ts";
import { sortInPlots } from "./sort-of-hero.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { topicBefore } from "./topic-before.ts";
import { type Way, wayOf } from "./way-of-telling.ts";
import { withCompany } from "./with-company.ts";
import { isAboutThing, withoutTopic } from "./without-topic.ts";
import { OF_NATURE } from "./words-in-plots.ts";

interface TellerOptions {
  /** The same in all drafts: not which plot fits the length decides, only how it is told. */
  readonly plotSeed: string;
  /** How long the story is to last. */
  readonly seconds: number;
  readonly mayStage: boolean;
  /** How an earlier draft of the same story is told: it is the same in all, and takes the longest to find. */
  readonly way?: Way | undefined;
}

/** Plans one telling of an idea. */
export class Teller {
  filling: Filling;
  /** How the story is told. */
  way: Way = { by: "lore" };
  readonly #reading: IdeaReading;
  #box: SceneBox;
  #retoldTimes = 0;
  /** What each sentence of the idea means for the story. */
  readonly #course: Course;
  /** The sentence after which the plot is told. */
  readonly #gap: number;
  readonly #random: Random;
  readonly #plotSeed: string;
  readonly #details: Filling["details"];
  /** The words of the whole story, and the same without a sentence that is told again. */
  readonly #local: Local;
  readonly #unsaid: Local;
  readonly #mayStage: boolean;
  readonly #seconds: number;
  readonly #knownWay: Way | undefined;
  /** The small moments that fit the story, found once. */
  #moments: { readonly all: readonly string[]; readonly fitting: readonly string[] } | undefined;
  /** Lines about what the idea names. */
  readonly #lore: LoreBox;
  /** How much later than a plot's main paragraphs they find room. */
  #loreLater = 0;

  constructor(course: Course, filling: Filling, random: Random, { plotSeed, seconds, mayStage, way }: TellerOptions) {
    this.#knownWay = way;
    this.#seconds = seconds;
    this.#mayStage = mayStage;
    this.#random = random;
    this.#plotSeed = plotSeed;
    this.#details = filling.details;
    this.#course = course;
    this.#reading = course.reading;
    this.#gap = course.gap;
    const topic = topicBefore(this.#gap, filling.topic, this.#reading);
    this.filling = withCompany({ ...filling, topic, reading: this.#reading }, this.#reading.companions);
    this.#box = new SceneBox(this.filling, random);
    this.#local = wordsOfCourse(this.#course, topic);
    const { told: _, ...unsaid } = this.#local;
    this.#unsaid = unsaid;
    // As many numbers as ever: a seed gives the story that it gave before.
    random.shuffle(recalledIn(course));
    this.#lore = new LoreBox(course.topics);
  }

  blocks(): Block[] {
    this.way = this.#knownWay ?? this.#bestWay();
    const { way } = this;
    if (way.by === "clauses" || way.by === "lore") return this.#stagedBlocks();
    if (way.by === "scenes")
      return asArc(this.#eventfulBlocks(way.staged, way.isWhole), way.isArc ? this.#fulfilment() : undefined);
    return this.#plotBlocks(way.plot);
  }

  /** Small moments for between any two paragraphs. */
  moments(): string[] {
    return this.#fillers(0).flatMap(({ paragraphs }) => paragraphs);
  }

  #bestWay(): Way {
    const plot = this.#plot();
    return wayOf(plot, {
      isLeftBehind: leavesPlot(plot, this.#reading, this.filling.situation, (reading) => this.#factsOf(reading)),
      course: this.#course,
      words: this.filling.situation,
      mayStage: this.#mayStage,
      seconds: this.#seconds,
      shareOfLore: this.#lore.shareOf(this.#seconds),
    });
  }

  /** The sentences of the idea with a plot after one of them. */
  #plotBlocks(plot: Plot): Block[] {
    const { clauses, manner } = this.#reading;
    if (plot.isAboutCompanion) this.#standAlone();
    this.#loreLater = isWidePlot(plot) ? loreRanks.inWidePlot : loreRanks.inOwnPlot;
    const isToldToItsEnd = this.#course.isToldToItsEnd && plot.isAfterAll !== true;
    const gap = plot.isAfterAll ? clauses.length - 1 : this.#gap;
    const before = clauses.slice(0, gap + 1).flatMap((clause, at) => this.#opening(clause, at));
    const after = clauses
      .slice(gap + 1)
      .flatMap(({ text }, at) => [{ rank: 0, paragraphs: [text] }, ...this.#loreBlocks(gap + 1 + at, 2)]);
    const crisis = plot.isAfterAll || plot.needsCrisis ? plot.tell.findLastIndex(([rank]) => rank === 1) : -1;
    const told = plot.tell
      .map((beat, at) => this.#block(beat).map((block) => (at === crisis ? { ...block, rank: CRISIS } : block)))
      .filter((blocks) => blocks.length > 0);
    const middle = told.flatMap((blocks, at) => [
      ...blocks,
      ...(at === 1 && manner.isFunny ? this.#block(funny) : []),
      ...(told.length - at > MAX_LATE ? this.#pause(told.slice(0, at + 1).flat(), at, plot) : []),
    ]);
    const climax = isToldToItsEnd ? [] : plot.climax.flatMap((beat) => this.#block(beat));
    const end = isToldToItsEnd ? after : plot.isAfterAll || plot.isTellingEnd ? climax : this.#fulfilling(climax);
    return [...before, ...middle, ...end, ...plot.close.flatMap((beat) => this.#block(beat))];
  }

  /** The sentences of the idea, each with what is told around it. */
  #stagedBlocks(): Block[] {
    const { climaxAt, actions } = this.#course;
    const last = this.#reading.clauses.length - 1;
    return blocksOfClauses(this.#course.staged, this.#reading, this.#telling, {
      loreAt: (at) => woven(this.#plainLore(at), this.#fillers(at)),
      isPlaceTold: this.#lore.tells(/^(?:place|time)$/),
      fulfilment: this.#fulfilment(),
      isFulfilledBefore: climaxAt === last && actions[last]?.by !== "hero",
      endsAfter: (isSettled) => this.#ends(isSettled),
    });
  }

  /** How it comes out, and a last picture. */
  #ends(isSettled: boolean): Block[] {
    return endsOfStory(this.#course, this.#local.done, isSettled).flatMap((choices) =>
      choices.reduce<Block[]>(
        (told, { beat, words }) => (told.length > 0 ? told : this.#block(beat, { ...this.#unsaid, ...words })),
        [],
      ),
    );
  }

  /** The wish or the purpose as done, or what was lost as found, where a story is told plainly and the idea does not say it. */
  #fulfilment(): Block[] {
    const { done } = this.#local;
    if (this.way.by === "plot" || this.way.by === "clauses") return [];
    const lost = lostIn(this.#course);
    const isTold = this.#reading.clauses.some(({ text }) => done !== undefined && text.includes(done));
    const told = lost
      ? this.#block(foundAgain, { obj: lost })
      : isTold || this.#course.isToldToItsEnd
        ? []
        : this.#block(fulfilments);
    return told.map((each) => ({ ...each, rank: loreRanks.fulfilled }));
  }

  /** A scene of what a sentence names; only a few lines after one that tells the end. */
  #plainLore(at: number): Block[] {
    const last = this.#reading.clauses.length - 1;
    const { climaxAt, isToldToItsEnd } = this.#course;
    const isEnd = (isToldToItsEnd && at === last) || (climaxAt > 0 && at >= climaxAt);
    const scene = this.#lore.sceneAfter(at, climaxAt > 0 ? climaxAt - 1 : last, this.#random);
    const told = (isEnd ? stepsAndFirst(scene, MOST_AFTER_END) : scene).flatMap((each) => this.#loreBlock(each));
    const isOwn = (isToldToItsEnd && at === last) || scene.some(({ topic }) => isInSteps(topic));
    const [first, second] = isOwn ? [[], []] : [this.#reaction(at, 0), isEnd ? [] : this.#reaction(at, 1)];
    const lines = [...first, ...told.slice(0, 2), ...second, ...told.slice(2)];
    return lines.flatMap((block, place) => [
      { ...block, rank: block.rank * loreRanks.plainly },
      ...(place % LINES_BETWEEN_TALKS === 1 ? this.#talk(at, (place - 1) / LINES_BETWEEN_TALKS) : []),
    ]);
  }

  /** What the hero does when somebody or something else does what a sentence tells. */
  #reaction(at: number, round: number): Block[] {
    const { hero } = this.#course.given;
    const isOther = this.#course.actions[at]?.by !== "hero";
    const isThere = hero !== undefined && isToldUntil(this.#reading, at, hero) && !this.#course.isHeroAway;
    return isOther && isThere ? this.#block(reactionIn(this.#course.given, round), this.#unsaid) : [];
  }

  /** What hero and companion say to each other, or a group does beside the hero, once they are there. */
  #talk(at: number, round: number): Block[] {
    const [mate] = this.#reading.companions;
    if (mate)
      return this.#mayTalk(at) ? this.#block(talkIn(this.#course.given, round), withoutPupil(this.#unsaid)) : [];
    const group = this.#course.isHeroAway ? undefined : groupIn(this.#course.given, at, round);
    return group ? this.#block(group.beat, { ...this.#unsaid, event: group.words }) : [];
  }

  /** Whether hero and companion are together after the sentence with this index. */
  #mayTalk(at: number): boolean {
    const [mate] = this.#reading.companions;
    return !this.#course.isHeroAway && (!mate || isToldUntil(this.#reading, at, mate));
  }

  /** Small moments for after a sentence, for a story that would be too short: they lead up to its last event. */
  #fillers(at: number): Block[] {
    const { hero, clauses } = this.#reading;
    const { climaxAt } = this.#course;
    if (climaxAt > 0 && at >= climaxAt) return [];
    const count = Math.ceil(MOST_MOMENTS / (climaxAt > 0 ? climaxAt : clauses.length));
    const all = this.#moments?.all ?? (hero ? momentsFor(hero, this.#reading, this.filling.topic) : []);
    this.#moments ??= { all, fitting: this.#linesOf([0, ...all], {}) };
    const own = Array.from({ length: hero ? count : 0 }, (): Beat => [this.#random.next() * ROUND, ...all]);
    return [
      ...own.flatMap((beat) => this.#block(beat, {}, LATE, this.#moments?.fitting)),
      ...quietMoments.flatMap((beat) => this.#block(beat, {}, LATE)),
    ].map((block) => ({ ...block, isPause: true as const, isFiller: true as const }));
  }

  /** The events of the idea, with small moments between them; a story of its own has only a few lines before it. */
  #eventfulBlocks(staged: readonly StagedClause[], isWhole = false): Block[] {
    let parts = 0;
    const spread = placesOfScenes();
    const setting = fillsFilm(staged, this.#seconds) ? placeOf : settingOf(staged);
    const ofStory = (at: number): Block[] =>
      beforeStory(spread(this.#loreBlocks(at, 3, setting).map(laterBy(loreRanks.inScenes)), parts++));
    const ofEvents = (at: number): Block[] => {
      const moments = [...amidEvents, ...amidEvents].flatMap((beat, place) =>
        this.#block(beat, this.#unsaid, (parts % 3) + (place < amidEvents.length ? 0 : ROUND)),
      );
      return [
        ...(parts++ === 0 ? this.#portrait() : []),
        ...[...this.#loreBlocks(at, 3).map(laterBy(1)), ...moments].map((block) => ({
          ...block,
          isPause: true as const,
        })),
        ...this.#fillers(at).slice(0, MOST_BETWEEN),
      ];
    };
    const between = isWhole ? ofStory : ofEvents;
    return blocksOfEvents(staged, this.#reading, this.#telling, between);
  }

  readonly #telling: Tell = (beat, words) => this.#block(beat, { ...this.#local, ...words });

  /** Whom the hero is with is ill or gone: somebody else helps. */
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
    const { hero, place } = this.#reading;
    const isThing = isAboutThing(this.filling) && this.filling.topic !== place?.name;
    const isAlive = !isThingKind(hero?.kind ?? "") && !/\b(?:mars|moon|space|planet|venus)\b/i.test(place?.name ?? "");
    if (isEnclosed) return [];
    const lore = this.#loreBlocks(this.#gap, 2).map((block) => ({ ...block, isPause: true as const }));
    const small = [pauses, moments, moments, moments].flatMap(([rank, ...lines], round) => {
      const fitting = lines.filter(
        (line) =>
          (isKnown || !/\{(?:the)?helper\}|\{stranger\}/i.test(line)) &&
          (isThing || !line.includes("{topic}")) &&
          (isAlive || !OF_NATURE.test(line)),
      );
      const isEcho = round === 0 && at % 2 === 0 && !isOwn;
      const added = isEcho ? ECHO - rank : ((at * 3) % 7) + Math.max(0, round - 1) * ROUND;
      return this.#block([rank, ...fitting], this.#unsaid, added).map((block) => ({
        ...block,
        isPause: true as const,
      }));
    });
    return [...lore, ...small];
  }

  /** At most so many lines about what the idea names up to the sentence with this index. */
  #loreBlocks(at: number, most: number, isFit?: LoreFit): Block[] {
    const told: Block[] = [];
    for (let each = this.#lore.next(0, at, isFit); each && told.length < most; each = this.#lore.next(0, at, isFit))
      told.push(...this.#loreBlock(each));
    return told;
  }

  #loreBlock({ beat, topic }: LoreBeat): Block[] {
    const isTalk = topic.sort === "talk";
    const words = { ...(isTalk && withoutPupil(this.#unsaid)), ...topic.words };
    const told = isTalk && !this.#mayTalk(topic.at) ? [] : this.#block(beat, words, this.#loreLater);
    const isPlace = topic.sort === "place" && this.#loreLater > 0;
    return told.map((block) => ({ ...block, rank: isPlace ? placeRank(block.rank) : block.rank, subject: topic }));
  }

  /** A sentence of the idea with what belongs to it: who the hero is, what its trouble is like. */
  #opening({ text }: Clause, at: number): Block[] {
    const isGlad = at === 0 && /^(?:wish|action|calm|company)$/.test(this.#course.turns[0] ?? "");
    const isTrouble = at > 0 || /\bbut\b/i.test(text);
    const found = isTrouble
      ? obstacles.find(({ words }) => words.test(text.split(/\bbut\b/i).at(-1) ?? ""))
      : undefined;
    return [
      { rank: 0, paragraphs: [text] },
      ...(isGlad && !found ? this.#portrait() : []),
      ...this.#loreBlocks(at, 3),
      ...(found ? this.#block(found.lines) : []),
    ];
  }

  /** Who the hero is. */
  #portrait(): Block[] {
    return this.#block(portraits[sortInPlots(this.#reading.hero)] ?? portraits["adult"]);
  }

  #factsOf(reading: IdeaReading): PlotFacts {
    return factsOf(reading, this.#course.actions, {
      words: this.filling.situation,
      sort: sortInPlots(this.#reading.hero),
      teaches: teachesIn(this.#course),
      hasFoe: this.#local.foe !== undefined && this.#course.wishAt >= 0,
      topic: isAboutThing(this.filling) ? this.filling.topic : "",
    });
  }

  /** The plot that fits best: the first for whose main paragraphs the idea has words. */
  #plot(): Plot {
    const groups = plotsFor(this.#factsOf(this.#reading));
    const hasTurningPoint = ({ climax, isAfterAll }: Plot): boolean =>
      (this.#course.isToldToItsEnd && !isAfterAll) ||
      climax.length === 0 ||
      this.#linesOf(climax[0] as Beat).length > 0;
    const isTellable = ({ tell, climax, isAfterAll }: Plot): boolean =>
      [
        ...tell.filter(([rank]) => rank < 2),
        ...(this.#course.isToldToItsEnd && !isAfterAll ? [] : climax.slice(0, 1)),
      ].filter((beat) => this.#linesOf(beat).length === 0).length <= MAX_GAPS;
    const random = seededRandom(this.#plotSeed);
    const found = groups
      .map((group) => random.shuffle(group).find((plot) => hasTurningPoint(plot) && isTellable(plot)))
      .find((plot) => plot !== undefined);
    return found ?? { tell: [], climax: [], close: [] };
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

  #block(beat: Beat | undefined, given = this.#local, added = 0, fitting?: readonly string[]): Block[] {
    const { told: retoldWords, ...unsaid } = given;
    const local = this.#retoldTimes < MAX_RETOLD ? given : unsaid;
    const told = beat && this.#box.line(fitting ?? this.#linesOf(beat, local), local);
    if (!beat || !told) return [];
    this.#retoldTimes += retoldWords !== undefined && told.toLowerCase().includes(retoldWords.toLowerCase()) ? 1 : 0;
    const spare = isOfSubject(beat) ? {} : { spare: [this.#spare(told, beat, local)] };
    return [{ rank: beat[0] + (beat[0] === 0 ? 0 : added), paragraphs: [told], ...spare }];
  }

  /** The paragraph without what it is about, or another one that does not name it. */
  #spare(told: string, [, ...lines]: Beat, local: Local): string {
    const spared = withoutTopic(told, this.filling, this.#local);
    const isNamed = spared.toLowerCase().includes(this.filling.topic.toLowerCase());
    const given = this.#reading.hero?.many ? lines.map(inPlural) : lines;
    return (isNamed ? this.#box.plain(given, local) : undefined) ?? spared;
  }

  /** Those lines of a beat that say the most of the idea: about such a hero, with its companion, with its own words. */
  #linesOf([, ...given]: Beat, local = this.#local): string[] {
    const lines = this.#reading.hero?.many ? given.map(inPlural) : given;
    const fitting = lines.filter((line) => this.#box.fits(line, local));
    return mostTelling(fitting);
  }
}
