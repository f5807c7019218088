import type { CaptionRuler } from "../media/ports.ts";
import type { Token } from "./tokens.ts";

/** The text of consecutive tokens. */
const joinTokens = (tokens: readonly Token[]): string =>
  tokens.map((token, index) => token.text + (token.spaced && index < tokens.length - 1 ? " " : "")).join("");

/** One line, or the two most even lines; undefined if two lines are too narrow. */
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

/** How much wider (as a part of the width) the widest line may be for a better break. */
const breakBonus = { sentence: 0.3, clause: 0.12, word: 0 } as const;
const particlePenalty = 0.25;

/** Japanese particles and endings follow their word without a space: a line must not begin with one. */
export const isParticle = (token: Token | undefined): boolean => /^\p{Script=Hiragana}/u.test(token?.text ?? "");
