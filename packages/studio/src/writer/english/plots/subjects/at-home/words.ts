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

/** Nouns of one parent. */
export const PARENT = "mum|mom|mother|mama|mummy|mommy|dad|daddy|father|papa|dada";

/** A child that an idea calls by its name behind an animal or a thing: "and little Zosia built a trail". */
export const NAMED_CHILD =
  /(?:\b(?:and|but|until|so|when|while|where|if|because)|,|\.) (?:(?:[Ll]ittle|[Yy]oung|\S+-year-old) )?(?<kid>(?!She\b|He\b|The\b|They\b|It\b|Then\b|But\b|And\b|One\b|So\b|His\b|Her\b|Dad\b|Mum\b|Mom\b|In\b|At\b|On\b|When\b|All\b|Every|Until\b|Now\b|Little\b|Two\b|Their\b|Mr\b|Mrs\b)\p{Lu}\p{Ll}+) (?=\p{Ll})/u;
