import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { kindOfThing, personNoun } from "../../people/person-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { termsOf } from "../idea/terms.ts";

/** "A taxi driver meets a woman who ...": the one who acts in the first sentence, however much it says about others. */
export const actingFirst = (text: string, people: readonly Person[]): Person | undefined => {
  const terms = termsOf(text.split(/(?<=[.!?])\s+/)[0] ?? "");
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

/** "An old violin lies forgotten until a boy finds it", "The umbrella is blown away": the thing whose story it is. */
export const opensWithThing = (text: string): boolean => {
  const terms = termsOf(text.split(/(?<=[.!?])\s+/)[0] ?? "");
  const main = mainClauseOf(terms);
  const noun = terms[main?.subject ?? -1]?.low.replace(/[^\p{L}-]/gu, "") ?? "";
  const verb = main
    ? terms
        .slice(main.verb, main.verb + 3)
        .map(({ low }) => low)
        .join(" ")
    : "";
  const isThing =
    personNoun(noun)?.isThing !== false && kindOfThing(noun) !== undefined && /^(?:an?|the)\b/i.test(text);
  return isThing && IN_STATE.test(verb);
};
const IN_STATE =
  /^(?:lies|hangs|floats|drifts|rolls|(?:is|gets) (?:blown|swept|washed|carried|left|lost|forgotten|thrown|sold|given)\b)/;
