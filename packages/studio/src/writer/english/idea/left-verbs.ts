import type { Term } from "./terms.ts";
import { infinitiveOfThirdPerson, isInfinitive, isMostlyNoun, isSurelyVerb } from "./verb-words.ts";
import { DETERMINER, isAdverb, isPluralNoun, PREPOSITION, PRONOUN } from "./word-classes.ts";

/**
 * Whether a word that the clause reader did not accept is a verb in the present after all: its neighbours show it.
 * "a drum that only speaks to …", "one of them hums all day", "on the day the goats escape".
 */
export const isLeftVerb = (terms: readonly Term[], at: number, verbs: ReadonlySet<number>): boolean => {
  const term = terms[at];
  if (!term || at === 0 || /^\p{Lu}/u.test(term.word) || /['’]s?$/.test(terms[at - 1]?.word ?? "")) return false;
  if (infinitiveOfThirdPerson(term.low)) return isLeftThird(terms, at);
  // "laugh or shrug"
  const isSecond = /^(?:and|or)$/.test(terms[at - 1]?.low ?? "") && verbs.has(at - 2) && isEnd(terms, at);
  return (isSecond && isInfinitive(term.low) && !isMostlyNoun(term.low)) || isLeftBase(terms, at);
};

/** A form with -s. */
const isLeftThird = (terms: readonly Term[], at: number): boolean => {
  const { low } = terms[at] as Term;
  const before = terms[at - 1] as Term;
  const isOpen = before.post.trim() === "";
  // "and the other labels his food"
  if (/^(?:other|one)$/.test(before.low) && terms[at - 2]?.low === "the") return isOpen && isBeforeObject(terms, at);
  if (/^(?:that|which|who)$/.test(before.low)) return isOpen && isAfterNoun(terms, at - 1);
  if (isAdverb(before)) return isOpen && isSurelyVerb(low) && !ALSO_NOUN.test(low) && isGoingOn(terms, at);
  return (
    isOpen &&
    isSurelyVerb(low) &&
    !isMostlyNoun(low.replace(/s$/, "")) &&
    isNounBefore(terms, at) &&
    (ALSO_NOUN.test(low) ? isBeforeObject(terms, at) : isGoingOn(terms, at))
  );
};

/** "the goats escape", "none of whom know each other"; not "makes the children laugh". */
const isLeftBase = (terms: readonly Term[], at: number): boolean => {
  const { low, post } = terms[at] as Term;
  const before = terms[at - 1] as Term;
  const next = terms[at + 1];
  // "a family of moles who buy a telescope"
  if (before.low === "who" && isPluralNoun(terms[at - 2]?.low ?? "") && before.post.trim() === "")
    return isInfinitive(low) && !isMostlyNoun(low) && isGoingOn(terms, at);
  return (
    MANY_DO.test(low) &&
    isInfinitive(low) &&
    before.post.trim() === "" &&
    (before.low === "whom" || isPluralNoun(before.low)) &&
    !terms.slice(Math.max(0, at - REACH), at).some((each) => LETTING.test(each.low)) &&
    (next === undefined || post.trim() !== "" || isGoingOn(terms, at) || next.low === "back" || next.low === "each")
  );
};

const isEnd = (terms: readonly Term[], at: number): boolean =>
  terms[at + 1] === undefined || (terms[at]?.post.trim() ?? "") !== "";

const isAfterNoun = (terms: readonly Term[], at: number): boolean => {
  const before = terms[at - 1];
  return before !== undefined && (before.tags.has("Noun") || before.low === "one") && before.post.trim() === "";
};

/** The word before could be the subject: a noun that is no part of a phrase with "of the". */
const isNounBefore = (terms: readonly Term[], at: number): boolean => {
  const before = terms[at - 1] as Term;
  return (
    /^(?:them|us|whom)$/.test(before.low) ||
    (/ing$/.test(before.low) && DETERMINER.test(terms[at - 2]?.low ?? "")) ||
    (before.tags.has("Noun") &&
      !before.tags.has("Possessive") &&
      !isPluralNoun(before.low) &&
      !DETERMINER.test(before.low))
  );
};

/** What follows a verb: an object, a place, how it is done, or the end. */
const isGoingOn = (terms: readonly Term[], at: number): boolean => {
  const next = terms[at + 1];
  if (next === undefined || isEnd(terms, at)) return true;
  return (
    isBeforeObject(terms, at) ||
    (PREPOSITION.test(next.low) && next.low !== "of") ||
    isAdverb(next) ||
    next.low === "to"
  );
};

const isBeforeObject = (terms: readonly Term[], at: number): boolean => {
  const next = terms[at + 1];
  return (
    next !== undefined &&
    (terms[at]?.post.trim() ?? "") === "" &&
    (DETERMINER.test(next.low) || PRONOUN.test(next.low) || /^(?:him|her|them|me|us|\p{L}+ing)$/u.test(next.low))
  );
};

/** Forms with -s that are plurals as well: "leaves", "plays". */
const ALSO_NOUN =
  /^(?:leaves|plays|looks|works|visits|needs|calls|moves|drives|runs|sets|dances|cries|cheers|stands|starts|uses|smiles|hopes|drops|waits|wishes|talks|rides|touches|thanks|promises|loves|fights|searches|shows|stops|lands|jumps|flies|trusts|turns|walks|travels|helps|saves|repairs|orders|offers|plans|notices|yawns|snores|sneezes|shouts|cooks|cleans|digs|knocks|spills|trades|reads|holds|lets|hides|pulls|pushes|pours|sails|swaps|wonders|blames|rescues|returns|climbs|chases)$/;
/** What several do. */
const MANY_DO =
  /^(?:escape|begin|come|go|arrive|disappear|laugh|sleep|live|sing|know|think|want|become|believe|say|tell|find|keep|happen|learn|decide|remember|understand|forget|appear|grow|get|take|bring|wear|speak)$/;
/** "let the children come", "saw the goats escape", "to make people laugh". */
const LETTING =
  /^(?:let|lets|letting|make|makes|making|made|help|helps|helping|helped|see|sees|saw|seeing|hear|hears|heard|watch|watches|watched|feel|felt|have|had|to|can|could|will|would|must|may|might|should|do|does|did|not)$/;
const REACH = 4;
