/** A text of at most so many letters; what was cut off is shown by dots. No letter is halved, emoji neither. */
export const cut = (text: string, letters: number): string => {
  const all = [...text];
  return all.length > letters ? `${all.slice(0, letters).join("")}...` : text;
};
