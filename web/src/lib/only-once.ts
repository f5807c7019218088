/**
 * The `Idempotency-Key` of something that is sent from a form: the same however often it is sent, until it is known to
 * have arrived. It is kept before the first sending, so that a page that was loaded again sends nothing twice.
 */
export const onceKey = (form: string): string => {
  const kept = sessionStorage.getItem(nameOf(form));
  if (kept) return kept;
  const made = crypto.randomUUID();
  sessionStorage.setItem(nameOf(form), made);
  return made;
};

export const forgetOnceKey = (form: string): void => sessionStorage.removeItem(nameOf(form));

const nameOf = (form: string): string => `idempotency-key:${form}`;
