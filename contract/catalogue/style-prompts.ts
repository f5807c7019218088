import { type StyleName, styles } from "./styles.ts";

/** What every sample picture shows, so that the samples differ only in their style. */
const scene =
  "A girl with black curls and a little fox stand at a mountain lake in the golden hour, a sailing boat on the water behind them";

/** The prompt of a style's sample picture: the scene, and what makes the style. */
export const stylePrompt = (style: StyleName): string =>
  `${scene}. ${style}: ${styles.find(({ value }) => value === style)?.prompt}.`;
