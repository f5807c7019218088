import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** Whether an idea says that somebody is dead, looked for, far away, asleep, deaf or only in a picture, and so does not talk with the hero or come along. */
export const isOutOfReach = ({ aliases }: Person, { clauses }: Pick<IdeaReading, "clauses">): boolean => {
  const text = clauses.map((clause) => clause.text.toLowerCase()).join(" ");
  const names = aliases.map(escapePattern).join("|");
  return names !== "" && new RegExp(`\\b(?:${names})\\b(?:${WHERE})|${GONE} (?:${names})\\b`).test(text);
};

const WHO = ",? (?:who )?(?:still )?(?:is |was |were |had |has )?(?:still )?";
const WHERE = [
  `${WHO}(?:work|liv|stay|stud)(?:s|es|ed|ied|ies|ing)? (?:very )?(?:far away|abroad|overseas|in another (?:country|city|town)|at sea|on the other side of the world)`,
  `${WHO}(?:far away|away at sea|abroad|overseas)\\b`,
  `${WHO}moved (?:away|to another)`,
  `${WHO}(?:fast |deeply )?(?:asleep|sleeping)\\b`,
  `${WHO}(?:died|dead|passed away|buried)\\b`,
  "['’]s? (?:death|funeral|grave|ashes)\\b",
  `,? who (?:could not|cannot|can['’]t) hear\\b`,
  ` (?:in|on|from) (?:an?|the|his|her|their|my|our) (?:[a-z]+ )?(?:painting|picture|photo|photograph|portrait|poster|dream|letter|film|screen|book|mirror)s?\\b`,
].join("|");

/** "Her late husband", "the death of her mother", "looked for its owner". */
const GONE =
  "\\b(?:late|dead|sleeping|(?:look|search|hunt|long|wait)(?:s|ed|ing)? (?:everywhere )?for (?:an?|the|his|her|its|their|my|our)|(?:return|bring|give|take)(?:s|ing)? (?:it|them) (?:back )?to (?:its|the|their|his|her)(?: rightful)?|death of (?:his|her|my|their|our|the)|funeral of (?:his|her|my|their|our|the)|(?:wr(?:ite|ites|ote|iting)|sen(?:d|ds|t|ding)) (?:[a-z]+ ){0,2}(?:letters?|postcards?|messages?|emails?|texts) to (?:an?|the|his|her|its|their|my|our))";
