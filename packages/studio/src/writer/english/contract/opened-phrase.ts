import { genderOfName } from "../../people/given-names.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { mainClauseOf, presentVerbsOf } from "../idea/finite-verbs.ts";
import { formsOf } from "../idea/goal.ts";
import { inFull, withPastOfMany } from "../idea/past-tense.ts";
import { type Term, termsOf } from "../idea/terms.ts";
import { infinitiveOfThirdPerson, isMostlyNoun, isSurelyVerb } from "../idea/verb-words.ts";
import { AUXILIARY, DETERMINER, isAdverb, isPastForm, SUBORDINATE } from "../idea/word-classes.ts";
import { lowerFirst } from "./first-letter.ts";
import { sentencesOf } from "./words-in-text.ts";

/** "Office worker bored of his job": "An office worker is bored of his job". */
export const withState = (text: string): string => {
  const [part = "", who = "", state = "", rest = ""] = WITHOUT_BE.exec(text) ?? [];
  if (part === "") return text;
  const after = termsOf(rest);
  // "A boy tired of being small drinks a potion"
  const isDone = after.some(({ low }, at) => infinitiveOfThirdPerson(low) && DETERMINER.test(after[at + 1]?.low ?? ""));
  const isDoing =
    isDone ||
    /\b(?:who|that|which)\b/.test(who) ||
    after.some((term) => isPastForm(term) || AUXILIARY.test(term.low)) ||
    presentVerbsOf(termsOf(part)).size > 0;
  if (isDoing) return text;
  const noun = who.split(" ").at(-1) ?? "";
  const isBare = !/^(?:An?|The|My|Our|His|Her|Two|Three|Some)\b/.test(who);
  const known = personNoun(noun);
  if (isBare && (!known || known.many)) return text;
  const named = isBare ? `${/^[aeiou]/i.test(who) ? "An" : "A"} ${lowerFirst(who)}` : who;
  return `${named} ${known?.many ? "are" : "is"} ${state} ${rest}${text.slice(part.length)}`;
};
const WITHOUT_BE =
  /^((?:(?:An?|The|My|Our|His|Her|Two|Three|Some) )?(?:[A-Za-z-]+ ){0,2}?[A-Za-z-]+) (?<!\b(?:was|were|is|are|been|be|got|gets|get|so|very|too|and|or) )(bored|tired|sick|scared|afraid|lost|stuck|trapped|stranded|jealous|obsessed|lonely|homesick|allergic|addicted|alone) ((?:out )?(?:of|in|on|at|with|to|by|from|without) [^,.;]+)(?=[,.;]|$)/;

/** "The night before her first concert, Lina's violin went missing": when it is. */
const TIME_FIRST =
  /^(?:On the |The )(?:day|night|morning|evening|week|eve) (?:before|after|of) [^,.;]{3,40}, (\p{L}.+)$/u;

/** "A witch who cannot do magic but makes soup" has no main verb. */
export const openedPhrase = (text: string): string => {
  const [first = "", ...rest] = sentencesOf(text);
  const bare = first.replace(/[.!?]+$/, "");
  // "a pumpkin so big the fire brigade had to come": how big it is.
  const plain = inFull(bare.replace(SO_THAT, ""));
  const [, afterTime = ""] = TIME_FIRST.exec(bare) ?? [];
  if (
    (afterTime !== "" && mainClauseOf(termsOf(withPastOfMany(afterTime)))) ||
    /\?$|^There(?:['’]s| is| are| was| were) |^This (?:is|was|happens|happened) |^(?:Why|How|When|While|If|After|Before|Because|Although|Since|As|Until|Ever since|In|On|At|Under|Behind|Above|Deep|High up|Far away|Once|Every|Inside|Near|By)\b/.test(
      first,
    ) ||
    PAIR_DID.test(bare) ||
    (mainClauseOf(termsOf(withPastOfMany(plain))) &&
      !isOnlyOfWho(withPastOfMany(plain)) &&
      !isOfBeliever(bare) &&
      !isWhoAlone(bare) &&
      !LIST_OF_WHO.test(bare) &&
      !STUCK_AND_WHO.test(bare))
  )
    return text;
  const acting = withMainVerb(bare) ?? withVerbAfterDoing(bare);
  if (acting) return [`${acting}.`, ...rest].join(" ");
  if (/^[A-Za-z]+[^s]s (?:who|that) /.test(bare)) return [`There were once ${lowerFirst(bare)}.`, ...rest].join(" ");
  if (SO_THAT.test(bare) && /^An? /.test(bare)) return [`There was once ${lowerFirst(bare)}.`, ...rest].join(" ");
  const [, two = "", base = "", what = ""] = WHO_AND_HIS.exec(bare) ?? AND_ONE_WHO.exec(bare) ?? [];
  if (two !== "") return [`${two} ${formsOf(base).past} ${what}.`, ...rest].join(" ");
  const [, worker = "", acts = "", object = ""] = WORKS_AS.exec(bare) ?? [];
  const infinitive = infinitiveOfThirdPerson(acts);
  if (infinitive) return [`${worker} ${formsOf(infinitive).past} ${object}.`, ...rest].join(" ");
  const [, pair = "", does = "", so = ""] = PAIR_DOES.exec(bare) ?? [];
  if (pair !== "") return [`${pair} ${formsOf(does).past} ${so}.`, ...rest].join(" ");
  const [, aged = "", verb = "", after = ""] = AGED_DOES.exec(bare) ?? [];
  const done = infinitiveOfThirdPerson(verb);
  if (done) return [`${aged} ${formsOf(done).past} ${after}.`, ...rest].join(" ");
  const own = OWN_WHO.exec(bare);
  if (own) return [`${own[1]} ${own[2]}.`, ...rest].join(" ");
  const [, both = "", doing = ""] = BOTH_DO.exec(bare) ?? [];
  if (both !== "") return [`There was once ${lowerFirst(both)}. They ${doing}.`, ...rest].join(" ");
  if (/^[A-Z][a-z]+ing [a-z]/.test(bare) && !personNoun(bare.split(" ")[0]?.toLowerCase() ?? ""))
    return [`This is a story about ${lowerFirst(bare)}.`, ...rest].join(" ");
  const isOne =
    /^(?:an?|the|two|three|four|five|six|seven|some)\s+(?:[\w'.-]+\s+){1,6}?(?:(?:in|at|on|of|from)\s+(?:an?|the|his|her|their)\s+(?:[\w'-]+\s+){1,2})?(?:who|that|whose|which)\s/i.test(
      bare,
    );
  const opened = isOne ? onceThereWas(bare) : `This is the story of ${isName(bare) ? bare : lowerFirst(bare)}.`;
  return [opened, ...rest].join(" ");
};

/** "A knight so short-sighted that he …": how he is. */
const SO_THAT = / so [a-z-]+ (?:that )?(?:the|an?|it|he|she|they|we|his|her|nobody|everybody)\b.*$/;

/** Whom a family calls by it: "Grandma's recipe". */
const KIN = /^(?:Grandma|Grandpa|Granny|Grandad|Nana|Oma|Opa|Mum|Mom|Dad|Mummy|Mommy|Daddy)(?:['’]s)?$/;

/** Whether a phrase begins with a name. */
const isName = (phrase: string): boolean => {
  const [first = ""] = phrase.split(/[\s,]+/);
  if (KIN.test(first)) return true;
  const isNoun = personNoun(first.toLowerCase()) !== undefined;
  return !isNoun && (genderOfName(first) !== undefined || termsOf(first)[0]?.tags.has("ProperNoun") === true);
};

/** What two do, in the infinitive. */
const DONE_BY_TWO =
  "find|meet|become|build|open|start|fall|swap|win|plan|decide|discover|make|get|travel|go|run|try|steal|form|help|bake|move|join|play|dance|race|fight|learn|sail|fly|share|solve|search|look|save|live|work|cross|explore|catch";

/** "A girl who is blind and her guide dog Sparky solve a robbery": both. */
const WHO_AND_HIS = new RegExp(
  `^(An? (?:[a-z-]+ ){1,3}who [^,.]{3,40}? and (?:his|her|its|their) (?:[a-z-]+ ){0,2}?[a-z-]+(?: \\p{Lu}\\p{L}+)?) (${DONE_BY_TWO}) (.+)$`,
  "u",
);

/** "The bus driver and the old lady who always sits in the first row plan a trip": both. */
const AND_ONE_WHO = new RegExp(
  `^((?:An?|The|My|Our) (?:[a-z-]+ ){1,3}and (?:an?|the|his|her|its|my) (?:[a-z-]+ ){1,3}who [^,.]{3,50}?(?<!\\b(?:to|can|cannot|not|will|must|n't|and|but|(?:and|but) [a-z]+ly))) (${DONE_BY_TWO}) (.+)$`,
  "u",
);

const ALSO_DONE_BY_TWO =
  "land|crash|walk|climb|run|carry|dig|paint|sing|cook|write|send|sell|keep|hide|wait|stand|sit|rescue|adopt|invent|drive|row|swim|camp";
/** "Grandpa Otto and his granddaughter Lena, 9, build", "two astronauts and a hamster land on": both. */
const pairWith = (verbs: string): RegExp =>
  new RegExp(
    `^((?:(?:An?|The|My|Our|Two|Three|Four|Some) (?:[a-z-]+ ){0,2}?[a-z-]+|\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?(?:, \\d{1,2},?)?) and (?:(?:an?|the|his|her|their|its|my) )?(?:[a-z-]+ ){0,2}?[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?(?:, \\d{1,2},)?) (${verbs}) ((?:an?|the|his|her|their|its|in|on|at|to|for|from|with|into|up|out|away|through|over|across|home)\\b.+)$`,
    "u",
  );
const PAIR_DOES = pairWith(`${DONE_BY_TWO}|${ALSO_DONE_BY_TWO}`);
const PAIR_DID = pairWith(
  `${DONE_BY_TWO}|${ALSO_DONE_BY_TWO}`
    .split("|")
    .map((verb) => formsOf(verb).past)
    .join("|"),
);

/** "A woman of 45 runs her first marathon" */
const AGED_DOES =
  /^((?:An?|The|My|Our) (?:[a-z-]+ ){1,3}(?:of|aged) (?:\d{1,3}|[a-z]+(?:-[a-z]+)?)) ([a-z]+s) ((?:an?|the|his|her|their|its|in|on|at|to|for|from|with|into|up|out|away|through|over|across|home|that)\b.+)$/u;

/** "A giraffe who works as a window cleaner finds a letter": what such a one does. */
const WORKS_AS =
  /^(An? (?:[a-z-]+ ){1,3}who work(?:s|ed) as an? (?:[a-z-]+ ){0,2}?[a-z-]+) ([a-z]+s) ((?:an?|the|his|her|their|its|to|that)\b.+)$/u;

/** "My grandpa who had an allotment and grew a pumpkin": he is known, and needs no "who". */
const OWN_WHO = /^((?:My|Our) (?:[a-z-]+ ){0,2}?[a-z-]+(?: \p{Lu}\p{L}+)?),? who (\p{Ll}.+)$/u;

/** "A pirate who gets seasick and a parrot who is afraid of flying find a map": what both do. */
const BOTH_DO =
  /^(An? [^,.]*?\bwho\b[^,.]*? and an? [^,.]*?\bwho\b [^,.]*?(?<!\b(?:to|can|cannot|not|will|must|n't))) ((?:find|meet|become|build|open|start|fall|swap|win|plan|decide|discover|make|get|travel|go|run|try|steal|form|help|bake|move|join|play|dance|race|fight|learn|sail|fly|share) .+)$/;

/** "An owl who wants to make friends but is afraid": both verbs are said of the owl, and none of a sentence. */
const isOnlyOfWho = (phrase: string): boolean => {
  const terms = termsOf(phrase);
  const who = terms.findIndex(({ low }) => /^(?:who|that)$/.test(low));
  if (!/^An? /.test(phrase) || who < 1 || who >= MOST_BEFORE_WHO) return false;
  const { verb = 0, subject = 0 } = mainClauseOf(terms) ?? {};
  const isJoint = ({ low }: Term): boolean => /^(?:but|and)$/.test(low);
  const isOpen = (end: number): boolean => !terms.slice(who, end).some(({ post }) => /,/.test(post));
  const verbs = presentVerbsOf(terms);
  const joint = terms.findIndex((term, at) => at > who && isJoint(term) && verbs.has(at + 1));
  // "but is afraid her spines will hurt": "will" is later than what is said of the owl.
  const isLater = joint > 0 && verb > joint + 1 && isOpen(joint);
  return isLater || (subject > who && terms.slice(Math.max(0, verb - 2), verb).some(isJoint) && isOpen(verb));
};

/** "A miner trapped underground and the operator who keeps him talking": two, of whom no sentence tells. */
const STUCK_AND_WHO =
  /^(?:An?|The|My|Our) (?:[a-z-]+ ){1,3}(?:trapped|stuck|stranded|lost|locked) [^,.;]+ and (?:the|an?|his|her|their) (?:[a-z-]+ ){1,3}(?:who|that) [^,.;]+$/;

/** "An astronaut coming home after forty years is met": the verb after what somebody is doing is that of the sentence. */
const withVerbAfterDoing = (phrase: string): string | undefined => {
  const [, who = "", verb = "", rest = ""] = DOING_THEN.exec(phrase) ?? [];
  if (who === "" || /\b(?:who|that|which|when|while)\b/.test(who)) return undefined;
  return `${who} ${verb === "is" ? "was" : "had to"} ${rest}`;
};
const DOING_THEN =
  /^(An? (?:[a-z-]+ ){1,3}?(?:coming|going|living|working|driving|walking|travelling|sitting|waiting|flying|looking|hiding|returning|running) [^,.;]{3,60}?) (is|must|has to) (.+)$/;

/** "A camel who hates sand dreams of a lawn": the verb after the clause with "who" is that of the sentence, told in the past. */
const withMainVerb = (phrase: string): string | undefined => {
  const terms = termsOf(phrase);
  const who = terms.findIndex(({ low }) => /^(?:who|whose|that|which|of)$/.test(low));
  if (!/^(?:An?|The|My|Our) /.test(phrase) || who < 1 || who > MOST_BEFORE_WHO) return undefined;
  const at = terms.findIndex((_, place) => place > who + 2 && isVerbAfterWho(terms, place));
  const infinitive = terms[at]?.low === "has" ? "have" : infinitiveOfThirdPerson(terms[at]?.low ?? "");
  // "who wants to be friends, but the others laugh at him": others do that.
  if (!infinitive || terms.slice(who, at).some(({ post }) => /,/.test(post))) return undefined;
  return terms
    .map(({ word, pre, post }, place) => `${pre}${place === at ? formsOf(infinitive).past : word}${post.trim()}`)
    .join(" ")
    .replace(/- /g, "-");
};
const MOST_BEFORE_WHO = 7;

const isVerbAfterWho = (terms: readonly Term[], at: number): boolean => {
  const [term, next] = [terms[at], terms[at + 1]];
  const isAdverbHere = (one: Term): boolean => (isAdverb(one) || one.low === "then") && one.post.trim() === "";
  const before = terms[terms.findLastIndex((one, place) => place < at && !isAdverbHere(one))];
  if (term?.low === "has" && next?.low === "to") return hasNounBefore(before) && !isInSubordinate(terms, at);
  const infinitive = infinitiveOfThirdPerson(term?.low ?? "");
  if (!before || !term || !next || !infinitive || (isMostlyNoun(infinitive) && !isSurelyVerb(term.low))) return false;
  const isAfterVerb = infinitiveOfThirdPerson(before.low) !== undefined || before.tags.has("Infinitive");
  const isOpen = before.post.trim() === "" && term.post.trim() === "";
  const thinks = terms
    .slice(0, at)
    .some(
      ({ low }, place) =>
        /^(?:thinks|believes|says|knows|hopes|imagines|claims)$/.test(low) &&
        !ONE_WORD.test(terms[place + 1]?.low ?? ""),
    );
  return (
    isOpen &&
    !isInSubordinate(terms, at) &&
    !isAfterVerb &&
    !thinks &&
    !DETERMINER.test(before.low) &&
    !AUXILIARY.test(before.low) &&
    !/^(?:who|that|which|whose|other|same|and|or|but|to|in|on|at|of|for|from|with|by|he|she|it|they|into|about)$/.test(
      before.low,
    ) &&
    (DETERMINER.test(next.low) ||
      /^(?:to|of|up|out|lost|stuck|off|in|at|with|into|on|for|from|him|her|it|them)$/.test(next.low))
  );
};

/** "says no to everything": what is said is no sentence. */
const ONE_WORD = /^(?:no|yes|goodbye|hello|sorry|please|thanks|nothing|everything)$/;

/** "is afraid of nothing | has to ask" */
const hasNounBefore = (before: Term | undefined): boolean =>
  before !== undefined &&
  before.post.trim() === "" &&
  (before.tags.has("Noun") || /^(?:nothing|everything|nobody|everybody)$/.test(before.low)) &&
  !/^(?:he|she|it|who|that|which)$/.test(before.low);

/** "after his wife goes", "whenever someone looks": the first verb after such a word is that of its own clause. */
const isInSubordinate = (terms: readonly Term[], at: number): boolean => {
  const opener = terms.findLastIndex(({ low }, place) => place < at && SUBORDINATE.test(low));
  return (
    opener >= 0 &&
    !terms
      .slice(opener + 1, at)
      .some((term) => AUXILIARY.test(term.low) || isPastForm(term) || infinitiveOfThirdPerson(term.low) !== undefined)
  );
};

/** "A wolf who is shy, but they laugh at him", "The dragon who cannot breathe fire, only bubbles": the first part has no verb. */
const isWhoAlone = (phrase: string): boolean => {
  const [, head = "", joint = "", tail = ""] = WHO_ALONE.exec(phrase) ?? [];
  if (head === "" || mainClauseOf(termsOf(head))) return false;
  const terms = termsOf(tail);
  if (/^(?:only|just|not)$/i.test(joint)) return !terms.some(({ low }) => isSurelyVerb(low) || AUXILIARY.test(low));
  // "a backpack who does not want to go, but then meets the others"
  if (infinitiveOfThirdPerson(terms.find(({ low }) => low !== "then")?.low ?? "")) return true;
  return (SUBJECT.test(tail) || /^\p{Lu}/u.test(tail)) && mainClauseOf(terms) !== undefined;
};
const WHO_ALONE =
  /^((?:an?|the|two|three|four|five|six|seven|some) (?:[\w'-]+ ){1,6}?(?:who|that|whose|which) [^,]+),? (but|so|and|yet|until|only|just|not) ([^,]+)$/i;
const SUBJECT =
  /^(?:then |now |one (?:day|night|morning) )?(?:he|she|they|it|we|i|an?|the|his|her|their|its|my|our|every|everybody|everyone|everything|nobody|nothing|somebody|all|some|no|one|two|three|many)\b/i;

/** "A woman who starts over, leaves the bank and becomes an acrobat": all of it is said of her. */
const LIST_OF_WHO =
  /^An? (?:[a-z-]+ ){1,3}who (?!(?:was|were|is|are|could|can)\b)[^,]+, (?!who\b|and\b|but\b)(?:[a-z]+ed|[a-z]+[^s]s|left|went|became|took|got|made) [^,]+ and (?:[a-z]+ed|[a-z]+[^s]s|left|went|became|took|got|made) [^,]*$/;

/** "There was once a mouse who …", "There were once two brothers who …"; "the last dragon who …" is one only. */
const onceThereWas = (phrase: string): string => {
  const [, noun = ""] = /^the (?:[a-z-]+ ){0,2}?([a-z]+) (?:who|that|whose|which)\b/i.exec(phrase) ?? [];
  const isOnly = noun === "" || /^the (?:last|first|only|oldest|smallest|biggest|tallest)\b|, and the\b/i.test(phrase);
  const isMany = /^(?:the )?(?:two|three|four|five|six|seven|some)\b/i.test(phrase) || personNoun(noun)?.many === true;
  const bare = phrase.replace(/^the (?=(?:two|three|four|five|six|seven)\b)/i, "");
  if (isMany) return `There were once ${lowerFirst(bare)}.`;
  const counted = isOnly
    ? lowerFirst(bare)
    : bare.replace(/^the (\w)/i, (_, first: string) => `${/[aeiou]/i.test(first) ? "an" : "a"} ${first}`);
  return `There was once ${lowerFirst(counted)}.`;
};

/** "A goat who believes the mirror is a window": all of it is what the goat believes. */
const isOfBeliever = (phrase: string): boolean => {
  const [, belief = ""] =
    /^(?:An?|The) (?:[\w-]+ ){1,3}who (?:thinks|believes|says|imagines|is sure|is convinced) (?:that )?(.+)$/.exec(
      phrase,
    ) ?? [];
  const terms = termsOf(inFull(belief));
  const verbs = presentVerbsOf(terms);
  return belief !== "" && terms.filter(({ low }, at) => verbs.has(at) || isSurelyVerb(low)).length < 2;
};
