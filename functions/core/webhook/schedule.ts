const dayOfSeconds = 86_400;
const jitter = 0.2;

/**
 * Seconds until the attempt after the nth failed one (from 1); undefined after the last. Jitter of 20 percent spreads
 * retries. Retry-After is respected up to a day.
 */
export const waitAfter = (
  nth: number,
  waits: readonly number[],
  { retryAfter, now, random }: { readonly retryAfter: string | undefined; readonly now: Date; readonly random: number },
): number | undefined => {
  const wait = waits[nth - 1];
  if (wait === undefined) return undefined;
  const jittered = Math.round(wait * (1 - jitter + 2 * jitter * random));
  return Math.max(jittered, Math.min(secondsAsked(retryAfter, now), dayOfSeconds));
};

/** Retry-After is a number of seconds or a date. */
const secondsAsked = (retryAfter: string | undefined, now: Date): number => {
  const text = retryAfter?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text);
  const until = Date.parse(text);
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - now.getTime()) / 1000));
};
