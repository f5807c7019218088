import { describe, expect, it } from "vitest";
import { finishCut, makeFinishedFilm } from "../core/edit/finished-film.ts";
import { filmClient } from "./film-client.ts";

const makeClient = async (given: Parameters<typeof makeFinishedFilm>[0] = {}) =>
  filmClient(await makeFinishedFilm(given));
const path = "/task/web_1/cuts";
const body = { revision: 1, edits: [{ type: "redraw", scene: 1 }] };
const headers = { "content-type": "application/json", "Idempotency-Key": "cut-1" };

describe("POST /api/task/{id}/cuts", () => {
  it("starts a new cut once for each key, and shows it when it is finished", async () => {
    const { call, deps } = await makeClient();

    const editing = await call("GET", "/task/web_1/scenes");
    const first = await call("POST", path, { body, headers });
    const again = await call("POST", path, { body, headers });
    const made = await call("GET", "/task/web_1/status");
    await finishCut(deps);
    const { data } = await call("GET", "/task/web_1/status");

    expect(editing.data.editing).toMatchObject({ allowed: true, makes_cut: true, can_redraw: true });
    expect(first).toMatchObject({
      status: 201,
      data: { revision: 1, credits: 1, pictures: [1], balance: 99, cut: 2, cut_task_id: "cut_web_1" },
    });
    expect(again.data).toEqual(first.data);
    expect(again.headers).toMatchObject({ "idempotent-replayed": "true" });
    expect(deps.account).toMatchObject({ available: 99 });
    expect(made.data).toMatchObject({ process_status: "completed", new_cut: { state: "making" } });
    expect(data).toMatchObject({ cut: 2, cuts: [{ cut: 1 }, { cut: 2, final_video_url: data.final_video_url }] });
    expect(data.new_cut).toBeUndefined();
  });

  it("gives the same answer where it was lost after the commit, and charges once", async () => {
    const { call, deps } = await makeClient();
    const keep = deps.idempotency.keep;
    deps.idempotency.keep = async () => {
      throw new Error("the process was killed");
    };
    const lost = await call("POST", path, { body, headers });
    deps.idempotency.keep = keep;

    const again = await call("POST", path, { body, headers });

    expect(lost.status).toBe(500);
    expect(again).toMatchObject({ status: 201, data: { credits: 1, pictures: [1], balance: 99, cut: 2 } });
    expect(deps.account).toMatchObject({ available: 99 });
  });

  it("refuses a second one while the first is made, and one without credits, with the price", async () => {
    const { call } = await makeClient({ available: 1 });
    const two = { revision: 1, edits: [...body.edits, { type: "redraw", scene: 2 }] };

    const unpaid = await call("POST", path, { body: two });
    await call("POST", path, { body });

    expect(unpaid).toMatchObject({ status: 402, code: "insufficient_credits", balance: 1, price: 2 });
    expect(await call("POST", path, { body })).toMatchObject({ status: 409, code: "conflict" });
  });

  it("lists the downloads of an earlier cut", async () => {
    const { call, deps } = await makeClient();
    await call("POST", path, { body });
    await finishCut(deps);

    const { data } = await call("GET", "/task/web_1/downloads", { query: { cut: "1" } });

    expect(data.files[0]).toMatchObject({ kind: "video", file_name: "Fairytale Story - A fox learns to sail.mp4" });
  });
});
