import type { CaptionRuler } from "#functions/core/ports.ts";
import type { Token } from "./tokens.ts";

/** Tokens as they are read, one after the other. */
export const readAs = (tokens: readonly Token[]): string =>
  tokens.map((token, index) => token.text + (token.spaced && index < tokens.length - 1 ? " " : "")).join("");

/** One line, or the two most even ones, or nothing where more would be needed. */
export const linesOf = (tokens: readonly Token[], { measure, width }: CaptionRuler): string[] | undefined => {
  const whole = readAs(tokens);
  if (measure(whole) <= width) return [whole];
  let best: { readonly lines: string[]; readonly cost: number } | undefined;
  for (let cut = 1; cut < tokens.length; cut++) {
    const lines = [readAs(tokens.slice(0, cut)), readAs(tokens.slice(cut))];
    const widths = lines.map(measure);
    const widest = Math.max(...widths);
    if (widest > width) continue;
    const cost = widest - (tokens[cut - 1]?.ends === "word" ? 0 : width * clauseBonus);
    if (!best || cost < best.cost) best = { lines, cost };
  }
  return best?.lines;
};

/** A line may be so much wider, of the width there is, to break behind a comma. */
const clauseBonus = 0.12;

/** Tokens of which each fits a line: one that is wider is cut between its letters, and its time with it. */
export const narrowed = (tokens: readonly Token[], ruler: CaptionRuler): Token[] =>
  tokens.flatMap((token) => (ruler.measure(token.text) <= ruler.width ? [token] : cutToFit(token, ruler)));

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const closing = /^[\p{Pe}\p{Pf}\p{Po}ー々]/u;

const cutToFit = (token: Token, { measure, width }: CaptionRuler): Token[] => {
  const parts: string[] = [];
  for (const { segment } of letters.segment(token.text)) {
    const part = parts.at(-1);
    const fits = part !== undefined && measure(part + segment) <= width;
    if (fits) parts[parts.length - 1] = part + segment;
    else if (part && part.length > 1 && closing.test(segment)) parts.splice(-1, 1, ...handDown(part, segment));
    else parts.push(segment);
  }
  const share = (token.end - token.start) / parts.length;
  return parts.map((text, index) => {
    const last = index === parts.length - 1;
    const start = token.start + share * index;
    return { text, start, end: start + share, spaced: last && token.spaced, ends: last ? token.ends : "word" };
  });
};

/** The last letter of a full part goes down with the punctuation that may not stand alone before the next. */
const handDown = (part: string, punctuation: string): [string, string] => {
  const all = [...letters.segment(part)].map(({ segment }) => segment);
  return [all.slice(0, -1).join(""), (all.at(-1) ?? "") + punctuation];
};
