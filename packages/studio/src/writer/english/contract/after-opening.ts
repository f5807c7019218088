import { isFiniteVerb, termsOf } from "../idea/terms.ts";

/** A sentence without "When the power went out," before what it tells. */
export const afterOpening = (text: string): string => {
  const main = text.replace(OPENING, "");
  const hasVerb =
    main !== text && termsOf(main).some((term, at) => at > 0 && (isFiniteVerb(term) || term.low.endsWith("ed")));
  return hasVerb ? main : text;
};

/** "When the power went out, " before what a sentence tells; empty where it begins with that. */
export const openingOf = (text: string): string => text.slice(0, text.length - afterOpening(text).length);

const OPENING = /^(?:when|while|after|before|because|since|as|if|once|until|although|though) [^,]+, /i;
