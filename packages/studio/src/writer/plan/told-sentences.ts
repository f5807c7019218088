import { languageOf } from "../../languages/index.ts";
import { type Sentence, sentences } from "../speech/sentences.ts";

/** The sentences of a text with who speaks beside what is said: `"Why?" I asked.` is one. */
export const toldSentences = (text: string, language: string): Sentence[] => {
  const all = sentences(text, language);
  if (languageOf(language) !== "english") return all;
  const joined: Sentence[] = [];
  for (const next of all) {
    const last = joined.at(-1);
    if (last && !next.opensParagraph && ENDS_SPEECH.test(last.text) && IS_SPEAKER.test(next.text))
      joined[joined.length - 1] = { ...last, end: next.end, text: text.slice(last.start, next.end) };
    else joined.push(next);
  }
  return joined;
};

const ENDS_SPEECH = /[.!?…—–-]["”]$/;
const IS_SPEAKER =
  /^(?:I|(?:(?:Mrs?|Miss|Ms|Dr|Aunt|Uncle|Captain|Old)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:\p{Ll}+ly )?(?:asked|said|cried|called|shouted|whispered|answered|replied|laughed|muttered|yelled|exclaimed|wondered|wanted to know|repeated|murmured|sighed|grumbled|begged|demanded)\b/u;
