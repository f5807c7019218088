import { presentVerbsOf } from "./finite-verbs.ts";
import { participleOf } from "./participles.ts";
import { termsOf } from "./terms.ts";

/** "finds a fox who lost his tail": who had lost it before, once the story is told in the past. */
export const withPastBefore = (sentence: string): string => {
  if (!WHO_DID.test(sentence)) return sentence;
  const terms = termsOf(sentence);
  const [main] = presentVerbsOf(terms);
  return main === undefined
    ? sentence
    : sentence.replace(WHO_DID, (whole, who: string, adverb: string | undefined, verb: string, offset: number) => {
        const isAfterMain = termsOf(sentence.slice(0, offset)).length > main;
        return isAfterMain ? `${who} had ${adverb ?? ""}${participleOf(verb)}` : whole;
      });
};

const WHO_DID =
  /(?<=\p{Ll} )(who|that|which) ((?:once|just|never|always|long ago|also) )?(broke|built|came|died|escaped|fell|flew|left|lost|made|ran|saved|stole|swam|took|vanished|disappeared|went|won|wrote)\b/u;
