import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { termsOf } from "../idea/terms.ts";
import { firstSentenceOf } from "./words-in-text.ts";

/** "A taxi driver meets a woman who ...": the one who acts in the first sentence, however much it says about others. */
export const actingFirst = (text: string, people: readonly Person[]): Person | undefined => {
  const terms = termsOf(firstSentenceOf(text));
  const at = mainClauseOf(terms)?.subject;
  const noun = at === undefined ? undefined : terms[at]?.low.replace(/[^\p{L}-]/gu, "");
  return people.find(
    (one) =>
      !one.many &&
      noun !== undefined &&
      one.aliases.includes(noun) &&
      (personNoun(one.noun ?? "")?.isHuman || isVisiting(text, one, people)),
  );
};

/** "A shark goes to the dentist": whom it only goes to does not lead. */
const isVisiting = (text: string, one: Person, people: readonly Person[]): boolean => {
  const [other, more] = people.filter((each) => each !== one);
  return (
    one.firstAt < 3 &&
    other !== undefined &&
    more === undefined &&
    !other.name &&
    other.aliases.some((alias) =>
      new RegExp(
        `^[^.!?]*\\b(?:goes|comes|runs|walks|flies|gets|has to go|is sent) (?:back )?to (?:the|an?) ${escapePattern(alias)}\\b`,
        "i",
      ).test(text),
    )
  );
};

/** "but the dragon only wants tea": what somebody wants answers what the first one does. */
export const isAnswering = (text: string, { aliases }: Person): boolean =>
  new RegExp(
    `,? but (?:the |an? |his |her |their )?(?:[a-z]+ )?(?:${aliases.map(escapePattern).join("|")}) `,
    "i",
  ).test(text);
