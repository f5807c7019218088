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
  "haven't": "had not",
  "hasn't": "had not",
  will: "would",
  "won't": "would not",
  must: "had to",
  may: "might",
};

/** A sentence in the past tense. Only finite verbs change. */
export const toPastTense = (sentence: string): string => {
  const terms = termsOf(sentence);
  return terms
    .map((term, at) => past(term, terms[at - 1], terms.slice(0, at)) + term.post)
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/(?<=\p{L})- (?=\p{L})/gu, "-")
    .trim();
};

const past = (term: Term, before: Term | undefined, earlier: readonly Term[] = []): string => {
  if (isNoVerbHere(term, before, earlier)) return term.word;
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

const MODAL = /^(?:can|could|will|would|must|may|might|should|cannot|to|does|did|do|n['’]t)$/;
const ADVERB = /^(?:not|only|never|always|even|just|hardly|really|also|ever|rather|soon|still|n['’]t)$/;
const GIVING_VERB = /^(?:tells?|told|grants?|granted|makes?|made|has|have|had|wants?|keeps?|grows?|sells?|collects?)$/;

/** Words that the tagger takes for finite verbs: "Odd", "put it back", "only breathe" after "can", "tells lies". */
const isNoVerbHere = (term: Term, before: Term | undefined, earlier: readonly Term[]): boolean => {
  if (/\d/.test(term.word) || (before && /^\p{Lu}/u.test(term.word))) return true;
  if (!before) return /^\p{Lu}/u.test(term.word) && !/^(?:is|are|was)$/.test(term.low);
  if (/^(?:back|born|home|alone|away|odd|seven|third|party|garden|half|market|bottom|corner)$/.test(term.low))
    return true;
  if (/^(?:lies|wishes|dreams|plants|notes|secrets|stories|tears)$/.test(term.low) && GIVING_VERB.test(before.low))
    return true;
  // "on a planet where plants keep people": a noun before its verb.
  if (/^(?:plants|dreams|wishes)$/.test(term.low) && /^(?:where|that|the|all)$/.test(before.low)) return true;
  // "in bottles"; "write messages": no verb follows a preposition, or another verb of the same sentence.
  if (/^(?:in|of|for|with|from|at|by|on)$/.test(before.low) && !auxiliaries[term.low]) return true;
  if (isVerbBefore(before, earlier) && /[^s]s$/.test(term.low) && !auxiliaries[term.low]) return true;
  // "100 years late"
  if (
    /^\d+$/.test(before.low) ||
    (before.tags.has("Value") && !auxiliaries[term.low.replace("’", "'")] && !/^\p{L}+\d/u.test(before.low))
  )
    return true;
  const near = earlier.slice(-3).map(({ low }) => low);
  const modal = near.findLastIndex((low) => MODAL.test(low) || low.endsWith("n't"));
  return modal >= 0 && near.slice(modal + 1).every((low) => ADVERB.test(low));
};

/** "write | messages"; not in "everyone who enters | forgets". */
const isVerbBefore = (before: Term, earlier: readonly Term[]): boolean =>
  before.tags.has("Verb") &&
  !/[,;]/.test(before.post) &&
  !auxiliaries[before.low] &&
  !earlier.some(({ low }) => /^(?:who|that|which|whoever|what|where|when|if)$/.test(low)) &&
  !/^(?:was|were|had|did|wants?|keeps?)$/.test(before.low);
