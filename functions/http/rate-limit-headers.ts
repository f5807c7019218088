import type { MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import type { Limit } from "#contract/limits.ts";
import type { RateUse, RateWindow } from "#functions/core/shared/rate-limits.ts";

export const windowSeconds = { minute: 60, day: 86_400 } as const satisfies Record<RateWindow, number>;

/** Seconds until a window of the clock (UTC) ends. */
export const secondsLeft = (window: RateWindow, now: Date): number =>
  windowSeconds[window] - (Math.floor(now.getTime() / 1000) % windowSeconds[window]);

/** The limit that a call counted against, and what is left of it. */
export interface CountedCall {
  /** The kind of call: `read`, `create`. */
  readonly what: string;
  readonly limit: Limit;
  readonly used: RateUse;
  readonly now: Date;
}

/**
 * The headers `RateLimit-Policy` and `RateLimit` of a call, as structured fields (draft-ietf-httpapi-ratelimit-headers):
 * for each window its quota and length in seconds, and the calls and seconds that are left.
 */
export const rateLimitHeaders = ({ what, limit, used, now }: CountedCall): Readonly<Record<string, string>> => {
  const windows = (["minute", "day"] as const).filter((window) => used.left[window] !== undefined);
  const line = (parameters: (window: RateWindow) => string) =>
    windows.map((window) => `"${what}-${window}";${parameters(window)}`).join(", ");
  return {
    "ratelimit-policy": line((window) => `q=${limit[window]};w=${windowSeconds[window]}`),
    ratelimit: line((window) => `r=${used.left[window]};t=${secondsLeft(window, now)}`),
  };
};

const counted = new WeakMap<APIGatewayProxyEvent, CountedCall>();

/** Notes what a request counted, for the headers of its reply. */
export const noteCount = (event: APIGatewayProxyEvent, call: CountedCall): void => void counted.set(event, call);

/** Adds the rate limit headers to the reply of every request that was counted, also to errors. */
export const rateLimits = (): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> => {
  const add = ({ event, response }: { event: APIGatewayProxyEvent; response: APIGatewayProxyResult | null }) => {
    const call = counted.get(event);
    if (call && response) response.headers = { ...response.headers, ...rateLimitHeaders(call) };
  };
  return { after: add, onError: add };
};
