import { personNounIn } from "./more-people.ts";
import type { NameAt } from "./names.ts";
import type { NounLink } from "./noun-link.ts";
import type { Token } from "./tokens.ts";

/** "A porter came in. He had a badge that said Emeka": the badge names the person who was just told of. */
export const wearerOfBadge = (tokens: readonly Token[], { from, title }: NameAt): NounLink | undefined => {
  if (title || !isOnBadge(tokens, from)) return undefined;
  for (let at = from - 1; at > Math.max(0, from - REACH); at--) {
    const token = tokens[at];
    const noun = token && !token.isOwner && !token.isSpoken ? personNounIn(tokens, token.low) : undefined;
    if (noun?.isHuman && !noun.many && hasArticle(tokens, at)) return { at, noun, isDefinite: true, isEarlier: true };
  }
  return undefined;
};
const REACH = 45;

/** "A badge that said Emeka", "his name tag read Emeka", "on her badge was the name Lucy". */
const isOnBadge = (tokens: readonly Token[], from: number): boolean =>
  SAYS.test(tokens[from - 1]?.low ?? "") &&
  tokens
    .slice(Math.max(0, from - LONGEST), from)
    .some(({ low, sentence }) => sentence === tokens[from]?.sentence && BADGE.test(low));
const LONGEST = 9;
const BADGE = /^(?:badge|nametag|name-tag|tag|nameplate|label|lanyard|name-badge)$/;
const SAYS = /^(?:said|says|read|reads|saying|reading|name|was|spelled|spelt)$/;

const hasArticle = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some(
    (back) =>
      tokens[at - back]?.sentence === tokens[at]?.sentence &&
      /^(?:an?|the|another)$/.test(tokens[at - back]?.low ?? ""),
  );
