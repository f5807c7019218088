import { isKnownWord, nounByLetters } from "../../people/person-nouns.ts";
import { infinitiveOfThirdPerson, isInfinitive } from "../idea/verb-words.ts";
import { withCorrectWords } from "../spelling/correct-words.ts";
import { begun } from "./first-letter.ts";
import { withoutSlips } from "./small-slips.ts";

/** "cant", "doesnt": written without the apostrophe, and no other word. */
const SHORTENED: Readonly<Record<string, string>> = {
  cant: "can't",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  mustnt: "mustn't",
  im: "I'm",
  ive: "I've",
  whos: "who is",
  theyre: "they're",
  theres: "there's",
  wont: "won't",
  abt: "about",
  bc: "because",
  i: "I",
};

/** An idea with the spelling that its words surely mean: "the pengiun … cant" is "the penguin … can't". */
export const plainSpelling = (text: string): string => withoutSlips(spelledOut(text));

/** A text with the apostrophes that were dropped: "cant" is "can't". */
export const withApostrophes = (text: string): string =>
  text.replace(WORD, (word) => {
    const meant = SHORTENED[word.toLowerCase()];
    return meant?.includes("'") ? likeCase(word, meant) : word;
  });

const WORD = /(?<![\p{L}'’-])[\p{L}]+(?![\p{L}'’-])/gu;

const spelledOut = (text: string): string =>
  withCorrectWords(text)
    .replace(WORD, (word) => {
      const low = word.toLowerCase();
      const meant = SHORTENED[low] ?? animalFor(word);
      return meant === undefined ? word : likeCase(word, meant);
    })
    .replace(PROPER, begun)
    .replace(OF_ALL, "$1's")
    .replace(CALLED, (whole, owner: string, kin: string, name: string) =>
      isVerbForm(name) ? whole : `${owner} ${kin} ${begun(name)}`,
    )
    .replace(IT_IS, "it's ")
    .replace(OWNED, (_, owner: string, thing: string) => `${owner}'s ${thing}`)
    .replace(ME_LATER, (_, before: string, first: string, second: string) => `${before}${first || second} and I `)
    .replace(ME_FIRST, (_, first: string, second: string) => `${begun(first || second)} and I `);

/** "grandmas handbag", "the neighbours garden": whose it is, without the apostrophe. */
const OWNED =
  /(?<![\p{L}'’])(?<!\b(?:two|three|four|five|both|all|many|these|some) )(grandma|grandpa|grandmother|grandfather|granny|wife|husband|mom|mum|dad|mother|father|brother|sister|teacher|friend|neighbou?rs?|uncle|aunt|king|queen|baker|farmer|captain|doctor|boss)s ((?:(?:old|new|little|big|secret|red|blue|broken|lost|magic|wooden|favou?rite|best) )?(?:garden|handbag|bag|house|hat|room|bed|car|bike|boat|dog|cat|kitchen|cake|shop|birthday|phone|glasses|chair|tree|apple|cellar|attic|shed|ring|crown|wedding|coat|shoes?|purse|horse|office|desk|book|letter|recipe|soup|tooth|teeth|voice|keys?|harmonica|violin|watch|clock|piano|guitar|radio|camera|diary|letters|map|house|vase|glasses|sweater|photos?|hamsters?|dogs|cats|rabbits?|chickens?|hens|parrot|goldfish|wifi|fence|roses|apples|tomatoes|photo|picture|song|tractor|ring|sock|socks|farm|workshop|boots|hair|nose|heart|sword|castle|tower|throne|daughter|son|pencil|toy|toys|cookies?|pie|bread|jacket|glove|scarf))(?![\p{L}])(?! (?:their|his|her|the|an?|each|it|him|them)\b)/giu;

/** "its too heavy" */
const IT_IS =
  /(?<![\p{L}'’])its (?=(?:too|so|very(?! (?:first|last|own|best)\b)|not|like|about|all|only(?= (?:an?|the|my|his|her|because|when|if|me)\b)|no|gone|been|going|full|empty|alive|okay|ok|an?|the|really|always|never|raining|snowing|dangerous|time|his|her|my|impossible|hard|easy|cold|dark|late)\b)/giu;

/** "my dog biscuit who", "me and my friend jake built": a name in small letters. */
const CALLED =
  /(?<![\p{L}'’])([Mm]y|[Oo]ur|[Hh]is|[Hh]er) (dog|cat|hamster|rabbit|bunny|parrot|pony|horse|tortoise|guinea pig|friend|brother|sister|cousin|niece|nephew|son|daughter) (?!(?:who|that|and|or|is|was|has|had|in|on|at|with|from|of|to|for|but|so|can|cannot|will|would|did|does|do|never|always|only|also|really|suddenly|already|just|then|because|when|while|not|wants?|loves?|likes?|named|called|house|food|bed|show|school|shop)\b)(\p{Ll}{3,9})(?= (?:who|and|is|was|has|had|wants?|loves?|built|ate|stole|found|finds|lost|loses|gets?|got|went|goes|made|makes|ran|runs)\b)/gu;

const isVerbForm = (word: string): boolean =>
  /ed$/.test(word) || isInfinitive(word) || infinitiveOfThirdPerson(word) !== undefined;

/** "in italy", "the christmas turkey", "on mars" */
const PROPER =
  /(?<![\p{L}'’-])(?:christmas|easter|halloween|santa|(?<=\b(?:in|of|until|since|last|next) )(?:april|june|july)|(?<=[Ss]anta )claus|(?:mon|tues|wednes|thurs|satur|sun)day|january|february|october|november|december|africa|america|antarctica|australia|austria|brazil|canada|egypt|england|europe|france|germany|iceland|india|ireland|italy|japan|kenya|mexico|norway|poland|portugal|russia|scotland|spain|sweden|switzerland|ukraine|berlin|london|madrid|paris|rome|tokyo|venice|vienna|alaska|hollywood|(?<=\b(?:on|to|from) )(?:mars|venus|jupiter|saturn)|(?<=\b(?:in|to|from) )china)(?![\p{L}-])/gu;

/** "everybodys hair", "tomorrows newspaper" */
const OF_ALL = /(?<![\p{L}'’])((?:every|some|any|no)(?:body|one)|today|tomorrow|yesterday)s(?= \p{Ll})/giu;

/** "Dad and me go", "me and my brother build": who tells it goes second. */
const ME_FIRST =
  /^(?:((?:[Mm]y |[Oo]ur )?[\p{L}]+) and me|[Mm]e and ((?:my |our )?(?:(?:best|little|big|older|younger) )?(?!(?:my|our|best|little|big|older|younger)\b)[\p{L}]+(?: \p{Lu}\p{L}+)?)) (?=\p{Ll})/u;

/** "…, so me and my cousin Lena try" */
const ME_LATER =
  /(\b(?:so|and then|then|but|because|until|when|after) |[,;] (?:and )?)(?:((?:my |our )?[\p{L}]+) and me|me and ((?:my |our )?(?:(?:best|little|big|older|younger) )?[\p{L}]+(?: \p{Lu}\p{L}+)?)) (?=\p{Ll}{3})/gu;

/** An animal or a person with a doubled letter that is single, or the other way round. */
const animalFor = (word: string): string | undefined =>
  /^\p{Ll}{5,}$/u.test(word) && !isKnownWord(word) ? nounByLetters(word) : undefined;

const likeCase = (like: string, word: string): string => (/^\p{Lu}/u.test(like) ? begun(word) : word);
