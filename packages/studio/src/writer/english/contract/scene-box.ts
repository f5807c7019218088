import type { Random } from "../../random.ts";
import { sentences } from "../../speech/sentences.ts";
import { contradictionsOf } from "./against-idea.ts";
import { contracted, reworded } from "./diction.ts";
import { ALL_THIS, type Filling, fillLine } from "./fill-line.ts";
import type { Local } from "./local-words.ts";
import { withSeveralBodies } from "./several-bodies.ts";
import { isUnderWater, toldUnderWater } from "./under-water.ts";

/** Hands out each paragraph of the plots once, filled for one idea. */
export class SceneBox {
  readonly #filling: Filling;
  readonly #random: Random;
  readonly #told = new Set<string>();
  readonly #sentences = new Set<string>();
  readonly #isRelaxed: boolean;
  #spots = 0;
  /** How many lines named what the idea is about; those come first, until it would be too often. */
  #named = 0;
  /** The whole story takes an hour, without a night in it. */
  readonly #isShort: boolean;
  /** It takes place in the water. */
  readonly #isWet: boolean;
  /** It takes place where there is neither a bakery nor a market. */
  readonly #isInSpace: boolean;
  /** It says what the idea denies. */
  readonly #contradicts: (line: string) => boolean;
  /** What nothing names was mentioned; once is enough. */
  #isVague = false;

  constructor(filling: Filling, random: Random) {
    this.#filling = filling;
    this.#random = random;
    this.#isRelaxed = random.chance(0.5);
    this.#isWet = isUnderWater(filling.reading);
    this.#contradicts = contradictionsOf(filling.reading, false);
    this.#isInSpace = SPACE.test(filling.reading.place?.name ?? "");
    this.#isShort = ONE_HOUR.test(filling.reading.clauses.map(({ text }) => text).join(" "));
  }

  #isUntimely(line: string): boolean {
    return this.#isShort && !isOwn(line) && DAYS.test(line);
  }

  #isOfPlace(line: string): boolean {
    if (isOwn(line)) return true;
    return (
      !this.#contradicts(line) &&
      !(this.#isInSpace && OF_TOWN.test(line)) &&
      (!this.#isWet || toldUnderWater(line) !== undefined)
    );
  }

  /** Whether the idea has the words for a line. */
  fits(line: string, local: Local): boolean {
    return this.#isOfPlace(line) && fillLine(line.replaceAll(" {there}", ""), this.#filling, local) !== undefined;
  }

  /** One of the lines that the idea has words for, filled; none that was told before. */
  line(lines: readonly string[], local: Local = {}): string | undefined {
    const shuffled = this.#random
      .shuffle(lines)
      .filter((line) => !this.#told.has(line) && !this.#isUntimely(line) && this.#isOfPlace(line));
    const named = this.#named < MAX_NAMED ? shuffled.filter((line) => OF_IDEA.test(line)) : [];
    for (const line of [...named, ...shuffled.filter((each) => !named.includes(each))]) {
      const filled = fillLine(this.#varied(this.#chosen(line)), this.#filling, local);
      if (filled === undefined || (this.#isVague && filled.includes(ALL_THIS))) continue;
      const long = sentences(filled, "english").filter(({ text }) => text.length > SHORT_SENTENCE);
      if (long.some(({ text }) => this.#sentences.has(text))) continue;
      for (const { text } of long) this.#sentences.add(text);
      this.#isVague ||= filled.includes(ALL_THIS);
      this.#told.add(line);
      this.#named += OF_IDEA.test(line) ? 1 : 0;
      this.#spots += line.includes("{there}") ? 1 : 0;
      return this.#filling.reading.hero?.many ? withSeveralBodies(filled) : filled;
    }
    return undefined;
  }

  /** A line that does not name what the idea is about, for where that was named often enough; none that was told before. */
  plain(lines: readonly string[], local: Local): string | undefined {
    const topic = this.#filling.topic.toLowerCase();
    const isNaming = (line: string): boolean =>
      NAMES.test(line) || fillLine(line, this.#filling, local)?.toLowerCase().includes(topic) === true;
    const found = lines.find(
      (line) => !this.#told.has(line) && !this.#isUntimely(line) && this.fits(line, local) && !isNaming(line),
    );
    if (found) this.#told.add(found);
    return found && fillLine(this.#varied(this.#chosen(found)), this.#filling, local);
  }

  /** Names the place at most once in a paragraph and seldom in a story; never one that the idea does not have. */
  #varied(paragraph: string): string {
    let spots = this.#filling.there !== "" && this.#spots < MAX_SPOTS ? 1 : 0;
    return this.#withoutRepeats(named(paragraph.replace(/ \{there\}/g, (gap) => (spots-- > 0 ? gap : ""))));
  }

  /** "The girl looked up, and the girl laughed": "and she laughed". Only where no other person can be meant. */
  #withoutRepeats(paragraph: string): string {
    const { he } = this.#filling;
    if (!/^(?:she|he|they)$/.test(he) || OTHERS.test(paragraph)) return paragraph;
    let since = MAX_SINCE;
    return paragraph.replace(
      /\{(Hero|hero)\}(?= [a-z{])|(?<=[.!?]) |\{[Hh]e\}/g,
      (gap: string, word: string | undefined, at: number) => {
        if (gap === " ") since++;
        if (word === undefined) return gap;
        const isSubject = word === "Hero" || SUBJECT_BEFORE.test(paragraph.slice(0, at));
        const isFar = since > 0;
        since = 0;
        return isFar || !isSubject ? gap : word === "Hero" ? "{He}" : "{he}";
      },
    );
  }

  #chosen(text: string): string {
    const chosen = text.replace(/\[([^\]]+)\]/g, (_, options: string) => this.#random.pick(options.split("|")));
    const wet = this.#isWet && !isOwn(chosen) ? (toldUnderWater(chosen) ?? chosen) : chosen;
    const told = reworded(wet, this.#random);
    return this.#isRelaxed ? contracted(told) : told;
  }
}

/** "=" marks lines that belong to one event and hold wherever and whenever it happens. */
const isOwn = (line: string): boolean => line.startsWith("=");

/** A sentence that begins with "he" says who it is, where the sentence before does not. */
const named = (paragraph: string): string => {
  const parts = paragraph.split(/(?<=[.!?]”?) (?=\S)/);
  return parts
    .map((part, at) => (/\{hero\}/i.test(parts[at - 1] ?? "") ? part : part.replace(/^\{He\}(?= )/, "{Hero}")))
    .join(" ");
};

const OF_IDEA = /\{(?:item|deed|doing|did|object|who|topic|goal|obj|fear|aim|wish|talker|mate|beast|second|told)\}/i;
const NAMES = /\{(?:topic|goal|obj|fear|aim|wish|mywish|second|told|act|acting|acted|that|this|sought|loved)\}/i;
const MAX_NAMED = 22;
/** What takes place within an hour. */
const ONE_HOUR =
  /\b(?:in the last minute|penalty|during the (?:match|concert|play|race|storm|flight)|for one night|until it was over|in the middle of the (?:match|concert|play|race))\b/i;
const DAYS =
  /\b(?:night|morning|evenings?|day|days|week|weeks|tomorrow|yesterday|year|summer|asleep|sleep|slept|dream\w*)\b/i;
const SPACE = /\b(?:space|space station|spaceship|rocket|orbit|mars|asteroid|comet)\b/i;
const OF_TOWN =
  /\b(?:postman|bakery|baker|market|street|shop windows?|harbour|hedge|fence|gate|garden|bus|tram|rain(?:ed|y)?|umbrellas?|lime trees|clouds)\b/i;
const SHORT_SENTENCE = 25;
const MAX_SPOTS = 9;
/** After how many sentences a name is told again rather than a pronoun. */
const MAX_SINCE = 1;
const OTHERS = /\{(?:who|mate|talker|beast|foe|goal|loved|helper|thehelper|ahelper)\}/i;
const SUBJECT_BEFORE = /\b(?:and|but|that|until|when|then|because|as|if|what|which|how|so|while) $/;
