import { formsOf } from "../idea/goal.ts";

/** What is made, and what for: "built a raft to reach the island". */
interface Made {
  /** "a raft". */
  readonly one: string;
  /** "the raft". */
  readonly thing: string;
  /** "reach the island". */
  readonly purpose: string;
}

const MAKING =
  /\b(?:built|made|dug|sewed|invented|constructed|carved|knitted|assembled) ((an?|the|his|her|their|its|my|our) ((?:[a-z-]+ ){0,3}?[a-z-]*[a-rt-z-])(?: (?:out of|from) [^,.;]+?)?) (?:in order )?to ([a-z]+(?: [^,.;]+)?)/;
/** What follows "to" and is no purpose: "a bridge to the island", "a rope to bed". */
const NO_VERB = /^(?:the|an?|his|her|their|its|my|our|bed|school|work|town|be)\b/;
const PURPOSE_END = /\s+(?:but|because|when|until|while|and then|so that|before|after|as|even though)\b.*$/;
const MAX_WORDS = 9;

/** What the sentences of an idea say is made for a purpose, if they do. */
export const madeFor = (texts: readonly string[]): Made | undefined => {
  for (const text of texts) {
    const [, , , noun = "", said = ""] = MAKING.exec(text) ?? [];
    const purpose = said.replace(PURPOSE_END, "").trim();
    if (noun === "" || purpose === "" || NO_VERB.test(said) || purpose.split(" ").length > MAX_WORDS) continue;
    return { one: `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`, thing: `the ${noun}`, purpose };
  }
  return undefined;
};

/** The gaps of lines about it. */
export const madeWords = (texts: readonly string[]): Readonly<Record<string, string>> => {
  const made = madeFor(texts);
  if (!made) return {};
  const [verb = "", ...rest] = made.purpose.split(" ");
  const served = [formsOf(verb).past, ...rest].join(" ");
  return { made: made.thing, onemade: made.one, purpose: made.purpose, served };
};
