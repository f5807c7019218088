import { personNoun } from "../../people/person-nouns.ts";
import { formsOf, infinitiveOf } from "../idea/goal.ts";
import { conflictReaders } from "./conflict-situations.ts";
import { moreReaders } from "./more-situations.ts";
import { isMisread } from "./noun-phrase.ts";
import { NONE, type SituationReader as Reader, type SituationWords } from "./situation-words.ts";
import { widerReaders } from "./wider-situations.ts";
import { wishReaders } from "./wish-situations.ts";

/** What everyday situations an idea tells, from its sentences in the past tense, with the words that their plots need. */
export const situationWords = (texts: readonly string[]): SituationWords =>
  Object.assign({}, ...readers.map((read) => certain(read(texts.map(withoutCapital).join(" ")))));

/** A situation one of whose things is read wrongly is not told. */
const certain = (words: SituationWords): SituationWords => (Object.values(words).some(isMisread) ? NONE : words);

const withoutCapital = (text: string): string =>
  text.replace(/^(?:An?|The|His|Her|Their|Its|My|Our|All|Every\p{Ll}+|But|So|Then|Now|When)\b/u, (word) =>
    word.toLowerCase(),
  );

const the = (noun: string): string => `the ${noun}`;

/** "ran out of wool": what runs short. */
const lackIn: Reader = (text) => {
  const [, lack = ""] =
    /\b(?:r[au]n(?:s|ning)? out of|had (?:not enough|too little|no more)) (?:the )?([a-z]+)\b/.exec(text) ?? [];
  return lack === "" || NO_LACK.test(lack) ? NONE : { lack };
};
const NO_LACK = /^(?:time|money|ideas?|friends?|luck|breath|words|sleep|room|space|patience|bed|class|school|town)$/;

/** "did not want to eat vegetables", "hated taking a bath". */
const refusalIn: Reader = (text) => {
  const [, wanted = "", hated = ""] =
    /\b(?:(?:did not|never|no longer) (?:want(?:ed)?|like[d]?) to|refused to) ((?:eat|brush|wash|bathe|share|wear|clean|tidy|comb|cut|put on|take a|take his|take her|get(?! married)|drink|practi[sc]e|do (?:his|her|their|the))\b[^.,;]*)|\bhated ((?:eating|brushing|washing|bathing|sharing|wearing|cleaning|tidying|combing|practi[sc]ing|doing|taking) [^.,;]+)/.exec(
      text,
    ) ?? [];
  const said = (wanted || hated).replace(/\s(?:because|until|and|but|so|although|anymore|any more)\b.*$/, "");
  const [first = "", ...rest] = said.split(" ");
  if (said === "") return NONE;
  const verb = hated === "" ? first : infinitiveOf(first);
  const { gerund, past } = formsOf(verb);
  return {
    refused: [verb, ...rest].join(" "),
    refusing: [gerund, ...rest].join(" "),
    gavein: [past, ...rest].join(" "),
  };
};

/** "accidentally ordered 100 pizzas". */
const tooManyIn: Reader = (text) => {
  const [, many = "", noun = ""] =
    /\b(?:accidentally|by accident|by mistake)\b(?: \w+)? (?:ordered|bought|made|baked|got|received|printed|knitted|cooked) ((?:\d{2,}|an? (?:hundred|thousand|dozen)|(?:hundreds|thousands) of|(?:\w+ )?hundred|too many|twenty|thirty|forty|fifty) ((?:[a-z]+ )?[a-z]+s))\b/.exec(
      text,
    ) ??
    /\b(?:ordered|bought|received) ((?:\d{2,}|an? (?:hundred|thousand)|(?:hundreds|thousands) of|too many) ((?:[a-z]+ )?[a-z]+s))\b(?=[^.]*\b(?:instead|mistake|accident))/.exec(
      text,
    ) ??
    [];
  return noun === "" ? NONE : { toomany: many, themany: the(noun) };
};

/** "broke the vase and blamed the cat": at home, where the mother asks. */
const brokenAtHomeIn: Reader = (text) => {
  const [, noun = ""] =
    /\b(?:broke|smashed|cracked) (?:the|an?|his|her) (?:[a-z]+ )??(vase|window|lamp|cup|mug|teapot|bowl|mirror|plate|jug|clock|glass|pot)\b(?=[.,;!]| and\b| but\b)/.exec(
      text,
    ) ?? [];
  const [, blamed = ""] = /\bblame[sd] (?:it on )?(the (?:dog|cat|parrot|rabbit|hamster))\b/.exec(text) ?? [];
  return noun === "" || blamed === "" ? NONE : { harmed: the(noun), wronged: "Mum", shattered: the(noun), blamed };
};

/** "broke my mum's favourite vase": what belongs to somebody else, and who is blamed for it. */
const harmIn: Reader = (text) => {
  const [, verb = "", owner = "", things = ""] =
    /\b(broke|smashed|cracked|tore|ruined|scratched|dented|spilled|lost|ate) (?!into )((?:(?:my|his|her|their|our|the) )?(?:[\p{L}]+ ){0,2}?[\p{L}]+)['’]s ((?:[a-z]+ ){0,3}?[a-z]+)(?=[.,;!]| (?:and|but|so|while|because|with|by|on|in)\b)/u.exec(
      text,
    ) ?? [];
  if (owner === "") return brokenAtHomeIn(text);
  const noun = things.split(" ").at(-1) ?? "";
  const [, blamed = ""] =
    /\b(?:blamed|blames) (?:it on )?((?:the|his|her|their|my|our) (?:[a-z]+ )?[a-z]+|\p{Lu}\p{L}+)(?=[.,;!]| (?:for|and|but|so)\b)/u.exec(
      text,
    ) ?? [];
  const isInPieces = /^(?:broke|smashed|cracked|tore)$/.test(verb);
  return {
    harmed: the(noun),
    wronged: owner,
    ...(isInPieces && { shattered: the(noun) }),
    ...(blamed && { blamed }),
  };
};

/** "discovered that the animals had a choir": who does what in secret. */
const secretLifeIn: Reader = (text) => {
  const [, actors = "", affair = ""] =
    /\b(?:discovered|found out|noticed|saw|heard|learned|realized|realised) (?:that|how) ((?:all )?(?:of )?(?:the|his|her|their|our|my) (?:[a-z]+ ){0,2}?[a-z]+(?:[^s]s|ren|ople|mice)) ((?:had|were|could|held|played|danced|sang|met|came|talked|threw|told|celebrated|whispered|ran|came to life)\b[^.,;]*)/.exec(
      text,
    ) ?? [];
  return actors === "" || personNoun(actors.split(" ").at(-1) ?? "")?.isHuman === true
    ? NONE
    : { actors: actors.replace(/^all (?:of )?/, ""), affair };
};

/** "her neighbors complained about the noise": of what can be heard. */
const complaintIn: Reader = (text) => {
  const [, complainers = "", complaint = ""] =
    /\b((?:his|her|their|my|our|the|all the) (?:[a-z]+ )?(?:neighbou?rs|people|parents|classmates|villagers|others|guests|roommates|brothers|sisters))(?: \w+ly| always| often)? (?:complain(?:ed)?|grumbled) (?:about|of) ((?:the|his|her|their|my|all that) (?:[a-z]+ )?(?:noise|music|sound|racket|singing|playing|drumming|practi[sc]ing|drums?|trumpet|violin|piano|tuba|trombone|saxophone))/.exec(
      text,
    ) ?? [];
  return complainers === "" ? NONE : { complainers: complainers.replace(/^all /, ""), complaint };
};

/** "wanted to sell lemonade". */
const wareIn: Reader = (text) => {
  const [, ware = ""] =
    /\b(?:sell|sold|sells|selling) (?:their |his |her |my |our )?((?:(?:homemade|fresh|hot|cold|old|ice|second-hand|used|hand-made) )?(?:[a-z]+s|lemonade|popcorn|bread|honey|soup|jam|juice|ice cream|coffee|candy|jewelry))\b/.exec(
      text,
    ) ?? [];
  return ware === "" || /^(?:his|this|its|tickets|houses?|cars?|us|always|secrets|lies)$/.test(ware)
    ? NONE
    : { ware, ...(RAIN.test(text) && { rain: "rain" }) };
};
const RAIN = /\brain(?:s|ed|ing|y)?\b/;

/** "caught it … asked him to let it go". */
const catchIn: Reader = (text) => {
  const [, noun = ""] =
    /\b(?:catch|caught) (?:an?|the) (?:[a-z]+ ){0,3}?(fish|whale|shark|trout|salmon|carp|pike|butterfly|firefly|frog|bird|turtle|lizard|fox|star|mouse|rabbit|unicorn|crab|lobster|octopus)\b/.exec(
      text,
    ) ?? [];
  const isFreed =
    /\b(?:let (?:it|him|her|them) go|set (?:it|him|her|them) free|release[sd]?|throw (?:it|him|her) back|threw (?:it|him|her) back)\b/.test(
      text,
    );
  return noun === "" || !isFreed ? NONE : { caught: the(noun) };
};

/** "his sick sister", "Her grandpa was in hospital". */
const patientIn: Reader = (text) => {
  const [, owner = "", noun = "", who = ""] =
    /\b(his|her|their|my|our) (?:very |badly )?(?:sick|ill) ((?:(?:little|big|best|baby|older|younger) )?[a-z]+)\b|\b((?:his|her|their|my|our) (?:(?:little|big|best|baby|older|younger) )?[a-z]+|\p{Lu}\p{L}+) (?:was|is|got|fell|lay|had been)(?: very| badly| so)? (?:sick|ill|in (?:the )?hospital)\b/u.exec(
      text,
    ) ?? [];
  const found = owner === "" ? who : `${owner} ${noun}`;
  const known = personNoun(found.split(" ").at(-1) ?? "");
  const isHuman = known?.isHuman === true || found.endsWith("friend") || (/^\p{Lu}/u.test(found) && !known);
  const [, partner = ""] = /^\p{Lu}\p{L}+ and ((?:his|her|my|the) \p{Ll}+|\p{Lu}\p{L}+) /u.exec(text) ?? [];
  return found === "" || /^(?:she|he|they|it|i)$/i.test(found) || !isHuman
    ? NONE
    : { patient: found, ...(partner && { partner }) };
};

/** "All passengers had a surprise for him". */
const surpriseIn: Reader = (text) => {
  const [, givers = ""] =
    /\b((?:all )?(?:(?:the|his|her|their|my|our) )?(?:[a-z]+ )?[a-z]+(?:[^s]s|ren|ople)|everyone|everybody|the whole [a-z]+) (?:secretly )?(?:had|planned|prepared|organi[sz]ed|were planning) an? (?:[a-z]+ )?surprise(?: party)? for (?:him|her|them|me)\b/.exec(
      text,
    ) ?? [];
  if (givers === "") return NONE;
  const bare = givers.replace(/^all (?:the |of the )?/, "");
  return { givers: /^(?:the|his|her|their|my|our|every)/.test(bare) ? bare : the(bare) };
};

/** "the last bookstore in town was going to close". */
const closingIn: Reader = (text) => {
  const [, noun = ""] =
    /\bthe (?:(?:last|only|old|little|small|tiny|local|town['’]s) ){0,3}((?:[a-z]+ )?[a-z]+)(?: (?:in|of|at|on) [^.,;]{1,24}?)? (?:(?:was|is) (?:going to|about to|supposed to) (?:close|be closed|shut)|had to close|was closing|would close)\b/.exec(
      text,
    ) ?? [];
  return noun === "" ? NONE : { closing: the(noun) };
};

/** "although everyone said there was no water". */
const doubtIn: Reader = (text) => {
  const [, doubters = "", said = ""] =
    /\b(?:although|even though|but) (everyone|everybody|all the [a-z]+|the (?:others|villagers|neighbou?rs|experts|whole village)|people) (?:said|thought|believed|told (?:him|her|them|me)|laughed(?= (?:and said|because)))(?: that)? ([^.,;]+)/.exec(
      text,
    ) ?? [];
  if (doubters === "") return NONE;
  const [, denied = ""] = /\bthere (?:was|were) no ([a-z]+)(?: left)?$/.exec(said) ?? [];
  const many = /^(?:every|people)/.test(doubters) ? "the others" : doubters.replace(/^all /, "");
  return { doubters: many, doubt: said, ...(denied && { denied }) };
};

/** "fell in love with a campfire". */
const loveIn: Reader = (text) => {
  const [, noun = ""] =
    /\b(?:fell|was) in love with (?:an?|the) ((?:[a-z]+ )?[a-z]+)(?=[.,;!]| (?:who|that|in|on|at|from|of|and|but)\b|$)/.exec(
      text,
    ) ?? [];
  return noun === "" ? NONE : { beloved: the(noun) };
};

/** "jealous of the new baby". */
const rivalIn: Reader = (text) => {
  const [, rival = ""] =
    /\bjealous of ((?:the|his|her|their|my|our) (?:[a-z]+ ){0,2}?[a-z]+|\p{Lu}\p{L}+)(?=[.,;!]| (?:because|who|that|and|but|so|until|from|in|when|since)\b|$)/u.exec(
      text,
    ) ?? [];
  return rival === "" || /[^s]s$/.test(rival) ? NONE : { rival };
};

/** "found a stranded baby whale". */
const strandedIn: Reader = (text) => {
  const [, animal = ""] =
    /\b(?:stranded|beached) ((?:baby |young |little )?(?:whale|dolphin|seal|turtle|porpoise|shark|octopus))\b/.exec(
      text,
    ) ?? [];
  return animal === "" ? NONE : { stranded: the(animal) };
};

/** "took the wrong train", "migrated in the wrong direction". */
const wrongWayIn: Reader = (text) => {
  const [, way = ""] =
    /\b(?:the|in|an?) (?:the )?(wrong (?:way|direction|train|bus|plane|ship|boat|road|turn|turning|path))\b/.exec(
      text,
    ) ?? [];
  return way === "" ? NONE : { wrong: the(way), ...(!/way|direction|turn/.test(way) && { wrongroute: the(way) }) };
};

/** "a bee who was allergic to flowers". */
const allergyIn: Reader = (text) => {
  const [, allergen = ""] = /\ballergic to (?:the )?([a-z]+s)\b/.exec(text) ?? [];
  return allergen === "" ? NONE : { allergen: the(allergen) };
};

/** "too small …, one night the big plow broke down". */
const bigOneIn: Reader = (text) => {
  const [, big = ""] =
    /\btoo (?:small|little|short|weak|slow|young)\b.*?\b(the (?:big|large|great|biggest|strong|strongest|fast|old) [a-z]+) (?:broke|got stuck|fell|failed|could not|did not|was (?:ill|sick|broken))\b/.exec(
      text,
    ) ?? [];
  return big === "" ? NONE : { bigone: big };
};

const readers: readonly Reader[] = [
  lackIn,
  refusalIn,
  tooManyIn,
  harmIn,
  secretLifeIn,
  complaintIn,
  wareIn,
  catchIn,
  patientIn,
  surpriseIn,
  closingIn,
  doubtIn,
  loveIn,
  rivalIn,
  strandedIn,
  wrongWayIn,
  allergyIn,
  bigOneIn,
  ...conflictReaders,
  ...wishReaders,
  ...moreReaders,
  ...widerReaders,
];
