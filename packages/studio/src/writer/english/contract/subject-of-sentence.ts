import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { termsOf } from "../idea/terms.ts";
import { infinitiveOfThirdPerson } from "../idea/verb-words.ts";
import { isPluralNoun } from "../idea/word-classes.ts";
import { afterOpening } from "./after-opening.ts";
import { pronounOf } from "./short-name.ts";
import { isTrade } from "./trades.ts";
import { firstAtOf } from "./words-in-text.ts";

/** Who goes on in a sentence: whom it begins with, or else the hero. */
export const subjectOf = (given: string, people: readonly Person[], hero: Person | undefined): string => {
  const sentence = afterOpening(given);
  if (/^(?:[\p{L}]+ ){1,4}and I\b/u.test(sentence)) return "we";
  if (
    /^(?:But |So |Then )?\p{Lu}[\p{L}'’-]+ and (?:(?:his|her|the|an?) (?:\p{Ll}+ ){0,2}?\p{Ll}+ )?(?:\p{Lu}[\p{L}'’-]+ )?\p{Ll}/u.test(
      sentence,
    ) &&
    !/^\p{Lu}\p{L}+ and \p{Ll}+s /u.test(sentence)
  )
    return "they";
  if (
    /^(?:But |So |Then )?(?:an?|the) (?:[a-z-]+ ){1,3}and (?:an?|the) (?:[a-z-]+ ){1,3}?(?!.*\bwho\b.* and )[a-z]+ /i.test(
      sentence,
    ) &&
    isOfTwo(sentence)
  )
    return "they";
  if (isPluralOfTwo(sentence)) return "they";
  const opening = sentence.toLowerCase().split(/\s+/).slice(0, SUBJECT_WORDS).join(" ");
  if (/^(?:he|she|they|i|we|it)\b/.test(opening)) return pronounOf(hero);
  if (
    /^\p{Lu}\p{L}+['’]s (?:shadow|reflection|echo|hat|coat|umbrella|bike|bicycle|kite|toy|phone|robot|house|voice) /u.test(
      sentence,
    )
  )
    return "it";
  const thing = thingOf(sentence, people);
  if (thing) return thing;
  const [first] = people
    .map((person) => ({ person, at: firstAtOf(opening.replace(/\p{L}+['’]s\b/gu, ""), person) }))
    .filter(({ at }) => Number.isFinite(at) && at >= 0)
    .sort((a, b) => a.at - b.at);
  return pronounOf(first?.person ?? hero);
};

/** "One day the coffee machine starts", "The moon comes": a thing does it. */
const thingOf = (sentence: string, people: readonly Person[]): string | undefined => {
  const terms = termsOf(sentence);
  const { subject, verb } = mainClauseOf(terms) ?? {};
  const noun = terms[subject ?? -1];
  if (subject === undefined || verb === undefined || !noun || subject > verb || /^\p{Lu}/u.test(noun.word))
    return undefined;
  const before = terms.slice(0, verb).map(({ low }) => low);
  // "A girl's kite flies away and lands": the kite lands.
  const own = before.join(" ").replace(/\p{L}+['’]s\b/gu, "");
  const isOfSomebody = people.some((person) => Number.isFinite(firstAtOf(own, person)));
  const known = personNoun(noun.low);
  const isPlain = before.some((low) => /^(?:the|an?|his|her|their|my|our|its)$/.test(low));
  // "The publisher loves it but wants": somebody whom no list has.
  if (isPlain && !isOfSomebody && !known && (noun.tags.has("Actor") || isTrade(noun.low)) && !noun.tags.has("Plural"))
    return `the ${noun.low}`;
  if (!isPlain || isOfSomebody || (known && !known.isThing) || !noun.tags.has("Noun") || before.includes("and"))
    return undefined;
  const isMany = isPluralNoun(noun.low) && !infinitiveOfThirdPerson(terms[verb]?.low ?? "");
  return isMany ? "they" : "it";
};

/** "A blind cat and a deaf dog share": both. */
const isOfTwo = (sentence: string): boolean => {
  const terms = termsOf(sentence);
  const verb = mainClauseOf(terms)?.verb ?? 0;
  return terms.slice(0, verb).some(({ low }) => low === "and");
};

/** "A girl called Zuzanna and her dog Burek get lost": the verb has no -s. */
const isPluralOfTwo = (sentence: string): boolean => {
  const terms = termsOf(sentence);
  const main = mainClauseOf(terms);
  const before = terms.slice(0, main?.verb ?? 0).map(({ low }) => low);
  return (
    before.includes("and") &&
    !before.some((low) => /^(?:who|that|which|i)$/.test(low)) &&
    /^(?!.*(?:s|ed)$)[a-z]+$/.test(terms[main?.verb ?? 0]?.low ?? "")
  );
};

const SUBJECT_WORDS = 4;
