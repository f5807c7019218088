import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from "node:http";

export type Serve = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/**
 * The server of the single origin. The first part with a matching prefix serves a request. The `Host` header must be a
 * name of this machine, which prevents DNS rebinding.
 */
export const createOriginServer = (parts: readonly (readonly [prefix: string, serve: Serve])[]): Server =>
  createServer({ headersTimeout: 10_000, connectionsCheckingInterval: 2_000 }, async (request, response) => {
    try {
      const url = new URL(request.url ?? "/", "http://localhost");
      if (!isLoopbackHost(request.headers.host))
        return void response.writeHead(403).end("This server only accepts requests to localhost.");
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

const isLoopbackHost = (host = ""): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

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
