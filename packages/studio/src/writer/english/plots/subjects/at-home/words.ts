import { BEFORE, eitherCase } from "../subject-story.ts";

/** Words that many stories of home look for. */
export const GRAND =
  "grandma|grandmother|granny|gran|nana|nonna|abuela|nan|grandad|granddad|grandpa|grandfather|gramps|abuelo|nonno|opa|oma|babushka|great-grandmother|great-grandfather|great-grandma|great-grandpa";
export const GRANDCHILD =
  "grandson|granddaughter|grandchildren|grandchild|grandkids|great-grandson|great-granddaughter";
export const FOUND =
  /\b(?:f(?:inds?|ound)|discover\w*|rescu\w*|sav(?:es?|ed)|spott?\w*|came across|com(?:es?|ing) across|stumbl\w*|took in|takes? in|pick(?:s|ed) up|car(?:es?|ed) for|nurs\w*|looks? after|looked after|saw|sees?|hears?|heard|hid(?:es?)?|fell|healed?|heals)\b/i;

/** The pattern of somebody of these nouns, as role() has it, but not with the person before: of "a boy and his dog" the dog. */
export const who = (gap: string, nouns: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}-])(?<${gap}>(?:${BEFORE} (?:(?!${NOT_BEFORE})[a-z0-9-]+ ){0,3}?)?(?:${eitherCase(nouns)})(?:,? (?!Then |And |But |The )${NAME}(?: and ${NAME})?)?)(?![\\p{L}-])`,
    "u",
  );
const NOT_BEFORE =
  "(?:and|or|but|with|who|whose|that|to|of|in|on|at|for|from|by|his|her|their|my|our|the|an?|is|was|has|had|wants?|wanted|finds?|found|asks?|asked|tells?|told|helps?|helped) ";
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
