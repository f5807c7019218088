import type { Person } from "../../people/person.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { isFiniteVerb, termsOf } from "../idea/terms.ts";
import { isAgainst } from "./hero-by-opening.ts";
import { firstAtOf, firstSentenceOf, placesOf } from "./words-in-text.ts";

/** "sews a cloak for a queen who | wants to": the story is not hers. */
const OF_ANOTHER =
  /\w\s+(?:for|with|of|from|against)\s+(?:an?|the|his|her|their)\s+(?:[\w-]+\s+){1,3}(?:who|that)\s+$/i;

/** "gets a customer who | wants to buy": said of somebody whom the sentence is not about. */
const isOfObject = (before: string): boolean => {
  const [, opening = ""] =
    /^([^.!?]*),? (?:an?|one) (?:[\w-]+ ){1,3}(?:who|that) (?:only |just |really |always )?$/i.exec(before) ?? [];
  return mainClauseOf(termsOf(opening)) !== undefined;
};

const FINDS_OUT_THAT =
  /\b(?:finds? out|found out|discovers?|discovered|learns?|learned|reali[sz]es?|reali[sz]ed|knows?|knew|thinks?|believes?) that (?:he|she|it|they|(?:the|an?|his|her) [a-z]+) (?:never |always |only |really )?$/i;

/** Who stands right before "wants to": the story is theirs. */
export const wisherIn = (text: string, people: readonly Person[]): Person | undefined => {
  const wish =
    /\b(?:wants?|wanted|has to|have to|had to|must(?! (?:never|not)\b)|dreams? of|tries to|decides to|sets out)\b/i.exec(
      text,
    );
  if (
    !wish ||
    OF_ANOTHER.test(text.slice(0, wish.index)) ||
    isOfObject(text.slice(0, wish.index)) ||
    /\b(?:because|since|so that) (?:he|she|they|it) $/i.test(text.slice(0, wish.index)) ||
    isAgainst(text, wish.index, wish[0])
  )
    return undefined;
  // "A detective finds out that the singer never wanted to be found": the detective.
  if (FINDS_OUT_THAT.test(text.slice(0, wish.index))) return undefined;
  // "A king swaps his crown with a beggar and he does not want to go back": the king.
  if (/\band (?:he|she) (?:does(?: not|n['’]t)|did(?: not|n['’]t)) $/.test(text.slice(0, wish.index))) return undefined;
  const subject = subjectAt(text, wish.index);
  const own = people.find(({ aliases }) => aliases.some((alias) => alias.split(" ").at(-1) === subject));
  if (own && !/[.!?]\s/.test(text.slice(0, wish.index))) return own;
  const before =
    text
      .slice(0, wish.index)
      .toLowerCase()
      .split(/[.!?]|,? but |,? so |,? until /)
      .at(-1) ?? "";
  // "Mina finds a puppy and tries to": the first of the sentence acts on.
  if (/\band\s+(?:(?:he|she|it)\s+)?(?:(?:\w+ly|just|only|now|also|still|always|never)\s+)?$/.test(before)) {
    const first = people
      .filter((person) => !people.some((other) => other !== person && isPartOf(person, other, before)))
      .map((person) => ({ person, at: firstAtOf(before, person) }))
      .filter(({ at }) => Number.isFinite(at))
      .sort((a, b) => a.at - b.at)[0];
    return first?.person;
  }
  // "K7 finds a plant. The captain wants to": what others want later is what stands in the way.
  const opening = firstSentenceOf(text);
  const [lead] = [...people].sort((a, b) => a.firstAt - b.firstAt);
  const isNamed = lead?.name !== undefined && lead.firstAt < 2;
  const isLater = wish.index > opening.length && (isNamed || (lead?.score ?? 0) >= LEADING);
  const near = people
    .filter((person) => !isLater || person === lead || firstAtOf(opening.toLowerCase(), person) < opening.length)
    .map((person) => ({ person, at: Math.max(-1, ...person.aliases.flatMap((alias) => placesOf(alias, before))) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0];
  // "Anna and Tom want": who is named first leads.
  const [ahead = ""] = /^(.*)\band\b[^,]*$/.exec(before.slice(0, near?.at ?? 0))?.slice(1) ?? [];
  return near && (ahead === "" || termsOf(ahead).some((term, at) => at > 0 && isFiniteVerb(term)))
    ? near.person
    : undefined;
};

/** "A dog walker loses eleven dogs": the dog is part of the walker's trade. */
const isPartOf = (person: Person, other: Person, text: string): boolean =>
  person.aliases.some((one) => other.aliases.some((next) => text.includes(`${one} ${next} `)));

/** "A knight who is allergic to horses has to ride": the knight. Undefined if the wish is in no main clause. */
const subjectAt = (text: string, index: number): string | undefined => {
  const terms = termsOf(firstSentenceOf(text));
  const main = mainClauseOf(terms);
  if (main?.subject === undefined) return undefined;
  const before = terms.slice(0, main.verb).map(({ word }) => word.length + 1);
  const at = before.reduce((sum, length) => sum + length, 0);
  return Math.abs(at - index) < WISH_NEAR ? terms[main.subject]?.low.replace(/['’]s$/, "") : undefined;
};

/** How far apart, in characters, the main verb and the words of a wish may be counted: marks are not. */
const WISH_NEAR = 6;

/** A lead acts in the first sentence. */
const LEADING = 1.6;
