import type { Random } from "../../random.ts";
import { isObjectGap } from "./object-gap.ts";
import { shortOf } from "./person.ts";
import type { Plot } from "./plot.ts";

/** Turns lines of the word lists into lines of one story. */
export interface Teller {
  readonly say: (line: string, extra?: Readonly<Record<string, string>>) => string;
  /** The next of a list that this story has not used yet; undefined when all have been used. */
  readonly draw: <T>(from: readonly T[]) => T | undefined;
  /** Starts an episode: its place and people stay the same until the next one. */
  readonly startEpisode: () => void;
}

export const makeTeller = (plot: Plot, random: Random, forTheYoung: boolean): Teller => {
  const draw = drawWithoutRepeats(random);
  const again = <T>(from: readonly T[]): T => draw(from) ?? random.pick(from);
  let spot = again(plot.placeWords.spots);
  let next = again(plot.placeWords.spots);
  let folk = again(plot.placeWords.folk);
  const startEpisode = (): void => {
    spot = next;
    next = again(plot.placeWords.spots);
    folk = again(plot.placeWords.folk);
  };
  const slots = slotsOf(plot, random, again);
  const say: Teller["say"] = (line, extra = {}) => {
    const value = (slot: string): string => {
      const local: Readonly<Record<string, string>> = {
        spot: spot.replace("~", ""),
        next: next.replace("~", ""),
        folk: folk.replace("~", ""),
        thefolk: shortOf(folk),
        ...extra,
      };
      const known = local[slot] ?? slots(slot);
      if (known === undefined) throw new Error(`No story knows {${slot}}`);
      return known;
    };
    const chosen = line.replace(/\[([^[\]]*\|[^[\]]*)\]/g, (_, choices: string) => random.pick(choices.split("|")));
    const filled = chosen.replace(/\{([A-Za-z']+)\}/g, (_, slot: string, at: number) => {
      if (slot === "hero" && plot.hero.he === "I" && isObjectGap(chosen.slice(0, at))) return plot.hero.him;
      const low = slot.charAt(0).toLowerCase() + slot.slice(1);
      if (slot === "I" || low === slot) return value(slot);
      return upper(value(low));
    });
    return polish(forTheYoung ? gentler(filled) : filled);
  };
  return { say, draw, startEpisode };
};

const drawWithoutRepeats = (random: Random): Teller["draw"] => {
  const left = new Map<unknown, unknown[]>();
  return <T>(from: readonly T[]): T | undefined => {
    const rest = left.get(from) ?? random.shuffle(from);
    left.set(from, rest);
    // The map holds the unused items of each list.
    return rest.pop() as T | undefined;
  };
};

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const possessive = (words: string): string =>
  /s$/.test(words) && !/ss$/.test(words) && / /.test(words) ? `${words}'` : `${words}'s`;

const slotsOf = (
  plot: Plot,
  random: Random,
  again: <T>(from: readonly T[]) => T,
): ((slot: string) => string | undefined) => {
  const { hero, pal, foe, goal, setting, placeWords } = plot;
  const heroName = (): string => (random.chance(0.18) ? hero.full : hero.short);
  const thing = plot.ideaParts.things[0] ?? "";
  const wish = goal.infinitive.replace(/^(?:look|search|hunt) for |^seek /, "find ");
  const fixed: Readonly<Record<string, string>> = {
    ahero: hero.first,
    thehero: hero.name ?? hero.full,
    he: hero.he,
    him: hero.him,
    his: hero.his,
    himself: hero.himself,
    was: hero.many ? "were" : "was",
    I: hero.many ? "we" : "I",
    Iam: hero.many ? "we are" : "I am",
    apal: pal.first,
    pal: pal.short,
    "pal's": possessive(pal.short),
    mypal: pal.short.replace(/^(?:her|his|their|its) /, hero.many ? "our " : "my "),
    palhe: pal.he,
    palhim: pal.him,
    palhis: pal.his,
    afoe: foe.first,
    thefoe: foe.short,
    "thefoe's": possessive(foe.short),
    foehe: foe.he,
    foehis: foe.his,
    goal: goal.thing,
    todo: wish,
    did: goal.past,
    mytodo: wish
      .replace(/\b(?:her|his|their|its)\b(?= \w)/g, hero.many ? "our" : "my")
      .replace(/\b(?:herself|himself)\b/g, "myself"),
    where: setting.where,
    place: setting.name,
    thing,
    thething: thing.replace(/^an?\s/, "the "),
  };
  const fresh: Readonly<Record<string, () => string>> = {
    hero: heroName,
    "hero's": () => possessive(heroName()),
    speaker: () => random.pick(hero.speakers),
    trouble: () => again(placeWords.troubles).replace("~", ""),
    treat: () => again(placeWords.treats),
    shelter: () => again(placeWords.shelters),
    sound: () => again(placeWords.sounds),
  };
  return (slot) => fixed[slot] ?? fixed[slot.replace(/^i/, "I")] ?? fresh[slot]?.();
};

const easier: readonly (readonly [RegExp, string])[] = [
  [/\benormous\b/g, "very big"],
  [/\bembarrassed\b/g, "a bit shy"],
  [/\bprincipally\b/g, "mostly"],
  [/\bimmediately\b/g, "at once"],
  [/\bnevertheless\b/g, "all the same"],
  [/\bpeculiar\b/g, "funny"],
  [/\brelated\b/g, "told"],
  [/\brumbled\b/g, "said, deep and low,"],
  [/\bhorizon\b/g, "edge of the sky"],
  [/\bacquaintance\b/g, "friend"],
  [/\btempting\b/g, "hard to say no to"],
  [/\bexperts\b/gi, "clever people"],
];

const gentler = (text: string): string => easier.reduce((said, [hard, easy]) => said.replace(hard, easy), text);

/** Adds capitals at the start of sentences, and "an" before vowels. */
const polish = (text: string): string =>
  text
    .replace(
      /\b([Aa])n?\b (?!(?:is|was|and|or|in|on|at|it|as|if|of|to)\b)(\p{L}+)/gu,
      (_, a: string, next: string) => `${a}${soundsLikeVowel(next) ? "n" : ""} ${next}`,
    )
    .replace(/(^["“(]?|[.!?]\s+["“(]?)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    // "asked I" is old English.
    .replace(/(?<=["”] )(asked|said|cried|called|answered|whispered) I\b/g, "I $1")
    .replace(/\.\.(?!\.)/g, ".")
    .replace(/\s+/g, " ")
    .trim();

const soundsLikeVowel = (word: string): boolean =>
  /^(?:hour|honest|honou?r|heir)/i.test(word) ||
  (/^[aeiou]/i.test(word) && !/^(?:uni(?!n|m)|use|usu|eu|one\b|once|ukulele|ute)/i.test(word));
