import type { Person } from "../../people/person.ts";
import { type Random, seededRandom } from "../../random.ts";
import { speakingSeconds } from "../../speech/speaking-seconds.ts";
import type { Brief } from "../../story.ts";
import { funny, opposed, people, withBeast, withTalker } from "../scripts/asides.ts";
import { facing } from "../scripts/facing.ts";
import {
  anything,
  fearing,
  mischief,
  ofThings,
  parting,
  protecting,
  rescuing,
  scriptsForAction,
  scriptsForWish,
  wrongdoing,
} from "../scripts/index.ts";
import { fulfilments, moments, recalled } from "../scripts/moments.ts";
import { anyPlace, placeMatter } from "../scripts/places.ts";
import { anyScenes, scenesFor } from "../scripts/scenes.ts";
import type { Beat, ScriptGroup } from "../scripts/script.ts";
import { gladly, sadly, turnScripts } from "../scripts/turns/index.ts";
import { actionOf, type ClauseAction } from "./clause-action.ts";
import { isFearOfOthers, isSadEnd, longestGapOf, type Turn, tellsItsEnd, turnOf } from "./clause-turn.ts";
import type { Clause } from "./clauses.ts";
import { isAtHand } from "./close-companion.ts";
import { ALL_THIS, type Filling, type Local } from "./fill-line.ts";
import { type Block, fitBlocks } from "./fit-blocks.ts";
import { fulfilled } from "./fulfilled.ts";
import { GONE, isWrong } from "./ill-will.ts";
import { isHuman, namesFor, resolvedWish } from "./person-words.ts";
import { phrasesOf, topicsOf } from "./phrases-of-idea.ts";
import { retold } from "./retold.ts";
import { SceneBox } from "./scene-box.ts";
import { sortOf } from "./sort-of-hero.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { goalOf } from "./topic.ts";
import { withIntroduction } from "./with-introduction.ts";

/** The paragraphs of a story from a reading: each sentence of the idea in its order, with what leads to it and follows. */
export const tellIdea = (reading: IdeaReading, filling: Filling, brief: Brief): string[] => {
  const drafts = Array.from({ length: MAX_DRAFTS }, (_, at) => at);
  const phrases = phrasesOf(reading, filling);
  let best: { paragraphs: string[]; miss: number } | undefined;
  for (const at of drafts) {
    const random = seededRandom(`${brief.seed}|${brief.storyType}|${brief.idea}|${at}`);
    const fitted = fitBlocks(new Teller(reading, filling, random).blocks(), brief.seconds, phrases);
    const draft = { ...fitted, paragraphs: withIntroduction(fitted.paragraphs, filling) };
    if (!best || draft.miss < best.miss) best = draft;
    if (best.miss < GOOD_MISS) break;
  }
  return best?.paragraphs ?? [];
};

const MAX_DRAFTS = 12;
const GOOD_MISS = 0.04;

/** Plans one telling of an idea. */
class Teller {
  readonly #reading: IdeaReading;
  readonly #box: SceneBox;
  readonly #actions: readonly ClauseAction[];
  /** The sentence whose script is the story's; the others have only the start of theirs. */
  readonly #mainAt: number;
  /** The sentence with the hero's wish. */
  readonly #wishAt: number;
  /** What each sentence means for the story. */
  readonly #turns: readonly Turn[];
  /** The last sentence tells how it comes out. */
  readonly #isToldToItsEnd: boolean;
  readonly #topic: string;
  /** The last sentence of the idea that is told so far. */
  #toldTo = 0;
  /** How many moments named a thing of the idea. */
  #named = 0;
  /** How many of them were told on. */
  #recalled = 0;
  /** Small scenes of the world of the idea. */
  readonly #worlds: ReturnType<typeof scenesFor>;
  /** Who acts against the hero, if that is somebody of the idea. */
  readonly #foe: string | undefined;

  constructor(reading: IdeaReading, filling: Filling, random: Random) {
    this.#actions = reading.clauses.map((clause) => actionOf(clause, reading));
    const heroWish = reading.clauses.findIndex(
      ({ wish }, at) => wish !== undefined && wish === reading.wish && this.#actions[at]?.by === "hero",
    );
    const { wish, companions, ...rest } = reading;
    const opposers = reading.clauses.filter(
      ({ text }, at) => this.#actions[at]?.by === "other" && /^but\b/i.test(text),
    );
    const atHand = companions.filter((one) => isAtHand(one, reading, opposers));
    this.#wishAt = heroWish;
    const meant = resolvedWish(heroWish >= 0 ? wish : undefined, reading);
    this.#reading = { ...rest, companions: atHand, ...(meant && { wish: meant }) };
    // Who steals a thing is to be caught, and does not have to be asked.
    const opposer = this.#actions.find(
      ({ by, doer, verbs }, at) =>
        by === "other" &&
        /^but\b/i.test(reading.clauses[at]?.text ?? "") &&
        !verbs.some((verb) => /^(?:steal|take|lose|hide|break|eat)$/.test(verb)) &&
        this.#someone(doer),
    );
    this.#foe = this.#someone(opposer?.doer);
    this.#topic = filling.topic;
    this.#box = new SceneBox({ ...filling, reading: this.#reading }, random);
    this.#mainAt = heroWish >= 0 ? heroWish : this.#lastAction();
    this.#turns = reading.clauses.map((clause, at) =>
      turnOf(clause, this.#actions[at] ?? actionOf(clause, reading), reading),
    );
    this.#isToldToItsEnd = tellsItsEnd(this.#turns, reading);
    this.#worlds = scenesFor(reading.clauses.map(({ text }) => text).join(" "));
  }

  blocks(): Block[] {
    const { clauses, manner } = this.#reading;
    const last = clauses.length - 1;
    const heroAt = Math.max(
      0,
      this.#actions.findIndex(({ by }) => by === "hero"),
    );
    const blocks = clauses.flatMap((clause, at) => {
      const local = this.#local(clause);
      return [
        { rank: 0, paragraphs: [clause.text] },
        ...(at === heroAt ? this.#block(people[sortOf(this.#reading.hero)] ?? people.adult, local) : []),
        ...this.#place(clause),
        ...this.#opposed(clause, at),
        ...(at < last ? this.#between(at) : []),
        ...(manner.isFunny && at < last ? this.#block(funny[1], local) : []),
      ];
    });
    return [...blocks, ...(this.#isToldToItsEnd ? this.#closing() : this.#main())];
  }

  /** What leads from a sentence to the next: nothing that would settle what the idea itself settles later. */
  #between(at: number): Block[] {
    const clause = this.#reading.clauses[at];
    const turn = this.#turns[at];
    if (!clause || !turn) return [];
    this.#toldTo = at;
    // Before the last sentence that tells the end there is the most to tell; an open story goes on afterwards.
    const isMain = this.#isToldToItsEnd && at === longestGapOf(this.#turns);
    const local = { ...this.#local(clause), isWish: turn === "wish" };
    const hasThing = local.thing !== ALL_THIS && !/\bcould (?:only|not)\b/.test(clause.text);
    const group = isMain && hasThing ? this.#groupAt(at, true) : undefined;
    // The last paragraph of a script settles what the idea settles itself.
    const known = group && this.#box.script(group, local)?.tell.slice(0, -1);
    const own = (known ?? []).map((beat) => this.#block(beat, local)).filter((blocks) => blocks.length > 0);
    const told = isMain
      ? [...own, ...this.#leads(turn, local, own.length > 0 ? 3 : 0)]
      : this.#lead(turn, local, 2).slice(0, MAX_BRIDGE);
    return told.flatMap((blocks, place) => [
      ...blocks,
      ...(isMain && place < told.length - 1 ? this.#scenes(place, local) : []),
    ]);
  }

  /** The paragraphs of several scripts for such a sentence: the first is told, the others as far as there is room. */
  #leads(turn: Turn, local: Local, added: number): Block[][] {
    return LEADS.flatMap((rank) => this.#lead(turn, local, added + rank));
  }

  /** The paragraphs of a script for such a sentence, without its end. */
  #lead(turn: Turn, local: Local, added: number): Block[][] {
    const script = this.#box.script(turnScripts[turn], local);
    return (script?.tell ?? []).map((beat) => this.#block(beat, local, added)).filter((blocks) => blocks.length > 0);
  }

  /** What follows the end that the idea tells. */
  #closing(): Block[] {
    const local = this.#local(this.#reading.clauses.at(-1));
    const script = this.#box.script(isSadEnd(this.#reading) ? sadly : gladly, local);
    return [...(script?.end.flatMap((beat) => this.#block(beat, local)) ?? [])];
  }

  /** Where the idea leaves it open: how it goes on, and how it comes out. */
  #main(): Block[] {
    this.#toldTo = this.#reading.clauses.length - 1;
    const local = this.#mainLocal();
    const found = this.#groupAt(this.#mainAt);
    const isWithoutThing = found && ofThings.has(found) && !local.obj && !local.thing && !goalOf(this.#reading.wish);
    const own = found && !isWithoutThing ? this.#box.script(found, local) : undefined;
    const last = this.#turns[this.#wishAt >= 0 ? this.#wishAt : this.#turns.length - 1] ?? "action";
    const script = own ?? this.#box.script(turnScripts[last], local) ?? this.#box.script(turnScripts.calm, local);
    if (!script) return [];
    const lead = this.#leads(last, local, 4).flat();
    const told = script.tell.flatMap((beat, at) => [
      ...this.#block(beat, local),
      ...this.#aside(at, script.tell.length - 1 - at, local),
    ]);
    const end = script.end.flatMap((beat) => this.#block(beat, local));
    const closed = end.some(({ rank }) => rank === 0)
      ? end
      : (this.#box.script(turnScripts[last], local)?.end.flatMap((beat) => this.#block(beat, local)) ?? end);
    return [...this.#extra(local), ...lead, ...told, ...this.#fulfilling(closed)];
  }

  /** The end with a sentence that says in so many words that the hero did it. */
  #fulfilling(end: readonly Block[]): Block[] {
    const isWished = this.#mainAt === this.#wishAt && this.#reading.wish !== undefined;
    const done = this.#reading.manner.isSad ? undefined : fulfilled(this.#reading, isWished);
    const [first, ...rest] = end;
    const last = done?.split(" ").at(-1) ?? "";
    const isTold = end.some(({ paragraphs }) => paragraphs.some((each) => each.includes(`${last}.`)));
    if (!done || !first || isTold) return [...end];
    return [first, ...this.#block(fulfilments, { done }), ...rest];
  }

  /** Between two paragraphs of the main script; never right before its turn, which answers what was just told. */
  #aside(at: number, left: number, local: Local): Block[] {
    const { manner } = this.#reading;
    if (left < 2 && at > 0) return [];
    return [
      ...(at > 0 && at < 3 ? this.#pal(at - 1, local) : []),
      ...(manner.isFunny && at > 0 && at < 3 ? this.#block(funny[at - 1], local) : []),
      ...this.#scenes(at, local),
    ];
  }

  /** What names the idea, then small scenes of its world, and after them such as fit any. */
  #scenes(at: number, local: Local): Block[] {
    const moment = (rank: number): Block[] => this.#block(moments, this.#about(local), rank);
    return [
      ...(at % 2 === 1 ? this.#block(recalled, this.#recalling(local), 2 + at) : []),
      ...(at % 2 === 0 ? moment(1 + at) : this.#block([5, ...this.#worlds.named], local, at)),
      ...(at % 2 === 0 ? this.#block([11, ...this.#worlds.others], local, at) : moment(6 + at)),
      ...this.#block([13, ...anyScenes], local, at),
    ];
  }

  /** With the next of the things that the idea has named so far. */
  #about(local: Local): Local {
    const things = topicsOf(this.#reading, this.#toldTo);
    const thing = things[this.#named++ % Math.max(1, things.length)] ?? local.thing;
    return { ...local, ...(thing && { thing }) };
  }

  /** With a sentence of the idea that was told, each in its turn. */
  #recalling(local: Local): Local {
    const known = this.#reading.clauses.slice(0, this.#toldTo + 1).flatMap((each) => retold(each, this.#reading) ?? []);
    const told = known[this.#recalled++ % Math.max(1, known.length)];
    return { ...local, told };
  }

  #pal(at: number, local: Local): Block[] {
    const [pal] = this.#reading.companions;
    if (!pal) return [];
    const talks = this.#block(withTalker[at], local);
    return talks.length > 0 ? talks : this.#block(withBeast[at], local);
  }

  /** For longer stories: how the hero came to it, each part told as a whole or not at all. */
  #extra(local: Local): Block[] {
    return Array.from({ length: MAX_EXTRA }, (_, at) => at).flatMap((at) => {
      const script = this.#box.script(anything, local);
      const told = script?.tell.map((beat) => this.#block(beat, local)) ?? [];
      const isWhole = told.length > 0 && told.every((blocks) => blocks.length > 0);
      return isWhole ? [{ rank: EXTRA_RANK + at, paragraphs: told.flat().flatMap((each) => each.paragraphs) }] : [];
    });
  }

  #block(beat: Beat | undefined, local: Local, added = 0): Block[] {
    const told = beat && this.#box.beat(beat, local);
    return beat && told ? [{ rank: beat[0] + (beat[0] === 0 ? 0 : added), paragraphs: [told] }] : [];
  }

  #opposed({ text }: Clause, at: number): Block[] {
    const action = this.#actions[at];
    const foe = action?.by === "other" && /^but\b/i.test(text) ? this.#someone(action.doer) : undefined;
    return foe ? this.#block(opposed[0], { ...this.#local(this.#reading.clauses[at]), foe }) : [];
  }

  /** The script for a sentence; the wish decides, then what is done, then a fear. */
  #groupAt(at: number, isMain = at === this.#mainAt): ScriptGroup | undefined {
    const clause = this.#reading.clauses[at];
    const action = this.#actions[at];
    if (!clause || !action) return undefined;
    const { manner, wish } = this.#reading;
    if (manner.isSad) return isMain && (action.by === "hero" || at === 0) ? parting : undefined;
    if (action.by === "hero" && isWrong(clause.text, action.verbs)) return manner.isFunny ? mischief : wrongdoing;
    if (wish && at === this.#wishAt) {
      const isOnTheWay = !action.isOnlyWished && /^(?:bring|get|give|take|put)$/.test(clause.verb);
      const way = isOnTheWay
        ? scriptsForAction(action.verbs.slice(0, 1), { isHeros: true, hasPerson: false })
        : undefined;
      if (this.#foe !== undefined) return facing;
      const group = way ?? scriptsForWish(wish);
      return group === rescuing && this.#isThreatened() ? protecting : group;
    }
    if (AFRAID.test(clause.text) && !isFearOfOthers(clause.text))
      return action.by === "hero" || isMain ? fearing : undefined;
    return scriptsForAction(action.verbs, {
      isHeros: action.by === "hero",
      hasPerson: this.#personIn(clause) !== undefined,
      text: clause.text,
    });
  }

  /** What is to be saved is a thing or a place, and people want it gone. */
  #isThreatened(): boolean {
    const head = goalOf(this.#reading.wish)?.split(" ").at(-1)?.toLowerCase() ?? "";
    const isSomebody = this.#reading.others.some(({ aliases }) => aliases.includes(head));
    return !isSomebody && this.#reading.clauses.some(({ text }) => GONE.test(text));
  }

  /** The last sentence that has a script: those before it lead to it. */
  #lastAction(): number {
    return Math.max(
      0,
      this.#reading.clauses.findLastIndex((_, at) => this.#groupAt(at, true) !== undefined),
    );
  }

  /** A doer who is one of the idea's characters. "His voice" can neither grin nor look back. */
  #someone(doer: string | undefined): string | undefined {
    const head = doer?.split(" ").at(-1) ?? "";
    const found = this.#reading.others.find(({ aliases }) => aliases.includes(head));
    return found && namesFor(found, this.#reading);
  }

  #local(clause: Clause | undefined): Local {
    if (!clause) return {};
    const other = this.#personIn(clause) ?? this.#reading.companions[0];
    const being = this.#personIn(clause);
    const found = being && !isHuman(being) && !clause.object ? namesFor(being, this.#reading) : undefined;
    const loot = /\b(?:lied|lies|tricked|fooled|cheated)\b/.test(clause.text)
      ? this.#thingsIn(clause).at(-1)
      : undefined;
    const upTo = this.#reading.clauses.indexOf(clause);
    const told = this.#reading.clauses
      .slice(0, upTo + 1)
      .map(({ text }) => text.toLowerCase())
      .join(" ");
    const isTold = told.includes(this.#topic.split(" ").at(-1)?.toLowerCase() ?? "");
    const before = topicsOf(this.#reading, upTo).at(-1) ?? (isTold ? undefined : ALL_THIS);
    const thing = loot ?? found ?? clause.object ?? this.#thingIn(clause) ?? before;
    const obj = clause.object ?? found ?? this.#thingIn(clause);
    return { ...(obj && { obj }), ...(thing && { thing }), ...(other && { other: other.key }) };
  }

  #mainLocal(): Local {
    const foe = this.#foe;
    return {
      ...this.#local(this.#reading.clauses[this.#mainAt]),
      isWish: this.#mainAt === this.#wishAt,
      ...(foe && { foe }),
    };
  }

  #personIn({ text }: Clause): Person | undefined {
    const low = text.toLowerCase();
    return this.#reading.others.find(({ aliases }) => aliases.some((alias) => low.includes(alias)));
  }

  #thingIn(clause: Clause): string | undefined {
    return this.#thingsIn(clause)[0];
  }

  #thingsIn({ text }: Clause): readonly string[] {
    const low = text.toLowerCase();
    return this.#reading.things.filter((thing) => low.includes(thing.split(" ").slice(1).join(" ")));
  }

  /** What one notices at the place, after the sentence that names it. */
  #place({ text }: Clause): Block[] {
    const name = this.#reading.place?.name ?? "";
    const words = name.toLowerCase().split(/\s+/);
    if (name === "" || !text.toLowerCase().includes(words.at(-1) ?? name)) return [];
    const known = placeMatter.find((each) => words.some((word) => each.words.split(" ").includes(word)));
    const line = this.#box.line(known?.lines ?? anyPlace);
    return line ? [{ rank: 4, paragraphs: [line] }] : [];
  }
}

/** How much later than the first the paragraphs of further scripts find room. */
const LEADS = [0, 3, 5, 7];
/** How many paragraphs lead on where the most is told elsewhere. */
const MAX_BRIDGE = 2;
const MAX_EXTRA = 3;
/** After everything that belongs to the idea's own sentences. */
const EXTRA_RANK = 14;
const AFRAID = /\b(?:afraid|scared|frightened|terrified)\b/i;

/** Whether a told story has the asked length, so that no other matter is needed. */
export const isLongEnough = (paragraphs: readonly string[], seconds: number): boolean =>
  speakingSeconds(paragraphs.join("\n\n"), "english") > seconds * 0.94;
