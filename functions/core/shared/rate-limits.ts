import type { Limit } from "#contract/limits.ts";

/** Counts calls exactly: of concurrent calls no more pass than the limit allows. */
export interface Rates {
  /** Counts a call, or returns the window whose limit is reached and counts nothing. */
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
