import { describe, expect, it } from "vitest";
import { builtInModels } from "#functions/core/provider/models.ts";
import { makeFinishedFilm } from "../core/edit/finished-film.ts";
import { filmClient } from "./film-client.ts";

const path = "/task/web_1/translations";
const body = { languages: [{ language: "german" }, { language: "hindi" }] };
const headers = { "content-type": "application/json", "Idempotency-Key": "languages-1" };

describe("POST /api/task/{id}/translations", () => {
  it("says the price first, then orders all languages once for each key", async () => {
    const { call, deps } = filmClient(await makeFinishedFilm());

    const dry = await call("POST", path, { body: { ...body, dry_run: true } });
    const first = await call("POST", path, { body, headers });
    const again = await call("POST", path, { body, headers });
    const { data } = await call("GET", "/task/web_1/status");

    expect(dry.data).toMatchObject({ credits: 8, credits_each: 4, films: [], balance: 92, missing: 0 });
    expect(first).toMatchObject({ status: 201, data: { credits: 8, balance: 92 } });
    expect(first.data.films.map((film: { language: string }) => film.language)).toEqual(["german", "hindi"]);
    expect(again.data).toEqual(first.data);
    expect(deps.account).toMatchObject({ available: 92, held: 8 });
    expect(data.translations).toEqual(first.data.films);
  });

  it("gives the same answer where it was lost after the commit, and charges once", async () => {
    const { call, deps } = filmClient(await makeFinishedFilm());
    const keep = deps.idempotency.keep;
    deps.idempotency.keep = async () => {
      throw new Error("the process was killed");
    };
    const lost = await call("POST", path, { body, headers });
    deps.idempotency.keep = keep;

    const again = await call("POST", path, { body, headers });

    expect(lost.status).toBe(500);
    expect(again).toMatchObject({ status: 201, data: { credits: 8, balance: 92 } });
    expect(deps.account).toMatchObject({ available: 92, held: 8 });
  });

  it("refuses a language twice, one without credits, and a translation by the built-in writer", async () => {
    const twice = { languages: [body.languages[0], body.languages[0]] };
    const poor = filmClient(await makeFinishedFilm({ available: 5 }));
    const builtIn = filmClient(await makeFinishedFilm());
    builtIn.deps.settings.models = builtInModels;

    expect(await poor.call("POST", path, { body: twice })).toMatchObject({ status: 400 });
    expect(await poor.call("POST", path, { body })).toMatchObject({ status: 402, balance: 5, price: 8 });
    expect(await builtIn.call("POST", path, { body })).toMatchObject({ status: 422, code: "translator_needed" });
    expect(builtIn.deps.account).toMatchObject({ available: 100, held: 0 });
  });
});
