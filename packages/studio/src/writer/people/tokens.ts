import nlp from "compromise";
import { isFiniteVerb } from "../english/idea/terms.ts";
import { memoize } from "../memoize.ts";
import { sentences } from "../speech/sentences.ts";
import { isGivenName } from "./given-names.ts";

/** A word of an English text. */
export interface Token {
  readonly word: string;
  readonly low: string;
  readonly tags: ReadonlySet<string>;
  /** The marks after it, without spaces. */
  readonly post: string;
  /** The number of its sentence. */
  readonly sentence: number;
  readonly opensSentence: boolean;
  /** Within quotation marks. */
  readonly isSpoken: boolean;
  /** "Anna's" as an owner. */
  readonly isOwner: boolean;
}

interface CompromiseTerm {
  readonly text: string;
  readonly pre: string;
  readonly post: string;
  readonly tags: readonly string[];
}

const OPENS = /["“„«]/;
const CLOSES = /["”»]/;

/** The words of a text with their tags from compromise. */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  let isSpoken = false;
  sentences(text, "english").forEach(({ text: sentence }, number) => {
    // A paragraph without a closing mark does not make the rest of the text speech.
    if (isSpoken && OPENS.test(sentence.slice(0, 1))) isSpoken = false;
    let opens = true;
    for (const { pre, text: raw, post, tags } of withWholeNames(termsIn(sentence))) {
      const opensSpeech = OPENS.test(pre) && !(isSpoken && /["]/.test(pre));
      if (opensSpeech) isSpoken = true;
      const word = raw.replace(/['’]s$|(?<=s)['’]$/, "");
      const isOwner = word !== raw && !/^(?:it|he|she|that|there|what|who|let|here)$/i.test(word);
      if (word !== "")
        tokens.push({
          word,
          low: word.toLowerCase(),
          tags: new Set(tags),
          post: post.trim(),
          sentence: number,
          opensSentence: opens || opensSpeech,
          isSpoken,
          isOwner,
        });
      opens = /[.!?:]["”»]?\s*$/.test(post) && !tags.includes("Abbreviation");
      if (CLOSES.test(post) && isSpoken) isSpoken = false;
    }
  });
  return tokens;
};

/** "Hye-jin" in one word. */
const withWholeNames = (terms: readonly CompromiseTerm[]): readonly CompromiseTerm[] =>
  terms.flatMap((term, at): CompromiseTerm[] => {
    const [before, after] = [terms[at - 1], terms[at + 1]];
    if (before && isHalfOfName(before, term)) return [];
    return after && isHalfOfName(term, after)
      ? [{ ...after, pre: term.pre, text: `${term.text}-${after.text}`, tags: term.tags }]
      : [term];
  });
const isHalfOfName = ({ text, post }: CompromiseTerm, after: CompromiseTerm): boolean =>
  post === "-" && isGivenName(`${text}-${after.text.replace(/['’]s$/, "")}`);

const termsIn = memoize((sentence: string): readonly CompromiseTerm[] =>
  (nlp(sentence).json() as { terms: CompromiseTerm[] }[])
    .flatMap(({ terms }) => terms)
    .filter(({ text }) => text !== ""),
);

/** Whether a text is longer than an idea, so that more than one sentence shows who is who. */
export const isStory = (tokens: readonly Token[]): boolean => tokens.length > MOST_WORDS_OF_IDEA;
const MOST_WORDS_OF_IDEA = 80;

export const isCapital = ({ word }: Token): boolean => /^\p{Lu}/u.test(word);
/** The verbs with which a text says who speaks. */
export const SAID = /^(?:said|asked|cried|called|whispered|shouted|answered|replied)$/;
export const endsPhrase = ({ post }: Token): boolean => /[,.;:!?()–—"”]/.test(post);

const FINITE =
  /^(?:was|were|is|are|had|has|said|asked|cried|went|came|stood|sat|ran|told|saw|took|gave|got|lived|lives|wants?|wanted|can|could|cannot|can't|must|will|would|did|does|didn't|doesn't|never|always|only|still|already|often|who)$/;

/** Whether a word can be the verb after a subject. */
export const isVerb = (token: Token | undefined): boolean =>
  token !== undefined &&
  (FINITE.test(token.low) || isFiniteVerb(token) || (token.tags.has("Verb") && !token.tags.has("Gerund")));

const DETERMINER =
  /^(?:a|an|the|this|that|these|those|some|another|every|each|my|your|his|her|its|our|their|one|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|all|both|no)$/;
export const isDeterminer = (token: Token | undefined): boolean =>
  token !== undefined && (DETERMINER.test(token.low) || token.isOwner || /^\d+$/.test(token.low));
