import type { Person } from "../../people/person.ts";
import { thingPerson } from "./thing-person.ts";

/** "The women's rowing team has not won": those who row. */
export const teamIn = (text: string): Person | undefined => {
  const [, members = "", phrase = "", noun = ""] = TEAM.exec(text) ?? [];
  if (noun === "") return undefined;
  const kind = TEAM_KINDS[members.toLowerCase()] ?? (/\bschool\b/i.test(text) ? "girl" : "woman");
  return { ...thingPerson(noun, kind), noun, phrase, gender: "they", many: true, count: 3 };
};
const TEAM =
  /^(?:An?|The|Our|My) (?:(women|men|girls|boys)['’]s? )?((?:[a-z-]+ ){0,2}?(team|choir|band|brigade))\b(?! of (?:two|three|four|girls|boys|women|men|[a-z]+s)\b)(?=(?: (?:of|from|in|at) (?:an?|the) [A-Za-z ]{3,30}?)? (?:has|have|had|is|was|wants?|loses?|lost|needs?|gets?|plans?|must|hasn['’]t|never)\b)/;
const TEAM_KINDS: Readonly<Record<string, string>> = { women: "woman", men: "man", girls: "girl", boys: "boy" };
