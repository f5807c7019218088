import type { Random } from "../../random.ts";
import type { Scene } from "../scenes/scene.ts";
import { type Filling, fillLine, type Local } from "./fill-line.ts";

/** Hands out each scene once, filled for one idea. */
export class SceneBox {
  readonly #filling: Filling;
  readonly #random: Random;
  readonly #used = new Set<string>();
  #spots = 0;

  constructor(filling: Filling, random: Random) {
    this.#filling = filling;
    this.#random = random;
  }

  /** A scene of the list that the idea has words for and that was not told. */
  scene(list: readonly Scene[], local: Local = {}): readonly string[] | undefined {
    for (const scene of this.#random.shuffle(list)) {
      const [key = ""] = scene;
      if (this.#used.has(key)) continue;
      const filled = scene.map((beat) => fillLine(this.#varied(this.#chosen(beat)), this.#filling, local));
      if (filled.some((beat) => beat === undefined)) continue;
      this.#used.add(key);
      this.#spots += scene.filter((beat) => beat.includes("{there}")).length;
      return filled.flatMap((beat) => (beat === undefined ? [] : [beat]));
    }
    return undefined;
  }

  /** Whether the idea has words for all gaps of these beats. */
  canTell(beats: Scene): boolean {
    return beats.every((beat) => fillLine(beat, this.#filling, {}) !== undefined);
  }

  /** A single line of the list. */
  line(list: readonly string[], local: Local = {}): string | undefined {
    return this.scene(
      list.map((each) => [each]),
      local,
    )?.[0];
  }

  /** Names the place once in a beat and seldom in a story, and says "it" and "she" for what was just named. */
  #varied(beat: string): string {
    const limit = this.#filling.reading.place ? MAX_SPOTS.ofIdea : MAX_SPOTS.any;
    let spots = this.#spots < limit ? 1 : 0;
    const placed = beat.replace(/ \{there\}/g, (gap) => (spots-- > 0 ? gap : ""));
    return this.#withPronouns(placed.split(SENTENCE_END).map(withIt).join(" "));
  }

  /** "The girl looked up, and the girl laughed": "and she laughed". Only where no other person can be meant. */
  #withPronouns(beat: string): string {
    const { he } = this.#filling;
    if (!/^(?:she|he|they)$/.test(he) || /\{(?:pal|mate|speaker|foe|goal)\}/i.test(beat)) return beat;
    let named = false;
    return beat.replace(/\{(Hero|hero)\}(?= [a-z{])/g, (gap: string, word: string, at: number) => {
      const before = beat.slice(0, at);
      const isSubject = word === "Hero" || SUBJECT_BEFORE.test(before);
      if (!named) {
        named = true;
        return gap;
      }
      return isSubject ? (word === "Hero" ? "{He}" : "{he}") : gap;
    });
  }

  #chosen(text: string): string {
    return text.replace(/\[([^\]]+)\]/g, (_, options: string) => this.#random.pick(options.split("|")));
  }
}

/** A place of the idea may be named more often than one that is only there to stand somewhere. */
const MAX_SPOTS = { ofIdea: 14, any: 6 };
const SENTENCE_END = /(?<=[.!?][”]?) (?=[\p{Lu}“{<~*])/u;
const SUBJECT_BEFORE = /\b(?:and|but|that|until|when|then|because|as|if|what|which|how|so|while) $/;

/** The second mention of a thing in a sentence is "it". */
const withIt = (sentence: string): string => {
  let seen = 0;
  return sentence.replace(/\{[Tt]hetoken\}/g, (gap) => (seen++ === 0 || gap === "{Thetoken}" ? gap : "it"));
};
