import { ProviderBusy } from "../shared/errors.ts";
import type { HasClock, HasWait } from "../shared/ports.ts";
import type { HasCallLimits } from "./ports.ts";

/** Seconds that a function waits for its turn. A longer wait costs less in the state machine, which retries. */
const maxWaitSeconds = 20;
/** A provider that asks for longer is asked again anyway. */
const maxDelaySeconds = 3_600;

export interface CallAccount {
  /** Engine and model: "gemini/gemini-nano-banana-2.1". Providers count each model by itself. */
  readonly account: string;
  /** Undefined where only the provider knows its limit. */
  readonly callsPerMinute?: number | undefined;
}

/**
 * Calls a provider when it is the account's turn. Throws `ProviderBusy` if that is not soon. Where the provider says
 * how long to wait (`Retry-After`, RetryInfo), no call of the account starts before, of any film.
 */
export const callInTurn = async <A>(
  deps: HasCallLimits & HasClock & HasWait,
  { account, callsPerMinute }: CallAccount,
  call: () => Promise<A>,
): Promise<A> => {
  const nowMs = deps.now().getTime();
  const slot = {
    intervalMs: callsPerMinute ? 60_000 / callsPerMinute : 0,
    nowMs,
    latestMs: nowMs + maxWaitSeconds * 1000,
  };
  const { booked, atMs } = await deps.callLimits.book(account, slot);
  const waitSeconds = Math.max(0, atMs - nowMs) / 1000;
  if (!booked)
    throw new ProviderBusy(`The next call of ${account} is in ${Math.ceil(waitSeconds)} seconds`, {
      retryAfterSeconds: waitSeconds,
    });
  if (waitSeconds > 0) await deps.wait(waitSeconds);
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderBusy && error.retryAfterSeconds !== undefined) {
      const delaySeconds = Math.min(maxDelaySeconds, error.retryAfterSeconds);
      await deps.callLimits.delay(account, deps.now().getTime() + delaySeconds * 1000);
    }
    throw error;
  }
};
