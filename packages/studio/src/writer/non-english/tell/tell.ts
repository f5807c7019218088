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
}

class Scripted {
  readonly #task: Task;
  readonly #telling: Telling;
  readonly #said = new Set<string>();
  readonly #told = new Set<TellingScript>();
  readonly #words: Words;

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
    const found = free.find(({ tell, end }) => [...tell, end[0] ?? []].every((variants) => this.#filled(variants)));
    if (found) this.#told.add(found);
    return found;
  }

  #moment(rank: number): Part | undefined {
    return this.#own(rank, this.#telling.moments);
  }

  /** One of these lines, mostly of those about what the idea names. */
  #own(rank: number, lines: readonly string[]): Part | undefined {
    const own = lines.filter((line) => OWN_WORDS.test(line.replace(OPTIONAL, "")));
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
    return { rank, text: found.text };
  }

  #filled(variants: readonly string[]): { line: string; text: string } | undefined {
    const { idea, random } = this.#task;
    const { agreement } = this.#telling;
    for (const line of random.shuffle(variants)) {
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
    for (const part of parts.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank)) {
      const cost = this.#secondsOf(part);
      if (spent + cost > seconds) continue;
      kept.add(part);
      spent += cost;
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
/** Lines about what the idea names. */
const OWN_WORDS = /\{(?:thing|wish|there|goal|fear|skill|unwish|unable)\w*\}/;
const OPTIONAL = /<[^<>]*>/g;
const OWN_CHANCE = 0.75;
const PARAGRAPH_GAP = "\n\n";
