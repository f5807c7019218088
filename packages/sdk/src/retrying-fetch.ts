import { setTimeout as wait } from "node:timers/promises";

export type Fetch = (request: Request) => Promise<Response>;

const attempts = 5;
const longestWaitMs = 60_000;
const passing = new Set([429, 500, 502, 503, 504]);

/** A call may be repeated if it changes nothing, or if the service recognizes it by its key. */
const isRepeatable = (request: Request): boolean => request.method === "GET" || request.headers.has("idempotency-key");

/** The wait before the next attempt: what the service asks for, else 0.5 s, doubled at each attempt. */
const waitMs = (attempt: number, response?: Response): number => {
  const asked = Number(response?.headers.get("retry-after")) * 1_000;
  return Math.min(longestWaitMs, asked || 500 * 2 ** attempt);
};

/**
 * Repeats calls that failed for a passing reason: no connection, too many calls, or an error of the server. At most five
 * attempts. Calls that could do something twice are not repeated, except where the service refused them (429).
 */
export const retryingFetch =
  (fetchOnce: Fetch): Fetch =>
  async (request) => {
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt === attempts - 1;
      const response = await fetchOnce(request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted || !isRepeatable(request)) throw error;
        return undefined;
      });
      if (response) {
        const mayRepeat = response.status === 429 || (passing.has(response.status) && isRepeatable(request));
        if (isLast || !mayRepeat) return response;
        await response.body?.cancel();
      }
      await wait(waitMs(attempt, response), undefined, { signal: request.signal });
    }
  };
