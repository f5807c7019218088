import { escapePattern } from "../escape-pattern.ts";
import type { Person } from "./person.ts";

/** "Her father is a fisherman", "I am the new pupil", "make friends", "a vacuum cleaner": no further people. */
export const withoutSecondWords = (text: string, people: readonly Person[]): Person[] =>
  people.filter((person) => {
    if (person.name || person.isNarrator || wordsOf(person).length === 0) return true;
    const own = namesOf(person);
    const isLinked = people.some(
      (other) => other !== person && !FRIEND.test(other.noun ?? "") && isSaidToBe(text, other, own),
    );
    // "Mia's friend is a ghost": the ghost is the friend.
    const isSomeKind =
      FRIEND.test(person.noun ?? "") &&
      people.some((other) => other !== person && isSaidToBe(text, person, namesOf(other)));
    const isIdiom =
      new RegExp(
        `\\b(?:(?:make|makes|making|made) (?:new )?|vacuum |(?<!\\b(?:[Tt]wo|[Tt]hree|[Ff]our) )best )${own}\\b(?! [A-Z])`,
      ).test(text.replace(BEST_FRIEND, "$1")) && !person.isNarrator;
    // "he still guards the house": what he does.
    const isDoing = person.many && IS_DONE.test(text) && DOING.test(person.noun ?? "");
    return !(isDoing || isLinked || isSomeKind || (isIdiom && /^(?:friend|cleaner)$/.test(person.noun ?? "")));
  });

const TRADE_VERBS = "(?:guards|nurses|judges|coaches|guides|hosts|bullies|cooks|pilots|tailors)";
const IS_DONE = new RegExp(
  `\\b(?:he|she|it|who|that|still|always|never|only|also|secretly|proudly) ${TRADE_VERBS} (?:an?|the|his|her|its|their|it|him|them|all|every)\\b|\\band ${TRADE_VERBS} (?:it|him|her|them)\\b`,
  "i",
);

const FRIEND = /^(?:friend|roommate|flatmate|classmate|companion|neighbou?r|pal|buddy)$/;

const wordsOf = ({ aliases }: Person): string[] =>
  aliases.map((alias) => alias.replace(/[^\p{L}-]/gu, "")).filter((alias) => alias !== "");

const namesOf = (person: Person): string => `(?:${wordsOf(person).join("|")})s?`;

/** "Her father is a fisherman". */
const isSaidToBe = (text: string, { aliases }: Person, names: string): boolean =>
  aliases.some((alias) =>
    new RegExp(
      `\\b${escapePattern(alias)}(?:'m| is| am| was| are)(?: now)? (?:an?|the) (?:[\\w-]+ ){0,2}?${names}\\b`,
      "i",
    ).test(text),
  );

/** "quarrels with his best friend": somebody. Not "his best friend is a ghost", who is the ghost. */
const BEST_FRIEND =
  /(\b(?:[Hh]is|[Hh]er|[Tt]heir|\p{Lu}\p{L}+['’]s) )best (?=friend\b(?!,? (?:(?:is|was) (?:an?|the|called|named|in)|an?|the|called|named|who is)\b|, \p{Lu}))/gu;

const DOING = /^(?:guard|nurse|judge|coach|guide|host|bully|cook|pilot|tailor)$/;

/** Without "geese" beside "Greta the goose": all of a kind are no characters. */
export const withoutKinds = (text: string, people: readonly Person[]): Person[] =>
  people.filter((person) => {
    if (!person.many || !people.some((other) => other.kind === person.kind && !other.many)) return true;
    return person.aliases
      .filter((alias) => alias !== person.noun)
      .some((alias) => new RegExp(`\\b(?:${GROUP}) (?:[a-z-]+ )?${escapePattern(alias)}\\b`, "i").test(text));
  });

const GROUP =
  "the|these|those|his|her|their|its|my|our|other|two|three|four|five|six|seven|some|many|several|ten|twelve|twenty|hundred";

/** "A shy hedgehog … her spines": an only animal is "she" where no other person is meant. */
export const withPronounGender = (text: string, person: Person, _: number, people: readonly Person[]): Person => {
  if (person.gender !== "it" || people.some((other) => other !== person && other.gender !== "it")) return person;
  const found = /\b(?:(she|her|herself)|(he|his|him|himself))\b/i.exec(text);
  return found && !/\b(?:it|its)\b/i.test(text) ? { ...person, gender: found[1] ? "she" : "he" } : person;
};
