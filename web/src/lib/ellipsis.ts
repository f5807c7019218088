/** A text of at most so many letters; one that is longer ends in three dots. */
export const ellipsis = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most).join("").trimEnd()}...` : text;
};
