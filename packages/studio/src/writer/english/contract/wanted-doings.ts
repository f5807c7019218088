import { formsOf } from "../idea/goal.ts";

/** A sentence in which one thing that is wanted or tried stands as if it were done, and where that begins. */
interface Attempted {
  readonly text: string;
  readonly at: number;
  /** By how many letters the verb is longer than in the sentence itself. */
  readonly longer: number;
}

/** "had to make a judge laugh": "had to made a judge laugh", so that patterns for what is done find what is tried. */
export const attemptsIn = (text: string): readonly Attempted[] =>
  [...text.matchAll(TO_DO)].flatMap(({ 0: before, 1: verb = "", index }) => {
    if (NO_ATTEMPT.test(verb)) return [];
    const at = index + before.length - verb.length;
    const { past } = formsOf(verb);
    return [
      {
        text: `${text.slice(0, at)}${past}${text.slice(at + verb.length)}`,
        at,
        longer: past.length - verb.length,
      },
    ];
  });

const TO_DO =
  /\b(?<!\b(?:not|never|nobody|n['’]t|no longer) )(?:had|has|have|wanted|needed|decided|tried|planned|hoped|longed|wished|managed|agreed|promised|offered|set out|was determined|dreamed of being able) to (?:secretly |quickly |always |all )?([a-z]{3,})\b/gi;

/** What has no steps before it is done. */
const NO_ATTEMPT =
  /^(?:fly|travel|have|get|become|marry|win|celebrate|move|live|stay|arrive|return|sleep|meet|see|leave|retire|know|hear|find|keep|wait|come|choose|decide|prove|learn|try|know|own|forget|remember|believe|love|like|hate|miss|lose|break|die)$/;

/** Whether what stands after these words is what somebody wants to do or tries. */
export const isAttempt = (before: string, after: string): boolean =>
  ATTEMPT_BEFORE.test(before) && !NO_ATTEMPT.test(/^[a-z]*/i.exec(after)?.[0] ?? "");
const ATTEMPT_BEFORE =
  /\b(?:wanted|decided|planned|hoped|longed|wished|agreed|promised|offered|set out|was determined|managed|needed|has|have) to (?:\S+ly )?$/i;

/** What says only that something is wanted, and not what is done. */
export const isVague = (matched: string): boolean => VAGUE.test(matched);
const VAGUE =
  /^(?:(?:wants?|wanted)(?! to be\b)|(?:needs?|needed)(?! (?:\S+ )?help)|decid\w+|tri(?:es|ed)|trying|end(?:s|ed|ing) up|could(?! (?:not \S|open|predict|foresee|tell|see))|can(?! (?:not \S|open|predict|foresee|tell|see))|cannot(?! \S)|refuse\w*(?! to \S)|lov\w+|lik\w+|(?:think\w*|thought)(?! (?:that )?(?:he|she|it|they) )|promis\w+|(?:was|were|is) (?:told|ordered|the (?:very )?(?:only|first|last))|goes to|went to)\b/i;
