import type { CaptionWord } from "../media/ports.ts";
import type { Token } from "./tokens.ts";

/** A word stays highlighted over a shorter pause, so that the highlight does not flicker. */
const maxGapSeconds = 0.4;

/** Position and time of each word in the lines of a caption. */
export const captionWords = (
  lines: readonly string[],
  tokens: readonly Token[],
  next: Token | undefined,
): readonly CaptionWord[] => {
  let [line, cursor] = [0, 0];
  return tokens.flatMap((token, index) => {
    let from = (lines[line] ?? "").indexOf(token.text, cursor);
    if (from < 0) [line, from] = [line + 1, (lines[line + 1] ?? "").indexOf(token.text)];
    if (from < 0) return [];
    cursor = from + token.text.length;
    const following = (tokens[index + 1] ?? next)?.start;
    const end = following !== undefined && following - token.end < maxGapSeconds ? following : token.end;
    return end > token.start ? [{ line, from, until: cursor, start: token.start, end }] : [];
  });
};
