import type { Limit } from "#contract/limits.ts";

/** Counts calls exactly: of concurrent calls no more pass than the limit allows. */
export interface Rates {
  /** Counts a call, or counts nothing where the limit of a window is reached. */
  take(who: string, what: string, limit: Limit, now: Date): Promise<RateUse>;
}

/** What a caller has used of a limit: the window that is full, and the calls that are left in each window. */
export interface RateUse {
  readonly full?: RateWindow;
  readonly left: Readonly<Partial<Record<RateWindow, number>>>;
}

export type RateWindow = "minute" | "day";

export interface HasRateLimits {
  readonly rates: Rates;
}

export interface HasRateScale {
  /** Factor for all limits. */
  readonly rateScale: number;
}
