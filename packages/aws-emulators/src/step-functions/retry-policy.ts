import type { Retrier } from "./definition.ts";
import { matchesError, type StateError } from "./state-error.ts";

/** Returns the milliseconds to wait before the next attempt, or undefined if there is none. */
export type RetryPolicy = (error: StateError) => number | undefined;

/** The Retry of a state, from entering it to leaving it: every retrier counts its own attempts. */
export const createRetryPolicy = (retriers: readonly Retrier[]): RetryPolicy => {
  const retries = new Map<Retrier, number>();
  return (error) => {
    const retrier = retriers.find(({ ErrorEquals }) => matchesError(ErrorEquals, error));
    if (!retrier) return undefined;
    const used = retries.get(retrier) ?? 0;
    if (used >= (retrier.MaxAttempts ?? 3)) return undefined;
    retries.set(retrier, used + 1);
    return 1000 * delaySeconds(retrier, used);
  };
};

const delaySeconds = (
  { IntervalSeconds = 1, BackoffRate = 2, MaxDelaySeconds = Number.POSITIVE_INFINITY, JitterStrategy }: Retrier,
  retries: number,
): number => {
  const delay = Math.min(MaxDelaySeconds, IntervalSeconds * BackoffRate ** retries);
  return JitterStrategy === "FULL" ? Math.random() * delay : delay;
};
