/** Waits for the work, or stops waiting once the signal says so. The work itself is not interrupted. */
export const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });

/** A signal of its own that also ends with the one around it. `abort` is safe to call at the end of the work. */
export const inner = (
  outer: AbortSignal,
): { readonly signal: AbortSignal; readonly abort: (reason: unknown) => void } => {
  const own = new AbortController();
  return { signal: AbortSignal.any([outer, own.signal]), abort: (reason) => own.abort(reason) };
};
