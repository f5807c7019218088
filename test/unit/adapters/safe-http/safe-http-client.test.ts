import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { afterEach, describe, expect, it, vi } from "vitest";
import { safeHttpClient } from "#functions/adapters/safe-http/safe-http-client.ts";
import { pinnedLookup } from "#functions/adapters/safe-http/send-to.ts";

const localReceivers = ["127.0.0.1", "localhost"];
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A receiver on this machine. */
const makeServer = async (listener: RequestListener) => {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
};
const makePost = (url: string, body = "{}") => ({ method: "POST" as const, url, headers: { "x-mark": "1" }, body });

describe("a request", () => {
  it("arrives as it was sent, and says how it was answered", async () => {
    const seen: unknown[] = [];
    const site = await makeServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      seen.push([request.method, request.url, request.headers["x-mark"], body]);
      response.writeHead(201, { "retry-after": "7" }).end("made");
    });

    const outcome = await safeHttpClient({ localReceivers }).send(makePost(`${site}/in?a=1`, '{"film":"é"}'));

    expect(seen).toEqual([["POST", "/in?a=1", "1", '{"film":"é"}']]);
    expect(outcome).toEqual({ hasResponse: true, status: 201, retryAfter: "7", text: "made", ms: expect.any(Number) });
  });

  it("is answered by a redirect like by anything else: it is not followed", async () => {
    const paths: (string | undefined)[] = [];
    const site = await makeServer((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { location: "/elsewhere" }).end();
    });

    expect(await safeHttpClient({ localReceivers }).send(makePost(`${site}/in`))).toMatchObject({ status: 307 });
    expect(paths).toEqual(["/in"]);
  });

  it("reads four kilobytes of an answer that never ends, and hangs up", async () => {
    let hungUp: Promise<unknown> | undefined;
    const site = await makeServer((_, response) => {
      hungUp = once(response, "close");
      const write = () => {
        while (response.write("x".repeat(1_024)));
      };
      response.on("drain", write);
      write();
    });

    const outcome = await safeHttpClient({ localReceivers }).send(makePost(site));

    expect(outcome).toMatchObject({ hasResponse: true, status: 200 });
    expect("text" in outcome && outcome.text).toHaveLength(4_096);
    await hungUp;
  });

  it("ends where no answer comes, and where it does not go on", async () => {
    const silent = await makeServer(() => {});
    const slow = await makeServer((_, response) => void response.write("beginning"));
    const hasty = safeHttpClient({ localReceivers, timeoutMs: 50 });

    expect(await hasty.send(makePost(silent))).toMatchObject({ hasResponse: false, reason: "timeout" });
    expect(await hasty.send(makePost(slow))).toMatchObject({ hasResponse: false, reason: "timeout" });
  });

  it("says what it failed of", async () => {
    const dropping = await makeServer((request) => request.socket.destroy());
    const free = createSocketServer().listen(0, "127.0.0.1");
    await once(free, "listening");
    const { port } = free.address() as AddressInfo; // it listens on a port
    free.close();
    const to = safeHttpClient({ localReceivers });

    expect(await to.send(makePost(dropping))).toMatchObject({ reason: "broken" });
    expect(await to.send(makePost(`http://127.0.0.1:${port}`))).toMatchObject({ reason: "connect" });
  });

  it("asks no proxy of the environment", async () => {
    const proxied = vi.fn();
    const proxy = await makeServer((_, response) => {
      proxied();
      response.end();
    });
    const site = await makeServer((_, response) => void response.writeHead(204).end());
    for (const name of ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY"]) vi.stubEnv(name, proxy);
    vi.stubEnv("NODE_USE_ENV_PROXY", "1");

    expect(await safeHttpClient({ localReceivers }).send(makePost(site))).toMatchObject({ status: 204 });
    expect(proxied).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
  });
});

describe("a name", () => {
  const to = (...addresses: string[]) => safeHttpClient({ resolve: async () => addresses, timeoutMs: 2_000 });

  it.each([
    ["leads to a private address", ["10.0.0.1"]],
    ["leads to the metadata of a cloud", ["169.254.169.254"]],
    ["leads to this machine", ["127.0.0.1"]],
    ["leads to this machine by IPv6", ["::1"]],
    ["has one private address among public ones", ["93.184.216.34", "10.0.0.1"]],
    ["hides a private address in IPv6", ["93.184.216.34", "::ffff:10.0.0.1"]],
  ])("that %s is not sent to", async (_, addresses) => {
    expect(await to(...addresses).send(makePost("https://hooks.partner.com/"))).toMatchObject({
      hasResponse: false,
      reason: "blocked",
    });
  });

  it("that leads nowhere is not found", async () => {
    const lost = safeHttpClient({ resolve: async () => Promise.reject(new Error("SERVFAIL")) });

    expect(await lost.send(makePost("https://hooks.partner.com/"))).toMatchObject({ reason: "dns" });
    expect(await to().send(makePost("https://hooks.partner.com/"))).toMatchObject({ reason: "dns" });
  });

  it("whose server does not answer ends the attempt in time", async () => {
    const stuck = safeHttpClient({ resolve: () => new Promise(() => {}), timeoutMs: 20 });

    expect(await stuck.send(makePost("https://hooks.partner.com/"))).toMatchObject({ reason: "timeout" });
  });

  it("is asked once for an attempt; the socket goes to what was checked, whatever it leads to afterwards", async () => {
    const resolve = vi.fn(async () => ["10.0.0.1"]);
    const looked: unknown[] = [];

    await safeHttpClient({ resolve }).send(makePost("https://rebinding.partner.com/"));
    pinnedLookup("93.184.216.34")("rebinding.partner.com", { all: true }, (...answer) => looked.push(answer));
    pinnedLookup("93.184.216.34")("rebinding.partner.com", {}, (...answer) => looked.push(answer));

    expect(resolve).toHaveBeenCalledTimes(1);
    expect(looked).toEqual([
      [null, [{ address: "93.184.216.34", family: 4 }]],
      [null, "93.184.216.34", 4],
    ]);
  });

  it("is what a secure server is asked for, and nothing is said to one that cannot prove it", async () => {
    const asked: string[] = [];
    const server = createTlsServer({
      SNICallback: (name, done) => {
        asked.push(name);
        done(null, undefined);
      },
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    stops.push(() => server.close());
    server.on("tlsClientError", () => {});
    const { port } = server.address() as AddressInfo; // it listens on a port

    const outcome = await safeHttpClient({ localReceivers: ["localhost"] }).send(
      makePost(`https://localhost:${port}/`),
    );

    expect(asked).toEqual(["localhost"]);
    expect(outcome).toMatchObject({ hasResponse: false, reason: "tls" });
  });
});

describe("a receiver on this machine", () => {
  it("is not reached where no setting names it", async () => {
    const called = vi.fn();
    const site = await makeServer(called);

    expect(await safeHttpClient().send(makePost(site))).toMatchObject({ reason: "blocked" });
    expect(called).not.toHaveBeenCalled();
  });
});

it("a connection that is not made within its time is given up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  // A server that takes connections and never says hello.
  const sockets: Socket[] = [];
  const server = createSocketServer((socket) => void sockets.push(socket));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const connected = once(server, "connection");

  const outcome = safeHttpClient({ localReceivers: ["localhost"] }).send(makePost(`https://localhost:${port}/`));
  await connected;
  vi.advanceTimersByTime(5_000);

  expect(await outcome).toMatchObject({ hasResponse: false, reason: "timeout" });
  vi.useRealTimers();
});
