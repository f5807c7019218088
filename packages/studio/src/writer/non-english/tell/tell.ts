import { type NonEnglish, storyPacks } from "../../../languages/index.ts";
import type { Telling, TellingScript } from "../../../languages/pack.ts";
import type { Random } from "../../random.ts";
import { sentences } from "../../speech/sentences.ts";
import { speakingSeconds } from "../../speech/speaking-seconds.ts";
import { fillTelling, type Words } from "./fill.ts";
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
  /** The gaps of the idea's words that the line fills. */
  readonly gaps?: readonly string[];
}

class Scripted {
  readonly #task: Task;
  readonly #telling: Telling;
  readonly #said = new Set<string>();
  readonly #told = new Set<TellingScript>();
  readonly #words: Words;
  /** How often moments have named each of the idea's words. */
  readonly #named = new Map<string, number>();

  constructor(task: Task, telling: Telling) {
    this.#task = task;
    this.#telling = telling;
    const { words } = task.idea;
    this.#words = { ...words, ...telling.agreement.formsOf?.(words) };
  }

  told(): { middle: string[]; end: string[] } {
    const { idea } = this.#task;
    const telling = this.#telling;
    const { scripts, people } = telling;
    const own = scripts.filter(({ family }) => family === idea.family);
    const general = scripts.filter(({ family }) => family === "any");
    const main = this.#script(own) ?? this.#script(general);
    if (!main) return { middle: [], end: [] };
    const end = main.end.map((variants, at) => this.#part(at === 0 ? 0 : 1, variants));
    const opening = [this.#own(1, people), this.#moment(2)];
    const anecdotes = Array.from({ length: telling.anecdotes.length }, (_, at) =>
      this.#own(FIRST_EPISODE - 1 + at / 2, telling.anecdotes),
    );
    const episodes = this.#episodes(general);
    const lastStep = main.tell.length - 1;
    const steps = main.tell.flatMap((variants, at) => [
      this.#part(at === 0 || at === lastStep ? 0 : STEP, variants),
      ...(at < lastStep
        ? [
            this.#moment(2 + at),
            this.#ownMoment(OWN_MOMENT + at),
            at % 2 === 0 ? anecdotes.shift() : undefined,
            at < 2 ? this.#companion(1 + at) : undefined,
          ]
        : []),
    ]);
    const middle = [...opening, ...anecdotes, ...episodes, ...steps, this.#moment(9), this.#moment(9)].filter(
      (part) => part !== undefined,
    );
    const last = end.filter((part) => part !== undefined);
    const kept = this.#fitting([...middle, ...last]);
    return {
      middle: middle.filter((part) => kept.has(part)).flatMap(({ text }) => text.split(PARAGRAPH_GAP)),
      end: last.filter((part) => kept.has(part)).map(({ text }) => text),
    };
  }

  /** What happened on the way, for longer stories; each as a whole. */
  #episodes(scripts: readonly TellingScript[]): Part[] {
    return scripts.flatMap((_, at) => {
      const script = this.#script(scripts);
      if (!script) return [];
      const told = [...script.tell, ...script.end.slice(0, 1)].map((variants) => this.#part(0, variants)?.text);
      return told.every((text) => text !== undefined)
        ? [{ rank: FIRST_EPISODE + at, text: told.join(PARAGRAPH_GAP) }]
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

  /** Whether most paragraphs can say what the idea names. */
  #isAboutIdea({ tell }: TellingScript): boolean {
    return tell.filter((variants) => this.#filled(variants.filter(hasOwnWords))).length * 2 > tell.length;
  }

  #moment(rank: number): Part | undefined {
    return (
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

  #companion(rank: number): Part | undefined {
    return this.#part(rank, this.#telling.companions);
  }

  #part(rank: number, variants: readonly string[]): Part | undefined {
    const found = this.#filled(variants);
    if (!found) return undefined;
    this.#said.add(found.line);
    if (this.#telling.moments.includes(found.line))
      for (const gap of gapsOf(found.line)) this.#named.set(gap, (this.#named.get(gap) ?? 0) + 1);
    return { rank, text: found.text, gaps: gapsOf(found.line) };
  }

  #filled(variants: readonly string[]): { line: string; text: string } | undefined {
    const { idea, random } = this.#task;
    const { agreement } = this.#telling;
    for (const line of ownWordsFirst(random.shuffle(variants))) {
      if (this.#said.has(line)) continue;
      const text = fillTelling(line, { words: this.#words, person: idea.hero.person, agreement, random });
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
    const isRepeated = ({ gaps = [] }: Part): boolean => gaps.some((gap) => (named.get(gap) ?? 0) >= MAX_TOLD);
    const byRank = parts.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank);
    // What names the same words again comes last.
    for (const skipsRepeated of [true, false])
      for (const part of byRank) {
        const cost = this.#secondsOf(part);
        if (kept.has(part) || spent + cost > seconds || (skipsRepeated && isRepeated(part))) continue;
        kept.add(part);
        spent += cost;
        for (const gap of part.gaps ?? []) named.set(gap, (named.get(gap) ?? 0) + 1);
      }
    return kept;
  }

  #secondsOf({ text }: Part): number {
    const { language } = this.#task;
    return sentences(text, language).reduce((sum, each) => sum + speakingSeconds(each.text, language), 0);
  }
}

/** A paragraph of the main script between its first and its last. */
const STEP = 0.5;
const FIRST_EPISODE = 5;
/** More lines about what the idea names come before what would happen to anybody. */
const OWN_MOMENT = 2.5;
/** Lines about what the idea names beside its hero. */
const hasOwnWords = (line: string): boolean => OWN_WORDS.test(line.replace(OPTIONAL, ""));
const OPTIONAL = /<[^<>]*>/g;
const OWN_WORDS = /\{(?:thing|wish|there|goal|skill|unwish|unable|action|doing|fear|lack|place|aim)\w*\}/;
/** "action", "doing" and "aim" are the same words, as "place" and "there". */
const gapsOf = (line: string): readonly string[] => [
  ...new Set((line.match(OWN_GAPS) ?? []).map((gap) => gap.replace(/action|aim/, "doing").replace("place", "there"))),
];
const OWN_GAPS = /\{(?:thing|wish|there|goal|skill|unwish|unable|action|doing|fear|lack|place|aim)/g;
const MAX_NAMED = 3;
const MAX_TOLD = 6;
const ownWordsFirst = (lines: readonly string[]): readonly string[] => [
  ...lines.filter(hasOwnWords),
  ...lines.filter((line) => !hasOwnWords(line)),
];
const OWN_CHANCE = 0.75;
const PARAGRAPH_GAP = "\n\n";
