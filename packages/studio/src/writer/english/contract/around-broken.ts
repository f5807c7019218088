import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { narratorPerson } from "./thing-person.ts";

/** "The lift in our house is broken and the neighbours meet": those who have to do without it. */
export const aroundBroken = (text: string, people: readonly Person[]): Person | undefined => {
  const [, words = ""] = OUT_OF_ORDER.exec(text) ?? [];
  if (words === "" || words.split(" ").some((word) => personNoun(word)?.isThing === false)) return undefined;
  const first = people.filter((one) => !one.isNarrator).toSorted((a, b) => a.firstAt - b.firstAt)[0];
  return first ?? (/\b(?:my|our)\b/i.test(text) ? narratorPerson(["i", "we"]) : undefined);
};

const OUT_OF_ORDER =
  /^(?:The|Our|My) ((?:[a-z]+ ){0,2}?[a-z]+)(?: (?:in|at|of|on) (?:the|our|my|an?) (?:[a-z]+ )?[a-z]+)? (?:(?:is|was) (?:broken|out of order)|(?:has|had) (?:broken down|stopped working|no (?:electricity|power|water|light|heating|roof|internet))|breaks down|broke down|stops working|stopped working)\b/;

/** "No one comes to Mika's party except an old tortoise": Mika. */
export const hostOf = (text: string, people: readonly Person[]): Person | undefined => {
  const [, host = ""] =
    /^(?:Nobody|No one|Only [^.]*?) (?:comes?|came|turns up|turned up) (?:to|for) (\p{Lu}\p{L}+)['’]s /u.exec(text) ??
    [];
  return host === "" ? undefined : people.find(({ name }) => name === host);
};
