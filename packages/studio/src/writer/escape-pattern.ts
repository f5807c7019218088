/** Words as a part of a regular expression that matches just them. */
export const escapePattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
