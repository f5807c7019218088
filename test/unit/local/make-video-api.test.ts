import { createServer } from "node:http";
import { expect, it } from "vitest";
import { callerOf } from "#local/make-video/api.ts";

/** A site that answers with these statuses, one after the other, and the number of its requests. */
const siteOf = async (...statuses: readonly number[]) => {
  let requests = 0;
  const server = createServer((_, response) => {
    const status = statuses[requests++] ?? 200;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(
      JSON.stringify(status < 400 ? { success: true, credits: 5 } : { message: "Endpoint request timed out" }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No address");
  const call = callerOf(`http://127.0.0.1:${address.port}`, async () => "token");
  return { call, requests: () => requests, close: () => server.close() };
};

it("reads again what a busy machine has not answered in time", async () => {
  const { call, requests, close } = await siteOf(504, 502, 200);

  expect(await call("GET", "/api/credits")).toMatchObject({ credits: 5 });
  expect(requests()).toBe(3);
  close();
});

it("gives up after three more tries, and never orders twice", async () => {
  const { call, requests, close } = await siteOf(504, 504, 504, 504, 504);

  await expect(call("GET", "/api/credits")).rejects.toThrow("HTTP 504");
  expect(requests()).toBe(4);
  await expect(call("POST", "/api/task", {})).rejects.toThrow("HTTP 504");
  expect(requests()).toBe(5);
  close();
});
