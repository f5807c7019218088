import { useEffect, useState } from "react";
import type { Task } from "#contract/schema/task.ts";
import { nextStableEta, type StableEta, secondsUntil } from "../../lib/stable-eta.ts";

/**
 * Returns remaining seconds, which an estimate of the server gives, without its fluctuation, and whether the end was
 * delayed.
 */
export const useStableEta = (
  { attempt, process_status }: Task,
  estimate: number | undefined,
  now: number,
): { readonly left: number | undefined; readonly putOff: boolean } => {
  // A film that has left the queue has an estimate of its own.
  const of = `${attempt} ${process_status}`;
  const [shown, setShown] = useState<{ readonly of: string; readonly end: StableEta }>();
  useEffect(() => {
    if (estimate === undefined) return;
    setShown((before) => {
      const earlier = before?.of === of ? before.end : undefined;
      return { of, end: nextStableEta(earlier, estimate, Date.now()) };
    });
  }, [of, estimate]);
  // The server says no number while an honest one would be higher than before.
  if (!shown || estimate === undefined) return { left: undefined, putOff: shown?.of === of };
  return { left: secondsUntil(shown.end, now), putOff: shown.end.isDelayed };
};
