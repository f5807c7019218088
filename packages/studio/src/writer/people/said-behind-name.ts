import { personNoun } from "./person-nouns.ts";
import { isStory, type Token } from "./tokens.ts";

/** The tokens of a name: the first, and the one behind it. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** "Waffle, who was a beagle". */
export const isToldOfByWho = (tokens: readonly Token[], { to }: Run): boolean =>
  tokens[to - 1]?.post === "," && tokens[to]?.low === "who" && /^(?:is|was|had|has)$/.test(tokens[to + 1]?.low ?? "");

/** "Safiya, a girl in a wheelchair, enters", "Stinky, our ferret, chewed": an idea says who that is. */
export const isSaidBehind = (tokens: readonly Token[], { from, to }: Run): boolean => {
  if (isStory(tokens) || tokens[to - 1]?.post !== "," || !/^(?:an?|our|my|the)$/.test(tokens[to]?.low ?? ""))
    return false;
  const end = tokens.findIndex(
    ({ post, sentence }, at) => at > to && post === "," && sentence === tokens[from]?.sentence,
  );
  return end > to && end < to + FAR && tokens.slice(to + 1, end + 1).some(({ low }) => personNoun(low) !== undefined);
};
const FAR = 8;
