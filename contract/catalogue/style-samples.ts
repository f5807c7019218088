import type { StyleName } from "./styles.ts";

/** How a style is written in an address: its letters and digits in lower case, with hyphens between its words. */
export const styleSlug = (style: StyleName): string =>
  style
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Where the site has the sample picture of a style. */
export const styleSample = (style: StyleName): string => `/illustration_samples/${styleSlug(style)}.webp`;

/** The same picture, 320 pixels wide. */
export const smallStyleSample = (style: StyleName): string => `/illustration_samples/${styleSlug(style)}-320.webp`;
