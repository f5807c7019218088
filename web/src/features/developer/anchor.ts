/** The address of a heading within its page. */
export const anchorOf = (heading: string): string =>
  `guide-${heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
