/** Returns the credits, or undefined if the text is not a positive whole number. */
export const parseAmount = (typed: string): number | undefined =>
  /^\d+$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : undefined;

/** Returns true for an empty text and for numbers up to 0. The submit button is disabled then. */
export const isNotPositive = (typed: string): boolean => !(Number(typed) > 0);
