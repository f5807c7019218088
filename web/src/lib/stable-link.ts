const firstLinks = new Map<string, string>();

/**
 * Returns the first signed link to a file that this page has seen. The server signs a new link in each reply, and a
 * changed `src` would load the file again.
 */
export const stableLink = (link: string | undefined): string | undefined => {
  if (!link) return undefined;
  const file = link.split("?")[0] ?? link;
  const first = firstLinks.get(file) ?? link;
  firstLinks.set(file, first);
  return first;
};
