import { mainClauseOf } from "../idea/finite-verbs.ts";
import { termsOf } from "../idea/terms.ts";
import { isInfinitive, isSurelyVerb } from "../idea/verb-words.ts";
import { isAdverbWord } from "../idea/word-classes.ts";
import { begun } from "./first-letter.ts";

/** Slips in words that are right by themselves: "a old", "wants too be", "named lily they go". */
export const withoutSlips = (text: string): string =>
  text
    .replace(MR_AND_MRS, "Mr. $1 and his wife")
    .replace(TITLE_SMALL, (_, title: string, name: string) => `${begun(title)}. ${begun(name)}`)
    .replace(A_BEFORE_VOWEL, "$1n ")
    .replace(AN_BEFORE_CONSONANT, "$1 ")
    .replace(
      AT_A_VETS,
      (trade: string) => `${trade.slice(0, -1)}'s ${/^(?:vet|dent|doct)/i.test(trade) ? "practice" : "shop"}`,
    )
    .replace(TOO_FOR_TO, (whole, verb: string, next: string) =>
      isInfinitive(next) || next === "be" ? `${verb} to ${next}` : whole,
    )
    .replace(TO_BEFORE_ADJECTIVE, "$1 too ")
    .replace(TO_FOR_TOO, "$1 too")
    .replace(THEN_FOR_THAN, "$1 than ")
    .replace(/\bthere own\b/gi, "their own")
    .replace(ITS_STATE, "it's ")
    .replace(THERE_FOR_THEIR, (whole, before: string, noun: string) =>
      isInfinitive(noun) ? whole : `${before} their ${noun}`,
    )
    .replace(YOUR_FOR_YOU_ARE, "you're $1")
    .replace(
      NAMED_SMALL,
      (_, before: string, title: string | undefined, name: string) =>
        `${before}${title ? `${begun(title)} ` : ""}${begun(name)}`,
    )
    .replace(PET_SMALL, (whole, before: string, name: string, verb: string) =>
      isSurelyVerb(verb) && !isSurelyVerb(name) && !isAdverbWord(name) ? `${before}${begun(name)} ${verb}` : whole,
    );

/** "A unicorn and a girl named Lily they go": who goes is said before. */
export const withoutSecondSubject = (text: string): string => {
  const [whole = "", who = "", pronoun = "", next = ""] = SECOND_SUBJECT.exec(text) ?? [];
  if (whole === "" || mainClauseOf(termsOf(who))) return text;
  const isMany = /\band\b/.test(who) || /^(?:two|three|four|five|the|some)\b/i.test(who);
  if (isMany !== (pronoun === "they")) return text;
  const isOfWho = /\b(?:named|called) \p{Lu}\p{L}+$/u.test(who) || /\band (?:an?|his|her|their|my) [^,]*$/.test(who);
  return isOfWho ? `${who} ${next}${text.slice(whole.length)}` : text;
};
const SECOND_SUBJECT =
  /^((?:An?|Two|Three|Four|Five|My|The) (?:(?!who\b|that\b|which\b|when\b|where\b)[\p{L}'’-]+ ){0,8}?(?!who\b|that\b)[\p{L}'’-]+),? (they|he|she|it) (\p{Ll}+)/u;

/** "Mr. and Mrs. Hansen": two people, who are read one by one. */
const MR_AND_MRS = /\bMr\.? (?:and|&) Mrs\.? (\p{Lu}\p{L}+)(?!['’]s)/gu;
const A_BEFORE_VOWEL =
  /(?<![\p{L}'’.-])([Aa]) (?=(?:[aeio]\p{Ll}{2,}|u(?!n[ií](?!n|m|d)|s[aeu]|t[ieo]|k|fo|ro|rea|lu)\p{Ll}{2,}|hour\b|honest|heir\b|ice\b))(?!one\b|one-|once\b|ewe|eu|ouija|about\b|after\b|again\b|also\b|all\b|are\b|and\b|inside\b|into\b|only\b|over\b|out\b)/gu;
const AN_BEFORE_CONSONANT =
  /(?<![\p{L}'’.-])([Aa])n (?=[bcdfgjklmnpqrstvwyz]\p{Ll}{2,}|h(?!our|onest|eir|ono|erb)\p{Ll}{2,}|uni(?:corn|que|form|vers)|one-|euro)/gu;
/** "my teacher mr okonkwo" */
const TITLE_SMALL = /(?<![\p{L}'’])(mr|mrs|ms)\.? (?!(?:and|or|is|was|to)\b)(\p{Ll}{3,})(?![\p{L}'’-])/gu;
/** "at a vets": "at a vet's practice". */
const AT_A_VETS =
  /(?<=\ban? )(vet|dentist|doctor|hairdresser|greengrocer|butcher|baker|barber|florist|newsagent)s(?=[.,;!?]|$| (?:in|on|at|and|who|that|where|with|next|near)\b)/gi;
const TOO_FOR_TO =
  /\b(wants?|wanted|needs?|needed|has|have|had|going|tr(?:y|ies|ied)|learns?|learned|likes?|liked|loves?|loved|hopes?|hoped|used|able|starts?|started|begins?|began|decides?|decided|forgets?|afraid|scared|how|goes|went) too (\p{Ll}+)\b/giu;
/** "the river is to strong" */
const TO_BEFORE_ADJECTIVE =
  /\b(is|are|was|were|gets?|looks?|seems?|feels?|it['’]s|he['’]s|she['’]s) to (?=(?:strong|weak|small|big|old|young|late|early|heavy|loud|cold|hot|fast|slow|high|deep|dark|scared|shy|tired|busy|fat|short|tall|long|far|expensive|dangerous|many|much|hard|good|bad|little|lazy|wild|noisy)\b)/giu;
/** "her crush has braces to" */
const TO_FOR_TOO =
  /\b((?:has|have|had|got|gets|likes?|loves?|wants?) (?:an? |the |his |her )?(?:\p{Ll}+s|it|them|one)|me|him) to(?=[.!,;]|$)/giu;
const THEN_FOR_THAN =
  /\b((?:bigger|smaller|better|faster|slower|taller|older|younger|stronger|louder|more|rather|other|smarter|worse|higher)) then (?=\p{Ll})/giu;
const THERE_FOR_THEIR =
  /\b((?:lose|lost|find|found|in|with|of|for|from|to|on|and|at|until|save|miss|missed|hold|all|love|like|use|take|have|open|build)) there ((?:new |old |little |big |best |first |favou?rite )?(?:mom|mum|dad|parents?|house|home|dog|cat|friends?|way|breath|hands?|toys?|school|village|teacher|grandma|grandpa|mother|father|brother|sister|kids|children|boat|garden|tree|room|bikes?|car|shop|store|names?|lives|own|bodies|ball|money|shoes|king|queen))\b/giu;
/** "its tired of him", not "its tired eyes" */
const ITS_STATE =
  /(?<![\p{L}'’])its (?=(?:tired|sad|scared|afraid|hungry|lonely|lost|broken|bored|angry|happy|cold|hot|empty|alone|jealous|sick|old|small|big|late|stuck|magic|real|alive|closed|locked|haunted)(?: (?:of|and|but|because|to|that|when|so|in|on|at|with|now|again|for|until)\b|[.,;!?]|$))/giu;
const YOUR_FOR_YOU_ARE = /\byour (?=(?:not|never|too|so|going|welcome|wrong|right|late)\b)/gi;

const NAME_TITLES =
  "mr|mrs|miss|ms|sir|lady|captain|king|queen|princess|prince|aunt|auntie|uncle|doctor|dr|professor|granny|grandma|grandpa|little|old|big";
/** "a girl named lily", "a cat called mr whiskers"; not "a man called back". */
const NAMED_SMALL = new RegExp(
  `((?<![\\p{L}'’])(?:an?|the|my|his|her|our|their|this|old|little|young|its|one|another) (?:\\p{L}+ ){1,4}?(?:named|called) )(?:(${NAME_TITLES})\\.? )?(?!(?:the|an?|it|him|her|them|me|us|his|their|its|my|our|off|out|up|by|for|on|upon|in|into|to|at|back|away|home|after|from|again|when|because|and|or|but|who|that|everyone|everybody|someone|somebody|nobody|all|every|each|each|mum|mom|dad|grandma|grandpa|together|today|every|me|${NAME_TITLES})\\b)(\\p{Ll}{2,14})(?![\\p{L}'’-])`,
  "gu",
);

/** "my dog biscuit becomes mayor"; not "my dog food tastes". */
const PET_SMALL =
  /\b((?:my|our) (?:dog|puppy|cat|kitten|hamster|guinea pig|rabbit|bunny|pony|horse|parrot|budgie|goldfish|turtle|tortoise|brother|sister|son|daughter|cousin|nephew|niece) )(?!(?:who|that|and|or|with|from|in|on|at|of|food|house|bed|toy|bowl|collar|leash|lead|litter|park|show|walker|sitter|tail|hair|fur|door|flap|tag|school|basket|box|cage|tank|wheel|race|stable|costume|tree)\b)(\p{Ll}{3,14}) (\p{Ll}+s)(?![\p{L}'’])/giu;

/** "has a secret she was a spy": two sentences without a stop. */
export const withStopBetween = (text: string): string =>
  text
    .replace(RUN_ON, (whole: string, head: string | undefined, last: string, pronoun: string, rest: string) => {
      const before = termsOf(`${head ?? ""}${last}`);
      const isWhole = before.at(-1)?.tags.has("Noun") && !before.at(-1)?.tags.has("Verb") && mainClauseOf(before);
      return isWhole ? `${head ?? ""}${last}. ${begun(pronoun)} ${rest}` : whole;
    })
    .replace(NOT_BUT, (_, before: string, pronoun: string) => `${before}. ${begun(pronoun)} `);
/** "doesn't want to marry the prince she wants to be a blacksmith", "does not like football he likes ballet" */
const NOT_BUT =
  /(\b(?:does|do|did|is|was)(?:n['’]?t| not) (?:(?!(?:that|because|when|what|who|whom|if|until|how|where|than|as|why|which|and|or|but|so|whether|while|before|after|knows?|thinks?|believes?|one|way|thing)\b)[^\s,.;:!?]+ ){1,8}?(?!(?:that|because|when|what|who|whom|if|until|how|where|than|as|why|which|and|or|but|so|whether|while|before|after|like|knows?|thinks?|believes?|one|way|thing|time|day|everything|anything|something|all)\b)\p{Ll}{3,}) (he|she|it|they|we|I) (?=(?:wants?|likes?|loves?|needs?|prefers?|dreams?|would rather|only wants?) )/gu;
const RUN_ON =
  /(?<=^|[.!?] )((?!(?:When|If|While|Because|Although|After|Before|Once|Since|As|The (?:day|night|time))\b)(?:(?!(?:when|because|that|who|if|while|until|how|where|thinks?|says?|believes?|knows?|after|before|everything|than|as)\b)[^.,;:!?"“” ]+ ){2,}?)?(?!(?:day|night|morning|time|moment|year|week|one|way|thing|everything|nobody|everyone)\b)(\p{Ll}{3,}) (he|she|it|they|we|I) ((?:is|are|was|were|am) (?:an?|the|so|very|really|not|my|scared|afraid|allergic|lost|alone|tired|sad|always|never)\b)/gu;
