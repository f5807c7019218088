import type { Person } from "../../people/read-people.ts";
import { type Random, seededRandom } from "../../random.ts";
import { speakingSeconds } from "../../speech/speaking-seconds.ts";
import type { Brief } from "../../story.ts";
import { backgrounds } from "../scenes/background.ts";
import { crises, foes } from "../scenes/crises.ts";
import { anyEnding, endings, lastLines, sadEndings } from "../scenes/endings.ts";
import { eventScenes } from "../scenes/events.ts";
import { funnyLines, sadClosings } from "../scenes/frame.ts";
import { makingScenes } from "../scenes/making.ts";
import { meetingScenes } from "../scenes/meeting.ts";
import { movingScenes } from "../scenes/moving.ts";
import { anyPlace, placeMatter } from "../scenes/places.ts";
import type { ActionScenes, Scene } from "../scenes/scene.ts";
import { type Thread, threads } from "../scenes/threads.ts";
import { palScenes, plainScenes, thingScenes, tryScenes } from "../scenes/tries.ts";
import { anyWish, wishScenes } from "../scenes/wishes.ts";
import { actionOf, type ClauseAction } from "./clause-action.ts";
import type { Clause } from "./clauses.ts";
import type { Filling, Local } from "./fill-line.ts";
import { type Block, fitBlocks } from "./fit-blocks.ts";
import { SceneBox } from "./scene-box.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** The paragraphs of a story from a reading: each sentence of the idea in its order, with scenes that follow from it. */
export const tellIdea = (reading: IdeaReading, filling: Filling, brief: Brief): string[] => {
  const drafts = Array.from({ length: MAX_DRAFTS }, (_, at) => at);
  let best: { paragraphs: string[]; miss: number } | undefined;
  for (const at of drafts) {
    const random = seededRandom(`${brief.seed}|${brief.storyType}|${brief.idea}|${at}`);
    const draft = fitBlocks(new Teller(reading, filling, random).blocks(), brief.seconds);
    if (!best || draft.miss < best.miss) best = draft;
    if (best.miss < GOOD_MISS) break;
  }
  return best?.paragraphs ?? [];
};

const MAX_DRAFTS = 12;
const GOOD_MISS = 0.04;

const actionScenes: readonly ActionScenes[] = [...makingScenes, ...movingScenes, ...meetingScenes, ...eventScenes];

/** Plans one telling of an idea. */
class Teller {
  readonly #reading: IdeaReading;
  readonly #box: SceneBox;
  readonly #random: Random;
  readonly #actions: readonly ClauseAction[];
  readonly #thread: Thread | undefined;
  /** What the hero wants in the end; nothing where somebody else wants it. */
  readonly #wish: string | undefined;
  /** The wish as the idea says it. */
  readonly #wished: string | undefined;

  constructor(reading: IdeaReading, filling: Filling, random: Random) {
    this.#actions = reading.clauses.map((clause) => actionOf(clause, reading));
    const isHeros = reading.clauses.some(({ wish }, at) => wish !== undefined && this.#actions[at]?.by === "hero");
    this.#wished = reading.wish;
    this.#wish = isHeros ? namedWish(reading) : undefined;
    const { wish: _, companions, ...rest } = reading;
    const opposed = reading.clauses.filter(({ text }, at) => this.#actions[at]?.by === "other" && /^but\b/i.test(text));
    const atHand = companions.filter(
      ({ aliases }) => !opposed.some(({ text }) => aliases.some((alias) => text.toLowerCase().includes(alias))),
    );
    this.#reading = { ...rest, companions: atHand, ...(this.#wish && { wish: this.#wish }) };
    this.#box = new SceneBox({ ...filling, reading: this.#reading }, random);
    this.#random = random;
    const isEffort = this.#wish !== undefined || filling.action !== undefined;
    const canThread = isEffort && !reading.hero?.isNarrator && !reading.manner.isSad && random.chance(0.75);
    this.#thread = canThread
      ? random.shuffle(threads).find((each) => this.#box.canTell([...each.start, ...each.crisis, ...each.end]))
      : undefined;
  }

  blocks(): Block[] {
    const { clauses, manner } = this.#reading;
    const heroAt = Math.max(
      0,
      this.#actions.findIndex(({ by }) => by === "hero"),
    );
    const isOpen = this.#wish !== undefined && this.#reading.isWishOpen;
    const last = clauses.length - 1;
    const crisisAt = isOpen || last === 0 ? last : last - 1;
    const blocks = clauses.flatMap((clause, at) => [
      ...this.#chapter(clause, at, { isFirst: at === heroAt, hasCrisis: at === crisisAt && !manner.isSad }),
    ]);
    return [...blocks, ...this.#end(isOpen)];
  }

  #chapter(clause: Clause, at: number, { isFirst, hasCrisis }: { isFirst: boolean; hasCrisis: boolean }): Block[] {
    const action = this.#actions[at];
    const local = this.#local(clause, action);
    const place = this.#isThere(clause) ? this.#place() : undefined;
    const own =
      action && !(action.isOnlyWished && !PRACTISED.test(action.verbs.join(" ")))
        ? this.#action(action, this.#named(clause) !== undefined)
        : [];
    const foe = action?.by === "other" && /^but\b/i.test(clause.text) ? this.#someone(action.doer) : undefined;
    const scene = (rank: number, list: readonly Scene[]): Block[] => block(rank, this.#box.scene(list, local));
    return [
      { rank: 0, paragraphs: [clause.text] },
      ...(isFirst ? block(3, this.#box.scene(this.#background(), local)) : []),
      ...(isFirst && this.#thread ? block(1, this.#box.scene([this.#thread.start], local)) : []),
      ...block(4, place),
      ...(this.#wish && clause.wish === this.#wished ? scene(2, this.#wishScenes("why")) : []),
      ...(foe ? block(1, this.#box.scene(foes, { ...local, foe })) : []),
      ...scene(own.length > 0 ? 1 : 8, own.length > 0 ? own : plainScenes),
      ...(this.#wish && clause.wish === this.#wished ? scene(3, tryScenes) : []),
      ...scene(7, own),
      ...(this.#reading.companions.length > 0 ? scene(5, palScenes) : scene(7, thingScenes)),
      ...scene(9, own),
      ...(this.#reading.manner.isFunny ? block(4, this.#funny()) : []),
      ...(hasCrisis ? block(1, this.#crisis(local)) : []),
      ...scene(10, plainScenes),
      ...(this.#wish && clause.wish === this.#wished ? scene(9, tryScenes) : []),
      ...scene(11, thingScenes),
      ...scene(12, palScenes),
      ...scene(13, plainScenes),
      ...scene(14, plainScenes),
      ...(hasCrisis ? scene(15, crises) : []),
    ];
  }

  /** The low point; its turn comes from what the story began with, where there is such a thing. */
  #crisis(local: Local): readonly string[] | undefined {
    return this.#thread ? this.#box.scene([this.#thread.crisis], local) : this.#box.scene(crises, local);
  }

  #end(isOpen: boolean): Block[] {
    const { manner, clauses } = this.#reading;
    const clause = clauses.at(-1);
    const action = this.#actions.at(-1);
    const local = clause && action ? this.#local(clause, action) : {};
    if (manner.isSad)
      return [...block(0, this.#box.scene(sadEndings, local)), ...block(1, oneOf(this.#box.line(sadClosings)))];
    const fulfilled = isOpen ? this.#box.scene(this.#wishScenes("fulfilled"), local) : undefined;
    const verbs = this.#actions.flatMap((each) => each.verbs);
    const own = endings.filter((each) => each.verbs.split(" ").some((verb) => verbs.includes(verb)));
    const ending = fulfilled
      ? undefined
      : (this.#box.scene(
          own.flatMap(({ scenes }) => scenes),
          local,
        ) ?? this.#box.scene(anyEnding, local));
    return [
      ...block(0, fulfilled ?? ending),
      ...(this.#thread ? block(1, this.#box.scene([this.#thread.end], local)) : []),
      ...block(9, this.#box.scene(anyEnding, local)),
      ...block(this.#thread ? 12 : 2, oneOf(this.#box.line(lastLines, local))),
    ];
  }

  /** A doer who is one of the idea's characters. "His voice" can neither grin nor look back. */
  #someone(doer: string | undefined): string | undefined {
    const head = doer?.split(" ").at(-1) ?? "";
    return this.#reading.others.some(({ aliases }) => aliases.includes(head)) ? doer : undefined;
  }

  #local(clause: Clause, action: ClauseAction | undefined): Local {
    const thing = this.#thingIn(clause) ?? this.#reading.things[0];
    const { companions } = this.#reading;
    const named = this.#named(clause);
    const other = named ?? companions[0];
    return {
      ...((clause.object ?? this.#thingIn(clause)) && { obj: clause.object ?? this.#thingIn(clause) }),
      ...(thing && { thing }),
      ...(other && { other: other.key }),
      ...(this.#someone(action?.doer) && !named && { doer: action?.doer }),
    };
  }

  #named({ text }: Clause): Person | undefined {
    const low = text.toLowerCase();
    return this.#reading.others.find(({ aliases }) => aliases.some((alias) => low.includes(alias)));
  }

  #thingIn({ text }: Clause): string | undefined {
    const low = text.toLowerCase();
    return this.#reading.things.find((thing) => low.includes(thing.split(" ").slice(1).join(" ")));
  }

  /** The scenes of the first verb that has any. */
  #action({ verbs, by }: ClauseAction, hasPerson: boolean): readonly Scene[] {
    for (const verb of verbs) {
      const found = actionScenes.filter(
        (each) =>
          each.verbs.split(" ").includes(verb) &&
          (each.by === "any" || (each.by ?? "hero") === by) &&
          (!each.withPerson || hasPerson),
      );
      if (found.length > 0) return found.flatMap(({ scenes }) => scenes);
    }
    return [];
  }

  #background(): readonly Scene[] {
    const { hero } = this.#reading;
    if (!hero) return [];
    if (hero.isNarrator) return backgrounds.narrator;
    if (hero.many) return backgrounds.group;
    if (/^(?:girl|boy)$/.test(hero.kind)) return backgrounds.child;
    if (/^(?:grandma|grandpa)$/.test(hero.kind) || hero.age === "old") return backgrounds.old;
    if (hero.gender === "it") return /^(?:robot|toaster)$/.test(hero.kind) ? backgrounds.thing : backgrounds.animal;
    return HUMANS.test(hero.kind) ? backgrounds.adult : backgrounds.animal;
  }

  #wishScenes(part: "why" | "fulfilled"): readonly Scene[] {
    const [verb = "", second = ""] = (this.#wish ?? "").split(" ");
    const key =
      verb === "get" && second === "past"
        ? "pass"
        : verb === "make" && /\blaugh\b/.test(this.#wish ?? "")
          ? "laugh"
          : verb;
    const own = wishScenes.find(({ verbs }) => verbs.split(" ").includes(key));
    return own && this.#random.chance(0.85) ? own[part] : anyWish[part];
  }

  #isThere({ text }: Clause): boolean {
    const name = this.#reading.place?.name.split(" ").at(-1)?.toLowerCase();
    return name !== undefined && text.toLowerCase().includes(name);
  }

  /** Two things that one notices at the place. */
  #place(): string[] | undefined {
    const words = (this.#reading.place?.name ?? "").toLowerCase().split(/\s+/);
    const lines =
      placeMatter.find((each) => words.some((word) => each.words.split(" ").includes(word)))?.lines ?? anyPlace;
    const told = [this.#box.line(lines), this.#box.line(lines)].filter((line) => line !== undefined);
    return told.length > 0 ? [told.join(" ")] : undefined;
  }

  #funny(): string[] {
    return [[this.#box.line(funnyLines), this.#box.line(funnyLines)].filter((line) => line !== undefined).join(" ")];
  }
}

/** "deliver it" with the thing that is meant: "deliver the letter". */
const namedWish = ({ wish, things }: IdeaReading): string | undefined => {
  const [thing] = things;
  return thing && !/[^s]s$/.test(thing) ? wish?.replace(/^(\S+) it$/, `$1 ${thing}`) : wish;
};

const PRACTISED = /\b(?:win|race|learn|search|look|dance|sing)\b/;
const HUMANS =
  /^(?:man|woman|king|queen|prince|princess|witch|wizard|knight|samurai|astronaut|pirate|farmer|detective|doctor|monk|teacher|hero|cook|artist|singer|mechanic|firefighter|judge|police-officer)$/;

const block = (rank: number, paragraphs: readonly string[] | undefined): Block[] =>
  paragraphs && paragraphs.length > 0 ? [{ rank, paragraphs }] : [];

const oneOf = (line: string | undefined): string[] | undefined => (line === undefined ? undefined : [line]);

/** Whether a told story has the asked length, so that no other matter is needed. */
export const isLongEnough = (paragraphs: readonly string[], seconds: number): boolean =>
  speakingSeconds(paragraphs.join("\n\n"), "english") > seconds * 0.94;
