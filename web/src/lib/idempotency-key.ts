/**
 * Returns the idempotency key of a form. It stays the same until `clearIdempotencyKey`, also after a reload, so that a
 * repeated submission creates one order.
 */
export const idempotencyKeyOf = (form: string): string => {
  const stored = sessionStorage.getItem(storageKey(form));
  if (stored) return stored;
  const created = crypto.randomUUID();
  sessionStorage.setItem(storageKey(form), created);
  return created;
};

export const clearIdempotencyKey = (form: string): void => sessionStorage.removeItem(storageKey(form));

const storageKey = (form: string): string => `idempotency-key:${form}`;
