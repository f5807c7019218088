import nlp from "compromise";
import { isAbstract } from "./abstract-nouns.ts";
import { characterNoun, seldomCharacters } from "./characters.ts";
import type { FoundCharacter } from "./idea-parts.ts";
import { hasPossessiveEnding, isLost, isNamedOwner, ownerPhrase, withOwner, withoutPossessive } from "./possessives.ts";
import { isArticle, isCapital, isFiniteVerb, isFunctionWord, isNumber, isPossessive, type Term } from "./terms.ts";

/** The character that a phrase names, starting at this term: "a shy robot", "her grandmother", "Juno the fox". */
export const personAt = (terms: readonly Term[], at: number, anythingActs: boolean): FoundCharacter | undefined => {
  let index = at;
  let related = false;
  let count: string | undefined;
  const adjectives: string[] = [];
  for (; index < terms.length && index < at + 8; index++) {
    const term = terms[index];
    if (!term) return undefined;
    const before = terms[index - 1];
    const broken = index > at && /[.;:!?]/.test(before?.post ?? "");
    if (broken) return undefined;
    if (isArticle(term) && adjectives.length > 0) return undefined;
    if (isArticle(term)) continue;
    if (isPossessive(term)) {
      if (index > at) return undefined;
      related = true;
      continue;
    }
    if (GROUP.test(term.low) && terms[index + 1]?.low === "of") {
      adjectives.length = 0;
      index++;
      continue;
    }
    if (isNumber(term)) {
      count = term.low;
      continue;
    }
    if (hasPossessiveEnding(term.word)) {
      const met = personAt(terms, index + 1, anythingActs);
      if (met && isNamedOwner(term) && isLost(met, terms))
        return { ...personOfName(terms, index, []), next: terms.length, lost: met.who.noun };
      return met && withOwner(ownerPhrase(term, adjectives), met);
    }
    const noun = characterNoun(term.low);
    if (noun && (anythingActs || related || !seldomCharacters.has(noun.noun))) {
      if (isCompound(terms, index)) {
        adjectives.push(term.low);
        continue;
      }
      return personOfNoun(terms, index, { noun, adjectives, count, related, article: index > at });
    }
    if (isCapital(term) && !noun && isName(term, index === 0)) return personOfName(terms, index, adjectives);
    if (isFunctionWord(term) || isFiniteVerb(term)) {
      return anythingActs && index > at + 1
        ? personOfUnknownNoun(terms, index - 1, adjectives, count, related)
        : undefined;
    }
    adjectives.push(term.low);
  }
  return anythingActs && index > at + 1 && index === terms.length
    ? personOfUnknownNoun(terms, index - 1, adjectives, count, related)
    : undefined;
};

/** "A colony of ants" names ants. */
const GROUP = /^(?:colony|group|team|band|flock|herd|pack|pair|gang|swarm|bunch|crew|family|troop|army|class)$/;

/** "a shepherd girl", "a mother polar bear": the last noun names the character. */
const isCompound = (terms: readonly Term[], index: number): boolean => {
  const [first, second, third] = terms.slice(index, index + 3);
  if (!first || !second || /[,.;:!?]/.test(first.post) || isCapital(second) || isFiniteVerb(second)) return false;
  if (characterNoun(withoutPossessive(second.low))) return true;
  const describes = second.tags.has("Adjective") && !/^(?:named|called)$/.test(second.low) && second.post.trim() === "";
  return describes && third !== undefined && !isCapital(third) && characterNoun(third.low) !== undefined;
};

/** An unknown noun is a character if it is the subject: "a toaster", but not "a battle". */
const personOfUnknownNoun = (
  terms: readonly Term[],
  index: number,
  adjectives: string[],
  count: string | undefined,
  related: boolean,
): FoundCharacter | undefined => {
  const head = terms[index];
  if (!head || adjectives.at(-1) !== head.low || isAbstract(head.low)) return undefined;
  const many = count !== undefined || head.tags.has("Plural");
  const who = { noun: head.low, adjectives: adjectives.slice(0, -1), related, many, kind: head.low };
  return { who: count ? { ...who, count } : who, next: index + 1 };
};

/** Abstract nouns that are also names. */
const alsoNames = /^(?:hope|faith|joy)$/;

const isName = (term: Term, first: boolean): boolean => {
  if (isFunctionWord(term) || isArticle(term) || isNumber(term)) return false;
  if (isAbstract(term.low) && !alsoNames.test(term.low)) return false;
  const oddTags = ["Adverb", "Preposition", "Conjunction", "Pronoun", "QuestionWord", "Gerund", "Month", "WeekDay"];
  if (oddTags.some((tag) => term.tags.has(tag))) return false;
  return (
    !first ||
    term.tags.has("Person") ||
    term.tags.has("ProperNoun") ||
    (!term.tags.has("Adjective") && !term.tags.has("Plural"))
  );
};

interface FoundNoun {
  readonly noun: NonNullable<ReturnType<typeof characterNoun>>;
  readonly adjectives: readonly string[];
  readonly count: string | undefined;
  readonly related: boolean;
  readonly article: boolean;
}

const personOfNoun = (terms: readonly Term[], index: number, found: FoundNoun): FoundCharacter => {
  const { noun, sort, many } = found.noun;
  const word = terms[index]?.low ?? noun;
  const base = {
    noun: many ? word : noun,
    adjectives: found.adjectives,
    related: found.related,
    many: many || found.count !== undefined,
    kind: sort.kind,
  };
  const counted = found.count ? { ...base, count: found.count } : base;
  const who = sort.gender ? { ...counted, gender: sort.gender } : counted;
  const after = terms[index + 1];
  const later = terms[index + 2];
  if (after && later && /^(?:named|called)$/.test(after.low)) {
    const { name, next } = nameFrom(terms, index + 2);
    return { who: withName({ ...who }, name), next };
  }
  const title = terms[index];
  if (
    after &&
    title &&
    isCapital(title) &&
    isCapital(after) &&
    !/[,.;:!?]/.test(title.post) &&
    isName(after, false) &&
    !found.article
  ) {
    const { name, next } = nameFrom(terms, index + 1);
    return { who: withName(who, `${title.word} ${name}`), next };
  }
  if (after && !/[.;:!?]/.test(title?.post ?? "") && isCapital(after) && found.related && isName(after, false)) {
    const { name, next } = nameFrom(terms, index + 1);
    return { who: withName(who, name), next };
  }
  return { who, next: index + 1 };
};

const personOfName = (terms: readonly Term[], index: number, before: readonly string[]): FoundCharacter => {
  const { name, next } = nameFrom(terms, index);
  const gender = genderOfName(name);
  const following = terms[next];
  if (following && (following.low === "the" || following.low === "a" || following.low === "an")) {
    const rest = personAt(terms, next, true);
    if (rest && rest.who.name === undefined && characterNoun(rest.who.noun)) {
      const who = withName({ ...rest.who, related: false }, name);
      return { who: who.gender || !gender ? who : { ...who, gender }, next: rest.next };
    }
  }
  const kind = gender === "he" ? "boy" : "girl";
  const who = { noun: kind, adjectives: before, related: false, many: false, kind, name };
  return { who: gender ? { ...who, gender } : who, next };
};

const nameFrom = (terms: readonly Term[], index: number): { name: string; next: number } => {
  const parts: string[] = [];
  let next = index;
  for (; next < terms.length && parts.length < 3; next++) {
    const term = terms[next];
    if (!term || (parts.length > 0 && !isCapital(term))) break;
    parts.push(withoutPossessive(term.word));
    if (/[,.;:!?]/.test(term.post) || hasPossessiveEnding(term.word)) {
      next++;
      break;
    }
  }
  const name = parts.join(" ");
  return { name: name.charAt(0).toUpperCase() + name.slice(1), next };
};

const withName = (who: FoundCharacter["who"], name: string): FoundCharacter["who"] =>
  name === "" ? who : { ...who, name, many: false };

const genderOfName = (name: string): "she" | "he" | undefined => {
  const [first = ""] = name.split(" ");
  const doc = nlp(first);
  if (doc.has("#FemaleName")) return "she";
  if (doc.has("#MaleName")) return "he";
  return undefined;
};
