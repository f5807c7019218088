import { describe, expect, it } from "vitest";
import { makeReviewedFilm, paidModels } from "../core/edit/reviewed-film.ts";
import { filmClient } from "./film-client.ts";

const makeClient = async (given: Parameters<typeof makeReviewedFilm>[0] = {}) =>
  filmClient(await makeReviewedFilm(given));
const path = "/task/web_1/scenes/edits";
const edits = [{ type: "redraw", scene: 1 }];

describe("the scenes of a film that waits for its review", () => {
  it("have ids, a revision, and the prices of edits", async () => {
    const { call } = await makeClient({ task: { models: paidModels } });

    const { data } = await call("GET", "/task/web_1/scenes");

    expect(data).toMatchObject({
      revision: 1,
      editing: { allowed: true, can_redraw: true, prices: { narration: 1, picture: 1, scene: 1 } },
    });
    expect(data.scenes[0]).toMatchObject({ id: 1, number: 1, picture_version: 1, pictures: [], camera: "still" });
  });
});

describe("POST /api/task/{id}/scenes/edits", () => {
  it("says the price first, then carries it out once for each key", async () => {
    const { call, deps } = await makeClient({ task: { models: paidModels } });
    const headers = { "content-type": "application/json", "Idempotency-Key": "edit-1" };

    const dry = await call("POST", path, { body: { revision: 1, edits, dry_run: true } });
    const first = await call("POST", path, { body: { revision: 1, edits }, headers });
    const again = await call("POST", path, { body: { revision: 1, edits }, headers });

    expect(dry).toMatchObject({ status: 200, data: { revision: 1, credits: 1, pictures: [1], balance: 99 } });
    expect(first).toMatchObject({ status: 200, data: { revision: 2, credits: 1, pictures: [1], balance: 99 } });
    expect(again.data).toEqual(first.data);
    expect(again.headers).toMatchObject({ "idempotent-replayed": "true" });
    expect(deps.account).toMatchObject({ available: 99 });
  });

  it("gives the same answer where it was lost after the commit, and charges once", async () => {
    const { call, deps } = await makeClient({ task: { models: paidModels } });
    const keep = deps.idempotency.keep;
    deps.idempotency.keep = async () => {
      throw new Error("the process was killed");
    };
    const headers = { "content-type": "application/json", "Idempotency-Key": "edit-1" };
    const lost = await call("POST", path, { body: { revision: 1, edits }, headers });
    deps.idempotency.keep = keep;

    const again = await call("POST", path, { body: { revision: 1, edits }, headers });

    expect(lost.status).toBe(500);
    expect(again).toMatchObject({ status: 200, data: { revision: 2, credits: 1, pictures: [1], balance: 99 } });
    expect(deps.account).toMatchObject({ available: 99 });
  });

  it.each([
    ["an older revision", { revision: 0, edits }, 409, "revision_conflict"],
    ["no edits", { revision: 1, edits: [] }, 400, "invalid_request"],
    ["an unknown edit", { revision: 1, edits: [{ type: "explode", scene: 1 }] }, 400, "invalid_request"],
    [
      "an empty narration",
      { revision: 1, edits: [{ type: "rewrite", scene: 1, narration: " " }] },
      400,
      "invalid_request",
    ],
  ])("refuses %s", async (_, body, status, code) => {
    const { call } = await makeClient();

    expect(await call("POST", path, { body })).toMatchObject({ status, code });
  });

  it("refuses what the balance does not cover, with the price", async () => {
    const { call } = await makeClient({ task: { models: paidModels }, available: 0 });

    expect(await call("POST", path, { body: { revision: 1, edits } })).toMatchObject({
      status: 402,
      code: "insufficient_credits",
      balance: 0,
      price: 1,
    });
  });
});
