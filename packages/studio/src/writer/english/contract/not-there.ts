import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";

type Named = Pick<Person, "name" | "aliases">;

/** Whether an idea names somebody who is not there: only believed in, wished for, or dead. */
export const isNotThere = (text: string, person: Named): boolean =>
  isOnlyBelieved(text, person) || isDeadPartner(text, person) || isGone(text, person) || isSameAsNext(text, person);

/** "His late wife", "his drowned father", "her best friend who disappeared": not "the ghost of her friend". */
const isGone = (text: string, { name, aliases }: Named): boolean => {
  const words = aliases.map(escapePattern).join("|");
  return (
    !name &&
    !/\b(?:ghosts?|spirits?|alive)\b/i.test(text) &&
    new RegExp(
      `\\b(?:late|dead|drowned|deceased) (?:[a-z]+ )?(?:${words})\\b|\\b(?:his|her|their|my) (?:[a-z]+ )?(?:${words}) (?:who |that )?(?:has |had )?(?:died|drowned|disappeared|vanished)\\b`,
      "i",
    ).test(text)
  );
};

/** "Her friends the ants" are ants. */
const isSameAsNext = (text: string, { aliases }: Named): boolean =>
  isFriend(aliases) && /\bfriends?,? the [a-z]+s\b/i.test(text);

/** "A widow finds her husband's letters": not "the ghost of her husband". */
const isDeadPartner = (text: string, { name, aliases }: Named): boolean => {
  const partner = name ? undefined : aliases.find((alias) => /^(?:wife|husband)$/.test(alias));
  return (
    partner !== undefined &&
    !/\b(?:ghosts?|spirits?|remarr\w+|new (?:wife|husband)|alive)\b/i.test(text) &&
    new RegExp(`\\bwidow${partner === "wife" ? "er" : ""}(?:s|ed)?\\b`, "i").test(text)
  );
};

/** "is secretly a spy", "thinks that she is a witch", "becoming a queen": what somebody is, is taken for or becomes. */
const isOnlyBelieved = (text: string, { name, aliases }: Named): boolean => {
  const low = text.toLowerCase();
  const words = aliases.map(escapePattern).join("|");
  const all = low.match(new RegExp(`\\b(?:${words})\\b`, "g"))?.length ?? 0;
  const believed =
    low.match(
      new RegExp(
        `\\b(?:secretly|(?:thinks?|thought|believes?|believed|says|said|claims?|claimed|suspects?|suspected|(?:sure|certain|convinced) that)\\b[^.,;]* (?<!there )(?:is|was|are|were)|becom(?:es?|ing)|became) (?:really |actually |once )?(?:an?|the) (?:[a-z]+ ){0,2}?(?:${words})\\b`,
        "g",
      ),
    )?.length ?? 0;
  const wanted = low.match(new RegExp(`${WANTED}(?:${words})\\b`, "g"))?.length ?? 0;
  return !name && all > 0 && all === believed + (isFriend(aliases) ? wanted : 0);
};

/** "A spider wants friends", "has no friends": they are not there yet. */
const WANTED =
  "\\b(?:wants?|wanted|needs?|needed|wish(?:es)? for|longs? for|looks? for|looking for|search(?:es|ing)? for|dreams? of|has no|have no|had no|without) (?:an? |any |some |more )?(?:real |new |best |true |human )?";
const isFriend = (aliases: readonly string[]): boolean => aliases.some((alias) => /^friends?$/.test(alias));
