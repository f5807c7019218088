import { useEffect, useState } from "react";
import type { Task } from "#contract/schema/task.ts";
import { nextStableEta, type StableEta, secondsUntil } from "../../lib/stable-eta.ts";

/** The time that is left as it is told: it does not waver with each guess, and says so when it was wrong. */
export const useStableEta = (
  { attempt, progress: { eta_seconds } }: Task,
  now: number,
): { readonly left: number | undefined; readonly putOff: boolean } => {
  const [shown, setShown] = useState<{ readonly attempt: number; readonly end: StableEta }>();
  useEffect(() => {
    if (eta_seconds === undefined) return;
    setShown((before) => {
      const earlier = before?.attempt === attempt ? before.end : undefined;
      return { attempt, end: nextStableEta(earlier, eta_seconds, Date.now()) };
    });
  }, [attempt, eta_seconds]);
  if (!shown || eta_seconds === undefined) return { left: undefined, putOff: false };
  return { left: secondsUntil(shown.end, now), putOff: shown.end.isDelayed };
};
