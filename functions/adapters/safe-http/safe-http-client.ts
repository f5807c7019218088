import { lookup } from "node:dns/promises";
import type { SafeHttpClient, UnreachableReason } from "#functions/core/shared/safe-http.ts";
import { urlProblem } from "./check-url.ts";
import { isLoopback, isPublicAddress } from "./public-address.ts";
import { type Resolve, resolveAllAddresses } from "./resolve-name.ts";
import { HttpFailureError, sendTo } from "./send-to.ts";

const requestTimeoutMs = 15_000;

export interface SafeHttpOptions {
  /** Hosts of this machine that are allowed although they are not public, for local development. */
  readonly localReceivers?: readonly string[];
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

/**
 * Sends requests to URLs that users enter (SSRF guard). The name is resolved once per request, all its addresses must
 * be public, and the socket connects to the checked address: DNS rebinding has no effect.
 */
export const safeHttpClient = ({
  localReceivers = [],
  resolve = resolveAllAddresses,
  timeoutMs = requestTimeoutMs,
}: SafeHttpOptions = {}): SafeHttpClient => ({
  urlProblem: (url) => urlProblem(url, localReceivers),

  async send(request) {
    const started = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    const took = () => Math.round(performance.now() - started);
    try {
      if (urlProblem(request.url, localReceivers)) throw new HttpFailureError("blocked");
      const { hostname } = new URL(request.url);
      const isReceiver = localReceivers.includes(hostname);
      const addresses = await withAbort(signal, resolveName(isReceiver ? resolveLocally : resolve, hostname));
      const [address] = addresses;
      if (!address) throw new HttpFailureError("dns");
      if (!addresses.every(isReceiver ? isLoopback : isPublicAddress)) throw new HttpFailureError("blocked");
      return { ...(await sendTo(request, address, signal)), ms: took() };
    } catch (error) {
      if (!(error instanceof HttpFailureError)) throw error;
      return { hasResponse: false, reason: error.reason satisfies UnreachableReason, ms: took() };
    }
  },
});

const resolveLocally: Resolve = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

const resolveName = async (resolve: Resolve, name: string): Promise<readonly string[]> => {
  try {
    return await resolve(name);
  } catch {
    throw new HttpFailureError("dns");
  }
};

const withAbort = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new HttpFailureError("timeout"));
    signal.addEventListener("abort", late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", late));
  });
