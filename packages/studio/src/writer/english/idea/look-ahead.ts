import type { Frame, Last } from "./clause-frame.ts";
import type { Term } from "./terms.ts";
import { infinitiveOfThirdPerson, isInfinitive, isMostlyNoun, isSurelyVerb } from "./verb-words.ts";
import {
  AUXILIARY,
  DETERMINER,
  isAdverb,
  isGerund,
  isName,
  isPastForm,
  JOINT,
  PLURAL_DETERMINER,
  PREPOSITION,
  PRONOUN,
  SUBORDINATE,
} from "./word-classes.ts";

/** "waking people up | runs away": no preposition. */
export const isParticle = (terms: readonly Term[], at: number): boolean => {
  const { low = "", post = "" } = terms[at] ?? {};
  const next = terms[at + 1];
  return (
    /^(?:up|out|off|down|in|over|around|along|by|through|on)$/.test(low) &&
    (!next ||
      /[,;.]/.test(post) ||
      isSurelyVerb(next.low) ||
      AUXILIARY.test(next.low) ||
      JOINT.test(next.low) ||
      next.low === "to" ||
      PREPOSITION.test(next.low))
  );
};

/** "a rubber boot | become": the verb comes next; not "help build". */
export const isBeforeBase = (terms: readonly Term[], at: number): boolean => {
  const [term, next] = [terms[at], terms[at + 1]];
  return (
    term !== undefined &&
    next !== undefined &&
    term.post.trim() === "" &&
    term.tags.has("Noun") &&
    !LEADS_VERB.test(term.low) &&
    next.tags.has("Verb") &&
    isInfinitive(next.low) &&
    !isMostlyNoun(next.low)
  );
};
const LEADS_VERB = /^(?:help|go|come|let|make|dare|need|watch|hear|see)$/;

/** "dreams of flying" */
export const isOfDoing = (terms: readonly Term[], at: number): boolean => {
  return terms[at + 1]?.low === "of" && /ing$/.test(terms[at + 2]?.low ?? "");
};

/** "not", "no longer", "of course": words between a subject and its verb, or before both. */
export const isSkipped = (terms: readonly Term[], at: number): boolean => {
  const low = terms[at]?.low ?? "";
  if ((low === "of" && terms[at + 1]?.low === "course") || (low === "course" && terms[at - 1]?.low === "of"))
    return true;
  // "After school Ella finds": no clause of its own.
  if (/^(?:after|before)$/.test(low) && MEAL_OR_WORK.test(terms[at + 1]?.low ?? "")) return true;
  // "collects autumn leaves": what falls from trees.
  if (low === "leaves" && OF_LEAVES.test(terms[at - 1]?.low ?? "")) return true;
  return /^(?:not|n['’]t)$/.test(low) || (low === "no" && /^(?:longer|more)$/.test(terms[at + 1]?.low ?? ""));
};

const OF_LEAVES = /^(?:autumn|fall|maple|oak|tea|fallen|dry|dead|golden|colou?red|colou?rful|wet|lettuce)$/;
const MEAL_OR_WORK =
  /^(?:school|work|breakfast|lunch|dinner|supper|bedtime|midnight|noon|sunrise|sunset|dark|christmas|class|practice)$/;

export const wordBeforeJoint = (terms: readonly Term[], at: number): string => {
  const before = terms[at - 1];
  return before && /[,;]/.test(before.post) ? before.low : (terms[at - 2]?.low ?? "");
};

/** An article, "her", "it" or a name follows. */
export const hasObject = (terms: readonly Term[], at: number): boolean => {
  const [term, next] = [terms[at], terms[at + 1]];
  if (!term || !next || /[,;.!?]/.test(term.post)) return false;
  return DETERMINER.test(next.low) || /^(?:it|him|them|me|us|her|himself|herself)$/.test(next.low) || isName(next, 1);
};

/** What can follow a verb: an object, a preposition, an adverb, or the end of the clause. */
export const hasComplement = (terms: readonly Term[], at: number): boolean => {
  const [term, next] = [terms[at], terms[at + 1]];
  if (!next || !term || /[,;.!?]/.test(term.post)) return true;
  if (next.low === "who" && /^(?:tell|ask|know|say|see|remember|learn|guess|forget)s?$/.test(term.low)) return true;
  if (/^(?:of|who|which|is|are|was|were)$/.test(next.low)) return false;
  return (
    hasObject(terms, at) ||
    PREPOSITION.test(next.low) ||
    SUBORDINATE.test(next.low) ||
    JOINT.test(next.low) ||
    /^(?:to|that|so)$/.test(next.low) ||
    isAdverb(next) ||
    next.tags.has("Adjective") ||
    // "people start playing"
    (/^(?:start|keep|stop|begin|go|love|hate|enjoy)s?$/.test(term.low) && isGerund(next.low)) ||
    // "get stuck", "become known"
    (/^(?:get|become|feel)$/.test(term.low) && isPastForm(next)) ||
    (next.tags.has("Noun") && !AUXILIARY.test(next.low))
  );
};

/** "a girl named Mia finds", "a boy raised by wolves meets": no verb of its own. */
export const isParticipleHere = (terms: readonly Term[], at: number): boolean => {
  const { low = "" } = terms[at] ?? {};
  if (/^(?:named|called|nicknamed|born|aged)$/.test(low)) return true;
  // "left | alone on Mars"
  const next = terms.slice(at + 1).find(({ low: word }) => !/^(?:alone|behind|all|far|home|together)$/.test(word));
  if (!next || !PREPOSITION.test(next.low) || !/(?:ed|en|de|lt|ld|st|ght|ng|wn|ft|ut|nd|uck)$/.test(low)) return false;
  const rest = terms.slice(at + 1);
  const end = rest.findIndex((term) => JOINT.test(term.low) || SUBORDINATE.test(term.low) || /[,;.]/.test(term.post));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .some(
      (term, place, all) =>
        isSurelyVerb(term.low) ||
        AUXILIARY.test(term.low) ||
        (infinitiveOfThirdPerson(term.low) !== undefined && /^(?:an?|the)$/.test(all[place + 1]?.low ?? "")),
    );
};

/** "Priya, 9," and "what the other one thinks". */
export const isNumberAlone = (terms: readonly Term[], at: number, isInPhrase: boolean): boolean => {
  const [term, next] = [terms[at], terms[at + 1]];
  // "a letter from 1944 | arrives"
  if (YEAR.test(term?.low ?? "") && OF_YEARS.test(terms[at - 1]?.low ?? "")) return true;
  if (/^\d+$/.test(term?.low ?? "")) return /[,;.)]/.test(term?.post ?? "") || !next;
  // "a family of five | moves in"
  if (terms[at - 1]?.low === "of" && PLURAL_DETERMINER.test(term?.low ?? "") && next && isSurelyVerb(next.low))
    return true;
  const isBeforeVerb = next !== undefined && ((isAdverb(next) && !DEGREE.test(next.low)) || isSurelyVerb(next.low));
  return term?.low === "one" && (isInPhrase || !next || isBeforeVerb);
};

const YEAR = /^(?:1[0-9]|20)\d\d$/;
const OF_YEARS = /^(?:from|in|of|since|until|before|after)$/;

/** "one very tired duck" */
const DEGREE = /^(?:very|quite|rather|really|extremely)$/;

/** "so loud": no joint before an adjective. */
export const isDegree = (terms: readonly Term[], at: number): boolean => {
  const next = terms[at + 1];
  return (
    terms[at]?.low === "so" &&
    next !== undefined &&
    (next.tags.has("Adjective") || isAdverb(next) || next.low === "that")
  );
};

/** "the number 7 | gets", "each other". */
export const isSecondPart = (terms: readonly Term[], at: number, isAfterNoun: boolean): boolean => {
  const low = terms[at]?.low ?? "";
  const isNumbered =
    /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(low) &&
    isAfterNoun &&
    terms[at + 1]?.tags.has("Noun") !== true;
  return isNumbered || (low === "other" && terms[at - 1]?.low === "each");
};

/** An adjective before its noun; not "the north looks", "every animal tries": nouns that the tagger takes for one. */
export const isAdjectiveHere = (terms: readonly Term[], at: number): boolean => {
  const [term, next] = [terms[at], terms[at + 1]];
  if (!term?.tags.has("Adjective") || term.tags.has("Noun") || !next || /[,;]/.test(term.post)) return false;
  if (isSurelyVerb(next.low) || AUXILIARY.test(next.low)) return false;
  return ["Noun", "Adjective", "Value"].some((tag) => next.tags.has(tag));
};

/** Two words of one name or one compound: "Pine Road"; not "her birthday Irina". */
export const isOfOneCase = (terms: readonly Term[], at: number): boolean => {
  const isCapital = (place: number): boolean => /^\p{Lu}/u.test(terms[place]?.word ?? "");
  return isCapital(at) === isCapital(at - 1);
};

/** A verb that no list has: "the mouse investigates the theft", "a vampire who faints". */
export const isUnlistedVerb = (terms: readonly Term[], at: number, last: Last, frame: Frame): boolean =>
  (last === "noun" &&
    frame.verb !== "yes" &&
    !terms[at]?.tags.has("Actor") &&
    (DETERMINER.test(terms[at + 1]?.low ?? "") || /^(?:us|him|them|me|it)$/.test(terms[at + 1]?.low ?? ""))) ||
  (last === "pron" && frame.isPlural !== true && frame.verb === "none");

/** "everyone", "it" before a verb: who does something, and not what something is done to. */
export const isBeforeVerb = (terms: readonly Term[], at: number): boolean => {
  const next = terms.slice(at + 1).find((term) => !isAdverb(term));
  return (
    next !== undefined &&
    (AUXILIARY.test(next.low) || infinitiveOfThirdPerson(next.low) !== undefined || isPastForm(next))
  );
};

/** "everything | he draws", "the song | she sings": a clause about the subject without "that". */
export const isContactClause = (terms: readonly Term[], at: number, subject: number | undefined): boolean => {
  const [before, two] = [terms[at - 1], terms[at - 2]];
  if (subject !== at - 1 || !before || /[,;]/.test(before.post)) return false;
  if (/^(?:everything|everyone|everybody|nothing|anything|all)$/.test(before.low)) return true;
  return two?.low === "the" && before.tags.has("Noun") && !TIME.test(before.low);
};
const TIME =
  /^(?:day|night|morning|evening|afternoon|moment|minute|second|time|week|month|year|summer|winter|spring|autumn)$/;

/** "a keeper and a whale who | write": several. */
export const isBeforePlural = (terms: readonly Term[], at: number): boolean => {
  const next = terms.slice(at + 1).find((term) => !isAdverb(term));
  return (
    /^(?:who|that|which)$/.test(terms[at]?.low ?? "") &&
    next !== undefined &&
    isInfinitive(next.low) &&
    next.tags.has("Verb") &&
    !isMostlyNoun(next.low) &&
    !isPastForm(next) &&
    !AUXILIARY.test(next.low) &&
    terms.slice(Math.max(0, at - 5), at).some(({ low }) => low === "and")
  );
};

/** "cannot breathe fire, only soap | bubbles": a noun, which goes on with what is denied. */
export const isAfterOnly = (terms: readonly Term[], at: number): boolean => {
  const comma = terms.slice(0, at).findLastIndex(({ post }) => /,/.test(post));
  return comma >= 0 && at - comma < 5 && /^(?:only|just|not)$/.test(terms[comma + 1]?.low ?? "");
};

/** "what | happens", "what | he says": whether the question asks who does it. */
export const isAsked = (terms: readonly Term[], at: number): boolean =>
  /^what(?:ever)?$/.test(terms[at]?.low ?? "") && isSurelyVerb(terms[at + 1]?.low ?? "");

/** "the guests | laugh", "two goldfish | plan to escape": a verb of several, also where it is mostly a noun. */
export const isBaseVerb = (terms: readonly Term[], at: number): boolean => {
  const [term, next, later] = [terms[at], terms[at + 1], terms[at + 2]];
  if (!term) return false;
  const isBeforePurpose = next?.low === "to" && isInfinitive(later?.low ?? "");
  return (
    !isMostlyNoun(term.low) || term.tags.has("Verb") || (isBeforePurpose && /^(?:plan|hope|wish|dream)$/.test(term.low))
  );
};

/** "bakes | wishes into bread": a noun right after the verb of a relative clause, though it is nearly always a verb. */
export const isObjectHere = (terms: readonly Term[], at: number): boolean =>
  /^(?:wishes|plays|shows|calls|dances|cheers|laughs|smiles|drops|whispers|hopes|visits|looks)$/.test(
    terms[at]?.low ?? "",
  ) && PREPOSITION.test(terms[at + 1]?.low ?? "");

/** A verb that may be one of a clause further out. */
export const isDoneHere = (terms: readonly Term[], at: number): boolean =>
  hasComplement(terms, at) && !isObjectHere(terms, at);

/** "a boy | called | Tunde" */
export const isCalling = (term: Term | undefined): boolean => /^(?:named|called|nicknamed)$/.test(term?.low ?? "");

/** "tells him | which colours | he uses": a noun of the question. */
export const isAskedWhich = (terms: readonly Term[], at: number): boolean =>
  terms[at]?.low === "which" && PRONOUN.test(terms[at + 2]?.low ?? "");

/** "all | were", "each | thinks", "that | changes everything": a word that otherwise stands before a noun. */
export const isAlone = (terms: readonly Term[], at: number): boolean => {
  const [low = "", next] = [terms[at]?.low, terms[at + 1]];
  if (!next || !/^(?:this|that|these|those|all|both|some|many|one|each)$/.test(low)) return false;
  const isOne = /^(?:this|that|one|each)$/.test(low) && terms[at]?.post.trim() === "";
  return (
    AUXILIARY.test(next.low) ||
    (next.low === "of" && /^(?:them|us|the|his|her|their|my|our|those|these)$/.test(terms[at + 2]?.low ?? "")) ||
    (isOne &&
      infinitiveOfThirdPerson(next.low) !== undefined &&
      ((isSurelyVerb(next.low) && low === "each") ||
        /^(?:everything|everyone|him|them|me|us)$/.test(terms[at + 2]?.low ?? "")))
  );
};

/** "many", "7", "all | the wishes": several. */
export const isOfSeveral = (terms: readonly Term[], at: number): boolean => {
  const low = terms[at]?.low ?? "";
  const isAfterAll = /^(?:all|both)$/.test(terms[at - 1]?.low ?? "") && /^(?:the|his|her|their|my|our)$/.test(low);
  return isAfterAll || PLURAL_DETERMINER.test(low) || /^(?:[2-9]|\d\d+)$/.test(low);
};

/** "first kisses, | fights | and a piglet": a plural among others. */
export const isInListOfNouns = (terms: readonly Term[], at: number): boolean =>
  /,/.test(terms[at - 1]?.post ?? "") &&
  /[^s]s$/.test(terms[at - 1]?.low ?? "") &&
  terms[at]?.post.trim() === "" &&
  /^(?:and|or)$/.test(terms[at + 1]?.low ?? "") &&
  /^(?:an?|the|one|two|many|some)$/.test(terms[at + 2]?.low ?? "");

/** "makes his master | do the wishes", "what do they | do": an infinitive without "to". */
export const isLet = (terms: readonly Term[], at: number): boolean => {
  const low = terms[at]?.low ?? "";
  if (/[^s]s$/.test(low) || !(isInfinitive(low) || /^(?:do|have|be)$/.test(low))) return false;
  const before = terms.slice(Math.max(0, at - REACH_OF_LET), at);
  const from = before.findLastIndex((term) => LETTING.test(term.low));
  const between = before.slice(from + 1);
  return (
    from >= 0 &&
    between.length > 0 &&
    between.every(({ low: word, post }) => !JOINT.test(word) && post.trim() === "" && !AUXILIARY.test(word)) &&
    !between.some(({ low: word }) => /^(?:who|that|which|when|how|what|if|because)$/.test(word))
  );
};
const LETTING = /^(?:makes?|making|made|lets?|letting|do|does|did)$/;
const REACH_OF_LET = 4;

/** "Will waits", "in May": a name, or a can. */
export const isNameOfModal = (terms: readonly Term[], at: number, last: Last): boolean =>
  /^(?:will|can|may|might)$/.test(terms[at]?.low ?? "") &&
  (last === "prep" || (at === 0 && !/\?/.test(terms.at(-1)?.post ?? "")));
