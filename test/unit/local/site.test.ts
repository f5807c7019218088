import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { partOf, serveSite } from "#local/host/site.ts";

describe("the part of a file that a player asks for", () => {
  it.each([
    ["bytes=0-1", { from: 0, until: 2 }],
    ["bytes=2-", { from: 2, until: 10 }],
    ["bytes=8-99", { from: 8, until: 10 }],
  ])("is found: %s", (range, part) => expect(partOf(range, 10)).toEqual(part));

  it.each([undefined, "bytes=-5", "bytes=10-", "bytes=5-4", "bytes=0-1,3-4", "lines=0-1"])(
    "is the whole: %s",
    (range) => expect(partOf(range, 10)).toBeUndefined(),
  );
});

describe("the site on one machine", () => {
  let folder = "";
  let server: Server;
  let site = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-"));
    await writeFile(join(folder, "index.html"), "<!doctype html><title>Site</title>");
    await writeFile(join(folder, "film.mp4"), "0123456789");
    await writeFile(join(folder, "page.js"), "as it is");
    await writeFile(join(folder, "page.js.br"), brotliCompressSync("as brotli"));
    await writeFile(join(folder, "page.js.gz"), gzipSync("as gzip"));
    const serve = await serveSite(folder, "http://localhost");
    server = createServer((request, response) => void serve(request, response, new URL(request.url ?? "/", site)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  it("sends a part of a film to a player that asks for it, and else all of it", async () => {
    const part = await fetch(`${site}/film.mp4`, { headers: { range: "bytes=2-4" } });
    const all = await fetch(`${site}/film.mp4`);

    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
    expect([all.status, await all.text(), all.headers.get("accept-ranges")]).toEqual([200, "0123456789", "bytes"]);
  });

  it("sends a script in the smallest form that a browser takes, the first time and later", async () => {
    const formFor = async (accepted: string) => {
      const answer = await fetch(`${site}/page.js`, { headers: { "accept-encoding": accepted } });
      return [answer.headers.get("content-encoding"), await answer.text()];
    };

    for (const _ of ["first", "later"]) {
      expect(await formFor("gzip, br")).toEqual(["br", "as brotli"]);
      expect(await formFor("gzip")).toEqual(["gzip", "as gzip"]);
      expect(await formFor("identity")).toEqual([null, "as it is"]);
      expect((await fetch(`${site}/none.js`)).status).toBe(404);
    }
  });
});
