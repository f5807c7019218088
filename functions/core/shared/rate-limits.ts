import type { Limit } from "#contract/limits.ts";

/** Counts what callers do. Exact: of many at once, as many are let through as the limit says, and no more. */
export interface Rates {
  /** Counts one more, unless there are so many already: then it says of which window, and counts nothing. */
  take(who: string, what: string, limit: Limit, now: Date): Promise<RateWindow | undefined>;
}

export type RateWindow = "minute" | "day";

export interface HasRateLimits {
  readonly rates: Rates;
}

export interface HasRateScale {
  /** Factor for all limits. */
  readonly rateScale: number;
}
