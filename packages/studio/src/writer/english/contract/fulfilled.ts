import { formsOf } from "../idea/goal.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/**
 * What the hero has done in the end, in the past tense: what was wished for ("saw the sea"), or what the last sentence
 * says that the hero did not dare or was not able to do ("borrowed a book"). Undefined where that is not certain.
 */
export const fulfilled = ({ clauses, wish }: IdeaReading, isWished: boolean): string | undefined => {
  const words = isWished ? wish : DENIED.exec((clauses.at(-1)?.text ?? "").replace(RELATIVE, ""))?.[1];
  const [verb = "", ...rest] = (words ?? "").replace(TAIL, "").trim().split(" ");
  const isOnce = (ONCE.test(verb) && rest[0] !== "out") || (HINDERS.test(verb) && rest.includes("from"));
  const isUnsure = UNSURE.test(verb) && !(isWished && isOnce);
  if (!/^[a-z]{2,}$/.test(verb) || isUnsure || rest.length > MAX_WORDS) return undefined;
  // "travel together": the two of them, and not only the hero.
  if (rest.includes("together")) return undefined;
  if (rest.some((word) => /^(?:not|never|nobody|anybody|anything|any|neither|nor)$/i.test(word))) return undefined;
  return [formsOf(verb).past, ...rest].join(" ").replace(SOUGHT, "$1 the ");
};

/** "found a stolen painting": the one of which the idea tells. */
const SOUGHT = /^(found|got back|saved|caught) an? (?=(?:lost|stolen|missing|hidden|kidnapped)\b)/;

const DENIED =
  /\b(?:too (?:shy|afraid|scared|timid|proud|nervous|lazy|small|young|weak|slow) to|did not dare(?: to)?|was (?:afraid|scared) to|could not(?: yet)?) ([a-z]+(?: [^.,;!?]+)?)/i;
/** "who could not breathe fire worked": where the clause ends is not sure. */
const RELATIVE = /\b(?:who|that|which) (?:could not|was too|did not dare|was afraid).*$/i;
/** Reasons and purposes are no part of what is done. */
const TAIL = /(?:[,;.!?]|\s(?:because|since|but|until|although|so that|when|as|and|or)\b).*$/i;
/** What one does not do once and for all. */
const UNSURE =
  /^(?:be|have|stop|keep|sleep|stand|bear|believe|remember|help|wait|understand|tell|say|know|decide|agree|hear|see|find|stay|live|marry)$/;
/** Of these a wish can come true: "found the lost star". */
const ONCE = /^(?:find|see|hear|marry|help)$/;
/** "stop the loggers from cutting down the tree" */
const HINDERS = /^(?:stop|keep)$/;
const MAX_WORDS = 9;
