import type { Retrier } from "./definition.ts";
import { isNamed, type StateError } from "./state-error.ts";

/** How many milliseconds to wait before the next attempt; undefined once there is none. */
export type Patience = (error: StateError) => number | undefined;

/** The Retry of one visit of a state: every retrier counts its own attempts. */
export const patience = (retriers: readonly Retrier[]): Patience => {
  const tried = new Map<Retrier, number>();
  return (error) => {
    const retrier = retriers.find(({ ErrorEquals }) => isNamed(ErrorEquals, error));
    if (!retrier) return undefined;
    const before = tried.get(retrier) ?? 0;
    if (before >= (retrier.MaxAttempts ?? 3)) return undefined;
    tried.set(retrier, before + 1);
    return 1000 * secondsBefore(retrier, before);
  };
};

const secondsBefore = (
  { IntervalSeconds = 1, BackoffRate = 2, MaxDelaySeconds = Number.POSITIVE_INFINITY, JitterStrategy }: Retrier,
  attempts: number,
): number => {
  const delay = Math.min(MaxDelaySeconds, IntervalSeconds * BackoffRate ** attempts);
  return JitterStrategy === "FULL" ? Math.random() * delay : delay;
};
