import { personNoun } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { formsOf, infinitiveOf } from "../idea/goal.ts";
import { isFiniteVerb, type Term, termsOf } from "../idea/terms.ts";
import { afterOpening } from "./after-opening.ts";
import { isNounPhrase } from "./noun-phrase.ts";

/** What a sentence tells, as lines name it. */
export interface Predicate {
  /** Who or what does it, as the sentence has it: "a lighthouse keeper's cat". */
  readonly subject: string;
  /** The main verb with all that follows it, in the past: "started gossiping with passing ships". */
  readonly told: string;
  /** The same in the infinitive, without what only helps or begins: "gossip with passing ships". Not of states. */
  readonly infinitive?: string;
  /** The same with "-ing": "gossiping with passing ships". */
  readonly gerund?: string;
  /** The same in the past: "gossiped with passing ships". */
  readonly past?: string;
}

/** What a sentence of an idea tells; undefined where its verb is not certain. */
export const predicateOf = (text: string): Predicate | undefined => {
  const main = afterOpening(text.replace(/[.!?]+$/, "").replace(ASIDE, "")).replace(OPENER, "");
  const terms = termsOf(main);
  const found = mainClauseOf(terms)?.verb ?? terms.findIndex((term, place) => place > 0 && isFiniteVerb(term));
  const at = earlierOf(terms, found);
  if (at <= 0) return undefined;
  const verbs = terms.slice(at);
  const told = wordsOf(verbs);
  const subject = wordsOf(terms.slice(0, at));
  return { subject, told, ...formsOfPredicate(told) };
};

/** The words of a predicate for the gaps of lines: infinitive, gerund, past, fact and object; a gap without words is left out. */
export const wordsOfPredicate = (given: Predicate | undefined): Readonly<Record<string, string>> => {
  if (!given) return {};
  const { told, infinitive, gerund, past } = given;
  const fact = FACT.exec(told)?.[1];
  const words: readonly (readonly [string, string | undefined])[] = [
    ["deed", infinitive && shortened(infinitive)],
    ["doing", gerund && shortened(gerund)],
    ["did", past && shortened(past)],
    ["fact", fact && fact.split(" ").length <= MAX_FACT ? fact : undefined],
    ["object", objectOf(told)],
  ];
  return Object.fromEntries(words.filter((each): each is [string, string] => each[1] !== undefined));
};
const FACT =
  /^(?:found out|discovered|noticed|realised|realized|learned|learnt|heard|understood|saw|read|knew|suspected|remembered|figured out|worked out|was told|were told)(?: that)? ((?:(?:the|an?|his|her|their|its|my|our|one|some|all|\p{Lu}\p{L}+) .{0,40}?|there |he |she |they |it )(?:was|were|had|could|would|did|[a-z]+ed|came|went|took|left|lay|stood|kept|made|sold|stole|knew) ?[^,;:]*)/u;
const MAX_FACT = 16;

/** "a tiny elevator": what is done to, as lines speak of it. */
const objectOf = (told: string): string | undefined => {
  const [, article = "", words = ""] = OBJECT.exec(told) ?? [];
  const noun = words.trim();
  const head = noun.split(" ").at(-1) ?? "";
  if (
    noun === "" ||
    noun.split(" ").length > MOST_OF_OBJECT ||
    NO_OBJECT.test(noun) ||
    !isNounPhrase(noun) ||
    isAbstract(head)
  )
    return undefined;
  if (personNoun(head)?.isThing === false) return undefined;
  return /^(?:his|her|their|its|my|our)$/.test(article) ? `${article} ${noun}` : `the ${noun}`;
};
/** "the only one", "the best day ever" */
const NO_OBJECT =
  /\b(?:one|ones|ever|alone|out|up|off|day|way|time|night|argument|match|friend|job|deal|idea|plan|word|name|lot|bit|first|go|going|sewn|week)$|\b(?:had|was|were|been|everybody|everyone|week) /;
const OBJECT =
  /^(?!was |were |had (?!to ))(?:had to |decided to |started |began to |wanted to )?[a-z]+(?: (?:up|out|off|down|back|away))? (an?|one|another|the|his|her|their|its|my|our|two|three|four|five|six) ([a-z -]+?)(?= (?:in|on|at|of|for|from|with|to|into|over|under|behind|across|through|between|by|near|along|during|without|against|about|around|before|after|that|who|which|where|when|while|and|but|because|so|until|every|each|one day|one night|instead|again|called|named|made|full)\b|[.,;:]|$)/;
const MOST_OF_OBJECT = 4;

/** An action without what follows its object, where it is long. */
const shortened = (action: string): string => {
  let short = action;
  while (
    short.split(" ").length > MOST_TOLD &&
    / \S+ .* (?:in|on|at|over|from|behind|by|without|across|during|with|before|for|to|through|near|under|into) [^ ]/.test(
      short,
    )
  )
    short = short.replace(
      / (?:in|on|at|over|from|behind|by|without|across|during|with|before|for|to|through|near|under|into) (?:(?! (?:in|on|at|over|from|behind|by|without|across|during|with|before|for|to|through|near|under|into) ).)*$/,
      "",
    );
  return short;
};
const MOST_TOLD = 6;

/** "The cops found out that the man they had been chasing was": finding out, and not what is found out. */
const earlierOf = (terms: readonly Term[], verb: number): number => {
  const at = terms.findIndex(({ low }) => FINDS_OUT.test(low));
  const isRelative = terms.slice(0, Math.max(0, at)).some(({ low }) => /^(?:who|that|which|whose)$/.test(low));
  return at > 0 && at < verb && !isRelative ? at : verb;
};
const FINDS_OUT = /^(?:found|discovered|noticed|realised|realized|learned|learnt|understood|knew|suspected)$/;

const wordsOf = (terms: readonly Term[]): string =>
  terms
    .map(({ word, post }) => `${word}${post.trim()}`)
    .join(" ")
    .replace(/[.,;:]+$/, "");

/** The verb with what follows it, in the forms that lines need. */
const formsOfPredicate = (told: string): Pick<Predicate, "infinitive" | "gerund" | "past"> => {
  const bare = withoutHelp(told.replace(TAIL, "").trim());
  const [verb = "", ...rest] = bare.split(" ");
  if (rest.length > MAX_WORDS || STATES.test(verb) || !/^[a-z]+$/.test(verb) || CLAUSE.test(bare)) return {};
  const base = [infinitiveOf(verb), verb.replace(/ed$/, ""), verb.replace(/d$/, "")].find(
    (each) => formsOf(each).past === verb && (each !== verb || SAME_IN_PAST.test(verb)),
  );
  // Only what makes the same past again is surely read.
  if (base === undefined) return {};
  const { gerund } = formsOf(base);
  const after = rest.join(" ");
  return { infinitive: `${base} ${after}`.trim(), gerund: `${gerund} ${after}`.trim(), past: bare };
};

const SAME_IN_PAST =
  /^(?:put|cut|let|hit|set|read|shut|spread|cost|bet|burst|split|quit|hurt|cast|rid|shed|beat|thrust|slit|knit)$/;

/** "had to coax it down", "started gossiping": what is done. */
const withoutHelp = (told: string): string => {
  const [, gerund, after] = BEGUN.exec(told) ?? [];
  if (gerund) return `${formsOf(infinitiveOf(gerund)).past}${after ?? ""}`;
  const [, verb, rest] = HELPED.exec(told) ?? [];
  return verb ? `${formsOf(verb).past}${rest ?? ""}` : told;
};
const BEGUN = /^(?:started|began|kept(?: on)?|went on|ended up|took up) ([a-z]+ing)( .*)?$/;
const HELPED =
  /^(?:(?:now )?had|needed|decided|began|started|tried|managed|agreed|offered|came|used|wanted|learned|learnt|was (?:asked|told|forced|sent|chosen|hired)|were (?:asked|told|forced|sent|chosen|hired)) (?:how )?to ([a-z]+)( .*)?$/;

/** "In the night, a girl": where and when, and how it is joined. */
const OPENER =
  /^(?:(?:But|And|So|Then|Now|One (?:day|night|morning|evening|year|summer|winter)|In the end|At last|Suddenly),? )+/i;
const ASIDE = / \([^)]*\)/g;
/** What an action is done for, when and with what result. */
const TAIL =
  /(?:[,;:]| (?:because|so|so that|until|when|whenever|while|before|after|although|though|but|and|unless|if|as soon as|in case|since)\b).*$/;
const STATES =
  /^(?:was|were|had|could|did|would|is|are|has|might|may|must|should|seemed|looked|felt|became|lived|knew|loved|liked|hated|wanted)$/;
/** What is known, said or thought, and no action. */
const CLAUSE =
  /^(?:found out|discovered|noticed|realised|realized|thought|believed|said|knew|turned out|heard|understood)\b.* (?:that|was|were|had|would|could|if|how|what|who)\b|\b(?:that|if|how|what|who|where) (?:the|he|she|they|it|his|her|their|one)\b/;
const MAX_WORDS = 10;
