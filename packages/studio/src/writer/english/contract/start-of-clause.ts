import { mainClauseOf } from "../idea/finite-verbs.ts";
import { hasObject } from "../idea/look-ahead.ts";
import { isFiniteVerb, type Term, termsOf } from "../idea/terms.ts";
import { infinitiveOfThirdPerson, isSurelyVerb } from "../idea/verb-words.ts";
import { isGerund, isPluralNoun } from "../idea/word-classes.ts";

/** The fewest words of a sentence of its own. */
export const MIN_WORDS = 3;

/** The number of words of a text. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The fewest words of what goes on after a joint: "but it rains". */
export const fewestWords = (tail: string, joint: string): number =>
  (/^but$/i.test(joint) && /^(?:it (?:rain|snow|break|fail)|nobody|no one|everyone|everybody)/i.test(tail)) ||
  isSurelyVerb(termsOf(tail)[0]?.low ?? "")
    ? MIN_WORDS - 1
    : MIN_WORDS;

/** Whether words are a clause that can stand alone. */
export const hasVerb = (text: string): boolean => {
  const terms = termsOf(text);
  // "Everyone laughed, but": too short to stand alone.
  const isShort = wordsIn(text) < MIN_WORDS && !terms.some((term, at) => at > 0 && isVerbIn(term, terms[at - 1]));
  return !isShort && mainClauseOf(terms) !== undefined;
};

/** A finite verb, also "escaped" and "died"; not "a girl named Mia" and "was tired". */
const isVerbIn = (term: Term, before: Term | undefined): boolean =>
  isFiniteVerb(term) ||
  (/ed$/.test(term.low) &&
    term.tags.has("PastTense") &&
    !/^(?:named|called)$/.test(term.low) &&
    !/^(?:a|an|the|was|were|is|are|be|been|has|have|had|his|her|their|my|very|so|too)$/.test(before?.low ?? ""));

const SUBJECTS =
  /^(?:he|she|they|it|i|we|a|an|the|her|his|their|its|my|our|every|everybody|everyone|everything|nobody|nothing|somebody|something|all|some|both|most|each|none|neither|no|one|two|three|four|five|many|several|another|time(?= r[ua]ns?))\b/i;
/** "but then he draws": when it goes on. */
export const WHEN =
  /^(?:(?:then|now|suddenly|soon|slowly|finally|later|eventually|afterwards|instead|together|from (?:then|now|that day|that moment) on|halfway(?: there| up| home| through)?|only(?= (?:one|two|the|an?|his|her)\b)|at (?:the (?:top|bottom|finish|very end)|night|last|first|the end|midnight|home|school)|every (?:day|night|morning|evening|time|year)|in the (?:end|morning|evening|night|afternoon)|one (?:day|night|morning|evening|winter|summer|spring)|(?:the next|that|the same|this) (?:day|night|morning|evening|year)|(?:in|by|during|after|before) (?:the |that |a |an |one )?(?:[a-z]+ )?(?:spring|summer|autumn|winter|fall|storm|night|day|week|month|year|years|days|weeks|school|work|while|party|concert|show|race|game|match|war|christmas|dinner|lunch|breakfast)|on (?:the way(?: (?:there|back|home|to (?:the |an? )?[a-z]+))?|(?:his|her|their|its|my|the) (?:way(?: (?:there|back|home|to (?:the |an? )?[a-z]+))?|birthday|wedding day|(?:very )?(?:first|last) (?:day|night|evening|morning)(?: of [a-z]+)?|first of [a-z]+))),? )(?=\S+ \S)/i;

/** "but when the lights go out, the cat": what goes on comes after. */
const WHILE_FIRST =
  /^(?:when|where|whenever|wherever|if|after|before|while|every time|as soon as|because|once) [^,]{4,60}, (?=\S+ \S)/i;
/** "but when the lights go out they": the same without a comma. */
const WHEN_BEFORE_PRONOUN = /^(?:when|whenever|as soon as) (?:\S+ ){2,9}?(?=(?:he|she|they|it|we) [a-z]+s?\b)/i;
/** "and when he was in hospital the whole street was too quiet" */
const WHEN_AWAY =
  /^when (?:he|she|it|they|we|I) (?:is|are|am|was|were) (?:(?:in|at|on) (?:the |his |her )?[a-z]+|away|ill|sick|gone|asleep|late|old|young),? (?=(?:the|his|her|their|my|our|everyone|everybody|nobody) [a-z]+ )/i;
/** "and the passengers, who are strangers, have to" */
const WHO_BETWEEN = /^((?:the|his|her|their|my|an?|two|three) (?:[a-z-]+ ){0,2}?[a-z-]+), who [^,]{3,50}, /i;

/** "but the ghosts who live there do not want to": the same without commas. */
const WHO_BEFORE_VERB =
  /^((?:the|his|her|their|my|an?) (?:[a-z-]+ )??[a-z-]+) (?:who|that) [^,]{3,40}? (?=(?:do|does|did|is|are|was|were|has|have|had|will|must|can|cannot|wants?|refuses?) )/i;

/** Whether what follows has a subject of its own, goes on with a verb, or is part of a list. */
export const startOf = (given: string): "subject" | "verb" | "other" => {
  const tail = given
    .replace(WHEN, "")
    .replace(WHEN, "")
    .replace(WHILE_FIRST, "")
    .replace(WHEN_BEFORE_PRONOUN, "")
    .replace(WHEN_AWAY, "")
    .replace(WHO_BETWEEN, "$1 ")
    .replace(WHO_BEFORE_VERB, "$1 ");
  const terms = termsOf(tail);
  const [first] = terms;
  if (!first) return "other";
  // "but never the roof": no verb.
  if (/^(?:never|always)$/.test(first.low) && /^(?:an?|the|his|her|in|on|at|to|of)$/.test(terms[1]?.low ?? ""))
    return "other";
  if (/^(?:cannot|can't|can|will|must|has|have|is|was|does|doesn't|did|didn't|never|always)$/i.test(first.low))
    return "verb";
  if (SUBJECTS.test(tail) || /^\p{Lu}/u.test(first.word)) {
    const found = terms.slice(1, 9).findIndex((term, at) => isVerbIn(term, terms[at]));
    // "a camel tows us": a verb that no list has.
    const main = (mainClauseOf(terms)?.verb ?? 0) - 1;
    const verb = found < 0 || (main >= 0 && main < found) ? main : found;
    const stop = terms
      .slice(0, 9)
      .findIndex(({ low, post }) => /^(?:who|that|which|to)$/.test(low) || /[,;]/.test(post));
    // "a wizard and his apprentice and the apprentice breaks": one of them breaks it, so the first two belong together.
    const isListed =
      infinitiveOfThirdPerson(terms[verb + 1]?.low ?? "") !== undefined &&
      terms.slice(0, verb + 1).some(({ low }) => low === "and");
    return verb >= 0 && !isListed && (stop < 0 || verb < stop) && hasVerb(tail) ? "subject" : "other";
  }
  // "and people started playing", "and customers run away"
  if (isPluralNoun(first.low) && first.tags.has("Noun") && isDoneBySeveral(terms)) return "subject";
  // "planes and dreams of flying": a list goes on.
  if (/^(?:and|or)$/.test(terms[1]?.low ?? "")) return "other";
  // "returns them all", "only wants to": the tagger takes "returns" for a noun.
  const doing = /^(?:only|then|secretly|suddenly|never|always)$/.test(first.low) ? 1 : 0;
  const isDoing = infinitiveOfThirdPerson(terms[doing]?.low ?? "") !== undefined;
  if (isDoing && terms[doing + 1] && (isSurelyVerb(terms[doing]?.low ?? "") || hasObject(terms, doing))) return "verb";
  if (
    first.tags.has("Verb") &&
    (first.tags.has("PresentTense") || first.tags.has("PastTense")) &&
    !first.tags.has("Gerund")
  ) {
    const next = terms[1];
    return next ? "verb" : "other";
  }
  return "other";
};

/** "people | started", "children | laugh" */
const isDoneBySeveral = (terms: readonly Term[]): boolean => {
  const [first, next] = [terms[0], terms[1]];
  if (!first || !next || !terms[2] || infinitiveOfThirdPerson(first.low)) return false;
  const main = mainClauseOf(terms);
  return main?.subject === 0 && main.verb === 1 && first.post.trim() === "" && !isGerund(next.low);
};
