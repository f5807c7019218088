import type { Clause } from "./clauses.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** A sentence of an idea as others tell it to each other: "(that) the snail wanted to win a race". Undefined if it is long. */
export const retold = ({ text }: Clause, { hero }: IdeaReading): string | undefined => {
  const bare = text
    .replace(/[.!?]+$/, "")
    .replace(
      /^One (?:day|night|morning|evening|summer|winter) |^The (?:day|night|morning|evening|summer|winter) (?:(?:when|that) )?(?=the |an? |my |our |all |everybody |everyone )|^Why (?=the |an? |my |our |\p{Ll}+s )/u,
      "",
    );
  if (
    bare.split(/\s+/).length > MAX_WORDS ||
    NOT_ALONE.test(bare) ||
    / to [a-z]+ (?:it|them)$/.test(bare) ||
    /^(?:\S+ ){1,2}(?:he|she|it|they)\b/i.test(bare) ||
    /[“”:;,]/.test(bare)
  )
    return undefined;
  const [first = "", ...rest] = bare.split(" ");
  const head = hero?.noun?.split(" ").at(-1) ?? "#";
  const isHero = rest.slice(0, 3).some((word) => word.toLowerCase().replace(/[^\p{L}]/gu, "") === head);
  if (/^an?$/i.test(first)) return [isHero ? "the" : first.toLowerCase(), ...rest].join(" ");
  if (NUMBER.test(first)) return ["the", first.toLowerCase(), ...rest].join(" ");
  return PLAIN_START.test(first) ? [first.toLowerCase(), ...rest].join(" ") : bare;
};

const MAX_WORDS = 13;
/** Begins with what only its neighbours explain. */
const NOT_ALONE =
  /^(?:but|and|then|so|there was|there were|this was|that was|it|he|she|they|him|her (?!\p{L}+ )|I|we|once|in the end|at last|instead|so that|until|because)\b/iu;
const NUMBER = /^(?:two|three|four|five|six|seven|eight|nine|ten)$/i;
const PLAIN_START =
  /^(?:the|his|her|their|its|my|our|one|on|in|at|every|everyone|no|some|people|each|all|nobody|everybody|somebody|during|after|when|with|for|under|twin)$/i;
