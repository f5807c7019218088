import { lookup } from "node:dns/promises";
import type { SafeHttpClient, UnreachableReason } from "#functions/core/shared/safe-http.ts";
import { urlProblem } from "./check-url.ts";
import { Broken, exchange } from "./exchange.ts";
import { isLoopback, isPublic } from "./public-address.ts";
import { type Resolve, resolveAll } from "./resolve.ts";

const attemptMilliseconds = 15_000;

export interface Guard {
  /** Hosts of this very machine that may be reached although they are not public. */
  readonly receivers?: readonly string[];
  readonly resolve?: Resolve;
  readonly milliseconds?: number;
}

/**
 * Sends to addresses that users name. A name is resolved once for an attempt; all it leads to must be public, and the
 * socket goes to what was checked: a name that changes in between changes nothing.
 */
export const safeHttpClient = ({
  receivers = [],
  resolve = resolveAll,
  milliseconds = attemptMilliseconds,
}: Guard = {}): SafeHttpClient => ({
  urlProblem: (url) => urlProblem(url, receivers),

  async send(request) {
    const started = performance.now();
    const signal = AbortSignal.timeout(milliseconds);
    const took = () => Math.round(performance.now() - started);
    try {
      if (urlProblem(request.url, receivers)) throw new Broken("blocked");
      const { hostname } = new URL(request.url);
      const isReceiver = receivers.includes(hostname);
      const addresses = await orLate(signal, named(isReceiver ? resolveHere : resolve, hostname));
      const [address] = addresses;
      if (!address) throw new Broken("dns");
      if (!addresses.every(isReceiver ? isLoopback : isPublic)) throw new Broken("blocked");
      return { ...(await exchange(request, address, signal)), ms: took() };
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      return { answered: false, why: error.why satisfies UnreachableReason, ms: took() };
    }
  },
});

const resolveHere: Resolve = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

const named = async (resolve: Resolve, name: string): Promise<readonly string[]> => {
  try {
    return await resolve(name);
  } catch {
    throw new Broken("dns");
  }
};

const orLate = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new Broken("timeout"));
    signal.addEventListener("abort", late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", late));
  });
