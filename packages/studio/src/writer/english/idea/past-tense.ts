import { presentVerbsOf } from "./finite-verbs.ts";
import { formsOf } from "./goal.ts";
import { isLeftVerb } from "./left-verbs.ts";
import { isLet } from "./look-ahead.ts";
import { withPastBefore } from "./past-before.ts";
import { type Term, termsOf } from "./terms.ts";
import { guessedInfinitive, infinitiveOfThirdPerson, isInfinitive, isSurelyVerb } from "./verb-words.ts";
import { AUXILIARY } from "./word-classes.ts";

const auxiliaries: Readonly<Record<string, string>> = {
  is: "was",
  are: "were",
  am: "was",
  has: "had",
  have: "had",
  can: "could",
  cannot: "could not",
  "can't": "could not",
  "isn't": "was not",
  "aren't": "were not",
  does: "did",
  do: "did",
  "doesn't": "did not",
  "don't": "did not",
  "haven't": "had not",
  "hasn't": "had not",
  will: "would",
  "won't": "would not",
  must: "had to",
  may: "might",
};

/** "it's raining", "they're late": two words. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(he|she|it|that|there|who|what|where|here)['’]s (been|got|had|gone|never been)\b/gi, "$1 has $2"],
  [/\b(he|she|it|that|there|who|what|where|here)['’]s\b/gi, "$1 is"],
  // "everyone's secrets" belong to them.
  [
    /\b(everyone|everybody|nobody)['’]s (?=(?:an?|the|so|very|too|not|in|at|all|gone|here|there|happy|asleep|\w+ing)\b)/gi,
    "$1 is ",
  ],
  // "Mum's a nurse", "Dad's learning to cook", "one boat's missing": not "the cat's missing tooth".
  [
    /\b((?!let|here|there|that|what|who|how|when|where|everyone|everybody|nobody|it|he|she)\p{L}{2,})['’]s (?=(?:an?|the|not|so|too) \p{Ll}|(?:learning|trying|going|getting|about) to\b|(?:missing|gone|asleep|late|ill|back)(?:[.,;!]|$))/giu,
    "$1 is ",
  ],
  [/\b(could|would|did|was|were|had|should)n['’]t\b/gi, "$1 not"],
  [/\b(I)['’]m\b/gi, "$1 am"],
  [/\b(you|we|they)['’]re\b/gi, "$1 are"],
  [/\b(I|you|we|they|who|that)['’]ve\b/gi, "$1 have"],
  [/\b(I|you|he|she|it|we|they|that|who)['’]ll\b/gi, "$1 will"],
];

/** A sentence in the past tense. Only verbs that surely agree with a subject change; what somebody says stays. */
export const toPastTense = (given: string): string => {
  const sentence = withPastBefore(given).replace(
    MUST_NOT,
    (_, who: string, word: string) => `${who} ${beOf(who)} ${word} to `,
  );
  const opened = withPastAfterAdverb(withPastOfMany(sentence));
  if (opened !== sentence) return toPastTense(opened);
  const terms = termsOf(outsideSpeech(sentence, inFull));
  const verbs = presentVerbsOf(terms);
  return terms
    .map(
      (term, at) =>
        term.pre +
        ((verbs.has(at) || isLeftVerb(terms, at, verbs) || isSecondVerb(terms, at)) &&
        !isNoVerbHere(terms, at) &&
        !/-$/.test(terms[at - 1]?.post ?? "")
          ? past(term, terms[at + 1])
          : term.word) +
        term.post,
    )
    .map((word, at, all) => (at === 0 || /[-–—/]$/.test(all[at - 1] ?? "") ? word : ` ${word}`))
    .join("")
    .replace(/\s+/g, " ")
    .replace(/(?<=\p{L})- (?=\p{L})/gu, "-")
    .replace(AND_GO_ON, (whole, before: string, verb: string) =>
      isInfinitive(verb) && formsOf(verb).past !== verb ? `${before} ${formsOf(verb).past} ` : whole,
    )
    .trim();
};

/** "while camping with his dad and thinks it is a bear", "one after another and brings them": a sure verb after "and". */
const isSecondVerb = (terms: readonly Term[], at: number): boolean =>
  /^(?:and|but)$/.test(terms[at - 1]?.low ?? "") &&
  isSurelyVerb(terms[at]?.low ?? "") &&
  /^(?:it|he|she|they|him|her|them|that|there|to|out|the|an?|his|their)$/.test(terms[at + 1]?.low ?? "");

/** "Mom must not know": "was not to know". */
const MUST_NOT = /(\p{L}+) must (not|never) (?=\p{Ll})/gu;
const beOf = (who: string): string =>
  /^(?:they|we|you|children|people|mice|men|women)$|^\p{Ll}+[^s]s$/iu.test(who) ? "were" : "was";

/** "formed a club and plan their way home", "had not talked for years and inherit a boat" */
const AND_GO_ON =
  /(\b(?:\p{Ll}+ed (?:an?|the|their) (?:\p{Ll}+ )?\p{Ll}+|(?:had|were) not \p{Ll}+(?: [^.,;]{1,40})?) and) (\p{Ll}{3,}) (?=(?:(?:at|in|on|by) )?(?:their|the|an?) \p{Ll})/gu;

/** "Her grandchildren train with her": a verb that may be a noun, after several who do it. */
export const withPastOfMany = (sentence: string): string =>
  [
    ONE_DOES,
    ONE_THERE_DOES,
    PAIR_DO,
    TWO_WHO_DO,
    MANY_DO,
    WHERE_MANY_DO,
    THAT_MANY_DO,
    SO_MANY_DO,
    TWO_DO,
    EACH_OTHER,
    WHO_DO,
  ].reduce(
    (told, words) =>
      told.replace(words, (whole, many: string, given: string) => {
        const verb = OF_ONE.has(words) ? (infinitiveOfThirdPerson(given) ?? given) : given;
        return isInfinitive(verb) && formsOf(verb).past !== verb ? `${many} ${formsOf(verb).past} ` : whole;
      }),
    sentence,
  );
/** "at the moment the clockmaker dies", "since the day her son leaves" */
const ONE_DOES =
  /(\b(?:at|from|until|since|on|in) the (?:very )?(?:moment|day|minute|second|night|instant|time|hour|year) (?:the|an?|his|her|their|my|our) \p{Ll}+) (\p{Ll}{3,}s)(?: |$|(?=[.,;!]))/gu;
/** "that the patient in room twelve tells her" */
const ONE_THERE_DOES =
  /(\bthat (?:the|an?|his|her|their|my) \p{Ll}+ (?:in|on|at|from|behind|next to) (?:the |his |her |an? )?(?:\p{Ll}+ )??\p{Ll}+) (\p{Ll}{3,}s) (?=(?:her|him|them|it|me|us|the|an?|his|to|that) )/gu;
/** Those whose verb is in the third person. */
const OF_ONE: ReadonlySet<RegExp> = new Set([ONE_DOES, ONE_THERE_DOES]);
/** "a pair of old boots left outside a hut tell the sneakers": several. */
const PAIR_DO =
  /^(An? (?:pair|group|bunch|couple|team|gang|handful) of (?:\p{Ll}+ ){1,3}?(?:left|lost|from|in|on|at) (?:\p{Ll}+ ){1,4}?(?:the |an? )?\p{Ll}+) (tell|see|find|meet|go|make|get|want|build|decide|discover|start|become|take|try|have|fight|learn|wait|plan|save|help|dream|live|run|come) (?=(?:the|an?|his|her|their|each|to|in|on|at|out|up|that|for|with|on|\p{Ll}+ing)\b)/u;
/** "a tractor and a racecar that change jobs" */
const TWO_WHO_DO =
  /(\ban? (?:\p{Ll}+ ){0,2}?\p{Ll}+ and an? (?:\p{Ll}+ ){0,2}?\p{Ll}+ (?:that|who)) (\p{Ll}+[^s\s]) (?=(?:\p{Ll}+s|the|an?|his|her|their|each|to|in|on|at|out|up|for|with)\b)/u;
/** "Tomás and his neighbor Mrs. Kowalski share a wall". */
const TWO_DO =
  /^(\p{Lu}\p{L}+ and (?:his|her|my|the) (?:\p{Ll}+ ){1,3}?(?:(?:Mrs?|Ms|Dr)\. )?(?:\p{Lu}\p{L}+)) (\p{Ll}{3,}) (?=(?:an?|the|each|his|her|their|with|to|in|on|at|for|over|about|against|into|up|out|from|every|some)\b)/u;
/** "… and send each other messages". */
const EACH_OTHER = /((?<=\p{L} )(?:and|who)) (\p{Ll}{3,}) (?=each other\b)/u;
/** "a family of mice who need his help" */
const WHO_DO =
  /((?:\p{Ll}+[^s]s|mice|people|children|men|women|geese|sheep) who) (need|want|live|love|like|know|speak|believe|think|work|help|make|come|go|hate|fear) /gu;
/** ", so the kids bring it to him" */
const SO_MANY_DO =
  /(,? (?:so|and|but) (?:the|all the|her|his|their|my|our) (?:\p{Ll}+(?:[^s]s|ren|ople|men)|fish|deer|sheep|mice|geese)) (\p{Ll}{3,}) (?=(?:an?|the|her|his|him|it|them|their|Christmas|everything)\b)/gu;
/** "where the deer start to listen" */
const WHERE_MANY_DO =
  /(\b(?:where|while) (?:the|all the|her|his|their|my|two|three) (?:\p{Ll}+(?:[^s]s|ren|ople|men|mice)|deer|sheep|fish)) (\p{Ll}{3,}) (?=(?:to|in|on|at|with|into|the|an?|her|him|it|them)\b)/gu;
/** "notices that his toys move at night" */
const THAT_MANY_DO =
  /(\p{Ll}+(?:s|ed) that (?:the|all the|his|her|their|my) \p{Ll}+(?:[^s]s|ren|ople|men|mice)) (\p{Ll}{3,}) (?=(?:at|in|on|to|when|every|about|while|the|an?|his|her|back|away|around|out|like|with)\b)/gu;
const MANY_DO =
  /^((?:But |Then |So |And )?(?:(?:[Oo]ne (?:day|night|morning|evening|winter|summer)|[Nn]ow|[Ss]oon|[Ii]n the (?:end|morning|evening)|[Ff]rom (?:then|now|that day) on|[Ee]very (?:day|night|morning)|[Aa]t night),? )?(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Oo]ur|[Tt]he|[Aa]ll (?:the|his|her|their)) \p{Ll}+(?:[^su'’]s|ren|ople|men)|An? (?:group|bunch|pair|couple|team|gang) of \p{Ll}+(?:[^su]s|ren|ople|men)) (\p{Ll}{3,}) (?=(?:stuck|lost|out|up|off|away|from|into|with|to|her|him|it|them|me|the|an?|at|for|on|in|their)\b)/u;

/** "a tin can", "each other notes", "make people laugh": no verb of a sentence. */
const isNoVerbHere = (terms: readonly Term[], at: number): boolean => {
  const [two, one, here] = [terms[at - 2]?.low ?? "", terms[at - 1]?.low ?? "", terms[at]?.low ?? ""];
  // "a make-up lady", "a thank-you note"
  if (/^-/.test(terms[at]?.post ?? "") || (one === "you" && /-$/.test(terms[at - 2]?.post ?? ""))) return true;
  if (isLet(terms, at)) return true;
  // "the bus stop", "breathes fire"
  if (here === "stop" && /^(?:bus|tram|train|truck|pit|rest)$/.test(one)) return true;
  if (here === "fire" && /^(?:breathes?|breathed|spits?|spat|on|the|no)$/.test(one)) return true;
  // "two prison guards on night duty"
  if (/^(?:two|three|four|five|six|seven|many|several)$/.test(two) && /s$/.test(here) && /[^s]$/.test(one))
    return terms[at - 1]?.tags.has("Noun") === true;
  // "grants wishes"
  if (here === "wishes" && GIVEN_WISHES.test(one)) return true;
  // "a traffic jam", "three things: potatoes, water and"
  if (here === "jam" && one === "traffic") return true;
  if (
    /[^s]$/.test(here) &&
    /,/.test(terms[at - 1]?.post ?? "") &&
    terms.slice(0, at).some(({ post }) => /:/.test(post))
  )
    return true;
  if (here === "can") return /^(?:tin|trash|garbage|watering|paint|oil|spray|soda|an?|the)$/.test(one);
  if (two === "each" && one === "other") return /[^s]s$/.test(here) && !AUXILIARY.test(here);
  return (
    /^(?:makes?|making|made|lets?|letting|helps?|helping|helped)$/.test(two) &&
    /^(?:people|them|him|her|everyone|everybody|others|children|kids|me|us)$/.test(one)
  );
};
const GIVEN_WISHES =
  /^(?:grant|make|tell|hear|give|sell|collect|fulfil|fulfill|read|eat|steal|bring|deliver|sort|answer)s?$/;

/** "and accidentally orders": what goes on after an adverb. */
const withPastAfterAdverb = (sentence: string): string =>
  sentence
    .replace(
      /\b(and|but) (\p{Ll}+ly|never|always|still|even|also|often|sometimes|suddenly) (\p{Ll}{3,}s)(?= \p{Ll}| \d)/gu,
      (whole, joint, how, verb: string) => {
        const infinitive = infinitiveOfThirdPerson(verb);
        return infinitive && isInfinitive(infinitive) ? `${joint} ${how} ${formsOf(infinitive).past}` : whole;
      },
    )
    .replace(
      /(\b\p{Ll}+ed\b[^.,;]* and \p{Ll}+ly) (become|fall|begin|start|make|find) (?=\p{Ll})/gu,
      (_, before: string, verb: string) => `${before} ${formsOf(verb).past} `,
    );

/** "he's scared" is "he is scared". */
export const inFull = (text: string): string =>
  SHORT_FORMS.reduce((told, [short, full]) => told.replace(short, full), text);

const outsideSpeech = (text: string, change: (part: string) => string): string =>
  text
    .split(/(["“][^"”]*["”])/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join("");

const past = ({ word, low }: Term, next: Term | undefined): string => {
  // "must never know"
  if (low === "must" && /^(?:never|not)$/.test(next?.low ?? "")) return matchCase(word, "could");
  // "lies in bed", not "lies about it"
  if (/^(?:lies|lie)$/.test(low) && LYING.test(next?.low ?? "")) return matchCase(word, "lay");
  const known = auxiliaries[low.replace("’", "'")];
  return matchCase(
    word,
    known ?? formsOf(infinitiveOfThirdPerson(low) ?? (isInfinitive(low) ? low : (guessedInfinitive(low) ?? low))).past,
  );
};

const LYING =
  /^(?:in|on|under|beside|next|at|behind|between|there|awake|asleep|down|still|sick|ill|forgotten|hidden|buried|beneath|alone|inside|among)$/;

const matchCase = (like: string, word: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
