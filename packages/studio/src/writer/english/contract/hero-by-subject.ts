import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { termsOf } from "../idea/terms.ts";
import { firstSentenceOf } from "./words-in-text.ts";

/**
 * Of two who could lead an idea, the one that its first sentence is about: "A pregnant woman gets stuck with the ex whom she
 * never wanted to see again" is about her. Who is ill or gone there, and another has to step in, does not lead.
 */
export const heroBySubject = (
  text: string,
  hero: Person | undefined,
  people: readonly Person[],
): Person | undefined => {
  if (!hero || hero.isNarrator || hero.many !== people.find(({ key }) => key === hero.key)?.many) return hero;
  const sentence = firstSentenceOf(text);
  const subject = subjectOf(sentence, people) ?? namedAtStart(text, people);
  if (!subject || subject === hero || subject.many || subject.firstAt > FIRST || FOES.test(subject.noun ?? ""))
    return hero;
  const isOwned = new RegExp(
    `['’]s (?:[a-z-]+ ){0,3}?(?:${wordsOf(subject)})\\b|\\b(?:my|our) (?:[a-z-]+ ){0,3}?(?:${wordsOf(subject)})\\b`,
    "i",
  ).test(sentence);
  const hasToAct = new RegExp(`\\b(?:${wordsOf(hero)})\\b[^.]{0,60}?${HAS_TO}`, "i").test(text);
  return isOwned || hasToAct || IS_AWAY.test(sentence) ? hero : subject;
};
const FOES = /^(?:bully|kidnapper|villain|enemy|murderer|killer|poacher|landlord|landlady|blackmailer)$/;
/** As far into an idea its subject may stand: "During a blackout in New York a pregnant woman". */
const FIRST = 9;

const subjectOf = (sentence: string, people: readonly Person[]): Person | undefined => {
  const terms = termsOf(sentence);
  const low = terms[mainClauseOf(terms)?.subject ?? -1]?.low ?? "";
  const named = people.filter(({ aliases }) => aliases.some((alias) => alias === low || alias.endsWith(` ${low}`)));
  if (low !== "" && named.length === 1) return named[0];
  return undefined;
};

/** "Old Mr. Nguyen plays chess" */
const namedAtStart = (text: string, people: readonly Person[]): Person | undefined => {
  const plain = text.replace(/\./g, "");
  return people.find(
    ({ name, firstAt }) =>
      name !== undefined && firstAt === 0 && new RegExp(`^${escapePattern(name)} \\p{Ll}+s `, "u").test(plain),
  );
};

const wordsOf = ({ aliases, name }: Person): string =>
  [...(name ? [name] : []), ...aliases].map(escapePattern).join("|");
const HAS_TO =
  "\\b(?:has to|have to|had to|must|decides? to|decided to|is accused|helps?|teaches|do(?:es)?(?:n['’]t| not) know)\\b";
const IS_AWAY =
  /\b(?:is|are|was|were|gets?|got|falls?|fell) (?:very |badly )?(?:ill|sick|injured|hurt|kidnapped|stolen|lost|in hospital|leaving|moving away|arrested|going to be|to be|about to be|being|switched|closed|torn|knocked|cut|pulled)\b|(?<!\bto )\b(?:dies|died|disappears?|disappeared|escapes?|escaped|goes missing|went missing|runs away|ran away|steals?|stole)\b/i;
