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
import { hopes, moments, pauses } from "../scripts/moments.ts";
import { anyPlace, placeMatter } from "../scripts/places.ts";
import type { Beat, ScriptGroup } from "../scripts/script.ts";
import { actionOf, type ClauseAction } from "./clause-action.ts";
import type { Clause } from "./clauses.ts";
import { type Filling, isHelpOf, type Local } from "./fill-line.ts";
import { type Block, fitBlocks } from "./fit-blocks.ts";
import { isHuman, namesFor, resolvedWish } from "./person-words.ts";
import { SceneBox } from "./scene-box.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { goalOf } from "./topic.ts";

/** The paragraphs of a story from a reading: each sentence of the idea in its order, with what leads to it and follows. */
export const tellIdea = (reading: IdeaReading, filling: Filling, brief: Brief): string[] => {
  const drafts = Array.from({ length: MAX_DRAFTS }, (_, at) => at);
  let best: { paragraphs: string[]; miss: number } | undefined;
  for (const at of drafts) {
    const random = seededRandom(`${brief.seed}|${brief.storyType}|${brief.idea}|${at}`);
    const fitted = fitBlocks(new Teller(reading, filling, random).blocks(), brief.seconds);
    const draft = { ...fitted, paragraphs: withIntroduction(fitted.paragraphs, filling) };
    if (!best || draft.miss < best.miss) best = draft;
    if (best.miss < GOOD_MISS) break;
  }
  return best?.paragraphs ?? [];
};

/** The helper is "an old ferryman" at first, and later "the ferryman". */
const withIntroduction = (paragraphs: readonly string[], { details }: Filling): string[] => {
  let isKnown = false;
  const { firstHelper, helper } = details;
  const mention = new RegExp(`\\b(?:${firstHelper}|${helper})\\b`, "gi");
  return paragraphs.map((paragraph) =>
    paragraph.replace(mention, (words) => {
      const told = isKnown ? helper : firstHelper;
      isKnown = true;
      return /^\p{Lu}/u.test(words) ? told.charAt(0).toUpperCase() + told.slice(1) : told;
    }),
  );
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
  readonly #isOpen: boolean;
  /** Who acts against the hero, if that is somebody of the idea. */
  readonly #foe: string | undefined;
  #ending: readonly Beat[] = [];

  constructor(reading: IdeaReading, filling: Filling, random: Random) {
    this.#actions = reading.clauses.map((clause) => actionOf(clause, reading));
    const heroWish = reading.clauses.findIndex(
      ({ wish }, at) => wish !== undefined && wish === reading.wish && this.#actions[at]?.by === "hero",
    );
    const { wish, companions, ...rest } = reading;
    const opposers = reading.clauses.filter(
      ({ text }, at) => this.#actions[at]?.by === "other" && /^but\b/i.test(text),
    );
    const atHand = companions.filter(
      ({ aliases }) => !opposers.some(({ text }) => aliases.some((alias) => text.toLowerCase().includes(alias))),
    );
    this.#wishAt = heroWish;
    this.#isOpen = heroWish >= 0 && reading.isWishOpen;
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
    this.#box = new SceneBox({ ...filling, reading: this.#reading }, random);
    this.#mainAt = heroWish >= 0 ? heroWish : this.#lastAction();
  }

  blocks(): Block[] {
    const { clauses, manner } = this.#reading;
    const last = clauses.length - 1;
    const heroAt = Math.max(
      0,
      this.#actions.findIndex(({ by }) => by === "hero"),
    );
    // What stands in the way of an open wish is told before the hero sets about it.
    const mainAt = this.#isOpen ? last : Math.max(this.#mainAt, this.#helpAt());
    const main = this.#groupAt(this.#mainAt) ?? anything;
    const blocks = clauses.flatMap((clause, at) => {
      const local = this.#local(clause);
      const start = at === mainAt || (this.#isOpen && at === this.#mainAt) ? undefined : this.#groupAt(at);
      return [
        { rank: 0, paragraphs: [clause.text] },
        ...(at === heroAt ? this.#block(people[this.#sort()] ?? people.adult, local) : []),
        ...this.#place(clause),
        ...this.#opposed(clause, at),
        ...(start ? this.#start(start, local) : []),
        ...(at === mainAt ? [...this.#extra(local), ...this.#main(main, this.#mainLocal())] : []),
        ...(manner.isFunny && at !== mainAt ? this.#block(funny[1], local) : []),
      ];
    });
    return [...blocks, ...this.#end()];
  }

  /** The start of the script for a sentence that is not the story's main one. */
  #start(group: ScriptGroup, local: Local): Block[] {
    const script = this.#box.script(group, local);
    return (script?.tell ?? []).slice(0, MAX_START).flatMap((beat) => this.#block(beat, local, 2));
  }

  /** The sentence in which somebody of the idea helps: it comes before the script in which they do. */
  #helpAt(): number {
    const { clauses, companions } = this.#reading;
    return clauses.findLastIndex((clause) => companions.some((each) => isHelpOf(each, clause, this.#reading)));
  }

  #main(group: ScriptGroup, local: Local): Block[] {
    const isWithoutThing = ofThings.has(group) && !local.obj && !local.thing && !goalOf(this.#reading.wish);
    const script = (isWithoutThing ? undefined : this.#box.script(group, local)) ?? this.#box.script(anything, local);
    if (!script) return [];
    this.#ending = script.end;
    return script.tell.flatMap((beat, at) => [
      ...this.#block(beat, local),
      ...this.#aside(at, script.tell.length - 1 - at, local),
    ]);
  }

  /** Between two paragraphs of the main script; never right before its turn, which answers what was just told. */
  #aside(at: number, left: number, local: Local): Block[] {
    const { manner, wish } = this.#reading;
    if (left < 3 && at > 0) return [];
    const turn = at % 2;
    return [
      ...(at > 0 && at < 3 ? this.#pal(at - 1, local) : []),
      ...(manner.isFunny && at > 0 && at < 3 ? this.#block(funny[at - 1], local) : []),
      ...(wish !== undefined && at === 1 ? this.#block(hopes, local, 1) : []),
      ...this.#block(moments, local, at === 0 ? 3 : at),
      ...this.#block(moments, local, 2 + at),
      ...(turn === 1 ? [] : this.#block(pauses, local, at)),
    ];
  }

  #pal(at: number, local: Local): Block[] {
    const [pal] = this.#reading.companions;
    if (!pal) return [];
    const talks = this.#block(withTalker[at], local);
    return talks.length > 0 ? talks : this.#block(withBeast[at], local);
  }

  #end(): Block[] {
    const local = this.#mainLocal();
    const own = this.#ending.flatMap((beat) => this.#block(beat, local));
    if (own.some(({ rank }) => rank === 0)) return own;
    const script = this.#box.script(anything, local);
    return script?.end.flatMap((beat) => this.#block(beat, local)) ?? own;
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
    if (AFRAID.test(clause.text)) return action.by === "hero" || isMain ? fearing : undefined;
    return scriptsForAction(action.verbs, {
      isHeros: action.by === "hero",
      hasPerson: this.#named(clause) !== undefined,
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
    const other = this.#named(clause) ?? this.#reading.companions[0];
    const being = this.#named(clause);
    const found = being && !isHuman(being) && !clause.object ? namesFor(being, this.#reading) : undefined;
    const loot = /\b(?:lied|lies|tricked|fooled|cheated)\b/.test(clause.text)
      ? this.#thingsIn(clause).at(-1)
      : undefined;
    const thing = loot ?? found ?? clause.object ?? this.#thingIn(clause) ?? this.#reading.things[0];
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

  #named({ text }: Clause): Person | undefined {
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

  /** Who the hero is, for the sentence that introduces it. */
  #sort(): string {
    const { hero } = this.#reading;
    if (!hero) return "adult";
    if (hero.isNarrator) return "narrator";
    if (hero.many) return "group";
    if (/^(?:girl|boy)$/.test(hero.kind)) return "child";
    if (/^(?:grandma|grandpa)$/.test(hero.kind) || hero.age === "old") return "old";
    if (isHuman(hero)) return "adult";
    return /^(?:robot|toaster)$/.test(hero.kind) ? "thing" : "animal";
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

const MAX_START = 3;
const MAX_EXTRA = 3;
/** After everything that belongs to the idea's own sentences. */
const EXTRA_RANK = 14;
/** What people do to a tree, a shop or a park that they want gone. */
const GONE =
  /\b(?:cut(?:ting)? (?:it |them )?down|fell(?:ed|ing)|(?:torn?|tear(?:ing)?|knock(?:ed)?|pull(?:ed)?) (?:it )?down|clos(?:e|ed|ing)|demolish(?:ed)?|bulldoz(?:e|ed)|sold|sell|delete[d]?|shut(?:ting)? (?:it )?down|replaced?|parking lot|car park|shopping mall)\b/i;
const AFRAID = /\b(?:afraid|scared|frightened|terrified)\b/i;

/** What a person would call wrong: "steals", "lies to", "tells lies"; not "lies in bed". */
const isWrong = (text: string, verbs: readonly string[]): boolean =>
  /\b(?:lied? to|lied about|tells? lies|told lies|liar|made fun of)\b/i.test(text) ||
  verbs.some((verb) => verb !== "lie" && wrongdoing.verbs.split(" ").includes(verb));

/** Whether a told story has the asked length, so that no other matter is needed. */
export const isLongEnough = (paragraphs: readonly string[], seconds: number): boolean =>
  speakingSeconds(paragraphs.join("\n\n"), "english") > seconds * 0.94;
