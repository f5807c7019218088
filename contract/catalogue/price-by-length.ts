/** A film may be this share shorter or longer than ordered. */
export const lengthTolerance = 0.1;

/** Credits for a film of a length: one that is shorter than ordered costs its share. */
export const priceOfSeconds = (creditCost: number, orderedMinutes: number, seconds: number): number => {
  const part = seconds / (orderedMinutes * 60);
  return part < 1 - lengthTolerance ? Math.ceil(creditCost * part) : creditCost;
};
