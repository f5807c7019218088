import { formsOf, infinitiveOf } from "./goal.ts";
import { type Term, termsOf } from "./terms.ts";

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
  will: "would",
  "won't": "would not",
  must: "had to",
  may: "might",
};

/** A sentence in the past tense. Only finite verbs change. */
export const toPastTense = (sentence: string): string => {
  const terms = termsOf(sentence);
  return terms
    .map((term, at) => past(term, terms[at - 1]) + term.post)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
};

const past = (term: Term, before: Term | undefined): string => {
  const known = auxiliaries[term.low.replace("’", "'")];
  if (known) return matchCase(term.word, known);
  const bound =
    before &&
    /^(?:to|can|could|will|would|must|may|might|should|not|cannot|can't|don't|doesn't|do|does|did|let|help|helps|a|an|the|his|her|their)$/.test(
      before.low,
    );
  const plainPresent = term.tags.has("PresentTense") && !term.tags.has("Gerund") && !bound;
  if (
    !plainPresent ||
    (term.tags.has("Infinitive") && before && !/[,]/.test(before.post) && before.tags.has("Determiner"))
  )
    return term.word;
  return matchCase(term.word, formsOf(infinitiveOf(term.low)).past);
};

const matchCase = (like: string, word: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
