/** Scenes whose files are on their way at once: memory and connections do not grow with the length of a film. */
const maxConcurrent = 4;

/** Does some work for each of many, for a few of them at a time; the results are in the order of the many. */
export const mapConcurrently = async <T, R>(
  many: readonly T[],
  work: (each: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  // All take from one queue. It is a generator, because that ends for all where the work of one fails.
  const waiting = (function* () {
    yield* many.entries();
  })();
  const worker = async (): Promise<void> => {
    for (const [index, each] of waiting) results[index] = await work(each, index);
  };
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, many.length) }, worker));
  return results;
};
