import type { FoundCharacter } from "./idea-parts.ts";
import { missingThing } from "./implicit-goal.ts";
import { toPastTense } from "./past-tense.ts";
import { personAt } from "./people.ts";
import { isArticle, isFiniteVerb, isVerbAt, type Term } from "./terms.ts";

export interface Subject {
  readonly people: readonly FoundCharacter["who"][];
  /** The index of the main verb. */
  readonly verbAt: number;
  /** The relative clause after "who", in the past tense. */
  readonly who?: string;
  readonly lost?: string;
}

/** The characters that a sentence is about. */
export const subjectOf = (terms: readonly Term[]): Subject => {
  let at = openingLength(terms);
  if (missingThing(terms.map(({ word }) => word).join(" "))) return { people: [], verbAt: at };
  const first = personAt(terms, at, true) ?? laterPerson(terms, at);
  if (!first) return { people: [], verbAt: at };
  const people = [first.who];
  at = first.next;
  let who: string | undefined;
  for (let guard = 0; guard < 5; guard++) {
    const term = terms[at];
    if (!term) break;
    const next = nextPerson(terms, at);
    if (next) {
      people.push(next.who);
      at = next.next;
    } else if (/^(?:who|that|which)$/.test(term.low) && who === undefined) {
      const end = clauseEnd(terms, at + 1);
      who = relativeClause(terms.slice(at + 1, end));
      at = end;
    } else {
      const verb = verbAfter(terms, at);
      if (verb === undefined) break;
      at = verb;
    }
  }
  return { people, verbAt: at, ...(who && { who }), ...(first.lost && { lost: first.lost }) };
};

const nextPerson = (terms: readonly Term[], at: number): FoundCharacter | undefined => {
  const joins = /^(?:and|with|or)$/.test(terms[at]?.low ?? "");
  if (!joins && !/,/.test(terms[at - 1]?.post ?? "")) return undefined;
  return personAt(terms, joins ? at + 1 : at, false);
};

const relativeClause = (terms: readonly Term[]): string =>
  toPastTense(terms.map(({ word }) => word).join(" ")).replace(/\s+and$/, "");

/** The verb after words that belong to the character: "on Mars", "stranded on Mars", "with the matches". */
const verbAfter = (terms: readonly Term[], at: number): number | undefined => {
  const term = terms[at];
  if (!term || isVerbAt(terms, at)) return undefined;
  const between =
    /^(?:in|on|at|from|of|near|under|by|aboard|inside|with|without|lost|left|born|stuck)$/.test(term.low) ||
    /(?:ed|en)$/.test(term.low);
  const verb = terms.findIndex((_, index) => index > at && isVerbAt(terms, index));
  if (verb < 0 || verb > at + 7) return undefined;
  return between || (term.tags.has("Noun") && verb === at + 1) ? verb : undefined;
};

/** The first character with a verb where the sentence begins with an event: "The battle begins and a robot saves the city". */
const laterPerson = (terms: readonly Term[], from: number): FoundCharacter | undefined => {
  for (let at = from + 1; at < terms.length; at++) {
    const term = terms[at];
    const met = term && isArticle(term) ? personAt(terms, at, false) : undefined;
    const verb = met && terms[met.next];
    if (met && verb && isFiniteVerb(verb)) return met;
  }
  return undefined;
};

/** "One winter night," and "In a village by the sea," precede the subject. */
const openingLength = (terms: readonly Term[]): number => {
  const comma = terms.findIndex(({ post }) => post.includes(","));
  const opens =
    /^(?:in|on|at|under|deep|high|during|after|before|when|while|one|every|far|long|once|inside|near|beneath|by)$/;
  if (!opens.test(terms[0]?.low ?? "")) return 0;
  if (comma >= 0 && comma < 12) return comma + 1;
  const second = terms.findIndex(({ low }, at) => at > 2 && /^(?:a|an|the|two|three|four|five)$/.test(low));
  return Math.max(0, second);
};

const clauseEnd = (terms: readonly Term[], from: number): number => {
  for (let at = from; at < terms.length; at++) {
    const term = terms[at];
    if (!term) break;
    const before = terms[at - 1];
    if (at > from && /[,.;:]/.test(before?.post ?? "")) return at;
    if (at > from + 1 && isFiniteVerb(term) && !/^(?:be|to|not)$/.test(before?.low ?? "")) return at;
  }
  return terms.length;
};
