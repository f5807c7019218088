import { useEffect, useState } from "react";
import type { Task } from "#contract/schema/task.ts";
import { leftOf, type PromisedEnd, promiseOf } from "../../lib/promise-of-end.ts";

/** The time that is left as it is told: it does not waver with each guess, and says so when it was wrong. */
export const usePromisedEnd = (
  { attempt, progress: { eta_seconds } }: Task,
  now: number,
): { readonly left: number | undefined; readonly putOff: boolean } => {
  const [told, tell] = useState<{ readonly attempt: number; readonly end: PromisedEnd }>();
  useEffect(() => {
    if (eta_seconds === undefined) return;
    tell((before) => {
      const earlier = before?.attempt === attempt ? before.end : undefined;
      return { attempt, end: promiseOf(earlier, eta_seconds, Date.now()) };
    });
  }, [attempt, eta_seconds]);
  if (!told || eta_seconds === undefined) return { left: undefined, putOff: false };
  return { left: leftOf(told.end, now), putOff: told.end.putOff };
};
