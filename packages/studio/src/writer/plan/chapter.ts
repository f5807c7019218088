import nlp from "compromise";
import { isUnspaced, type Language, languageBasics, languageOf } from "../../languages/index.ts";
import { titleCase } from "../english/tell/title.ts";
import type { KnownMember } from "../people/known-member.ts";
import { sentences } from "../speech/sentences.ts";

const MAX_LENGTH = 30;

/**
 * A chapter title of a few words from its text, different from those taken: what a reader would recognize, else something
 * that is said, else one of the cast, else its first words.
 */
export const chapterTitle = (
  narration: string,
  language: string,
  taken: ReadonlySet<string>,
  cast: readonly KnownMember[] = [],
): string => {
  const candidates =
    languageOf(language) === "english" ? englishTitles(narration, cast) : wholeClauses(narration, language);
  return (
    [...candidates, ...openings(narration, language)].find((title) => title !== "" && !taken.has(title)) ??
    openings(narration, language)[0] ??
    ""
  );
};

const englishTitles = (narration: string, cast: readonly KnownMember[]): string[] => {
  const phrases = englishPhrases(narration);
  const names = new Set(cast.map(({ member }) => titleCase(member.name).replace(/^(?!The )/, "The ")));
  const clauses = wholeClauses(narration, "english")
    .filter((clause) => !CONNECTED.test(clause))
    .map(titleCase);
  const things = phrases.filter((phrase) => !names.has(phrase));
  return [
    ...things.filter((phrase) => !WEAK.test(phrase)),
    ...clauses,
    ...things.filter((phrase) => WEAK.test(phrase)),
    ...phrases.filter((phrase) => names.has(phrase)),
  ];
};

/** What is in many scenes says little of one: whatever is said in it says more. "The low corner" is seldom enough. */
const WEAK =
  /^the (?:air|ground|floor|corner|hands?|foot|feet|heads?|eyes?|face|ears?|nose|mouth|arms?|legs?|fingers?|paws?|steps?|line|sounds?|noise|voices?|circle|row|edge|size|shape|colou?r|distance|direction|surface|inside|outside)$/i;

/** A clause that goes on from another one, or into it. */
const CONNECTED =
  /^(?:and|but|or|so|then|because|which|that|who|said|well|yes|no|if|when|after|before|where)\b|\b(?:is|was|are|were|be|did|had|has)$/i;

/** "the old map", "the hat in the river": nouns with an article, the longest first. */
const englishPhrases = (narration: string): string[] =>
  (nlp(narration.slice(0, 400)).nouns().json() as Phrase[])
    .filter(({ noun, terms }) => !DULL.test(noun.root.split(" ").at(-1) ?? "") && terms.every(isOfPhrase))
    .filter(({ terms }) => terms.at(-1)?.tags.includes("Noun") && !/['’]s?$/.test(terms.at(-1)?.text ?? ""))
    .filter(({ terms }) => terms.slice(0, -1).every(({ post }) => !/\S/.test(post)))
    .map(({ terms }) => terms.map(({ text }) => text).join(" "))
    .map((phrase) => phrase.replace(/^["“(]+|[.,;:!?"”)]+$/g, "").replace(/^(?:an?|some)\s+/i, "the "))
    .filter(
      (phrase) =>
        /^the\s/i.test(phrase) &&
        /^[\p{L}'’ -]+$/u.test(phrase) &&
        phrase.split(" ").length <= 5 &&
        phrase.length <= MAX_LENGTH,
    )
    .filter(
      (phrase) =>
        !/\b(?:who|that|which|it|they|he|she|this|other|one|same|way|moment|end|time|nothing|everything|anything|something)\b/i.test(
          phrase.slice(4),
        ),
    )
    .sort((a, b) => b.split(" ").length - a.split(" ").length)
    .map(titleCase);

interface Phrase {
  readonly noun: { readonly root: string };
  readonly terms: readonly { readonly text: string; readonly post: string; readonly tags: readonly string[] }[];
}

const isOfPhrase = ({ tags }: Phrase["terms"][number]): boolean => !tags.includes("Verb") && !tags.includes("Pronoun");

/** Times, measures, directions and words for other words name no chapter. */
const DULL =
  /^(?:days?|mornings?|evenings?|nights?|afternoons?|weeks?|years?|hours?|minutes?|seconds?|while|rest|others?|bits?|pieces?|parts?|little|lot|number|kind|sort|half|whole|first|second|third|last|thing|things|place|side|middle|beginning|back|front|top|bottom|fact|case|matter|questions?|answers?|words?|truth|world|people|next|left|right)$/i;

const MARKS = ',.;:!?。、，！？；：।؟،"“”«»「」—–\\n';
const MARK = new RegExp(`[${MARKS}]`);
/** A question of one clause keeps its mark. */
const QUESTION = new RegExp(`^[^${MARKS}]+[?？؟]`);
const OPENS = /^[\s"“„«「『¡¿(]+/;

/** "Mrs. Kranz": its full stop ends no clause. */
const SHORT_TITLES = /\b(Mrs?|Ms|Dr|St)\./g;

/** The first clauses of sentences, if short enough for a title. */
const wholeClauses = (narration: string, language: string): string[] =>
  sentences(narration, language)
    .map(({ text }) => text.replace(OPENS, ""))
    .map((text) => text.replace(SHORT_TITLES, "$1"))
    .map((text) => QUESTION.exec(text)?.[0] ?? text.split(MARK)[0]?.trim() ?? "")
    .filter((clause) => {
      const words = wordsOf(clause, languageOf(language)).length;
      return words >= 2 && words <= 6 && clause.length <= MAX_LENGTH;
    });

/** The first words of a scene, up to its first punctuation mark; those of a longer clause end with "…". */
const openings = (narration: string, language: string): string[] => {
  const known = languageOf(language);
  const [first = ""] = narration.replace(SHORT_TITLES, "$1").replace(OPENS, "").split(MARK);
  const words = wordsOf(first, known).length > 1 ? wordsOf(first, known) : wordsOf(narration.slice(0, 80), known);
  const join = isUnspaced(known) ? "" : " ";
  const cased = (title: string): string => (known === "english" ? titleCase(title) : title);
  return [4, 5, 3, 2].map((count) => {
    const title = cased(
      words
        .slice(0, count)
        .map(({ segment }) => segment)
        .join(join),
    );
    return words.length > count ? `${title}…` : title;
  });
};

const wordsOf = (text: string, language: Language): { segment: string }[] =>
  [...new Intl.Segmenter(languageBasics[language].tag, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
