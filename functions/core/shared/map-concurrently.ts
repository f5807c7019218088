/** Limits memory and connections, whatever the length of the film. */
const maxConcurrent = 4;

/** Maps items asynchronously, at most `maxConcurrent` at a time; results keep the order of the items. */
export const mapConcurrently = async <T, R>(
  many: readonly T[],
  work: (each: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  // All workers take from one generator: it ends for all of them when one worker throws.
  const waiting = (function* () {
    yield* many.entries();
  })();
  const worker = async (): Promise<void> => {
    for (const [index, each] of waiting) results[index] = await work(each, index);
  };
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, many.length) }, worker));
  return results;
};
