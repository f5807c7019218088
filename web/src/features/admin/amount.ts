/** Credits as they were typed; undefined where that is no positive whole number. */
export const parseAmount = (typed: string): number | undefined =>
  /^\d+$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : undefined;

/** Nothing, or not above 0: there is nothing to press a button for. */
export const isNotPositive = (typed: string): boolean => !(Number(typed) > 0);
