/** The first `maxLetters` characters of a text, followed by "..." if anything was removed. Never splits a surrogate pair. */
export const truncate = (text: string, maxLetters: number): string => {
  const all = [...text];
  return all.length > maxLetters ? `${all.slice(0, maxLetters).join("")}...` : text;
};
