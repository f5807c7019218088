const firstLinks = new Map<string, string>();

/**
 * The first link to a file that this page saw. The server signs a new one at each answer, and a picture, a sound
 * or a film whose address changes is loaded again.
 */
export const stableLink = (link: string | undefined): string | undefined => {
  if (!link) return undefined;
  const file = link.split("?")[0] ?? link;
  const first = firstLinks.get(file) ?? link;
  firstLinks.set(file, first);
  return first;
};
