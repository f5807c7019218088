/**
 * The `Idempotency-Key` of something that is sent from a form: the same however often it is sent, until it is known to
 * have arrived. It is kept before the first sending, so that a page that was loaded again sends nothing twice.
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
