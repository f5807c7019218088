import nlp from "compromise";
import { memoize } from "../../memoize.ts";

/** One word of an idea with its tags from compromise. */
export interface Term {
  readonly word: string;
  readonly low: string;
  /** The marks before it: an opening quotation mark. */
  readonly pre: string;
  /** The punctuation after it: "," ends a phrase. */
  readonly post: string;
  readonly tags: ReadonlySet<string>;
}

interface CompromiseTerm {
  readonly text: string;
  readonly pre: string;
  readonly post: string;
  readonly tags: readonly string[];
}

/** The words of a sentence, which are read often. */
export const termsOf = memoize((sentence: string): readonly Term[] => {
  const parsed = nlp(sentence).json() as { terms: CompromiseTerm[] }[];
  return parsed
    .flatMap(({ terms }) => terms)
    .filter(({ text }) => text !== "")
    .map(({ text, pre, post, tags }, at, all) => ({
      word: text,
      low: text.toLowerCase(),
      pre,
      post,
      tags: new Set(isAction(text, all[at - 1]?.text, all[at + 1]?.text) ? ["Verb", "PresentTense"] : tags),
    }));
});

/** "Old Mr. Tanaka waters the flowers": a verb that the tagger takes for a plural. */
const isAction = (word: string, before: string | undefined, after: string | undefined): boolean =>
  /^(?:waters|drives|paints|plants|guards|feeds|nurses|cooks|trains|hunts|fishes|dances|dreams|tricks|fools|lies|cheats|robs|rules|mocks|teases|bullies|bakes|hides|repairs|collects|carves|knits|sews|sweeps)$/.test(
    word,
  ) &&
  /^(?:the|his|her|their|a|an|to|about|every|all|everyone|everybody|people|children)$/i.test(after ?? "") &&
  !/^(?:the|a|an|his|her|their|its|my|our|of|and|two|three|some|many|with)$/i.test(before ?? "the");

const FUNCTION_WORDS = new Set(
  "and or but so who that which whose whom to in on at of for from by with without under over through across into inside near beyond beside behind above below along around between before after until while when because as if than then is are was were be been am has have had do does did can could will would must may might shall should not never always finally suddenly once only lives lived".split(
    " ",
  ),
);

export const isFunctionWord = (term: Term): boolean => FUNCTION_WORDS.has(term.low);

const ARTICLES = /^(?:a|an|the|this|that|some|another|every|one)$/;
const NUMBERS = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|\d+)$/;
const POSSESSIVES = /^(?:his|her|their|its|my|our)$/;

export const isArticle = (term: Term): boolean => ARTICLES.test(term.low);
export const isNumber = (term: Term): boolean => NUMBERS.test(term.low);
export const isPossessive = (term: Term): boolean => POSSESSIVES.test(term.low);
export const isCapital = (term: Term): boolean => /^\p{Lu}/u.test(term.word);

/** Whether a word is a verb form that agrees with a subject. */
export const isFiniteVerb = (term: Pick<Term, "low" | "tags">): boolean =>
  COMMON_VERBS.test(term.low) ||
  (term.tags.has("Verb") && !term.tags.has("Particle") && !term.tags.has("Gerund") && !/(?:ed|en)$/.test(term.low));

const COMMON_VERBS =
  /^(?:wants?|wanted|wish(?:es|ed)?|hopes?|dreams?|dreamed|looks?|looked|search(?:es|ed)?|finds?|found|tr(?:y|ies|ied)|needs?|needed|must|learns?|learned|learnt|decides?|decided|sets?|goes|go|went|sails?|sailed|travels?|travell?ed|cross(?:es|ed)?|builds?|built|discovers?|discovered|meets?|met|makes?|made|helps?|helped|saves?|saved|leaves?|flies|fly|flew|climbs?|climbed|journeys?|seeks?|sought|explores?|explored|follows?|followed|plants?|paints?|painted|wakes?|woke|gets?|got|loses?|lost his|fights?|fought|races?|runs?|ran|walks?|walked|starts?|begins?|began|becomes?|became|befriends?|befriended|falls?|fell|opens?|visits?|plays?|sings?|hunts?|chases?|steals?|stole|protects?|rescues?|rescued|swims?|dives?|dives|rides?|rode|works?|worked|embarks?|embarked|bakes?|baked|collects?|collected|tells?|told|solves?|solved|grows?|grew|longs?|longed|ventures?)$/;

/** Whether a verb stands here, also one that looks like a noun: "investigates the theft". */
export const isVerbAt = (terms: readonly Term[], at: number): boolean => {
  const [term, next] = [terms[at], terms[at + 1]];
  if (!term) return false;
  if (isFiniteVerb(term)) return true;
  return (
    next !== undefined && /(?:s|ed)$/.test(term.low) && !isFunctionWord(term) && (isArticle(next) || isPossessive(next))
  );
};
