import { isFiniteVerb, termsOf } from "../idea/terms.ts";

/** A sentence without "When the power went out," before what it tells. */
export const afterOpening = (text: string): string => {
  const main = text.replace(OPENING, "");
  const hasVerb =
    main !== text && termsOf(main).some((term, at) => at > 0 && (isFiniteVerb(term) || term.low.endsWith("ed")));
  return hasVerb ? main : text;
};

const OPENING = /^(?:when|while|after|before|because|since|as|if|once|until|although|though) [^,]+, /i;
