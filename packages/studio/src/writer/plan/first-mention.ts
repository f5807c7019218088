import type { KnownMember } from "../people/known-member.ts";

const wordsOf = (text: string): string =>
  ` ${text
    .replace(/['’]s(?!\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLocaleLowerCase()} `;

/** Whether a narration has the first mention of a member of a pasted text. */
export const isFirstToldIn = (narration: string, { opening }: KnownMember): boolean =>
  opening !== undefined && wordsOf(narration).includes(wordsOf(opening));

/**
 * Whom a text has named so far, narration by narration. "A heavy man called Brandt" shows no Mr. Hale, of whom a later scene says that
 * he is a man. Who leads may be meant from the start.
 */
export const followFirstMentions = (
  known: readonly KnownMember[],
  narrations: readonly string[],
): ((narration: string) => (one: KnownMember) => boolean) => {
  const found = known.filter((one, at) => at > 0 && narrations.some((narration) => isFirstToldIn(narration, one)));
  const awaited = new Set(found);
  return (narration) => {
    for (const one of awaited) if (isFirstToldIn(narration, one)) awaited.delete(one);
    return (one) => !awaited.has(one);
  };
};
