import { useEffect, useState } from "react";
import type { Task } from "#contract/schema/task.ts";
import { nextStableEta, type StableEta, secondsUntil } from "../../lib/stable-eta.ts";

/** Returns the remaining seconds without the fluctuation of the estimates, and whether the end was delayed. */
export const useStableEta = (
  { attempt, process_status, progress: { eta_seconds } }: Task,
  now: number,
): { readonly left: number | undefined; readonly putOff: boolean } => {
  // A film that has left the queue has an estimate of its own.
  const of = `${attempt} ${process_status}`;
  const [shown, setShown] = useState<{ readonly of: string; readonly end: StableEta }>();
  useEffect(() => {
    if (eta_seconds === undefined) return;
    setShown((before) => {
      const earlier = before?.of === of ? before.end : undefined;
      return { of, end: nextStableEta(earlier, eta_seconds, Date.now()) };
    });
  }, [of, eta_seconds]);
  // The server says no number while an honest one would be higher than before.
  if (!shown || eta_seconds === undefined) return { left: undefined, putOff: shown?.of === of };
  return { left: secondsUntil(shown.end, now), putOff: shown.end.isDelayed };
};
