import { linkedAbort } from "../shared/abort.ts";

/**
 * Runs `work` for all items, at most `maxConcurrency` at a time, and returns the results in order. The first failure
 * aborts the others.
 */
export const runConcurrently = async <T, R>(
  items: readonly T[],
  maxConcurrency: number,
  outer: AbortSignal,
  work: (item: T, index: number, signal: AbortSignal) => Promise<R>,
): Promise<readonly R[]> => {
  const { signal, abort } = linkedAbort(outer);
  const results = new Array<R>(items.length);
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index, signal);
  };
  try {
    await Promise.all(Array.from({ length: Math.min(maxConcurrency, items.length) }, worker));
    return results;
  } catch (failure) {
    abort(failure);
    throw failure;
  }
};
