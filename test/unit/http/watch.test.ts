import { beforeEach, describe, expect, it } from "vitest";
import { routes as taskRoutes } from "#functions/api/tasks/index.ts";
import { routes as watchRoutes } from "#functions/api/watch/index.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { fakePorts } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";
import { makeTask } from "#test/support/task.ts";

const folder = "films/0123456789abcdef";
const makeFilm = (given: Parameters<typeof makeTask>[0] = {}) =>
  makeTask({
    process_status: "completed",
    input_story: "An idea that only the owner knows",
    story_title: 'The "Fox" & <Sail> $& $1',
    youtube_video_description: "A fox learns to sail.\n\nChapters\n0:00 The harbour\n1:05 The lake",
    video_key: `${folder}/video.mp4`,
    thumbnail_key: `${folder}/thumbnail.jpg`,
    captions_vtt_key: `${folder}/captions.vtt`,
    video_seconds: 181.5,
    task_completed_at: "2026-01-01T00:00:00.000Z",
    expires_at: "2026-01-08T00:00:00.000Z",
    ...given,
  });

let deps: ReturnType<typeof fakePorts>;
beforeEach(() => {
  deps = fakePorts({ tasks: [makeFilm()] });
});

const call = async (...[method, path, options = {}]: Parameters<typeof request>) => {
  // The routes ask only for what fakePorts has.
  const all = [...taskRoutes, ...watchRoutes] as unknown as readonly Route<typeof deps>[];
  const [, , id, page] = path.split("/");
  const params = { ...(id && { id }), ...(page && { page }) };
  const { statusCode, headers, body } = await httpHandler(all, () => deps)(
    request(method, path, { params, ...options }),
    context,
  );
  const isJson = String(headers?.["content-type"]).startsWith("application/json");
  return { status: statusCode, headers, html: isJson ? "" : body, body: isJson ? JSON.parse(body) : {} };
};
const share = async (shared: boolean, claims = { sub: "ada" }) =>
  call("POST", "/task/web_1/share", { body: { shared }, claims });
const visitor = { claims: null };
const watchId = async (): Promise<string> => (await share(true)).body.data.watch_id;

describe("sharing a film", () => {
  it("opens a page for anyone, once, and closes it for good", async () => {
    const first = await watchId();
    const again = await watchId();
    expect(again).toBe(first);
    expect(first).toHaveLength(22);
    expect(await call("GET", `/watch/${first}`, visitor)).toMatchObject({ status: 200 });

    expect((await share(false)).body.data.watch_id).toBeUndefined();

    expect(await call("GET", `/watch/${first}`, visitor)).toMatchObject({
      status: 404,
      body: { error: "This film is not available. Its owner may have stopped sharing it, or it was deleted." },
    });
    expect((await share(false)).status).toBe(200);
    expect(await watchId()).not.toBe(first);
  });

  it("is refused to other users, who learn nothing of the film", async () => {
    const { status, body } = await share(true, { sub: "bob" });

    expect([status, body.error]).toEqual([404, "Task not found: web_1"]);
    expect(deps.committed).toEqual([]);
  });

  it.each([
    ["is not ready", makeTask(), "Only completed films can be shared. Current status: pending."],
    ["has expired", makeFilm({ expires_at: "2025-12-31T00:00:00.000Z" }), "The film has expired."],
  ])("is refused for a film that %s", async (_, task, message) => {
    deps = fakePorts({ tasks: [task] });

    const { status, body } = await share(true);

    expect(status).toBe(409);
    expect(body.error).toContain(message);
  });
});

describe("a shared film", () => {
  it("shows the film with links that end within hours", async () => {
    const { body } = await call("GET", `/watch/${await watchId()}`, visitor);

    expect(body.data).toMatchObject({
      title: 'The "Fox" & <Sail> $& $1',
      description: "A fox learns to sail.",
      language: "en",
      format: "landscape",
      width: 1920,
      height: 1080,
      seconds: 181.5,
      video_url: expect.stringContaining(`${folder}/video.mp4`),
    });
    expect(body.data.video_url).toContain("2026-01-01T04:00:00.000Z");
  });

  it("names nothing of its owner and of the order", async () => {
    const id = await watchId();
    const { user_id, task_id, user_email, input_story } = deps.task();
    const [film, page] = [await call("GET", `/watch/${id}`, visitor), await call("GET", `/watch/${id}/watch`, visitor)];

    for (const text of [JSON.stringify(film.body), page.html])
      for (const secret of [`"${user_id}"`, task_id, user_email, input_story, "credit"])
        expect(text).not.toContain(secret);
  });

  it.each([
    ["expires", { expires_at: "2025-12-31T00:00:00.000Z" }],
    ["is made again", { process_status: "in_progress" as const }],
  ])("is gone when the film %s", async (_, change) => {
    const id = await watchId();
    deps.put({ ...deps.task(), ...change });

    expect((await call("GET", `/watch/${id}`, visitor)).status).toBe(404);
    expect((await call("GET", `/watch/${id}/embed`, visitor)).status).toBe(404);
  });

  it("is gone with the task", async () => {
    const id = await watchId();
    await call("DELETE", "/task/web_1");

    expect((await call("GET", `/watch/${id}`, visitor)).status).toBe(404);
  });
});

describe("the page of a shared film", () => {
  it("has the film in its head, escaped", async () => {
    const id = await watchId();
    const { status, headers, html } = await call("GET", `/watch/${id}/watch`, visitor);

    expect([status, headers?.["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(html).toContain('<title>The "Fox" &amp; &lt;Sail&gt; $&amp; $1 | Animation Agent</title>');
    for (const line of [
      '<meta name="robots" content="noindex" />',
      '<meta property="og:type" content="video.other" />',
      `<meta property="og:url" content="https://films.example/watch/${id}" />`,
      '<meta property="og:video:type" content="video/mp4" />',
      `<meta name="twitter:player" content="https://films.example/embed/${id}" />`,
    ])
      expect(html).toContain(line);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*thumbnail\.jpg/);
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  it("answers those who ask whether it is there", async () => {
    const id = await watchId();

    expect((await call("HEAD", `/watch/${id}/watch`, visitor)).status).toBe(200);
    expect((await call("HEAD", `/watch/${id}0/watch`, visitor)).status).toBe(404);
    expect((await call("HEAD", `/watch/${id}`, visitor)).status).toBe(404);
  });

  it("says that a film is not available, and is not indexed", async () => {
    const { status, html } = await call("GET", "/watch/unknown/watch", visitor);

    expect(status).toBe(404);
    expect(html).toContain("<title>Film not available | Animation Agent</title>");
    expect(html).toContain("noindex");
  });
});

describe("oEmbed", () => {
  const embed = (query: Record<string, string>) => call("GET", "/oembed", { ...visitor, query });

  it("describes the player by oEmbed, within the asked size", async () => {
    const id = await watchId();
    const { body } = await embed({
      url: `https://films.example/watch/${id}?from=blog`,
      maxwidth: "480",
      format: "json",
    });

    expect(body).toMatchObject({ version: "1.0", type: "video", width: 480, height: 270 });
    expect(body.html).toContain(`<iframe src="https://films.example/embed/${id}" width="480" height="270"`);
  });

  it.each([
    ["another site", { url: "https://other.example/watch/abc" }, 404],
    ["an address that only begins alike", { url: "https://films.example.evil/watch/abc" }, 404],
    ["an unknown film", { url: "https://films.example/watch/abc" }, 404],
    ["XML", { url: "https://films.example/watch/abc", format: "xml" }, 400],
  ])("refuses %s", async (_, query, status) => {
    expect((await embed(query)).status).toBe(status);
  });
});
