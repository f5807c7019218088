import { describe, expect, it } from "vitest";
import { extension } from "#contract/catalogue/extension.ts";
import { copyExtendedFilm } from "#functions/core/extension/copy-extended-film.ts";
import { makeFinishedFilm } from "../core/edit/finished-film.ts";
import { filmClient } from "./film-client.ts";

const path = "/task/web_1/extension";
const headers = { "content-type": "application/json", "Idempotency-Key": "keep-1" };

describe("POST /api/task/{id}/extension", () => {
  it("keeps a film longer, once for each key, and shows the next offer", async () => {
    const { call, deps } = filmClient(await makeFinishedFilm({ available: 100 }));
    const before = deps.account.available;

    const offered = await call("GET", "/task/web_1/status");
    const first = await call("POST", path, { headers });
    const again = await call("POST", path, { headers });
    await copyExtendedFilm(deps, "ada", "web_1");
    const { data } = await call("GET", "/task/web_1/status");

    expect(offered.data).toMatchObject({
      expires_at: "2026-01-08T00:02:00.000Z",
      extension: { ...offer, state: "offered", expires_at: "2026-02-07T00:02:00.000Z" },
    });
    expect(first).toMatchObject({
      status: 200,
      data: { extension: { state: "copying", expires_at: "2026-02-07T00:02:00.000Z" } },
    });
    expect(again.data).toEqual(first.data);
    expect(again.headers).toMatchObject({ "idempotent-replayed": "true" });
    expect(before - deps.account.available).toBe(extension.credits);
    expect(data).toMatchObject({
      expires_at: "2026-02-07T00:02:00.000Z",
      extension: { ...offer, state: "offered", expires_at: "2026-03-09T00:02:00.000Z" },
    });
  });

  it("gives the same answer where it was lost after the commit, and charges once", async () => {
    const { call, deps } = filmClient(await makeFinishedFilm({ available: 100 }));
    const before = deps.account.available;
    const keep = deps.idempotency.keep;
    deps.idempotency.keep = async () => {
      throw new Error("the process was killed");
    };
    const lost = await call("POST", path, { headers });
    deps.idempotency.keep = keep;

    const again = await call("POST", path, { headers });

    expect(lost.status).toBe(500);
    expect(again).toMatchObject({ status: 200, data: { extension: { state: "copying" } } });
    expect(before - deps.account.available).toBe(extension.credits);
  });

  it("refuses it without credits, with the price, and a second one while files are copied", async () => {
    const { call, deps } = filmClient(await makeFinishedFilm());
    const { available } = deps.account;
    deps.account.available = 1;

    const unpaid = await call("POST", path);
    deps.account.available = available;
    await call("POST", path);

    expect(unpaid).toMatchObject({
      status: 402,
      code: "insufficient_credits",
      balance: 1,
      price: extension.credits,
    });
    expect(await call("POST", path)).toMatchObject({ status: 409, code: "conflict" });
  });
});

const offer = { days: extension.days, credits: extension.credits };
