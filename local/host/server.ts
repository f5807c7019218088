import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";

export type Serve = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/**
 * The server of the single origin. The first part with a matching prefix serves a request. The `Host` header must be a
 * name of this machine, which prevents DNS rebinding; a page of another site may change nothing.
 */
export const createOriginServer = (
  parts: readonly (readonly [prefix: string, serve: Serve])[],
  publicUrl?: string,
): Server =>
  createServer({ headersTimeout: 10_000, connectionsCheckingInterval: 2_000 }, async (request, response) => {
    try {
      const url = urlOf(request);
      if (!url) return void response.writeHead(400).end("The request URL is not valid.");
      if (!isOwnHost(request.headers.host, publicUrl))
        return void response.writeHead(403).end(`This server only accepts requests to ${publicUrl ?? "localhost"}.`);
      if (!isSafeMethod(request) && !isOwnPage(request.headers, publicUrl))
        return void response.writeHead(403).end("This server only accepts changes from its own pages.");
      const [, serve] = parts.find(([prefix]) => url.pathname === prefix || url.pathname.startsWith(prefix)) ?? [];
      if (serve) await serve(request, response, url);
      else response.writeHead(404).end();
    } catch (error) {
      // The client disconnected, which is no error.
      if (response.destroyed) return;
      console.error(`${request.method} ${request.url} failed`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "content-type": "application/json" }).end('{"success":false,"code":"internal"}');
    }
  });

/** The URL of a request; undefined if it or its percent-encoding is not valid. */
const urlOf = ({ url = "/" }: IncomingMessage): URL | undefined => {
  try {
    const parsed = new URL(url, "http://localhost");
    decodeURIComponent(parsed.pathname);
    return parsed;
  } catch {
    return undefined;
  }
};

const isSafeMethod = ({ method = "" }: IncomingMessage): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);

/**
 * Browsers name the origin of the page that sends a change, and say whether it is of this site; programs send neither.
 * Loopback names of the same port are one site: pages on 127.0.0.1 use the emulators on localhost.
 */
const isOwnPage = (
  { origin, host = "", "sec-fetch-site": site }: IncomingHttpHeaders,
  publicUrl: string | undefined,
): boolean => {
  if (origin === undefined) return site !== "cross-site";
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  const port = (address: string) => /:(\d+)$/.exec(address)?.[1] ?? "80";
  return /^http:\/\//.test(origin) && isLoopbackHost(origin.slice(7)) && port(origin) === port(host);
};

const isOwnHost = (host: string | undefined, publicUrl: string | undefined): boolean =>
  isLoopbackHost(host) || (publicUrl !== undefined && host === new URL(publicUrl).host);

const isLoopbackHost = (host = ""): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/** Refuses requests that store something while the disk is full. Reading and deleting stay possible. */
export const refuseChangesIf =
  (isDiskFull: () => boolean) =>
  (serve: Serve): Serve =>
  (request, response, url) => {
    if (!isDiskFull() || isSafeMethod(request) || request.method === "DELETE") return serve(request, response, url);
    const error = "The disk of this machine is full. Nothing was stored. Please try again when there is space.";
    sendJson(response, { success: false, code: "capacity", error }, 503);
  };

/** Forwards requests to an emulator, so that browsers need only one origin. */
export const proxyTo =
  (endpoint: string, prefix: string): Serve =>
  (request, response, url) => {
    const target = new URL(url.pathname.slice(prefix.length) || "/", endpoint);
    const passed = forward(target, { method: request.method, headers: { ...request.headers, host: target.host } });
    passed.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.writeHead(502).end());
    request.pipe(passed);
  };

export const sendJson = (response: ServerResponse, value: unknown, status = 200): void =>
  void response
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(value));
