import type { CaptionRuler } from "../media/ports.ts";
import type { Token } from "./tokens.ts";

/** Tokens as they are read, one after the other. */
const joinTokens = (tokens: readonly Token[]): string =>
  tokens.map((token, index) => token.text + (token.spaced && index < tokens.length - 1 ? " " : "")).join("");

/** One line, or the two most even ones, or nothing where more would be needed. */
export const breakLines = (tokens: readonly Token[], { measure, width }: CaptionRuler): string[] | undefined => {
  const whole = joinTokens(tokens);
  if (measure(whole) <= width) return [whole];
  let best: { readonly lines: string[]; readonly cost: number } | undefined;
  for (let cut = 1; cut < tokens.length; cut++) {
    const lines = [joinTokens(tokens.slice(0, cut)), joinTokens(tokens.slice(cut))];
    const widths = lines.map(measure);
    const widest = Math.max(...widths);
    if (widest > width) continue;
    const bonus = breakBonus[tokens[cut - 1]?.ends ?? "word"];
    const cost = widest + width * ((isParticle(tokens[cut]) ? particlePenalty : 0) - bonus);
    if (!best || cost < best.cost) best = { lines, cost };
  }
  return best?.lines;
};

/** A line may be so much wider, of the width there is, to break behind a sentence or a comma, or not before a particle. */
const breakBonus = { sentence: 0.3, clause: 0.12, word: 0 } as const;
const particlePenalty = 0.25;

/** Japanese particles and endings, which are written without a space behind the word they belong to. */
export const isParticle = (token: Token | undefined): boolean => /^\p{Script=Hiragana}/u.test(token?.text ?? "");
