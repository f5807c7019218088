import { presentVerbsOf } from "./finite-verbs.ts";
import { formsOf } from "./goal.ts";
import { type Term, termsOf } from "./terms.ts";
import { guessedInfinitive, infinitiveOfThirdPerson, isInfinitive } from "./verb-words.ts";

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
  [/\b(I)['’]m\b/gi, "$1 am"],
  [/\b(you|we|they)['’]re\b/gi, "$1 are"],
  [/\b(I|you|we|they)['’]ve\b/gi, "$1 have"],
  [/\b(I|you|he|she|it|we|they|that|who)['’]ll\b/gi, "$1 will"],
];

/** A sentence in the past tense. Only verbs that surely agree with a subject change; what somebody says stays. */
export const toPastTense = (sentence: string): string => {
  const opened = withPastOfMany(sentence);
  if (opened !== sentence) return toPastTense(opened);
  const terms = termsOf(outsideSpeech(sentence, inFull));
  const verbs = presentVerbsOf(terms);
  return terms
    .map(
      (term, at) =>
        term.pre +
        (verbs.has(at) && !/-$/.test(terms[at - 1]?.post ?? "") ? past(term, terms[at + 1]) : term.word) +
        term.post,
    )
    .map((word, at, all) => (at === 0 || /[-–—/]$/.test(all[at - 1] ?? "") ? word : ` ${word}`))
    .join("")
    .replace(/\s+/g, " ")
    .replace(/(?<=\p{L})- (?=\p{L})/gu, "-")
    .trim();
};

/** "Her grandchildren train with her": a verb that may be a noun, after several who do it. */
const withPastOfMany = (sentence: string): string =>
  sentence.replace(MANY_DO, (whole, many: string, verb: string) =>
    isInfinitive(verb) && formsOf(verb).past !== verb ? `${many} ${formsOf(verb).past} ` : whole,
  );
const MANY_DO =
  /^((?:But |Then |So )?(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Oo]ur|[Tt]he) \p{Ll}+(?:[^s]s|ren|ople|men)|An? (?:group|bunch|pair|couple|team|gang) of \p{Ll}+(?:[^s]s|ren|ople|men)) (\p{Ll}{3,}) (?=(?:stuck|lost|into|with|to|her|him|it|them|me|the|an?|at|for|on|in|their)\b)/u;

const inFull = (text: string): string => SHORT_FORMS.reduce((told, [short, full]) => told.replace(short, full), text);

const outsideSpeech = (text: string, change: (part: string) => string): string =>
  text
    .split(/(["“][^"”]*["”])/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join("");

const past = ({ word, low }: Term, next: Term | undefined): string => {
  // "must never know"
  if (low === "must" && /^(?:never|not)$/.test(next?.low ?? "")) return matchCase(word, "could");
  const known = auxiliaries[low.replace("’", "'")];
  return matchCase(
    word,
    known ?? formsOf(infinitiveOfThirdPerson(low) ?? (isInfinitive(low) ? low : (guessedInfinitive(low) ?? low))).past,
  );
};

const matchCase = (like: string, word: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
