import { setMaxListeners } from "node:events";

/** Settles like the work, but rejects as soon as the signal is aborted. The work itself goes on. */
export const rejectOnAbort = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });

/** A signal that is aborted by its own `abort`, or together with the outer signal. */
export const linkedAbort = (
  outer: AbortSignal,
): { readonly signal: AbortSignal; readonly abort: (reason: unknown) => void } => {
  const own = new AbortController();
  const signal = AbortSignal.any([outer, own.signal]);
  // All iterations of a Map listen to one signal.
  setMaxListeners(0, signal);
  return { signal, abort: (reason) => own.abort(reason) };
};
