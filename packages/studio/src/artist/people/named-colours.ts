import type { Colour } from "../colour/oklab.ts";

/** The colours that a story or a user can name. */
export const namedColours: Readonly<Record<string, Colour>> = {
  red: "#d5443f",
  blue: "#3f6fc9",
  green: "#4a9a5a",
  yellow: "#e8b93f",
  golden: "#e8b93f",
  purple: "#7a52b0",
  pink: "#e07aa8",
  orange: "#e8883a",
  white: "#f2f0ec",
  black: "#3a3640",
  silver: "#b9c3d0",
  grey: "#9aa0ac",
  gray: "#9aa0ac",
  brown: "#8a5f40",
};
