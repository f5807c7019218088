import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { verify } from "#tools/verify/verify.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const check = async (listener: RequestListener) => {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const said: string[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const broken = await verify({ url, film: false, say: (line) => void said.push(line) });
  return { broken, said: said.join("\n") };
};

it("a server that shows everything to everybody breaks every promise but HTTPS", async () => {
  const { broken, said } = await check((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"success":true,"data":[{"credits":10}]}');
  });

  expect(said).toContain("WRONG  nothing of a user is shown without a login: /api/user/someone/credits answers 200");
  expect(said).toContain("WRONG  files of users need a signed link: /media/films/someone/film.mp4 answers 200");
  expect(said.match(/^ok /gm)).toHaveLength(1);
  expect(broken.length).toBe(said.match(/^WRONG /gm)?.length);
});

it("names the header that is missing", async () => {
  const { said } = await check((_, response) => {
    const headers = { "content-type": "text/html", "content-security-policy": "script-src 'unsafe-inline'" };
    response.writeHead(200, headers).end('<div id="root"></div>');
  });

  expect(said).toContain("ok     the site is served");
  expect(said).toContain("pages have the security headers: the header permissions-policy is missing");
});

it("says why a product cannot be reached", async () => {
  const said: string[] = [];

  await verify({ url: "http://127.0.0.1:1", film: false, say: (line) => void said.push(line) });

  expect(said[0]).toMatch(/^WRONG {2}the site is served.*(bad port|ECONNREFUSED)/);
});
