import { inner } from "../shared/abort.ts";

/** Works on all of them, at most so many at a time. The first failure stops the rest. */
export const inParallel = async <T, R>(
  all: readonly T[],
  atATime: number,
  outer: AbortSignal,
  work: (one: T, at: number, signal: AbortSignal) => Promise<R>,
): Promise<readonly R[]> => {
  const { signal, abort } = inner(outer);
  const results = new Array<R>(all.length);
  const left = all.entries();
  const worker = async () => {
    for (const [at, one] of left) results[at] = await work(one, at, signal);
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atATime, all.length) }, worker));
    return results;
  } catch (failure) {
    abort(failure);
    throw failure;
  }
};
