import { type ClientRequest, type IncomingMessage, request as plain, type RequestOptions } from "node:http";
import { request as secure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { HttpRequest, HttpResponse, UnreachableReason } from "#functions/core/shared/safe-http.ts";

const connectMilliseconds = 5_000;
/** What is read of an answer. The rest is not waited for. */
const mostBytes = 4_096;

/** Why an exchange came to nothing. */
export class Broken extends Error {
  readonly why: UnreachableReason;
  constructor(why: UnreachableReason) {
    super(why);
    this.why = why;
  }
}

/**
 * Sends one request to the address that was checked, under the name that was asked for, and reads the beginning of
 * the answer. No agent: no connection is kept, no proxy of the environment is asked, no redirect is followed.
 */
export const exchange = (
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
      lookup: pinnedTo(address),
      autoSelectFamily: false,
      signal,
      ...(port && { port }),
      ...(protocol === "https:" && { servername: hostname }),
    };
    const sent = protocol === "https:" ? secure(options) : plain(options);
    const why = watch(sent, protocol === "https:", signal);
    sent.on("error", () => reject(new Broken(why())));
    sent.on("response", (answer) => {
      readStart(answer).then(
        (text) => {
          resolve({ answered: true, status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"], text });
          sent.destroy();
        },
        () => reject(new Broken(why())),
      );
    });
    sent.end(body);
  });

/** Whatever the name leads to by now: the socket goes where the check was made. */
export const pinnedTo = (address: string): LookupFunction => {
  const family = isIP(address);
  return (_, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family));
};

/** How far a request came, and so what it failed of. */
const watch = (sent: ClientRequest, isSecure: boolean, signal: AbortSignal): (() => UnreachableReason) => {
  let reached: UnreachableReason = "connect";
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    sent.destroy();
  }, connectMilliseconds);
  const ready = () => {
    clearTimeout(timer);
    reached = "broken";
  };
  sent.on("socket", (socket) => {
    socket.once("connect", () => {
      if (isSecure) reached = "tls";
      else ready();
    });
    socket.once("secureConnect", ready);
  });
  sent.once("close", () => clearTimeout(timer));
  return () => (isLate || signal.aborted ? "timeout" : reached);
};

const readStart = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= mostBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, mostBytes).toString();
};
