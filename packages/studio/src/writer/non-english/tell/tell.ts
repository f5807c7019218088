import { type NonEnglish, storyPacks } from "../../../languages/index.ts";
import type { Person, Telling, TellingScript } from "../../../languages/pack.ts";
import type { Random } from "../../random.ts";
import { sentences } from "../../speech/sentences.ts";
import { speakingSeconds } from "../../speech/speaking-seconds.ts";
import { againWords } from "./again-words.ts";
import { fillTelling, LEFT_OUT, type Words } from "./fill.ts";
import type { TellingIdea } from "./read.ts";

interface Task {
  readonly idea: TellingIdea;
  readonly language: NonEnglish;
  readonly random: Random;
  /** The time for the paragraphs. */
  readonly seconds: number;
}

/** The paragraphs of a scripted story after its opening; shorter than the asked time where the scripts are used up. */
export const tellScripts = (task: Task): { readonly middle: readonly string[]; readonly end: readonly string[] } => {
  const { telling } = storyPacks[task.language];
  return telling ? new Scripted(task, telling).told() : { middle: [], end: [] };
};

interface Part {
  readonly rank: number;
  readonly text: string;
  /** The gaps of the idea's words that the line fills, each as often as it does. */
  readonly gaps?: readonly string[];
}

interface Found {
  readonly line: string;
  readonly text: string;
}

class Scripted {
  readonly #task: Task;
  readonly #telling: Telling;
  readonly #said = new Set<string>();
  readonly #told = new Set<TellingScript>();
  readonly #words: Words;
  /** How often moments have named each of the idea's words. */
  readonly #named = new Map<string, number>();
  /** No script is without what only a person has or does: the main script takes the thing for one. */
  #actsAsPerson = false;
  /** How often the main script has said what the idea is about. */
  #phrases = 0;
  /** Whether the language can say less of an action: such stories say it seldom. */
  readonly #isSparing: boolean;
  /** What the idea names in many words, by gap, and the words without it. */
  readonly #long: ReadonlyMap<string, string>;
  readonly #shortWords: Words;
  #isThingTold = false;
  readonly #familyMoments: readonly string[];

  constructor(task: Task, telling: Telling) {
    this.#task = task;
    this.#telling = telling;
    const words = againWords(task.idea.words, task.language);
    this.#words = { ...words, ...telling.agreement.formsOf?.(words) };
    this.#isSparing = telling.agreement.leftOut !== undefined;
    const isLong = ([gap, text]: [string, string | undefined]): boolean =>
      !this.#isSparing &&
      OWN_GAP.test(gap) &&
      (text ?? "").split(/[ ’']/).length >= (WHOLE_WISH.test(gap) ? 2 : gap === "wish" ? LONG_WISH : LONG_PHRASE);
    const long = Object.entries(words).filter(isLong);
    this.#long = new Map(long.map(([gap, text]) => [`{${gap}`, text ?? ""]));
    const isOfLong = (gap: string): boolean => long.some(([each]) => gap.startsWith(each));
    this.#shortWords = Object.fromEntries(Object.entries(this.#words).filter(([gap]) => !isOfLong(gap)));
    this.#familyMoments = telling.scripts
      .filter(({ family }) => family === task.idea.family)
      .flatMap(({ moments }) => moments);
  }

  told(): { middle: string[]; end: string[] } {
    const { idea } = this.#task;
    const telling = this.#telling;
    const { scripts, people } = telling;
    const own = scripts.filter(({ family }) => family === idea.family);
    const general = scripts.filter(({ family }) => family === "any");
    const fitting = this.#script(own) ?? this.#script(general);
    this.#actsAsPerson = fitting === undefined;
    const main = fitting ?? this.#script(own) ?? this.#script(general);
    if (!main) return { middle: [], end: [] };
    const lastStep = main.tell.length - 1;
    const told = main.tell.map((variants, at) => this.#step(at === 0 || at === lastStep ? 0 : STEP, variants));
    const end = main.end.map((variants, at) =>
      // The end says what was wanted, however often it was said before.
      at === 0 && !this.#isSparing ? this.#part(0, variants) : this.#step(at === 0 ? 0 : 1, variants),
    );
    this.#actsAsPerson = false;
    const opening = [this.#own(1, people), this.#moment(2)];
    const anecdotes = Array.from({ length: telling.anecdotes.length }, (_, at) =>
      this.#own(FIRST_ANECDOTE + at / ANECDOTES_PER_RANK, telling.anecdotes),
    );
    // A wish that comes true belongs to the end.
    const episodes = this.#episodes(general.filter((script) => !script.end.flat().some(hasOwnWords)));
    const again = this.#again();
    const steps = told.flatMap((step, at) => [
      step,
      again[at],
      ...(at < lastStep
        ? [
            this.#moment(2 + at),
            this.#ownMoment(OWN_MOMENT + at),
            ...anecdotes.filter((_, each) => each % lastStep === at),
            at < 2 ? this.#companion(1 + at) : undefined,
            this.#ownMoment(LATE_MOMENT),
          ]
        : []),
    ]);
    const more = Array.from({ length: MORE_MOMENTS }, () => this.#moment(MORE_MOMENT));
    const middle = [...opening, ...episodes, ...steps, ...more].filter((part) => part !== undefined);
    const last = end.filter((part) => part !== undefined);
    const kept = this.#fitting([...middle, ...last]);
    const isKept = (part: Part): boolean => kept.has(part);
    let mentions = 0;
    const shortened = ({ text }: Part): string =>
      this.#inFull(text.replace(LEFT_OUT, (_, words: string) => (mentions++ < FULL_MENTIONS ? words : "")));
    return {
      middle: middle.filter(isKept).flatMap((part) => shortened(part).split(PARAGRAPH_GAP)),
      end: last.filter(isKept).map(shortened),
    };
  }

  /** The text with the thing as the idea names it, where it is told for the first time. */
  #inFull(text: string): string {
    const full = this.#task.idea.words["thing"];
    const short = this.#words["thing"];
    if (this.#isThingTold || !full || !short || full === short) return text;
    const told = text.replace(new RegExp(`(?<!\\p{L})${short}(?!\\p{L})`, "u"), full);
    this.#isThingTold = told !== text;
    return told;
  }

  /** What happened on the way, for longer stories; each as a whole. */
  #episodes(scripts: readonly TellingScript[]): Part[] {
    return scripts.flatMap((_, at) => {
      const script = this.#script(scripts);
      if (!script) return [];
      const found = [...script.tell, ...script.end.slice(0, 1)].map((variants) => this.#filled(fewPhrases(variants)));
      const told = found.filter((part) => part !== undefined);
      for (const { line } of told) this.#said.add(line);
      const gaps = told.flatMap(({ line }) => gapsOf(line));
      return told.length === found.length
        ? [
            {
              rank: (this.#isSparing ? LATE_EPISODE : FIRST_EPISODE) + at,
              text: told.map(({ text }) => text).join(PARAGRAPH_GAP),
              gaps,
            },
          ]
        : [];
    });
  }

  #script(scripts: readonly TellingScript[]): TellingScript | undefined {
    const free = this.#task.random.shuffle(scripts).filter((script) => !this.#told.has(script));
    const fitting = free.filter((script) => this.#isAboutIdea(script));
    const found = [...fitting, ...free.filter((script) => !fitting.includes(script))].find(({ tell, end }) =>
      [...tell, end[0] ?? []].every((variants) => this.#filled(variants)),
    );
    if (found) this.#told.add(found);
    return found;
  }

  /** Whether most paragraphs can say what the idea names, or the beginning and the end can. */
  #isAboutIdea({ tell, end }: TellingScript): boolean {
    const canSay = (variants: readonly string[] = []): boolean => Boolean(this.#filled(variants.filter(hasOwnWords)));
    return tell.filter(canSay).length * 2 > tell.length || (canSay(tell[0]) && canSay(end[0]));
  }

  #moment(rank: number): Part | undefined {
    return (
      this.#part(rank, this.#familyMoments) ??
      (this.#task.random.chance(OWN_CHANCE) ? this.#ownMoment(rank) : undefined) ??
      this.#part(rank, this.#telling.moments)
    );
  }

  #ownMoment(rank: number): Part | undefined {
    const isFresh = (gap: string): boolean => (this.#named.get(gap) ?? 0) < MAX_NAMED;
    const fresh = this.#telling.moments.filter((line) => hasOwnWords(line) && gapsOf(line).every(isFresh));
    return this.#part(rank, fresh);
  }

  /** One of these lines, mostly of those about what the idea names. */
  #own(rank: number, lines: readonly string[]): Part | undefined {
    const own = lines.filter((line) => hasOwnWords(line));
    return (
      (own.length > 0 && this.#task.random.chance(OWN_CHANCE) ? this.#part(rank, own) : undefined) ??
      this.#part(rank, lines)
    );
  }

  /** Lines about others whom the idea names, and what it says besides, by turns. */
  #again(): (Part | undefined)[] {
    const { others, facts } = this.#task.idea;
    const { others: about, rumours } = this.#telling;
    const ofOther = (at: number): Part | undefined => {
      const other = others[at % Math.max(1, others.length)];
      return other && this.#part(AGAIN, about, inOrder, { ...this.#words, other: other.name }, other.person);
    };
    const ofFact = (at: number): Part | undefined =>
      facts[at] ? this.#part(AGAIN, rumours, inOrder, { ...this.#words, fact: facts[at] }) : undefined;
    return [ofOther(0), ofFact(0) ?? ofOther(1), ofOther(1), ofFact(1) ?? ofOther(2), ofOther(3)];
  }

  #companion(rank: number): Part | undefined {
    return this.#part(rank, this.#telling.companions);
  }

  /** A paragraph of the main script; it says what the idea is about a few times only. */
  #step(rank: number, variants: readonly string[]): Part | undefined {
    if (!this.#isSparing) {
      const isSaid = this.#phrases >= MAX_LONG_OF_SCRIPT;
      const part =
        (isSaid ? this.#part(rank, variants, ownWordsFirst, this.#shortWords) : undefined) ??
        this.#part(rank, variants);
      this.#phrases += part?.gaps?.filter((gap) => this.#long.has(gap)).length ?? 0;
      return part;
    }
    const part = this.#part(rank, variants, this.#phrases >= MAX_PHRASES_OF_SCRIPT ? fewPhrases : ownWordsFirst);
    this.#phrases += part?.gaps?.filter(isPhrase).length ?? 0;
    return part;
  }

  #part(
    rank: number,
    variants: readonly string[],
    order = ownWordsFirst,
    words: Words = this.#words,
    other?: Person,
  ): Part | undefined {
    const found = this.#filled(variants, order, words, other);
    if (!found) return undefined;
    this.#said.add(found.line);
    if (this.#telling.moments.includes(found.line))
      for (const gap of new Set(gapsOf(found.line))) this.#named.set(gap, (this.#named.get(gap) ?? 0) + 1);
    return {
      rank,
      text: found.text,
      gaps: gapsOf(found.line).filter((gap) => words === this.#words || !isHidden(gap, words)),
    };
  }

  #filled(
    variants: readonly string[],
    order = ownWordsFirst,
    words: Words = this.#words,
    other?: Person,
  ): Found | undefined {
    const { idea, random } = this.#task;
    const { agreement, livingWords } = this.#telling;
    const { person } = idea.hero;
    const isMany = person === "they" || person === "theyf";
    const unfit = person === "it" && !this.#actsAsPerson ? livingWords : undefined;
    for (const line of order(random.shuffle(variants))) {
      if (this.#said.has(line) || (idea.family === "event" && line.includes("{hero}"))) continue;
      if (isMany && agreement.singularAddress?.test(line)) continue;
      const text = fillTelling(line, { words, person, agreement, random, unfit, other });
      if (text) return { line, text };
    }
    return undefined;
  }

  /** The parts that have room, those of smaller ranks first. */
  #fitting(parts: readonly Part[]): ReadonlySet<Part> {
    const { seconds } = this.#task;
    const kept = new Set(parts.filter(({ rank }) => rank === 0));
    let spent = [...kept].reduce((sum, part) => sum + this.#secondsOf(part), 0);
    const named = new Map<string, number>();
    const name = ({ gaps }: Pick<Part, "gaps">): void => {
      for (const gap of this.#allGaps({ gaps })) named.set(gap, (named.get(gap) ?? 0) + 1);
    };
    for (const part of kept)
      name({ ...part, gaps: (part.gaps ?? []).filter((gap) => this.#isSparing || this.#long.has(gap)) });
    // Longer stories may say it more often.
    const times = Math.max(1, seconds / USUAL_SECONDS);
    const isTooOften = (part: Part, most: number, matches = (_: string): boolean => true): boolean =>
      this.#allGaps(part).some((gap, _, all) => {
        const more = all.filter((each) => each === gap).length;
        return matches(gap) && (named.get(gap) ?? 0) + more > most * times;
      });
    const byRank = parts.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank);
    // What names the same words again comes last.
    for (const skipsRepeated of [true, false])
      for (const part of byRank) {
        const cost = this.#secondsOf(part);
        if (kept.has(part) || spent + cost > seconds || this.#isRepeating(part, isTooOften)) continue;
        if (skipsRepeated && isTooOften(part, MAX_TOLD)) continue;
        kept.add(part);
        spent += cost;
        name(part);
      }
    return kept;
  }

  /** The gaps of a part, and those of long phrases that others contain: "the island of cats" in "look for the island of cats". */
  #allGaps({ gaps = [] }: Pick<Part, "gaps">): string[] {
    const within = (gap: string): string[] => {
      const text = this.#words[gap.slice(1)] ?? "";
      return [...this.#long].filter(([each, own]) => each !== gap && text.includes(own)).map(([each]) => each);
    };
    return gaps.flatMap((gap) => [gap, ...within(gap)]);
  }

  /** Whether a phrase of the idea would be told once too often. */
  #isRepeating(
    part: Part,
    isTooOften: (part: Part, most: number, matches: (gap: string) => boolean) => boolean,
  ): boolean {
    return this.#isSparing
      ? isTooOften(part, MAX_PHRASES, (gap) => isPhrase(gap) && this.#wordsOf(gap).length > SHORT_PHRASE)
      : isTooOften(part, MAX_LONG, (gap) => this.#long.has(gap));
  }

  #wordsOf(gap: string): string {
    return this.#words[gap.slice(1)] ?? this.#words["action"] ?? "";
  }

  #secondsOf({ text }: Part): number {
    const { language } = this.#task;
    const plain = text.replace(LEFT_OUT, "$1");
    return sentences(plain, language).reduce((sum, each) => sum + speakingSeconds(each.text, language), 0);
  }
}

/** A paragraph of the main script between its first and its last. */
const STEP = 0.5;
/** Who and what else the idea names is told before what could happen to anybody. */
const AGAIN = 0.7;
const FIRST_ANECDOTE = 4;
const ANECDOTES_PER_RANK = 8;
/** Before what could happen to anybody. */
const LATE_MOMENT = 3.9;
const MORE_MOMENT = 4.5;
const MORE_MOMENTS = 6;
const FIRST_EPISODE = 7;
const LATE_EPISODE = 10;
/** More lines about what the idea names come before what would happen to anybody. */
const OWN_MOMENT = 2.5;
/** Lines about what the idea names beside its hero. */
const hasOwnWords = (line: string): boolean => OWN_WORDS.test(line.replace(OPTIONAL, ""));
const OPTIONAL = /<[^<>]*>/g;
const OWN_WORDS = /\{(?:thing|wish|there|goal|skill|unwish|unable|action|doing|fear|lack|place|aim|verb)\w*\}/;
/** "action", "doing" and "aim" are the same words, as "place" and "there". */
const gapsOf = (line: string): readonly string[] =>
  (line.match(OWN_GAPS) ?? []).map((gap) => gap.replace(/action|aim/, "doing").replace("place", "there"));
const OWN_GAPS = /\{(?:thing|wish|there|goal|skill|unwish|unable|action|doing|fear|lack|place|aim|verb)/g;
const MAX_NAMED = 3;
const MAX_TOLD = 6;
/** What the idea is about, in many words: "look for the lost shadow". */
const isPhrase = (gapOrLine: string): boolean => PHRASE.test(gapOrLine);
const PHRASE = /\{(?:doing|action|aim|wish|goal|skill|unwish|unable|lack)/;
const MAX_PHRASES = 3;
const MAX_PHRASES_OF_SCRIPT = 2;
/** Words that make a phrase long; such a phrase is told this often, besides the idea itself. */
const LONG_PHRASE = 3;
const LONG_WISH = 4;
/** Letters of a phrase that may be told more often, where words are not apart: "웃지". */
const SHORT_PHRASE = 4;
const MAX_LONG = 3;
const MAX_LONG_OF_SCRIPT = 2;
const OWN_GAP = /^(?:thing|there|wish|goal|skill|unwish|unable|fear|lack)$/;
const WHOLE_WISH = /^(?:skill|unwish|unable|fear|lack)$/;
const isHidden = (gap: string, words: Words): boolean => words[gap.slice(1)] === undefined;
const USUAL_SECONDS = 170;
/** Mentions with all its words, after the idea itself. */
const FULL_MENTIONS = 2;
const ownWordsFirst = (lines: readonly string[]): readonly string[] => [
  ...lines.filter(hasOwnWords),
  ...lines.filter((line) => !hasOwnWords(line)),
];
const inOrder = (lines: readonly string[]): readonly string[] => lines;
const fewPhrases = (lines: readonly string[]): readonly string[] => [
  ...ownWordsFirst(lines.filter((line) => !isPhrase(line))),
  ...lines.filter(isPhrase),
];
const OWN_CHANCE = 0.75;
const PARAGRAPH_GAP = "\n\n";
