import { formsOf, infinitiveOf } from "../idea/goal.ts";
import { isFiniteVerb, termsOf } from "../idea/terms.ts";
import { afterOpening } from "./after-opening.ts";
import { type Clause, withoutPurpose } from "./clauses.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** What a sentence of an idea tells: who does it, and what. */
export interface ClauseAction {
  /** Whether the hero does it, or somebody or something else. */
  readonly by: "hero" | "other";
  /** Who does it, if it is not the hero: "the troll". */
  readonly doer?: string;
  /** The verbs in their order, in the infinitive, without those that only want or can. */
  readonly verbs: readonly string[];
  /** It tells what is wanted, and not yet what is done. */
  readonly isOnlyWished: boolean;
}

const HELPING =
  /^(?:want|wish|hope|have|must|try|decide|be|can|could|will|would|do|may|might|dare|need|long|keep|get|let|set|go)$/;
const WANTING = /\b(?:wanted|wished|hoped|had|needed|longed|tried|decided|dreamed)\s+(?:to|of)\b/i;

export const actionOf = ({ text, wish }: Clause, reading: IdeaReading): ClauseAction => {
  // "There was once a witch who …": what follows "who" is what she does.
  const terms = termsOf(mainPart(text.replace(/^There (?:was|were) once /, "")));
  const firstVerb = terms.findIndex((term, at) => at > 0 && isFiniteVerb(term));
  const head = terms.slice(0, firstVerb < 0 ? 4 : firstVerb).map(({ low }) => low);
  const isOfUs = reading.hero?.isNarrator === true && OURS.test(head.join(" "));
  const isHero = isOfUs || head.some((word) => isNamed(word, reading));
  const doer = isHero ? undefined : doerOf(head.join(" "));
  const found = terms
    .slice(1)
    .filter((term) => isFiniteVerb(term) || (term.tags.has("Verb") && !term.tags.has("Auxiliary")))
    .map(({ low }) => infinitiveOf(low))
    .filter((verb) => !HELPING.test(verb));
  const verbs = asMeant(found, text);
  const [before = "", after] = withoutPurpose(text).split(/\bbut\b/i);
  const isDenied = DENYING.test(after ?? before);
  const isHalfDenied = after !== undefined && DENYING.test(before);
  return {
    by: isHero ? "hero" : "other",
    ...(doer && { doer }),
    verbs: isDenied
      ? verbs.filter((verb) => /^(?:sleep|fear|fight)$/.test(verb))
      : [...new Set(isHalfDenied ? verbs.filter((verb) => verbsIn(after ?? "").includes(verb)) : verbs)],
    isOnlyWished: wish !== undefined && WANTING.test(text),
  };
};

/**
 * Without "When the musician started to play," before and "who once saved her cat" after what is done: neither tells
 * what the one who acts does.
 */
const mainPart = (text: string): string => {
  const own = afterOpening(text);
  const terms = termsOf(own);
  const verb = terms.findIndex((term, at) => at > 0 && isFiniteVerb(term));
  const [first] = [...own.matchAll(/\s(?:who|whose|which)\s/g)];
  const before = first ? termsOf(own.slice(0, first.index)).length : 0;
  return first && verb > 0 && before > verb + 1 ? own.slice(0, first.index) : own;
};

/** "helped a tourist find her passport" is about a search; "got lost" and "a lost tourist" are about no loss. */
const asMeant = (verbs: readonly string[], text: string): readonly string[] => {
  if (/\b(?:got|gets?|was|were|became) lost\b/i.test(text)) return [...verbs.filter((verb) => verb !== "lose")];
  const own = /\b(?:an?|the|my|his|her|their|its) lost\b/i.test(text) ? verbs.filter((verb) => verb !== "lose") : verbs;
  if (own[0] !== "help" || own.length === 1) return own;
  return own.slice(1).map((verb) => (verb === "find" ? "search" : verb));
};

const DENYING = /\b(?:not|never|cannot|nobody|n['’]t)\b/i;

/** "My class wants to save the tree": who tells it belongs to the class. */
const OURS = /^(?:my|our) (?:whole |football |soccer )?(?:class|team|family|band|club|school|village|street)\b/;

const verbsIn = (text: string): string[] => termsOf(text).map(({ low }) => infinitiveOf(low));

const isNamed = (word: string, { hero }: IdeaReading): boolean => {
  const bare = word.replace(/['’]s$|[^\p{L}-]/gu, "");
  if (word.endsWith("'s") || word.endsWith("’s")) return false;
  const words = hero?.aliases.flatMap((alias) => [alias, ...(hero.name ? alias.split(" ") : [])]) ?? [];
  return (
    (words.includes(bare) && !/^(?:mr|mrs|ms|dr|old|the|little)$/.test(bare)) ||
    (hero?.isNarrator ? /^(?:i|we)$/.test(bare) : /^(?:he|she|they|i|we)$/.test(bare) && !isOfOtherGender(bare, hero))
  );
};

/** "He" is not the girl whom the story is about. */
const isOfOtherGender = (pronoun: string, hero: IdeaReading["hero"]): boolean =>
  hero?.isNarrator !== true &&
  ((pronoun === "he" && hero?.gender === "she") || (pronoun === "she" && hero?.gender === "he"));

/** "one day a satellite": "the satellite". */
const doerOf = (head: string): string | undefined => {
  const [, owner = "", noun = ""] =
    /(?:^|\s)(an?|the|his|her|their|its|my)\s+((?:[\p{L}-]+\s+){0,1}[\p{L}-]+)$/u.exec(
      head.replace(/[.,;!?]/g, "").replace(/\s(?:with|of|in|on|from|who|that|which)\b.*$/, ""),
    ) ?? [];
  if (noun === "") return undefined;
  return `${/^an?$/.test(owner) ? "the" : owner} ${noun}`;
};

/** What the idea mainly tells of the hero, as a gerund: "building a kite from old maps". Not certain of all ideas. */
export const mainAction = (reading: IdeaReading): { gerund: string } | undefined => {
  const { wish } = reading;
  const found = reading.clauses
    .map((clause) => ({ clause, action: actionOf(clause, reading) }))
    .filter(({ action, clause }) => action.by === "hero" && !action.isOnlyWished && !DENIED.test(clause.text))
    .flatMap(({ clause }) => gerundIn(clause.text) ?? []);
  const gerund = found[0] ?? (wish && gerundOf(wish));
  return gerund ? { gerund } : undefined;
};

const DENIED = /\b(?:not|never|cannot|nobody|n['’]t|until)\b/i;

const gerundIn = (text: string): string | undefined => {
  const terms = termsOf(text);
  const at = terms.findIndex(
    (term, place) =>
      place > 0 && isFiniteVerb(term) && !HELPING.test(infinitiveOf(term.low)) && !/^(?:was|were|had)$/.test(term.low),
  );
  const verb = terms[at];
  if (!verb) return undefined;
  const rest = terms.slice(at + 1);
  return gerundOf([infinitiveOf(verb.low), ...rest.map(({ word, post }) => `${word}${post.trim()}`)].join(" "));
};

/** "build a kite from old maps and …": "building a kite from old maps". */
const gerundOf = (phrase: string): string | undefined => {
  const [verb = "", ...rest] = phrase.replace(PHRASE_END, "").split(" ");
  const [opener = ""] = rest;
  if (UNTRIED.test(verb) || rest.length === 0 || rest.length > 4 || !OBJECT_OPENER.test(opener)) return undefined;
  // "grow a little bigger"
  if (/^(?:little|bit|lot|few)$/.test(rest[1] ?? "")) return undefined;
  // "writing poems was afraid": more than an object follows.
  if (rest.some((word) => /^(?:was|were|had|is|are|has|did|could|would)$/.test(word))) return undefined;
  const object = /^an?$/.test(opener) ? ["the", ...rest.slice(1)] : rest;
  return [formsOf(verb).gerund, ...object].join(" ");
};

/** Where the object of a verb ends. */
const PHRASE_END =
  /(?:[,;:.!?]|\s+(?:and|but|until|that|who|which|where|while|although|because|so|before|to|even|then|in|on|at|of|from|out|with|during|against|for|over|through|down|into|every|alone|back|home|all night)\b).*$/i;
const OBJECT_OPENER = /^(?:an?|the|his|her|their|its|my|our|two|three|\p{Ll}+s)$/u;
/** Verbs for which one makes no effort. */
const UNTRIED =
  /^(?:meet|love|fall|dream|wait|find|get|live|receive|be|catch|steal|lose|have|miss|like|own|see|share|start|open|go|come|answer|wake|become)$/;
