import type { APIGatewayProxyEvent } from "aws-lambda";
import type { Endpoint } from "#contract/endpoint.ts";
import { type Limit, limits } from "#contract/limits.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import type { HasRateLimits, HasRateScale, RateUse, RateWindow } from "#functions/core/shared/rate-limits.ts";
import type { Caller } from "./caller.ts";
import { clientAddress } from "./client-address.ts";
import { noteCount, secondsLeft } from "./rate-limit-headers.ts";

type Counts = Partial<HasRateLimits & HasRateScale>;
export type Limiter = (deps: Counts, endpoint: Endpoint, caller: Caller, event: APIGatewayProxyEvent) => Promise<void>;

/**
 * Rate limits per user, per API key, and per IP address for public calls. Calls that create, spend or guess are counted
 * exactly, in the table. Reads, plain writes and public calls are counted in the function instance's memory, because a
 * database write per poll would cost more than the poll. Several instances count separately, so these limits are
 * approximate; API Gateway's throttle is the hard limit. The reply says what is left.
 */
export const limiter = (): Limiter => {
  const inMemory = minuteCounters();
  return async ({ rates, rateScale = 1 }, { limit, method, caller: wanted }, caller, event) => {
    const what = limit ?? (method === "GET" ? "read" : "write");
    const { minute, day, minuteOfAddress } = scaledLimit(limits[what], rateScale);
    const now = new Date();
    const limited: Limit = { minute, ...(day !== undefined && { day }) };
    const check = (used: RateUse): void => {
      noteCount(event, { what, limit: limited, used, now });
      if (used.full) throw tooManyRequests(used.full, limited[used.full] ?? minute, now);
    };
    const exact = what !== "read" && what !== "write" && wanted !== "anyone";
    if (!exact) {
      const who = wanted === "anyone" ? `ip:${await clientAddress(event)}` : callerKey(caller);
      return check(inMemory(`${who} ${what}`, minute, now));
    }
    if (!rates) throw new Error(`Calls of the kind ${what} are counted in the table: connect it`);
    if (minuteOfAddress !== undefined) {
      const ofAddress = await rates.take(`ip:${await clientAddress(event)}`, what, { minute: minuteOfAddress }, now);
      if (ofAddress.full) throw tooManyRequests("minute", minuteOfAddress, now);
    }
    check(await rates.take(callerKey(caller), what, limited, now));
  };
};

const callerKey = ({ userId, key }: Caller): string => (key ? `key:${key.id}` : userId);

const scaledLimit = (limit: Limit, scale: number): Limit => ({
  minute: Math.ceil(limit.minute * scale),
  ...(limit.day !== undefined && { day: Math.ceil(limit.day * scale) }),
  ...(limit.minuteOfAddress !== undefined && { minuteOfAddress: Math.ceil(limit.minuteOfAddress * scale) }),
});

/** Counters of the current minute. */
const minuteCounters = () => {
  const counts = new Map<string, number>();
  let currentMinute = 0;
  return (name: string, max: number, now: Date): RateUse => {
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== currentMinute) counts.clear();
    currentMinute = minute;
    const count = counts.get(name) ?? 0;
    if (count >= max) return { full: "minute", left: { minute: 0 } };
    counts.set(name, count + 1);
    return { left: { minute: max - count - 1 } };
  };
};

const tooManyRequests = (window: RateWindow, most: number, now: Date): Refusal => {
  const retry_after = secondsLeft(window, now);
  return new Refusal(
    "too_many_requests",
    `Too many requests: up to ${most} a ${window}. Please try again in ${inWords(retry_after)}.`,
    { retry_after },
  );
};

const inWords = (seconds: number): string => {
  const [amount, unit] =
    seconds < 100
      ? [seconds, "second"]
      : seconds < 5_400
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3_600), "hour"];
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
};
