import type { Person } from "../../people/person.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** "adopted a dog that | steals socks": the dog, where what is done at `from` is said of one character other than the hero. */
export const doerInRelative = (text: string, from: number, { others }: IdeaReading): Person | undefined => {
  const before = text.slice(0, from);
  const [, noun = ""] = SAID_OF.exec(before) ?? OF_ANOTHER.exec(before) ?? [];
  const low = noun.toLowerCase();
  const found = others.find(
    ({ aliases, many }) => !many && aliases.some((alias) => low === alias || low.endsWith(` ${alias}`)),
  );
  return low === "" ? undefined : found;
};

/** Somebody, "who", and at most a word of how often; not "who had", which was before. */
const SAID_OF =
  /\b(?:an?|the|his|her|their|its|my|our) ((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+)(?: named \p{Lu}\p{L}+,?)? (?:who|that|which) (?:(?:always|only|secretly|often|sometimes|suddenly|really|constantly|even|once|kept|loved to|liked to|tried to|could not stop|never stopped|would not stop) )?$/u;
/** "for every day that Hana | was in hospital": another one right before the verb. */
const OF_ANOTHER =
  /\b(?:that|when|while|because|until|where|if|after|before) (?:(?:the|his|her|their|its|my) )?((?:\p{Lu}\p{L}+|[\p{Ll}-]+)) $/u;
