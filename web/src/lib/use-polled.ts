import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "./api.ts";

interface Known<T> {
  readonly key: string;
  readonly answer?: T;
  readonly error?: Error;
}

const whenBroken = 5_000;
/** How much rarer a page asks that nobody looks at. */
const hidden = 10;

/**
 * What the server says, asked again after the milliseconds that `pause` finds in the answer (undefined: no more).
 * A failure keeps what was known, and is tried again unless the server refused.
 */
export const usePolled = <T>(key: string, ask: () => Promise<T>, pause: (answer: T) => number | undefined) => {
  const [known, setKnown] = useState<Known<T>>({ key });
  const [round, setRound] = useState(0);
  const turn = useEffectEvent(async (): Promise<Known<T> & { next?: number | undefined }> => {
    try {
      const answer = await ask();
      return { key, answer, next: pause(answer) };
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const refused = error instanceof ApiError && !["network", "internal"].includes(error.code);
      return { key, error, next: refused ? undefined : whenBroken };
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or another round is another question
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const go = async () => {
      timer = undefined;
      const { next, ...news } = await turn();
      if (left) return;
      setKnown((before) => (before.key === key ? { ...before, error: undefined, ...news } : news));
      if (next !== undefined) timer = setTimeout(go, document.hidden ? next * hidden : next);
    };
    // Whoever comes back to the page sees what is new at once, unless it is being asked already.
    const look = () => {
      if (document.hidden || timer === undefined) return;
      clearTimeout(timer);
      void go();
    };
    document.addEventListener("visibilitychange", look);
    void go();
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [key, round]);

  const { answer, error } = known.key === key ? known : {};
  return { answer, error, refresh: () => setRound((before) => before + 1) };
};
