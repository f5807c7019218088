/** A queue that serves its keys in turn: who asks for much delays only their own requests. */
export const createFairQueue = <T>() => {
  const byKey = new Map<string, T[]>();
  return {
    add(key: string, item: T): void {
      const waiting = byKey.get(key);
      if (waiting) waiting.push(item);
      else byKey.set(key, [item]);
    },
    /** Removes the next item of the first key that may be served, and moves that key to the end. */
    take(mayServe: (key: string) => boolean = () => true): T | undefined {
      for (const [key, waiting] of byKey) {
        if (!mayServe(key)) continue;
        const item = waiting.shift();
        byKey.delete(key);
        if (waiting.length > 0) byKey.set(key, waiting);
        return item;
      }
      return undefined;
    },
  };
};
