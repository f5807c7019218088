import { clauseAround, type Frame, type Last, type MainClause, newFrame, openFrame } from "./clause-frame.ts";
import {
  hasComplement,
  hasObject,
  isAdjectiveHere,
  isAfterOnly,
  isAlone,
  isAsked,
  isAskedWhich,
  isBaseVerb,
  isBeforeBase,
  isBeforePlural,
  isBeforeVerb,
  isCalling,
  isContactClause,
  isDegree,
  isDoneHere,
  isInListOfNouns,
  isNameOfModal,
  isNumberAlone,
  isObjectHere,
  isOfDoing,
  isOfOneCase,
  isOfSeveral,
  isParticipleHere,
  isParticle,
  isSecondPart,
  isSkipped,
  isUnlistedVerb,
  wordBeforeJoint,
} from "./look-ahead.ts";
import type { Term } from "./terms.ts";
import { guessedInfinitive, infinitiveOfThirdPerson, isInfinitive, isMostlyNoun, isSurelyVerb } from "./verb-words.ts";
import {
  AUXILIARY,
  DETERMINER,
  isAdverb,
  isAdverbWord,
  isGerund,
  isName,
  isPastForm,
  isPluralNoun,
  JOINT,
  OBJECT_PRONOUN,
  PLURAL_DETERMINER,
  PREPOSITION,
  PRESENT_AUXILIARY,
  PRONOUN,
  RELATIVE,
  STATE_AUXILIARY,
  SUBORDINATE,
} from "./word-classes.ts";

/**
 * The places of the verbs in the present tense that agree with a subject, where that is certain. Each clause has one, and
 * more only after "and", "but" or a comma: "plays messages" has one verb, "joins the robotics club and builds" two.
 */
export const presentVerbsOf = (terms: readonly Term[]): ReadonlySet<number> => new ClauseReader(terms).read().present;

/** The main clause of a sentence: its verb, and the noun or pronoun that it agrees with. Undefined for a mere phrase. */
export const mainClauseOf = (terms: readonly Term[]): MainClause | undefined => new ClauseReader(terms).read().main;

class ClauseReader {
  readonly #terms: readonly Term[];
  readonly #found = new Set<number>();
  #frame: Frame = newFrame(undefined);
  #last: Last = "start";
  #beforeJoint: Last = "start";
  /** After "and", "but" or a comma, where a further verb or subject may stand. */
  #isJoined = false;
  #isAnd = false;
  #isComma = false;
  #hasNewSubject = false;
  #isBareSubject = false;
  #isPluralPhrase: boolean | undefined;
  #inPreposition = false;
  #isOfPhrase = false;
  #isInfinitiveLast = false;
  #isSpoken = false;
  #main: MainClause | undefined;

  constructor(terms: readonly Term[]) {
    this.#terms = terms;
  }

  read(): { readonly present: ReadonlySet<number>; readonly main: MainClause | undefined } {
    this.#terms.forEach((term, at) => {
      if (/["“]/.test(term.pre)) this.#isSpoken = true;
      if (!this.#isSpoken) this.#readTerm(term, at);
      if (/["”]/.test(term.post) && this.#isSpoken) {
        this.#isSpoken = false;
        this.#frame = { ...newFrame(undefined), hasSubject: true, isPlural: false };
        this.#last = "noun";
      } else if (!this.#isSpoken) this.#readMarks(term.post);
    });
    this.#endFrames();
    return { present: this.#found, main: this.#main };
  }

  /** Clauses that found no verb have the word that may be one. */
  #endFrames(): void {
    for (let frame: Frame | undefined = this.#frame; frame; frame = frame.outer)
      if (frame.verb !== "yes" && frame.candidate !== undefined) {
        this.#found.add(frame.candidate);
        this.#noteMain(frame, frame.candidate);
      }
  }

  #noteMain({ outer, subject }: Frame, verb: number): void {
    if (!outer && !this.#main) this.#main = { verb, ...(subject !== undefined && { subject }) };
  }

  #readTerm(term: Term, at: number) {
    const { low } = term;
    if (this.#last === "to" && !isInfinitive(low) && !/^(?:be|have|do)$/.test(low) && !isAdverbWord(low))
      this.#last = "prep";
    const isQuestion = this.#last === "modal" && (isName(term, at) || DETERMINER.test(low) || PRONOUN.test(low));
    if ((this.#last === "to" || this.#last === "modal") && !isQuestion) return this.#readAfterModal(low);
    if (this.#readAuxiliary(low, at)) return;
    if (isName(term, at)) return this.#readNoun(false, at);
    if (isSkipped(this.#terms, at)) return;
    if (low === "to") {
      this.#last = "to";
      return;
    }
    if (JOINT.test(low) && !isDegree(this.#terms, at)) return this.#join(low === "and");
    if (RELATIVE.test(low) && this.#readRelative(low, at)) return;
    if (SUBORDINATE.test(low)) return this.#push(isAsked(this.#terms, at), undefined);
    if (PRONOUN.test(low)) return this.#readPronoun(low, at);
    if (OBJECT_PRONOUN.test(low)) return this.#readNoun(undefined, at);
    if (/^(?:both|all|each)$/.test(low) && /^(?:noun|pron)$/.test(this.#last)) return;
    if (isSecondPart(this.#terms, at, this.#last === "noun")) {
      this.#last = "noun";
      this.#inPreposition = false;
      return;
    }
    if (isNumberAlone(this.#terms, at, this.#last === "det")) return this.#readNoun(false, at);
    if (DETERMINER.test(low) || term.tags.has("Possessive") || /^\d+$/.test(low)) return this.#readDeterminer(term, at);
    if (PREPOSITION.test(low)) {
      this.#last = isParticle(this.#terms, at) ? "rest" : "prep";
      this.#inPreposition ||= this.#last === "prep";
      return;
    }
    if (isAdverb(term) && !(low === "home" && this.#last === "det")) {
      if (this.#last === "verb" || this.#last === "plain") this.#last = "rest";
      return;
    }
    this.#readWord(term, at);
  }

  /** A noun, an adjective, or a verb. */
  #readWord(term: Term, at: number) {
    const { low } = term;
    const isInPhrase = this.#last === "det" || this.#last === "prep";
    if (isGerund(low)) {
      // "on a family | camping | trip"
      if (this.#last === "noun" && this.#isOfPhrase && this.#terms[at + 1]?.tags.has("Noun")) return;
      if (this.#last !== "det") this.#last = "plain";
      else if (!this.#terms[at + 1]?.tags.has("Noun") && !this.#terms[at + 1]?.tags.has("Adjective"))
        this.#readNoun(false, at);
      return;
    }
    if (isPastForm(term)) return this.#readPast(at);
    if (!isInPhrase && this.#isVerbHere(term, at)) return this.#acceptVerb(at, true);
    if (isInPhrase && isAdjectiveHere(this.#terms, at)) return;
    if (this.#last === "verb" && term.tags.has("Adjective")) {
      this.#last = "rest";
      return;
    }
    this.#readNoun(isPluralNoun(low) ? true : this.#last === "det" ? this.#isPluralPhrase : false, at);
  }

  #readAfterModal(low: string): void {
    if (isAdverbWord(low)) return;
    this.#isInfinitiveLast = true;
    this.#last = /^(?:be|have)$/.test(low) ? "rest" : "plain";
  }

  #readAuxiliary(low: string, at: number): boolean {
    const isBeforeNoun = this.#last === "det" && !PLURAL_DETERMINER.test(this.#terms[at - 1]?.low ?? "");
    if (!AUXILIARY.test(low) || isBeforeNoun || this.#last === "to") return false;
    if (isNameOfModal(this.#terms, at, this.#last)) return false;
    this.#acceptVerb(at, PRESENT_AUXILIARY.test(low));
    this.#last = STATE_AUXILIARY.test(low) ? "rest" : "modal";
    return true;
  }

  #acceptVerb(at: number, isPresent: boolean): void {
    const low = this.#terms[at]?.low ?? "";
    if (this.#frame.verb === "yes" && (!this.#isJoined || this.#isComma)) this.#frame = openFrame(this.#frame);
    this.#startNextClause();
    this.#frame.verb = "yes";
    this.#frame.hasSubject = true;
    this.#frame.form = !isPresent ? "other" : /[^s]s$/.test(low) ? "third" : AUXILIARY.test(low) ? "other" : "base";
    if (isPresent) this.#found.add(at);
    this.#noteMain(this.#frame, at);
    this.#isInfinitiveLast = this.#inPreposition = false;
    this.#endJoint();
    this.#last = "verb";
  }

  /** "The shop closes and the cats | start a protest" */
  #startNextClause(): void {
    if (this.#hasNewSubject && this.#isJoined && this.#frame.verb === "yes")
      this.#frame = { ...newFrame(this.#frame.outer), hasSubject: true, isPlural: this.#isPluralPhrase };
  }

  #endJoint(): void {
    this.#isJoined = this.#hasNewSubject = false;
  }

  #isVerbHere(term: Term, at: number): boolean {
    const isUnknown = isUnlistedVerb(this.#terms, at, this.#last, this.#frame);
    const third = infinitiveOfThirdPerson(term.low) ?? (isUnknown ? guessedInfinitive(term.low) : undefined);
    const isBase = isInfinitive(term.low);
    if (third === undefined && (!isBase || isBeforeBase(this.#terms, at))) return false;
    const { verb, hasSubject } = this.#frame;
    if (verb !== "yes") {
      if (!hasSubject && this.#last !== "pron" && this.#last !== "rest") return false;
      if (verb === "soft" && !(third && isSurelyVerb(term.low)) && !hasComplement(this.#terms, at)) return false;
      return third ? this.#isThirdHere(third, term, at) : this.#isBaseHere(at);
    }
    if (this.#isJoined) return this.#isFurtherVerb(third, term, at);
    const outer = clauseAround(this.#frame, third !== undefined && isSurelyVerb(term.low));
    // "who sells oranges at the station | meets": the clause around goes on.
    if (third && !isMostlyNoun(third) && isDoneHere(this.#terms, at)) this.#noteCandidate(at);
    if (!outer || outer.verb === "yes" || !outer.hasSubject) return false;
    if (this.#last === "verb" || this.#last === "plain") {
      const isAfterDoing = this.#last === "plain" && hasObject(this.#terms, at);
      return third !== undefined && ((isSurelyVerb(term.low) && !isObjectHere(this.#terms, at)) || isAfterDoing);
    }
    return third
      ? outer.isPlural !== true && (isSurelyVerb(term.low) || (hasComplement(this.#terms, at) && !isMostlyNoun(third)))
      : outer.isPlural === true && !isMostlyNoun(term.low) && hasComplement(this.#terms, at);
  }

  /** "A cat who thinks she is a dog | applies for a job": the verb of a clause further out, if that finds no other. */
  #noteCandidate(at: number): void {
    const open = openFrame(this.#frame);
    if (open !== this.#frame && open.isPlural !== true) open.candidate ??= at;
  }

  /** A form with -s after its subject. */
  #isThirdHere(third: string, term: Term, at: number): boolean {
    if (this.#last === "pron") return true;
    if (this.#frame.isPlural === true && this.#last !== "noun") return false;
    if (isAfterOnly(this.#terms, at) && !isSurelyVerb(term.low)) return false;
    if (isSurelyVerb(term.low)) return this.#frame.isPlural !== true || !isInfinitive(this.#terms[at + 1]?.low ?? "");
    const next = this.#terms[at + 1];
    // "the museum guards sleep": a plural before its verb.
    if (next && !/[,;]/.test(term.post) && isInfinitive(next.low) && !isMostlyNoun(next.low)) return false;
    if (next && (AUXILIARY.test(next.low) || isSurelyVerb(next.low)) && term.post.trim() === "") return false;
    if (!isMostlyNoun(third) || hasObject(this.#terms, at) || isOfDoing(this.#terms, at)) return true;
    const isOfPlace = this.#terms.slice(Math.max(0, at - 4), at).some(({ low }) => /^(?:of|and|or)$/.test(low));
    if (next && !isOfPlace && hasComplement(this.#terms, at) && !/[,;.]/.test(term.post)) this.#frame.candidate ??= at;
    return false;
  }

  /** "the guests laugh", "I teach" */
  #isBaseHere(at: number): boolean {
    return this.#frame.isPlural === true && (this.#last === "pron" || isBaseVerb(this.#terms, at));
  }

  /** A verb after "and" or a comma. */
  #isFurtherVerb(third: string | undefined, term: Term, at: number): boolean {
    const isPlural = this.#hasNewSubject ? this.#isPluralPhrase : this.#frame.isPlural;
    if (this.#hasNewSubject) {
      if (this.#last === "conj") return false;
      if (third && isSurelyVerb(term.low)) return true;
      if (third && this.#isBareSubject) return isAlone(this.#terms, at - 1);
      if (third) return isMostlyNoun(third) ? hasObject(this.#terms, at) : hasComplement(this.#terms, at);
      return isPlural === true && (!isMostlyNoun(term.low) || term.tags.has("Verb")) && hasComplement(this.#terms, at);
    }
    if (this.#last !== "conj" && this.#last !== "rest") return false;
    if (third) {
      if (isSurelyVerb(term.low)) return !isInListOfNouns(this.#terms, at);
      if (hasObject(this.#terms, at) || isOfDoing(this.#terms, at)) return true;
      if (/[^s]s$/.test(wordBeforeJoint(this.#terms, at)) && this.#beforeJoint === "noun") return false;
      return !isMostlyNoun(third) && hasComplement(this.#terms, at);
    }
    if (this.#frame.form !== "base" || isPlural !== true || this.#isInfinitiveLast) return false;
    return !isMostlyNoun(term.low) && hasComplement(this.#terms, at);
  }

  #readPast(at: number): void {
    // "where lost socks go", "Lost in the woods, two children find"
    const isOpening = this.#last === "start" && !this.#frame.hasSubject;
    if (this.#last === "det" || this.#last === "prep" || isOpening) return;
    // "and a boy called Tunde notices": the name of a new subject.
    const isOfName = this.#hasNewSubject && isCalling(this.#terms[at]);
    if (this.#frame.verb !== "none" && (!this.#isJoined || isOfName)) {
      this.#last = "rest";
      return;
    }
    if (this.#frame.verb === "none" && this.#last === "noun" && isParticipleHere(this.#terms, at)) {
      this.#frame.verb = "soft";
      this.#last = "rest";
      return;
    }
    this.#acceptVerb(at, false);
  }

  #readNoun(isPlural: boolean | undefined, at: number): void {
    // "at the end of Pine | Road": one phrase.
    const isCompound = this.#last === "noun" && isOfOneCase(this.#terms, at);
    if (!isCompound) this.#isOfPhrase = this.#inPreposition;
    const isSubject = !this.#inPreposition && !this.#isOfPhrase;
    if (isSubject && this.#frame.verb !== "yes") {
      const isWithMore = this.#isJoined && this.#isAnd && this.#frame.hasSubject && this.#beforeJoint === "noun";
      this.#frame.isPlural = isWithMore ? true : isPlural;
      if (!this.#isJoined || this.#frame.subject === undefined) this.#frame.subject = at;
      this.#frame.hasSubject = true;
    }
    if (isSubject) this.#isPluralPhrase = isPlural;
    if (this.#isJoined && this.#frame.verb === "yes" && (this.#last === "det" || this.#last === "conj") && isSubject) {
      this.#isBareSubject = this.#last === "conj";
      this.#hasNewSubject = true;
    }
    this.#inPreposition = false;
    this.#last = "noun";
  }

  #readDeterminer({ low }: Term, at: number) {
    const next = this.#terms[at + 1];
    // "loves her and": an object.
    if (low === "her" && (!next || JOINT.test(next.low) || PREPOSITION.test(next.low) || next.low === "to"))
      return this.#readNoun(false, at);
    if (isAlone(this.#terms, at)) return this.#readNoun(/^(?:these|those|all|both|some|many)$/.test(low), at);
    if (this.#last !== "prep" && this.#last !== "det") this.#inPreposition = false;
    // "teaches her | the way" and "After school | the boy"
    this.#isPluralPhrase = isOfSeveral(this.#terms, at) ? true : undefined;
    if (this.#last !== "prep" && this.#isJoined && this.#frame.verb === "yes") this.#hasNewSubject = true;
    this.#last = "det";
  }

  #readPronoun(low: string, at: number) {
    const [isPlural, canBeObject] = [/^(?:they|we|you|i)$/.test(low), !/^(?:he|she|they|we|i)$/.test(low)];
    const isAfterVerb = /^(?:verb|plain|prep)$/.test(this.#last) && this.#frame.verb !== "none";
    if (canBeObject && isAfterVerb && !isBeforeVerb(this.#terms, at)) return this.#readNoun(isPlural, at);
    // "everything | he draws | becomes real"
    if (!canBeObject && this.#frame.verb === "none" && isContactClause(this.#terms, at, this.#frame.subject))
      return this.#push(true, isPlural);
    const { outer } = this.#frame;
    // "When I was little | I thought"
    if (this.#frame.verb === "yes" && outer && outer.verb === "none" && !outer.hasSubject) this.#frame = outer;
    if (this.#frame.verb === "yes") this.#frame = this.#isJoined ? newFrame(this.#frame.outer) : newFrame(this.#frame);
    this.#frame.hasSubject = true;
    this.#frame.subject ??= at;
    const isWithMore = this.#isJoined && this.#isAnd && this.#beforeJoint === "noun" && this.#frame.verb === "none";
    this.#frame.isPlural = isPlural || (isWithMore && this.#frame.isPlural !== undefined);
    this.#endJoint();
    this.#inPreposition = false;
    this.#last = "pron";
  }

  /** "a boy who sells", "a door that stays shut", "says that he"; false where "that" is "that night". */
  #readRelative(low: string, at: number): boolean {
    const next = this.#terms[at + 1];
    if (low === "that" && (this.#last === "prep" || this.#last === "start" || this.#last === "conj")) return false;
    const isBeforeNoun = next?.tags.has("Noun") && !PRONOUN.test(next.low) && !isName(next, 1);
    if (low === "that" && this.#last === "verb" && isBeforeNoun) return false;
    const isSubject = (this.#last === "noun" || low === "who" || this.#isJoined) && /^(?:who|which|that)$/.test(low);
    if (isSubject) this.#startNextClause();
    this.#push(isSubject && !isAskedWhich(this.#terms, at), isBeforePlural(this.#terms, at) || this.#isPluralPhrase);
    return true;
  }

  #push(hasSubject: boolean, isPlural: boolean | undefined): void {
    this.#frame = { ...newFrame(this.#frame), hasSubject, isPlural };
    this.#endJoint();
    this.#inPreposition = false;
    this.#last = hasSubject ? "pron" : "start";
  }

  #join(isAnd = false, isComma = false): void {
    [this.#isAnd, this.#isComma] = [isAnd, isComma];
    if (this.#last !== "conj") this.#beforeJoint = this.#last;
    this.#isJoined = true;
    this.#hasNewSubject = this.#inPreposition = false;
    this.#last = "conj";
  }

  #readMarks(post: string): void {
    if (/[.!?;:…]|\s[–—-]/.test(post)) {
      this.#endFrames();
      this.#frame = newFrame(undefined);
      this.#endJoint();
      this.#last = "start";
      this.#inPreposition = false;
    } else if (/[,()]/.test(post)) {
      const { outer, verb } = this.#frame;
      if (outer && verb === "yes" && outer.verb !== "yes") {
        this.#frame = outer;
        this.#last = "noun";
      }
      this.#join(false, true);
    }
  }
}
