/**
 * The site's colours: ink and paper, with terracotta for everything that can be pressed. They replace Cloudscape's
 * reference colours at about the same lightness, so that its contrast ratios hold.
 */
export const palette = {
  primary: {
    50: "#fff6f0",
    100: "#ffe7d8",
    200: "#ffd5ba",
    300: "#ffb88a",
    400: "#ff9d5c",
    500: "#e8702a",
    600: "#ad4311",
    700: "#86320b",
    800: "#6f2a0b",
    900: "#4f1f0a",
    950: "#3c1808",
    1000: "#230e05",
  },
  neutral: {
    50: "#faf7f2",
    100: "#f9f6f1",
    150: "#f8f5f1",
    200: "#f5f1ec",
    250: "#eee9e2",
    300: "#e2dbd3",
    350: "#cbc3ba",
    400: "#bab1a8",
    450: "#aba198",
    500: "#91887f",
    550: "#776e66",
    600: "#69615a",
    650: "#48413b",
    700: "#3a3430",
    750: "#2c2723",
    800: "#241f1c",
    850: "#1c1815",
    900: "#181411",
    950: "#130f0d",
    1000: "#080605",
  },
} as const;

/** Containers are lighter than the page behind them, in light and dark mode. */
export const grounds = {
  colorBackgroundContainerContent: { light: "#ffffff", dark: "#211c19" },
  colorBackgroundContainerHeader: { light: "#ffffff", dark: "#211c19" },
} as const;
