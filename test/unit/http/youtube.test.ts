import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { routes } from "#functions/api/youtube/index.ts";
import { requestAutomatically } from "#functions/core/youtube/request-upload.ts";
import { uploadFilm } from "#functions/core/youtube/upload-film.ts";
import { makeRouteClient } from "#test/support/client.ts";
import { ofKind } from "#test/support/ports.ts";
import { answerConsent, makePublishable, startFakeYouTube } from "#test/support/youtube.ts";

const channel = "/user/ada/youtube";
const film = "/task/web_1/youtube";

let fakes: Awaited<ReturnType<typeof startFakeYouTube>>;
beforeEach(async () => {
  fakes = await startFakeYouTube();
});
afterEach(() => fakes.google.stop());

/** The YouTube function over a world in memory, as Ada calls it. */
const makeClient = async (given: Parameters<typeof makePublishable>[1] = { upload: null }) => {
  const world = await makePublishable(fakes, given);
  return { ...world, call: makeRouteClient(routes, world.deps) };
};
const start = async (call: Awaited<ReturnType<typeof makeClient>>["call"]) => {
  const answer = await call("POST", `${channel}/connect`);
  return String(answer["url"]);
};

describe("a YouTube channel", () => {
  it("is offered only where the operator has set it up", async () => {
    const { call, deps } = await makeClient();

    expect(await call("GET", channel)).toMatchObject({ status: 200, is_available: true });
    const without = makeRouteClient(routes, { ...deps, youTube: undefined });
    expect(await without("GET", channel)).toMatchObject({ status: 200, is_available: false, data: null });
    expect(await without("POST", `${channel}/connect`)).toMatchObject({ status: 409 });
    expect(await without("POST", film, { body: {} })).toMatchObject({ status: 409 });
  });

  it("is connected by a consent that the same user started", async () => {
    const { call, deps } = await makeClient();
    await call("DELETE", channel);

    const consent = await answerConsent(await start(call));
    const answer = await call("POST", `${channel}/callback`, { body: { state: consent.state, code: consent.code } });

    expect(answer).toMatchObject({ status: 200, data: { title: "Bedtime Films" } });
    expect(await call("GET", channel)).toMatchObject({ data: { title: "Bedtime Films" } });
    const [token = ""] = fakes.google.refreshTokens();
    expect((await deps.channels.find("ada"))?.channel?.token).toBe(`sealed(ada,youtube)${token}`);
    expect(JSON.stringify([answer, await call("GET", channel)])).not.toContain(token);
    // A state is valid once.
    expect(await call("POST", `${channel}/callback`, { body: consent })).toMatchObject({ status: 400 });
  });

  it("is not connected by the state of another user", async () => {
    const { call, deps } = await makeClient();
    await call("DELETE", channel);
    await start(call);
    await deps.commit([
      {
        kind: "put-channel",
        record: {
          user_id: "eve",
          rev: 1,
          pending: { state: "of-eve", verifier: "v".repeat(64), until: "2026-01-01T01:00:00.000Z" },
        },
        from: undefined,
      },
    ]);
    const { code } = await answerConsent(fakes.adapter.consentUrl({ state: "of-eve", verifier: "v".repeat(64) }));

    expect(await call("POST", `${channel}/callback`, { body: { state: "of-eve", code } })).toMatchObject({
      status: 400,
      code: "invalid_request",
    });
    expect(await call("GET", channel)).toMatchObject({ data: null });
  });

  it("is not connected by a code of another consent, or an hour later", async () => {
    const { call, deps } = await makeClient();
    const { state } = await answerConsent(await start(call));

    expect(await call("POST", `${channel}/callback`, { body: { state, code: "4/other" } })).toMatchObject({
      status: 502,
    });
    const consent = await answerConsent(await start(call));
    await deps.wait(3_600);
    expect(await call("POST", `${channel}/callback`, { body: consent })).toMatchObject({ status: 400 });
  });

  it("publishes each new film once its owner has said so", async () => {
    const { call, deps } = await makeClient();
    const auto_publish = { privacy: "unlisted", made_for_kids: true };

    expect(await call("POST", channel, { body: { auto_publish } })).toMatchObject({ data: { auto_publish } });
    await requestAutomatically(deps, "ada", "web_1");
    await requestAutomatically(deps, "ada", "web_1");
    await uploadFilm(deps, "ada", "web_1");

    expect(fakes.google.videos).toMatchObject([
      { status: { privacyStatus: "unlisted", selfDeclaredMadeForKids: true, containsSyntheticMedia: true } },
    ]);
    expect(await call("GET", film)).toMatchObject({ data: { state: "published", privacy: "unlisted" } });
    // An event that comes again after the upload requests nothing.
    await requestAutomatically(deps, "ada", "web_1");
    expect(ofKind(deps.committed, "emit")).toHaveLength(1);
  });

  it("publishes no film by itself if its owner wants none, and not a new cut", async () => {
    const { call, deps } = await makeClient({ task: { cut_of: "web_0" }, upload: null });

    await requestAutomatically(deps, "ada", "web_1");
    await call("POST", channel, { body: { auto_publish: { privacy: "public", made_for_kids: false } } });
    await requestAutomatically(deps, "ada", "web_1");
    expect(await call("POST", channel, { body: { auto_publish: null } })).toMatchObject({
      data: { auto_publish: null },
    });

    expect(ofKind(deps.committed, "put-youtube-upload")).toEqual([]);
    await call("DELETE", channel);
    expect(await call("POST", channel, { body: { auto_publish: null } })).toMatchObject({ status: 409 });
  });

  it("says that it must be connected again after its owner has withdrawn the access, and keeps its settings", async () => {
    const { call, deps } = await makeClient({ upload: {} });
    const auto_publish = { privacy: "unlisted", made_for_kids: false };
    await call("POST", channel, { body: { auto_publish } });
    fakes.google.withdrawAccess();

    await uploadFilm(deps, "ada", "web_1");

    expect(await call("GET", channel)).toMatchObject({ data: { needs_consent: true, auto_publish } });
    expect(await call("GET", film)).toMatchObject({ data: { state: "failed" } });
    const consent = await answerConsent(await start(call));
    await call("POST", `${channel}/callback`, { body: consent });
    expect(await call("GET", channel)).toMatchObject({ data: { needs_consent: false, auto_publish } });
    await call("POST", film, { body: {} });
    await uploadFilm(deps, "ada", "web_1");
    expect(await call("GET", film)).toMatchObject({ data: { state: "published" } });
  });

  it("is forgotten and revoked", async () => {
    const { call, deps } = await makeClient();

    expect(await call("DELETE", channel)).toMatchObject({ status: 200 });

    expect(fakes.google.refreshTokens()).toEqual([]);
    expect(await deps.channels.find("ada")).toBeUndefined();
    expect(await call("DELETE", channel)).toMatchObject({ status: 200 });
  });
});

describe("a film", () => {
  it("is uploaded once, and shown with its state", async () => {
    const { call, deps } = await makeClient();
    expect(await call("GET", film)).toMatchObject({ status: 200, data: null });

    const body = { privacy: "unlisted", made_for_kids: true };
    const requested = await call("POST", film, { body });

    expect(requested).toMatchObject({
      status: 200,
      data: { state: "uploading", privacy: "unlisted", percent: 0, has_begun: false },
    });
    expect(ofKind(deps.committed, "emit").map(({ event }) => event)).toMatchObject([
      { type: "youtube.requested", detail: { userId: "ada", taskId: "web_1" } },
    ]);
    expect(await call("POST", film, { body })).toMatchObject({ status: 409 });
    await uploadFilm(deps, "ada", "web_1");
    const [video] = fakes.google.videos;
    expect(await call("GET", film)).toMatchObject({
      data: { state: "published", percent: 100, video_url: `https://www.youtube.com/watch?v=${video?.id}` },
    });
    expect(JSON.stringify(await call("GET", film))).not.toContain("upload_id");
    expect(await call("POST", film, { body })).toMatchObject({ status: 409 });
  });

  it("goes on after a failure with the options that it began with", async () => {
    const { call, stored } = await makeClient({
      upload: { state: "failed", session_url: `${fakes.google.endpoint}/upload?upload_id=1`, error: "Busy" },
    });

    expect(await call("POST", film, { body: { privacy: "public" } })).toMatchObject({ data: { has_begun: true } });

    expect(await stored()).toMatchObject({ state: "uploading", privacy: "private", session_url: expect.any(String) });
    expect((await stored()).error).toBeUndefined();
  });

  it("has failed if its upload has not moved for an hour", async () => {
    const { call, deps } = await makeClient({ upload: {} });
    await deps.wait(3_600);

    expect(await call("GET", film)).toMatchObject({ data: { state: "failed", error: expect.any(String) } });
    expect(await call("POST", film, { body: {} })).toMatchObject({ status: 200, data: { state: "uploading" } });
  });

  it.each([
    ["it is not completed", { task: { process_status: "in_progress" as const } }, {}, 409],
    ["its files are deleted", { task: { expires_at: "2025-12-31T00:00:00.000Z" } }, {}, 409],
    ["the time is over", {}, { publish_at: "2025-12-31T00:00:00Z" }, 400],
    ["it is public before its time", {}, { privacy: "public", publish_at: "2099-01-01T00:00:00Z" }, 400],
  ])("is refused if %s", async (_, given, body, status) => {
    const { call } = await makeClient({ ...given, upload: null });

    expect(await call("POST", film, { body })).toMatchObject({ status });
    expect(await call("GET", film)).toMatchObject({ data: null });
  });

  it("is refused without a channel", async () => {
    const { call } = await makeClient();
    await call("DELETE", channel);

    expect(await call("POST", film, { body: {} })).toMatchObject({
      status: 409,
      error: "Please connect a YouTube channel first.",
    });
  });
});
