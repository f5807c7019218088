import type { StyleName } from "./styles.ts";

/** The slug of a style: letters and digits in lower case, words joined by hyphens. */
export const styleSlug = (style: StyleName): string =>
  style
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The site's path of a style's sample picture. */
export const styleSample = (style: StyleName): string => `/illustration_samples/${styleSlug(style)}.webp`;

/** The same picture, 320 pixels wide. */
export const smallStyleSample = (style: StyleName): string => `/illustration_samples/${styleSlug(style)}-320.webp`;
