import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import type { Clause } from "./clauses.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import { isHelpOf } from "./own-helper.ts";
import { isHuman } from "./person-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** Whether somebody goes along in the story: close to the hero or a help, and neither dead, nor against the hero, nor to blame. */
export const isAtHand = (one: Person, reading: IdeaReading, opposers: readonly Clause[]): boolean => {
  const isNamed = ({ text }: Clause): boolean => one.aliases.some((alias) => text.toLowerCase().includes(alias));
  const names = one.aliases.map(escapePattern).join("|");
  const isLost = new RegExp(`\\b(?:${names}) ${HARMING}`, "i");
  const isKnown = isClose(one, reading) || reading.clauses.some((clause) => isHelpOf(one, clause, reading));
  return (
    isKnown &&
    !isOutOfReach(one, reading) &&
    !reading.clauses.some(({ text }) => isLost.test(text)) &&
    !opposers.some(isNamed)
  );
};

/** What the dead, the lost and those to blame do in an idea. */
const HARMING =
  "(?:has |had |was |is )?(?:broke|broken|stole|ate|hid|took|tore|died|dies|dead|ill|sick|escaped|disappeared|moved away|ran away|(?:did|does) not (?:recogni[sz]e|know|like|trust))\\b";

/** Whether an idea shows that somebody is at the hero's side: "with her friend Walt", "Iris and Noor", "dad and I". */
const isClose = (one: Person, { hero, clauses }: IdeaReading): boolean => {
  const text = clauses.map((clause) => clause.text.toLowerCase()).join(" ");
  const names = [...one.aliases].map(escapePattern).join("|");
  if (new RegExp(`${AWAY}(?:[a-z]+ ){0,2}?(?:${names})\\b`).test(text)) return false;
  const heroes = (hero?.aliases ?? []).map(escapePattern).join("|") || "#";
  return (
    new RegExp(`\\b(?:${heroes}) and (?:his |her |their |my |the )?(?:[a-z]+ ){0,2}?(?:${names})\\b`).test(text) ||
    new RegExp(`\\b(?:${names}) and (?:${heroes})\\b`).test(text) ||
    new RegExp(`\\b(?:with|and) (?:his|her|their|my|its) (?:[a-z]+[ -]){0,3}?(?:${names})\\b`).test(text) ||
    new RegExp(
      `\\b(?:took|takes|brought|brings|invited|invites|drove|carried|led) (?:his|her|their|my|its) (?:[a-z]+ ){0,3}?(?:${names})(?: \\p{L}+)? (?:to|along|on|into|through|across|home|with)\\b`,
      "u",
    ).test(text) ||
    new RegExp(`\\b(?:taught|showed|raised|brought up) (?:his|her|their|my|its) (?:[a-z]+ ){0,3}?(?:${names})\\b`).test(
      text,
    ) ||
    ((CLOSE.test(one.noun ?? "") || (one.name !== undefined && !isHuman(one))) &&
      new RegExp(`\\b(?:his|her|their|my|its) (?:[a-z]+ ){0,3}?(?:${names})\\b`).test(text))
  );
};

/** Who is sought, missed, opposed or given something is not at the hero's side. */
const AWAY =
  "\\b(?:find|found|finds|out|is|was|see|saw|visit|visited|meet|met|miss|missed|lost|loses|loses|free|save|rescue|against|from|about|without|to|for|tell|told|until|dead|late|stolen|search for|like) (?:it was |it is |that |to )?(?:his|her|their|my|its|our) ";
const CLOSE =
  /^(?:friend|brother|sister|twin|mother|father|mom|mum|dad|mama|papa|grandma|grandpa|grandmother|grandfather|granny|wife|husband|cousin|uncle|aunt|dog|cat|horse|pony|parrot|mouse)$/;
