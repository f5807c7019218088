import { genderOfName } from "../../people/given-names.ts";
import { kindOfThing, personNoun } from "../../people/person-nouns.ts";
import { infinitiveOfThirdPerson } from "../idea/verb-words.ts";

/** "boy finds egg in forest, egg hatches": with the articles that somebody in a hurry leaves out. */
export const withArticles = (given: string): string => {
  const text = withFirstArticle(given);
  const [, first = "", verb = ""] = /^(\p{Ll}+) (\p{Ll}+s) (?=\p{Ll})/iu.exec(text) ?? [];
  if (!isOne(first) || infinitiveOfThirdPerson(verb) === undefined) return text;
  const named = new Set<string>([first.toLowerCase()]);
  return text
    .replace(/^\p{Ll}+/iu, (noun) => `${articleOf(noun)} ${noun.toLowerCase()}`)
    .replace(TAKEN, (whole, before: string, noun: string) => {
      if (!isOne(noun)) return whole;
      named.add(noun.toLowerCase());
      return `${before} ${articleOf(noun)} ${noun}`;
    })
    .replace(PLACE, "$1 the $2")
    .replace(AGAIN, (whole, before: string, noun: string) => (named.has(noun) ? `${before}the ${noun} ` : whole));
};

/** "School bus gets lost", "dragon tamer's daughter is": two words before the verb. */
const withFirstArticle = (text: string): string => {
  const [, first = "", noun = ""] = TWO_WORDS.exec(text) ?? [];
  if (first === "" || !isOne(noun) || OPENER.test(first) || genderOfName(first) !== undefined) return text;
  return `${articleOf(first)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};
const TWO_WORDS =
  /^(\p{L}\p{Ll}+) (?:\p{Ll}+['’]s )?(\p{Ll}+) (?=(?:is|has|gets|goes|finds|wants|falls|breaks|starts|discovers|must|can|cannot|who|that)\b)/u;
const OPENER =
  /^(?:the|an?|my|our|his|her|their|your|its|this|that|one|two|three|four|five|six|seven|every|each|some|no|all|when|if|while|after|before|because|in|on|at|and|but|so|only|nobody|everybody|everyone|somebody|someone|there|what|who|how|why)$/i;

/** A noun for one being or thing that can be counted. */
const isOne = (noun: string): boolean =>
  !/[^suai]s$/.test(noun) &&
  !UNCOUNTED.test(noun) &&
  !KIN.test(noun) &&
  (personNoun(noun.toLowerCase()) ?? kindOfThing(noun.toLowerCase())) !== undefined;
const articleOf = (noun: string): string => (/^[aeiou]/i.test(noun) ? "an" : "a");

const TAKEN =
  /\b(finds|sees|meets|gets|has|builds|steals|buys|loses|opens|makes|catches|saves|brings|draws|eats) (\p{Ll}+)(?=[.,;!?]|$| (?:in|on|at|from|and|but|who|that|with|under|behind|into)\b)/giu;
const PLACE =
  /\b(in|on|at|into|to|under|behind|near|from) (forest|woods|park|garden|attic|cellar|basement|kitchen|lake|river|desert|castle|cave|jungle|village|city|zoo|supermarket|museum|library|playground|field|street)\b/gi;
const AGAIN = /([.,;!?] (?:and |but |then )?)(\p{Ll}+) (?=\p{Ll}+s\b)/gu;
const UNCOUNTED =
  /^(?:milk|water|money|snow|ice|bread|food|gold|homework|rain|sand|wool|glitter|soup|cheese|fire|grass)$/i;
const KIN = /^(?:mom|mum|dad|mama|papa|grandma|grandpa|granny|mommy|daddy|mummy|nana|oma|opa)$/i;
