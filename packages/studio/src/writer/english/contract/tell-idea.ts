import { type Random, seededRandom } from "../../random.ts";
import { sentenceSeconds, speakingSeconds } from "../../speech/speaking-seconds.ts";
import type { Brief } from "../../story.ts";
import { type ActionMatter, actionMatters } from "../matter/actions.ts";
import { closings, funnyLines, openings, sadClosings } from "../matter/frame.ts";
import { beginnings, feelings, inside, outside, type Parts, passing } from "../matter/moments.ts";
import { aloneLines, exchanges, gestures, heartLines, otherLines, pairLines } from "../matter/people.ts";
import { anyPlace, placeMatter } from "../matter/places.ts";
import { thingLines, thingTalk } from "../matter/things.ts";
import { doneLines, tryLines, wishLines } from "../matter/wishes.ts";
import type { Clause } from "./clauses.ts";
import { type Filling, fillLine } from "./fill-line.ts";
import { type IdeaReading, shortNameOf } from "./subject-of-idea.ts";

/** The paragraphs of a story from a reading: each clause of the idea in its order, with matter about what it names. */
export const tellIdea = (reading: IdeaReading, filling: Filling, brief: Brief): string[] => {
  const random = seededRandom(`${brief.seed}|${brief.storyType}|${brief.idea}`);
  const lines = new LineBox(reading, filling, random);
  const opening = lines.opening(brief.storyType);
  const closing = lines.closing();
  const secondsOf = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + sentenceSeconds(text, "english"), 0);
  const told = reading.clauses.map(({ text }) => text);
  const free = brief.seconds - secondsOf([...opening, ...told, ...closing]);
  const chapters = Math.max(1, reading.clauses.length);
  const paragraphs: string[] = [];
  let spare = 0;
  reading.clauses.forEach((clause, at) => {
    const share = free / chapters + spare;
    const chapter = lines.chapter(clause, share, at === 0);
    spare = share - chapter.spent;
    paragraphs.push(...(at === 0 ? withOpening(opening, chapter.paragraphs) : chapter.paragraphs));
  });
  return [...paragraphs, closing.join(" ")].filter((text) => text !== "");
};

const withOpening = (opening: readonly string[], [first = "", ...rest]: readonly string[]): string[] => [
  [...opening, first].join(" "),
  ...rest,
];

/** Hands out each line of the matter once, filled for this idea. */
class LineBox {
  readonly #reading: IdeaReading;
  readonly #filling: Filling;
  readonly #random: Random;
  readonly #used = new Set<string>();
  readonly #shuffled = new Map<readonly string[], readonly string[]>();
  /** More would sound like a refrain. */
  readonly #wishes: readonly string[];
  readonly #tries: readonly string[];
  readonly #beginnings: readonly string[];
  readonly #others: readonly string[];
  readonly #pairs: readonly string[];
  readonly #alone: readonly string[];
  #turn = 0;

  constructor(reading: IdeaReading, filling: Filling, random: Random) {
    this.#reading = reading;
    this.#filling = filling;
    this.#random = random;
    this.#wishes = random.shuffle(wishLines).slice(0, 3);
    this.#beginnings = random.shuffle(beginnings);
    this.#others = random.shuffle(otherLines).slice(0, 2);
    this.#pairs = random.shuffle(pairLines).slice(0, 4);
    this.#alone = random.shuffle(aloneLines).slice(0, 1);
    this.#tries = random.shuffle(tryLines).slice(0, 2);
  }

  opening(storyType: string): string[] {
    const line = this.#next(openings[storyType] ?? []);
    return line ? [line] : [];
  }

  closing(): string[] {
    const { manner, isWishOpen } = this.#reading;
    const done = isWishOpen && !manner.isSad ? this.#next(doneLines) : undefined;
    const last = this.#next(manner.isSad ? sadClosings : closings);
    return [done, last].filter((line) => line !== undefined);
  }

  /** The clause with matter before and after it, for about these seconds. */
  chapter(clause: Clause, seconds: number, isFirst: boolean): { paragraphs: string[]; spent: number } {
    const matter = matterFor(clause);
    const object = clause.object ?? this.#thingOf(clause);
    let spent = 0;
    const take = (line: string | undefined): string[] => {
      if (line === undefined) return [];
      const cost = sentenceSeconds(line, "english");
      if (spent + cost > seconds + 1.2) return [];
      spent += cost;
      return [line];
    };
    const before = isFirst || seconds < 12 ? [] : take(this.#next(matter?.before ?? [], object) ?? this.#made(passing));
    const paragraphs: string[][] = [[...before, clause.text]];
    let misses = 0;
    while (spent < seconds - 2 && misses < 12) {
      const paragraph = this.#paragraph(clause, matter, object).flatMap(take);
      misses = paragraph.length === 0 ? misses + 1 : 0;
      if (paragraph.length > 0) paragraphs.push(paragraph);
    }
    return { paragraphs: joined(paragraphs), spent };
  }

  /** Sentences about one matter: the action, the place, a thing, another character, the wish. */
  #paragraph(clause: Clause, matter: ActionMatter | undefined, object: string | undefined): (string | undefined)[] {
    const { others, wish, place } = this.#reading;
    const thing = this.#thingOf(clause) ?? object;
    const action = (): string | undefined => this.#inOrder(matter?.after ?? [], object);
    const isInside = place !== undefined && INSIDE.test(place.name);
    const moment = (): string | undefined =>
      this.#made(isInside ? inside : this.#random.pick([outside, outside, inside]));
    const kinds: (() => (string | undefined)[])[] = [
      () => [action(), action(), this.#next(thing ? thingLines : [], thing)],
      () =>
        place
          ? [this.#next(this.#placeLines()), this.#next(this.#placeLines()), this.#next(heartLines)]
          : [moment(), this.#next(heartLines), action()],
      () =>
        others.length > 0
          ? this.#together(clause, thing)
          : [this.#made(feelings), this.#next(this.#alone), this.#next(thing ? thingLines : [], thing)],
      () =>
        wish
          ? [this.#inOrder(this.#wishes), this.#inOrder(this.#tries), this.#made(passing)]
          : [this.#made(passing), action(), this.#next(thing ? thingLines : [], thing)],
      () => [action(), action(), this.#next(this.#hasCompanion() && thing ? thingTalk : [], thing)],
      () => [
        moment(),
        this.#next(place ? anyPlace : [], thing),
        this.#next(thing ? thingLines : [], this.#anyThing() ?? thing),
      ],
    ];
    if (this.#reading.manner.isFunny)
      kinds.push(() => [this.#next(funnyLines), this.#next(heartLines), this.#next(funnyLines)]);
    const kind = kinds[this.#turn++ % kinds.length];
    return kind ? this.#withPronouns(this.#withIdea(kind(), thing)) : [];
  }

  /** A sentence that could stand in any story begins with a word of this one. */
  #withIdea(lines: readonly (string | undefined)[], thing: string | undefined): (string | undefined)[] {
    const { hero, reading } = this.#filling;
    const starts = [hero, ...reading.companions.map(shortNameOf)].map(
      (name) => name.charAt(0).toUpperCase() + name.slice(1),
    );
    const words = [...reading.things, thing ?? "", reading.place?.name ?? "", reading.wish ?? ""].filter(
      (word) => word !== "",
    );
    return lines.map((line) => {
      const start = starts.find((each) => line?.startsWith(`${each} `));
      if (!line || !start || words.some((word) => line.includes(word)) || this.#random.chance(0.15)) return line;
      const beginning = this.#beginning(thing);
      const opened = start.startsWith("The ") ? `the${line.slice(3)}` : line;
      return beginning && !(start !== starts[0] && OWN_THOUGHT.test(beginning)) ? `${beginning} ${opened}` : line;
    });
  }

  /** A beginning that another sentence may have, too, but about something else. */
  #beginning(thing: string | undefined): string | undefined {
    const { things } = this.#reading;
    for (let guard = 0; guard < 8; guard++) {
      const known = [...things, ...(thing ? [thing] : [])];
      const about = known.length > 0 ? this.#random.pick(known) : undefined;
      const text = fillLine(this.#random.pick(this.#beginnings), this.#filling, about ? { thing: about } : {});
      if (text && !this.#used.has(text)) {
        this.#used.add(text);
        return text;
      }
    }
    return undefined;
  }

  /** The second sentence in a row that begins with the hero says "she". */
  #withPronouns(lines: readonly (string | undefined)[]): (string | undefined)[] {
    const { hero, he, isThird, reading } = this.#filling;
    const isSure =
      isThird && he !== hero && he.length < 4 && !reading.others.some(({ gender }) => gender === reading.hero?.gender);
    const start = hero.charAt(0).toUpperCase() + hero.slice(1);
    let before: string | undefined;
    return lines.map((line) => {
      const again = isSure && line?.startsWith(`${start} `) && before?.startsWith(start);
      before = line ?? before;
      return again && line ? `${he.charAt(0).toUpperCase()}${he.slice(1)}${line.slice(start.length)}` : line;
    });
  }

  #together(clause: Clause, thing: string | undefined): (string | undefined)[] {
    return this.#hasCompanion()
      ? [this.#pairLine(clause, thing), this.#made(gestures), this.#made(exchanges)]
      : [this.#pairLine(clause, thing), this.#made(feelings)];
  }

  #pairLine(clause: Clause, thing: string | undefined): string | undefined {
    const { others, companions } = this.#reading;
    const named = others.filter(({ aliases }) => aliases.some((alias) => clause.text.toLowerCase().includes(alias)));
    const other = this.#random.pick(named.length > 0 ? named : others);
    if (!other) return undefined;
    return this.#next(companions.includes(other) ? this.#pairs : this.#others, thing, other.key);
  }

  #hasCompanion(): boolean {
    return this.#reading.companions.length > 0;
  }

  #thingOf({ text, object }: Clause): string | undefined {
    const low = text.toLowerCase();
    const named = this.#reading.things.filter((thing) => low.includes(thing.split(" ").slice(1).join(" ")));
    return named.length > 0 ? this.#random.pick(named) : object;
  }

  #anyThing(): string | undefined {
    const { things } = this.#reading;
    return things.length > 0 ? this.#random.pick(things) : undefined;
  }

  #placeLines(): readonly string[] {
    const words = (this.#reading.place?.name ?? "").toLowerCase().split(/\s+/);
    return placeMatter.find((each) => words.some((word) => each.words.split(" ").includes(word)))?.lines ?? anyPlace;
  }

  /** The next line of a list in its own order: attempts come before success. */
  #inOrder(list: readonly string[], thing?: string): string | undefined {
    this.#shuffled.set(list, list);
    return this.#next(list, thing);
  }

  /** A sentence from parts that no part of this story has used. */
  #made(parts: Parts): string | undefined {
    for (let guard = 0; guard < 40; guard++) {
      const chosen = parts.map((each) => this.#random.pick(each));
      // The beginning is what one remembers: it returns only when all have been used.
      if (guard < 20 && this.#used.has(chosen[0] ?? "")) continue;
      const thing = this.#anyThing();
      const text = fillLine(chosen.filter((each) => each !== "").join(" "), this.#filling, thing ? { thing } : {});
      if (text === undefined || this.#used.has(text)) continue;
      for (const each of [...chosen, text]) this.#used.add(each);
      return text;
    }
    return undefined;
  }

  /** The next line of a list that can be filled and was not told; a line may come again about another thing. */
  #next(list: readonly string[], thing?: string, other?: string): string | undefined {
    const order = this.#shuffled.get(list) ?? this.#random.shuffle(list);
    this.#shuffled.set(list, order);
    for (const line of order) {
      const text = fillLine(line, this.#filling, { ...(thing && { thing }), ...(other && { other }) });
      if (text === undefined || this.#used.has(text) || this.#used.has(line)) continue;
      this.#used.add(text);
      this.#used.add(line);
      return text;
    }
    return undefined;
  }
}

/** Beginnings that tell what the hero has in mind fit only the hero. */
const OWN_THOUGHT = /^(?:Thinking|With|For the sake|Because)/;

const INSIDE =
  /\b(?:room|house|home|kitchen|bakery|school|class|museum|library|hospital|bed|bedroom|cellar|attic|shop|supermarket|castle|palace|train|bus|nursing)\b/i;

const matterFor = ({ verb }: Clause): ActionMatter | undefined =>
  verb === "" ? undefined : actionMatters.find(({ verbs }) => verbs.split(" ").includes(verb));

/** A lone sentence joins the paragraph before it. */
const joined = (paragraphs: readonly string[][]): string[] =>
  paragraphs
    .reduce<string[][]>((made, each) => {
      const last = made.at(-1);
      if (last && (each.length === 1 || last.length === 1)) last.push(...each);
      else made.push([...each]);
      return made;
    }, [])
    .map((each) => each.join(" "));

/** Whether a told story has the asked length, so that no other matter is needed. */
export const isLongEnough = (paragraphs: readonly string[], seconds: number): boolean =>
  speakingSeconds(paragraphs.join("\n\n"), "english") > seconds * 0.94;
