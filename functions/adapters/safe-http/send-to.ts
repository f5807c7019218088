import { type ClientRequest, type IncomingMessage, request as plain, type RequestOptions } from "node:http";
import { request as secure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { HttpRequest, HttpResponse, UnreachableReason } from "#functions/core/shared/safe-http.ts";

const connectTimeoutMs = 5_000;
/** The rest of a longer response is not read. */
const maxResponseBytes = 4_096;

/** A request that got no response. */
export class HttpFailureError extends Error {
  readonly reason: UnreachableReason;
  constructor(reason: UnreachableReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Sends one request to the checked IP address with the original host name, and reads the first 4 KB of the response.
 * Without an agent: no keep-alive, no proxy from the environment. Redirects are not followed.
 */
export const sendTo = (
  { method, url, headers, body }: HttpRequest,
  address: string,
  signal: AbortSignal,
): Promise<Omit<HttpResponse, "ms">> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port, pathname, search } = new URL(url);
    const options: RequestOptions & { servername?: string; autoSelectFamily: boolean } = {
      method,
      host: hostname,
      path: pathname + search,
      headers: {
        ...headers,
        "accept-encoding": "identity",
        ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
      },
      agent: false,
      lookup: pinnedLookup(address),
      autoSelectFamily: false,
      signal,
      ...(port && { port }),
      ...(protocol === "https:" && { servername: hostname }),
    };
    const sent = protocol === "https:" ? secure(options) : plain(options);
    const failureReason = trackProgress(sent, protocol === "https:", signal);
    sent.on("error", () => reject(new HttpFailureError(failureReason())));
    sent.on("response", (answer) => {
      readPrefix(answer).then(
        (text) => {
          resolve({
            hasResponse: true,
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers["retry-after"],
            text,
          });
          sent.destroy();
        },
        () => reject(new HttpFailureError(failureReason())),
      );
    });
    sent.end(body);
  });

/** A DNS lookup that always returns the checked address, whatever the name resolves to now. */
export const pinnedLookup = (address: string): LookupFunction => {
  const family = isIP(address);
  return (_, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family));
};

/** Tracks how far a request got. The returned function says why it failed. */
const trackProgress = (sent: ClientRequest, isSecure: boolean, signal: AbortSignal): (() => UnreachableReason) => {
  let failingStep: UnreachableReason = "connect";
  let isConnectTimeout = false;
  const timer = setTimeout(() => {
    isConnectTimeout = true;
    sent.destroy();
  }, connectTimeoutMs);
  const ready = () => {
    clearTimeout(timer);
    failingStep = "broken";
  };
  sent.on("socket", (socket) => {
    socket.once("connect", () => {
      if (isSecure) failingStep = "tls";
      else ready();
    });
    socket.once("secureConnect", ready);
  });
  sent.once("close", () => clearTimeout(timer));
  return () => (isConnectTimeout || signal.aborted ? "timeout" : failingStep);
};

const readPrefix = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxResponseBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxResponseBytes).toString();
};
