import { ageOfYears, ageWithYears } from "./ages.ts";
import type { Draft } from "./draft.ts";
import { personNounIn } from "./more-people.ts";
import type { NameAt } from "./names.ts";
import { isGeneric } from "./nouns-in-text.ts";
import { yearsIn } from "./numbers.ts";
import type { Age } from "./person-nouns.ts";
import type { Token } from "./tokens.ts";

/** "A girl of about eighteen", "a man of seventy": the years behind a noun. */
export const yearsBehind = (tokens: readonly Token[], at: number): number | undefined => {
  if (tokens[at + 1]?.low !== "of" || !isGeneric(tokens[at]?.low ?? "")) return undefined;
  const place = HEDGE.test(tokens[at + 2]?.low ?? "") ? at + 3 : at + 2;
  return yearsIn(tokens[place]?.low ?? "");
};
const HEDGE = /^(?:about|perhaps|maybe|some|around|almost|nearly|only|over|under)$/;

/** Where the noun of "a girl of about eighteen called" stands, whose name comes at a place. */
export const nounWithYears = (tokens: readonly Token[], from: number): number | undefined =>
  [3, 4].map((back) => from - back).find((at) => at >= 0 && yearsBehind(tokens, at) !== undefined);

/** "His nephew Osgood, a greedy young man,": the words behind a name say how old somebody is. */
export const readSaidAge = (draft: Draft, tokens: readonly Token[], { to }: NameAt): void => {
  if (tokens[to - 1]?.post !== "," || !/^an?$/.test(tokens[to]?.low ?? "")) return;
  const age = ageOfPhrase(tokens, to + 1);
  if (age) draft.age = age;
};

/** "He was a stout old man", "she was the oldest sailor on board". */
export const readAgeOfPredicate = (draft: Draft, tokens: readonly Token[], from: number): void => {
  const age = ageOfPhrase(tokens, from);
  if (age === "old" || (age && !draft.noun && !draft.age)) draft.age = age === "old" ? ageWithYears("adult", OLD) : age;
};
const OLD = 70;

/** The age that the adjectives and the noun of a phrase show. */
const ageOfPhrase = (tokens: readonly Token[], from: number): Age | undefined => {
  for (let at = from; at < from + LONGEST; at++) {
    const token = tokens[at];
    if (!token || /^(?:and|who|with|of|in|at|to)$/.test(token.low)) return undefined;
    const noun = personNounIn(tokens, token.low);
    if (!noun?.isHuman) {
      if (/[.;:!?]/.test(token.post)) return undefined;
      continue;
    }
    const years = yearsBehind(tokens, at);
    if (years !== undefined) return ageOfYears(years);
    const isAged = tokens.slice(from, at).some(({ low }) => AGED.test(low));
    if (isAged && noun.age !== "child") return "old";
    if (noun.age === "old") return "old";
    return isGeneric(noun.noun) ? noun.age : undefined;
  }
  return undefined;
};
const LONGEST = 6;
const AGED = /^(?:old|elderly|aged|ancient|oldest|white-haired|grey-haired|wrinkled)$/;
