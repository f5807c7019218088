import type { Person } from "../../people/person.ts";
import type { Helpers } from "../scripts/details.ts";
import { actionOf } from "./clause-action.ts";
import type { Clause } from "./clauses.ts";
import { namesFor } from "./person-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** Who helps the hero in the idea itself: "a friendly otter teaches him", "the moon shows her", "her neighbours join her". */
export const ownHelper = (reading: IdeaReading): Helpers | undefined => {
  const found = reading.others.find((one) => reading.clauses.some((clause) => isHelpOf(one, clause, reading)));
  if (found?.many) return oneOf(namesFor(found, reading));
  const name = found ? namesFor(found, reading) : helpingThing(reading);
  return name === undefined ? undefined : { firstHelper: name, helper: name };
};

/** "the neighbours": "one of the neighbours", then "the neighbour". */
const oneOf = (many: string): Helpers | undefined => {
  const [, owner = "", noun = ""] = /^(the|his|her|their|its|my|our) ([a-z]+)s$/.exec(many) ?? [];
  return noun === "" ? undefined : { firstHelper: `one of ${owner} ${noun}s`, helper: `the ${noun}` };
};

/** "The moon came into her room. It showed her that ...": the moon. */
const helpingThing = (reading: IdeaReading): string | undefined => {
  const actions = reading.clauses.map((clause) => actionOf(clause, reading));
  const at = actions.findIndex(({ by, verbs }) => by === "other" && verbs.some((verb) => HELPING.test(verb)));
  const isAgain = /^(?:and |then )?(?:it|he|she) /i.test(reading.clauses[at]?.text ?? "");
  const doer = actions[isAgain ? at - 1 : at]?.doer;
  return doer !== undefined && /^the [a-z]+$/.test(doer) && !/s$/.test(doer) ? doer : undefined;
};

/** Whether a sentence tells that somebody helps the hero. */
export const isHelpOf = ({ aliases }: Person, clause: Clause, reading: IdeaReading): boolean => {
  const { by, doer, verbs } = actionOf(clause, reading);
  return by === "other" && aliases.includes(doer?.split(" ").at(-1) ?? "") && verbs.some((verb) => HELPING.test(verb));
};

const HELPING =
  /^(?:teach|help|show|train|explain|encourage|comfort|advise|cheer|convince|guide|lend|promise|join|accompany|support|protect)$/;
