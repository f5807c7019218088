import { type StyleName, styles } from "./styles.ts";

/** What every sample picture shows, so that the samples differ only in their style. */
const scene =
  "A girl with black curls and a little fox stand at a mountain lake in the golden hour, a sailing boat on the water behind them";

const wordsOf = (style: string): string | undefined => styles.find(({ value }) => value === style)?.prompt;

/** A style for image models: its name and what makes it; a user's own words as they are. */
export const styleWords = (style: string): string => {
  const words = wordsOf(style);
  return words ? `${style}: ${words}` : style;
};

/** The same without its name, for a model that refuses the name of an artist or a studio. */
export const namelessStyle = (style: string): string => wordsOf(style) ?? style;

/** The prompt of a style's sample picture: the scene, and what makes the style. */
export const stylePrompt = (style: StyleName): string => `${scene}. ${styleWords(style)}.`;
