import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { kindOfThings, personNoun } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { withPastOfMany } from "../idea/past-tense.ts";
import { termsOf } from "../idea/terms.ts";
import { kindOfNamed, thingPerson } from "./thing-person.ts";
import { isTrade, tradesPerson } from "./trades.ts";
import { firstSentenceOf } from "./words-in-text.ts";

/** Two who lead together. */
export interface Pair {
  readonly first: Person;
  readonly second: Person;
  /** "A boy and his sister": whose sister. */
  readonly owner?: string;
}

/** "An apple tree and a crow are friends": the two that a first sentence is about. */
export const pairOf = (text: string, people: readonly Person[]): Pair | undefined => {
  const terms = termsOf(withPastOfMany(firstSentenceOf(text)));
  const { verb } = mainClauseOf(terms) ?? {};
  const before = terms
    .slice(0, verb ?? 0)
    .map(({ low }) => low)
    .join(" ");
  const [, one = "", owner = "", other = ""] = TWO.exec(before) ?? [];
  const [first, second] = [somebody(one, text, people), somebody(other, text, people)];
  return first && second ? { first, second, ...(/^(?:his|her|its)$/.test(owner) && { owner }) } : undefined;
};

const TWO =
  /^(?:an?|the|my|our|one) ((?:(?!who\b|that\b|and\b|in\b|on\b|at\b|of\b|from\b|with\b)[a-z-]+ ){0,3}?[a-z-]+)(?: (?:in|on|at|from) (?:an?|the|his|her|my) [a-z]+)? and (an?|the|my|our|his|her|its|one) ((?:(?!who\b|that\b|and\b|in\b|on\b|at\b|of\b|from\b|with\b)[a-z-]+ ){0,3}?[a-z-]+)(?: (?:in|on|at|from) (?:an?|the|his|her|my) (?:[a-z]+ )?[a-z]+)?(?: (?:both|always|never|still|secretly|often|only))?$/;

const somebody = (phrase: string, text: string, people: readonly Person[]): Person | undefined => {
  const noun = phrase.split(" ").at(-1) ?? "";
  if (noun.length < 3 || isAbstract(noun) || isTrade(noun)) return undefined;
  const own = people.find(({ aliases }) => aliases.includes(noun));
  if (own) return own.many ? undefined : own;
  const known = personNoun(noun);
  if (known?.many || (!known && /[^s]s$/.test(noun))) return undefined;
  return {
    ...thingPerson(noun, kindOfNamed(phrase)),
    noun,
    phrase,
    firstAt: text.toLowerCase().indexOf(noun),
  };
};

/** "… until the crow has to fly south": the story is the crow's. */
const isWishing = (text: string, { noun = "#" }: Person): boolean =>
  new RegExp(
    `\\b(?:the|that) (?:[a-z]+ )?${escapePattern(noun)} (?:wants|has to|must|dreams|longs|hopes)\\b`,
    "i",
  ).test(text);

/** "A spoon falls in love with a fork": the fork, which is drawn, and is no companion yet. */
export const besideHero = (text: string, people: readonly Person[]): Person | undefined => {
  const [, phrase = ""] = BESIDE.exec(text) ?? [];
  const isDrawn = kindOfThings(phrase) !== undefined || / machine$/.test(phrase);
  const found = phrase === "" || !isDrawn ? undefined : somebody(phrase, text, people);
  return found && !people.includes(found) ? found : undefined;
};
const BESIDE =
  /^(?:an?|the) [^.!?,]{3,50}\b(?:in love with|friends with|asks|makes friends with|swaps (?:jobs|places) with|argues with|quarrels with|marries|fights with) (?:an?|the) ((?:[a-z-]+ ){0,2}?[a-z-]+)(?=[.,;!?]|$| (?:who|that|and|but|because|in|on|from|at|to|across|next)\b)/i;

/** "An apple tree and a crow are friends": the tree, which the first words name; undefined where a human is one of them. */
export const firstOfPair = (text: string, people: readonly Person[]): Person | undefined => {
  const pair = pairOf(text, people);
  if (
    !pair ||
    isWishing(text, pair.second) ||
    people.includes(pair.first) ||
    people.some(({ isNarrator }) => isNarrator)
  )
    return undefined;
  return personNoun(pair.second.noun ?? "")?.isHuman || pair.second.name ? undefined : pair.first;
};

/** "A deaf girl and a retired foghorn operator become friends": the operator. */
const workerBeside = (text: string, hero: Person): Person | undefined => {
  const [, beside = "", phrase = "", noun = ""] =
    /^(?:(?:In|On|At) [^,]*, )?an? (?:[a-z-]+ ){0,3}?([a-z]+) and an? ((?:[a-z-]+ ){0,3}?([a-z]+(?:er|or|ist|ian|man|woman|smith|herd))) (?=[a-z]+ )/iu.exec(
      text,
    ) ?? [];
  return hero.aliases.includes(beside) && isTrade(noun) ? tradesPerson("", noun, phrase) : undefined;
};

/** The other of the two that a first sentence is about, where the text does not tell of it as somebody. */
export const secondOfPair = (text: string, hero: Person, people: readonly Person[]): Person | undefined => {
  if (hero.many || hero.isNarrator) return undefined;
  const pair = pairOf(text, people);
  if (!pair) return workerBeside(text, hero);
  const other = pair.first.key === hero.key ? pair.second : pair.second.key === hero.key ? pair.first : undefined;
  return other && !people.includes(other) ? other : undefined;
};
